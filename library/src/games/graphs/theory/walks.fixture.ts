/** Geography by the rules alone, and all small graphs: what the theorems are compared with. */
import type { Play } from '../../../core/outcome.ts';
import type { Ruleset } from '../../../core/ruleset.ts';
import type { Walk } from '../walk.ts';

/** Plays every move: the Grundy value, and whether misère play is won. */
export class WalkReferee {
  private readonly rules: Ruleset<Walk>;
  private readonly values = new Map<string, number>();
  private readonly wins = new Map<string, boolean>();

  constructor(rules: Ruleset<Walk>) {
    this.rules = rules;
  }

  value(walk: Walk): number {
    const text = this.rules.format(walk);
    const known = this.values.get(text);
    if (known !== undefined) return known;
    const met = new Set(Array.from(this.rules.moves(walk), ({ to }) => this.value(to)));
    let value = 0;
    while (met.has(value)) value++;
    this.values.set(text, value);
    return value;
  }

  isWon(walk: Walk, play: Play): boolean {
    if (play === 'normal') return this.value(walk) > 0;
    const text = this.rules.format(walk);
    const known = this.wins.get(text);
    if (known !== undefined) return known;
    const options = Array.from(this.rules.moves(walk), ({ to }) => this.isWon(to, play));
    const won = options.length === 0 || options.includes(false);
    this.wins.set(text, won);
    return won;
  }

  winningMoves(walk: Walk, play: Play): readonly string[] {
    return Array.from(this.rules.moves(walk)).flatMap(({ label, to }) => (this.isWon(to, play) ? [] : [label]));
  }
}

/** The edges of all graphs on the vertices 1 … order, as words; with arcs where asked for. */
export function* eachGraphText(order: number, arrow: '-' | '>' = '-'): Iterable<string> {
  const pairs: string[] = [];
  for (let u = 1; u <= order; u++)
    for (let v = arrow === '-' ? u + 1 : 1; v <= order; v++) if (u !== v) pairs.push(`${u}${arrow}${v}`);
  const vertices = Array.from({ length: order }, (_, index) => `${index + 1}`);
  for (let set = 0; set < 2 ** pairs.length; set++)
    yield [...pairs.filter((_, index) => ((set >> index) & 1) === 1), ...vertices].join(' ');
}

export function open(rules: Ruleset<Walk>, text: string): Walk {
  const parsed = rules.parse({ text, at: 0, options: [] });
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
}
