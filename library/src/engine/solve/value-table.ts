/**
 * The table of all components that the value of a position rests on, for its certificate; small ones only. It is worked out from the moves
 * alone, and takes nothing from the limits of the question.
 */
import { combineCopies, type Theory } from '../../compounds/theory.ts';
import type { Counted } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';

/** Rows of a table, moves that are looked at for it with what they leave, and the longest key of a component whose table is begun at all. */
const MOST_ROWS = 1000;
const MOST_MOVES = 50_000;
const MOST_LEFT = 200_000;
const LONGEST_KEY = 200;
/** Longer positions have short keys only if they are long paths, with as many rows. */
const LONGEST_TEXT = 3 * MOST_ROWS;

type Row = readonly [question: string, value: string];

/** Rows in an order in which each rests on earlier ones, and the components that they value. */
export interface MadeTable {
  readonly rows: readonly Row[];
  has(game: Game): boolean;
}

/** From the shortest component to the first for which there would be too many rows, play need not end, or it is late; undefined if that is the first. */
export function valueTable<V>(
  roots: readonly Game[],
  theory: Theory<V>,
  lineOf: (game: Game) => string,
  isLate: () => boolean,
): MadeTable | undefined {
  if (roots.length > MOST_ROWS) return undefined;
  const table = new Table(theory, lineOf, isLate);
  const has = new Set<string>();
  let count = 0;
  for (const root of roots.toSorted((a, b) => a.leastLength() - b.leastLength())) {
    if (isTooLong(root) || !fits(table, root)) break;
    count = table.rows.length;
    has.add(root.key);
  }
  return has.size === 0 ? undefined : { rows: table.rows.slice(0, count), has: ({ key }) => has.has(key) };
}

function fits<V>(table: Table<V>, root: Game): boolean {
  try {
    return table.add(root);
  } catch (error) {
    if (error instanceof LimitReached) return false;
    throw error;
  }
}

function isTooLong(game: Game): boolean {
  return game.key.length > LONGEST_KEY || game.leastLength() > LONGEST_TEXT;
}

interface Frame {
  readonly game: Game;
  /** What each move leaves. */
  readonly options: readonly (readonly Counted<Game>[])[];
  /** The components of these that are still to be looked at. */
  readonly left: Game[];
}

class Table<V> {
  readonly rows: Row[] = [];
  private readonly theory: Theory<V>;
  private readonly lineOf: (game: Game) => string;
  private readonly values = new Map<string, V>();
  private readonly begun = new Set<string>();
  /** Each has a row in the end. */
  private readonly met = new Set<string>();
  private readonly isLate: () => boolean;
  private moves = 0;
  private left = 0n;

  constructor(theory: Theory<V>, lineOf: (game: Game) => string, isLate: () => boolean) {
    this.theory = theory;
    this.lineOf = lineOf;
    this.isLate = isLate;
  }

  /** False where there are too many rows or moves, a component comes back to itself, or it is late. */
  add(root: Game): boolean {
    const stack: Frame[] = [];
    for (let next: Game | undefined = root; next !== undefined || stack.length > 0; next = stack.at(-1)?.left.pop()) {
      if (next === undefined) this.settle(stack.pop() as Frame);
      else if (!this.values.has(next.key)) {
        const frame = this.begin(next);
        if (frame === undefined) return false;
        stack.push(frame);
      }
    }
    return true;
  }

  private begin(game: Game): Frame | undefined {
    if (this.begun.has(game.key) || !this.hasRoomFor(game)) return undefined;
    this.begun.add(game.key);
    const options: (readonly Counted<Game>[])[] = [];
    for (const { to } of game.moves()) {
      if (++this.moves > MOST_MOVES || this.left > MOST_LEFT || this.isLate()) return undefined;
      const components = to.components();
      for (const { item, count } of components) {
        if (!this.hasRoomFor(item)) return undefined;
        this.left += count;
      }
      options.push(components);
    }
    return { game, options, left: options.flatMap((components) => components.map(({ item }) => item)) };
  }

  private hasRoomFor(game: Game): boolean {
    return this.met.add(game.key).size <= MOST_ROWS;
  }

  private settle({ game, options }: Frame): void {
    const values = options.map((components) => this.joined(components));
    const value = values.length === 0 ? this.theory.ended : this.theory.fromOptions(values);
    this.values.set(game.key, value);
    this.rows.push([this.lineOf(game), this.theory.encode(value)]);
  }

  private joined(components: readonly Counted<Game>[]): V {
    const [first, ...others] = components.map(({ item, count }) =>
      combineCopies(this.theory, this.values.get(item.key) as V, count),
    );
    return others.reduce((sum: V, value) => this.theory.combine(sum, value), first as V);
  }
}
