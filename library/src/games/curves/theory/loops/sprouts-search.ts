/**
 * Sprouts by search. In normal play parts are asked "are you worth k?" instead of what they are worth [lemoineViennot2012]: a part
 * beside a heap of k is lost when no move in either wins, and then k is its value. All parts of a sum but the largest are valued, the
 * largest is asked for the nim-sum of the others. In misère play values are not enough, and the whole is searched.
 *
 * Parts are remembered by their text. Moves to known positions are tried before others, small positions before large ones.
 */
import { type Bounds, LimitReached } from '../../../../core/limits.ts';
import { Timer } from '../../../../core/timer.ts';
import { drawCurve, eachCurve } from '../../sprouts-moves.ts';
import { settledParts, textToRegions } from '../../sprouts-text.ts';

/** The parts of a position, in the order of words. */
export type Parts = readonly string[];

/** What one stored position takes, by estimate. */
const BYTES = 400;

export class SproutsSearch {
  private readonly limits: Bounds;
  private readonly timer: Timer;
  private readonly options = new Map<string, readonly Parts[]>();
  /** Values that are known, and for others the heaps beside which the part is won. */
  private readonly values = new Map<string, number>();
  private readonly others = new Map<string, Set<number>>();
  private readonly misere = new Map<string, boolean>();
  private looked = 0;

  constructor(limits: Bounds) {
    this.limits = limits;
    this.timer = new Timer(limits.milliseconds);
  }

  /** Positions stored so far. */
  get positions(): number {
    return this.others.size + this.misere.size;
  }

  /** Whether the player to move loses in normal play, with a heap of k counters beside the parts. */
  isLost(parts: Parts, heap = 0): boolean {
    const [largest, ...rest] = withoutPairs(parts).sort((one, other) => other.length - one.length);
    if (largest === undefined) return heap === 0;
    let beside = heap;
    for (const part of rest) beside ^= this.valueOf(part);
    return this.isWorth(largest, beside);
  }

  valueOf(part: string): number {
    for (let value = 0; ; value++) if (this.isWorth(part, value)) return value;
  }

  private isWorth(part: string, value: number): boolean {
    const known = this.values.get(part);
    if (known !== undefined) return known === value;
    const others = this.others.get(part) ?? new Set();
    if (others.has(value)) return false;
    this.keepLimits();
    this.others.set(part, others);
    for (let less = 0; less < value; less++) if (this.isWorth(part, less)) return false;
    if (
      this.optionsOf(part).some((option) => this.isKnownLost(option, value)) ||
      this.optionsOf(part).some((option) => this.isLost(option, value))
    ) {
      others.add(value);
      return false;
    }
    this.values.set(part, value);
    return true;
  }

  private isKnownLost(parts: Parts, heap: number): boolean {
    let sum = heap;
    for (const part of parts) {
      const value = this.values.get(part);
      if (value === undefined) return false;
      sum ^= value;
    }
    return sum === 0;
  }

  /** Whether the player to move loses in misère play. */
  isLostInMisere(parts: Parts): boolean {
    if (parts.length === 0) return false;
    const key = [...parts].sort().join('+');
    const known = this.misere.get(key);
    if (known !== undefined) return known;
    this.keepLimits();
    const options = this.optionsOfAll(parts);
    const isWon =
      options.some((option) => this.misere.get([...option].sort().join('+')) === true) ||
      options.some((option) => this.isLostInMisere(option));
    this.misere.set(key, !isWon);
    return !isWon;
  }

  private optionsOfAll(parts: Parts): readonly Parts[] {
    const all = new Map<string, Parts>();
    for (const part of new Set(parts)) {
      const rest = [...parts];
      rest.splice(rest.indexOf(part), 1);
      for (const option of this.optionsOf(part)) all.set([...rest, ...option].sort().join('+'), [...rest, ...option]);
    }
    return lightFirst(all.values());
  }

  /** What the moves in a part lead to, each once, small ones first. */
  private optionsOf(part: string): readonly Parts[] {
    const known = this.options.get(part);
    if (known !== undefined) return known;
    const regions = textToRegions(part);
    const found = new Map<string, Parts>();
    for (const curve of eachCurve(regions, true)) {
      if ((++this.looked & 255) === 0) this.look();
      const parts = settledParts(drawCurve(regions, curve)).sort();
      found.set(parts.join('+'), parts);
    }
    const options = lightFirst(found.values());
    this.options.set(part, options);
    return options;
  }

  private keepLimits(): void {
    const { positions, megabytes } = this.limits;
    if (this.positions >= positions) throw new LimitReached('positions', positions);
    if ((this.positions + this.options.size) * BYTES > megabytes * 1e6) throw new LimitReached('megabytes', megabytes);
  }

  private look(): void {
    this.limits.onLook?.({ positions: this.positions });
    this.timer.check();
  }
}

function lightFirst(options: Iterable<Parts>): readonly Parts[] {
  return Array.from(options, (parts) => ({ parts, weight: weightOf(parts) }))
    .sort((one, other) => one.weight - other.weight)
    .map(({ parts }) => parts);
}

/** About how many moves there are: few moves are searched soon, and who has few is often lost. */
function weightOf(parts: Parts): number {
  let weight = 0;
  for (const part of parts) {
    for (const boundaries of textToRegions(part)) {
      let [spots, pairs] = [0, 0];
      for (const { length } of boundaries) {
        spots += length;
        pairs += (length * (length + 1)) / 2;
      }
      weight += pairs * 2 ** (boundaries.length - 1) + (spots * (spots - 1)) / 2;
    }
  }
  return weight;
}

/** Equal parts cancel. */
function withoutPairs(parts: Parts): string[] {
  const odd = new Set<string>();
  for (const part of parts) if (!odd.delete(part)) odd.add(part);
  return [...odd];
}
