/**
 * Play by the rules alone, for sweeps over many small epidemics: it knows the moves and who wins at the end, and no theorem.
 *
 * Answers `undefined` where a position takes more than `most` new positions.
 */
import type { Play } from '../../../core/outcome.ts';
import type { Ruleset } from '../../../core/ruleset.ts';

class TooLarge extends Error {}

export class EpidemicReferee<Pos> {
  private readonly memo = new Map<string, boolean>();
  private readonly rules: Ruleset<Pos>;
  private readonly play: Play;
  private readonly most: number;
  private readonly key: (position: Pos) => string;
  private left = 0;

  /** Positions with the same key are the same; the text says so unless something shorter does. */
  constructor(rules: Ruleset<Pos>, play: Play, most = 3000, key?: (position: Pos) => string) {
    this.rules = rules;
    this.play = play;
    this.most = most;
    this.key = key ?? ((position) => [rules.format(position), ...(rules.formatOptions?.(position) ?? [])].join(', '));
  }

  outcome(position: Pos): 'N' | 'P' | undefined {
    this.left = this.most;
    try {
      return this.wins(position) ? 'N' : 'P';
    } catch (error) {
      if (error instanceof TooLarge) return undefined;
      throw error;
    }
  }

  private wins(position: Pos): boolean {
    const key = this.key(position);
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    if (--this.left < 0) throw new TooLarge();
    let hasMove = false;
    let won = false;
    for (const { to } of this.rules.moves(position)) {
      hasMove = true;
      if (!this.wins(to)) {
        won = true;
        break;
      }
    }
    if (!hasMove) won = this.play === 'misere';
    this.memo.set(key, won);
    return won;
  }
}

/** A position from its text and options; a text that does not read is a fault of the test. */
export function read<Pos>(rules: Ruleset<Pos>, text: string, options: readonly string[] = []): Pos {
  const parsed = rules.parse({
    text,
    at: 0,
    options: options.map((option) => {
      const [name = '', ...words] = option.split(' ');
      return { name, words: words.map((word) => ({ text: word, at: 0 })), at: 0 };
    }),
  });
  if (!parsed.ok) throw new Error(`${text.slice(0, 80)}: ${parsed.error.message}`);
  return parsed.value;
}
