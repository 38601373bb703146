/** Play by the rules alone, for games on boards: no component, no key and no theorem is used. */
import type { Rows, Ruleset } from 'impartial/internal';
import { range } from '../../statements/tally.ts';

export class ByRules {
  private readonly rules: Ruleset<Rows>;
  private readonly values = new Map<string, number>();
  private readonly wins = new Map<string, boolean>();

  constructor(rules: Ruleset<Rows>) {
    this.rules = rules;
  }

  /** The least value that no move leaves. */
  value(rows: Rows): number {
    const key = rows.join('/');
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const left = new Set(Array.from(this.rules.moves(rows), ({ to }) => this.value(to)));
    let value = 0;
    while (left.has(value)) value++;
    this.values.set(key, value);
    return value;
  }

  /** Whether the player to move wins where the last move loses. */
  winsMisere(rows: Rows): boolean {
    const key = rows.join('/');
    const known = this.wins.get(key);
    if (known !== undefined) return known;
    const moves = [...this.rules.moves(rows)];
    const wins = moves.length === 0 || moves.some(({ to }) => !this.winsMisere(to));
    this.wins.set(key, wins);
    return wins;
  }
}

/** Every board of so many rows and columns. */
export function* boardsOf(height: number, width: number): Iterable<Rows> {
  for (let set = 0; set < 2 ** (height * width); set++)
    yield Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => ((set >> (y * width + x)) & 1 ? '.' : '#')).join(''),
    );
}

/** The full board. */
export function fullBoard(height: number, width: number): Rows {
  return Array.from({ length: height }, () => '.'.repeat(width));
}

/** The sides of rectangles of up to so many squares, the first no longer than the second, from small to large. */
export function rectangles(most: number): readonly (readonly [height: number, width: number])[] {
  return range(1, most)
    .flatMap((height) => range(height, most).map((width) => [height, width] as const))
    .filter(([height, width]) => height * width <= most)
    .sort((a, b) => a[0] * a[1] - b[0] * b[1]);
}
