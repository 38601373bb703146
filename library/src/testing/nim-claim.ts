/**
 * Whether a game may claim the misère lemma (`core/nim-on-values.ts`): its two conditions, looked up move by move.
 *
 * Values are found by play alone, so that a theorem that is wrong about them cannot excuse itself.
 */
import type { Game } from '../core/game.ts';
import { mex } from '../core/nimber.ts';

/** What is left after a move, or a component by itself. */
interface Weighed {
  readonly value: number;
  /** Whether some component has a value of 2 or more. */
  readonly isHeavy: boolean;
}

/** Components of games, valued by play; one for a sweep, so that each is played out once. */
export class NimClaim {
  private readonly values = new Map<string, number>();
  private readonly kept = new Set<string>();

  /** How many different components were found to keep the claim. */
  get count(): number {
    return this.kept.size;
  }

  /** Looks at all components of a position and at all that can come of them; throws where one breaks the claim. */
  check(position: Game): this {
    for (const { item } of position.components()) this.checkComponent(item);
    return this;
  }

  private checkComponent(component: Game): void {
    if (this.kept.has(component.key)) return;
    this.kept.add(component.key);
    const left: Weighed[] = [];
    for (const { to } of component.moves()) {
      this.check(to);
      left.push(this.weigh(to));
    }
    const value = this.valueOf(component);
    const breach = value < 2 ? breachOfLight(value, left) : breachOfHeavy(left);
    if (breach !== undefined) throw new Error(`${component.key} of value ${value} breaks the claim: ${breach}`);
  }

  private weigh(position: Game): Weighed {
    let [value, isHeavy] = [0, false];
    for (const { item, count } of position.components()) {
      const own = this.valueOf(item);
      if (count % 2n === 1n) value ^= own;
      isHeavy ||= own >= 2;
    }
    return { value, isHeavy };
  }

  private valueOf(component: Game): number {
    const known = this.values.get(component.key);
    if (known !== undefined) return known;
    const value = mex(Array.from(component.moves(), ({ to }) => this.weigh(to).value));
    this.values.set(component.key, value);
    return value;
  }
}

/** Condition (a). */
function breachOfLight(value: number, left: readonly Weighed[]): string | undefined {
  if (left.some((each) => each.isHeavy && each.value < 2)) return 'a move leaves a component of 2 or more, and 0 or 1 in all';
  const isKept = left.length === 0 || left.some((each) => !each.isHeavy && each.value === 1 - value);
  return isKept ? undefined : `no move leaves ${1 - value} with every component below 2`;
}

/** Condition (b). */
function breachOfHeavy(left: readonly Weighed[]): string | undefined {
  const missing = [0, 1].find((rest) => !left.some(({ value, isHeavy }) => value === (isHeavy ? rest : 1 - rest)));
  return missing === undefined ? undefined : `beside others of value ${missing} no move wins`;
}
