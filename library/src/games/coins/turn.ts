/** Turns: which coins a move of a code may turn over when this square is the rightmost of them. */
import { type Nimber, toNimber } from '../../core/nimber.ts';
import { eachCount, type TurningCode } from './code.ts';

/** Squares that are turned over, rising. Where they lie side by side, from the first to the last one. */
export interface Turn {
  readonly squares: readonly Nimber[];
  readonly adjacent: boolean;
}

/** The turns whose rightmost square is this one; lazily, since there are as many as sets of squares. */
export function* eachTurn(code: TurningCode, last: Nimber): Iterable<Turn> {
  const squares = Number(last) + 1;
  for (const count of eachCount(code, squares)) {
    if (code.adjacent) yield { squares: [back(last, count - 1), last], adjacent: true };
    else for (const others of eachChoice(count - 1, last)) yield { squares: [...others, last], adjacent: false };
  }
}

/** Whether there is a turn with this rightmost square. */
export function hasTurn({ counts }: TurningCode, last: Nimber): boolean {
  return (counts[0]?.from ?? 1) <= Number(last) + 1;
}

/** So many squares to the left. */
function back(square: Nimber, by: number): Nimber {
  return typeof square === 'number' ? square - by : toNimber(square - BigInt(by));
}

/** All sets of so many squares below this one, each rising. */
function* eachChoice(count: number, below: Nimber, from = 0): Iterable<readonly Nimber[]> {
  if (count === 0) yield [];
  else
    for (let square = from; square < below; square++)
      for (const rest of eachChoice(count - 1, below, square + 1)) yield [square, ...rest];
}

/** `0,2,7`; side by side `3..7`. */
export function turnToText({ squares, adjacent }: Turn): string {
  if (!adjacent) return squares.join(',');
  const [first, last] = squares;
  return first === last ? `${last}` : `${first}..${last}`;
}

/** How many coins it turns. */
export function coinsOf({ squares, adjacent }: Turn): bigint {
  return adjacent ? BigInt(squares[1] ?? 0) - BigInt(squares[0] ?? 0) + 1n : BigInt(squares.length);
}

/** The squares one by one. */
export function* eachSquare({ squares, adjacent }: Turn): Iterable<Nimber> {
  const [first, last] = squares;
  if (!adjacent || first === undefined || last === undefined) yield* squares;
  else for (let square = BigInt(first); square <= BigInt(last); square++) yield toNimber(square);
}
