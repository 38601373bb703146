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
    else for (const squares of eachChoice(count - 1, last)) yield { squares, adjacent: false };
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

/** All sets of so many squares below this one, in their order, each rising and with this one at its end. */
function* eachChoice(count: number, last: Nimber): Iterable<readonly Nimber[]> {
  if (count > last) return;
  const chosen: number[] = Array.from({ length: count }, (_, place) => place);
  const most = Number(last) - count;
  for (;;) {
    yield [...chosen, last];
    let place = count - 1;
    while (place >= 0 && chosen[place] === most + place) place--;
    if (place < 0) return;
    for (let square = (chosen[place] as number) + 1; place < count; place++, square++) chosen[place] = square;
  }
}

/** `0,2,7`; side by side `3..7`. */
export function turnToText({ squares, adjacent }: Turn): string {
  if (!adjacent) return squares.join(',');
  const [first, last] = squares;
  return first === last ? `${last}` : `${first}..${last}`;
}

/** The turn that is written like this, if a move of the code may make it. */
export function turnNamed({ counts, adjacent }: TurningCode, text: string): Turn | undefined {
  const numbers = text.split(adjacent ? '..' : ',');
  if (!numbers.every((number) => /^\d+$/.test(number))) return undefined;
  const named = numbers.map((number) => toNimber(BigInt(number)));
  if (named.some((square, index) => index > 0 && square <= (named[index - 1] as Nimber))) return undefined;
  const turn = { squares: adjacent ? [named[0] as Nimber, named.at(-1) as Nimber] : named, adjacent };
  const coins = coinsOf(turn);
  return counts.some(({ from, to }) => from <= coins && coins <= to) && turnToText(turn) === text ? turn : undefined;
}

/** How many coins it turns. */
export function coinsOf({ squares, adjacent }: Turn): bigint {
  return adjacent ? BigInt(squares[1] ?? 0) - BigInt(squares[0] ?? 0) + 1n : BigInt(squares.length);
}

/** The squares one by one. */
export function eachSquare({ squares, adjacent }: Turn): Iterable<Nimber> {
  const [first, last] = squares;
  return adjacent && first !== undefined && last !== undefined ? eachBetween(first, last) : squares;
}

function* eachBetween(first: Nimber, last: Nimber): Iterable<Nimber> {
  if (typeof last === 'number') for (let square = Number(first); square <= last; square++) yield square;
  else for (let square = BigInt(first); square <= last; square++) yield toNimber(square);
}
