/**
 * The misère quotient of Notakto, worked out once from the moves on the 46 live boards; no element of it is written here.
 *
 * Boards are numbered so that those with more crosses come first, since every move adds one; a dead board is nothing. The elements get the
 * letters of [plambeckWhitehead2013]: a, b, c and d are the classes of four boards, and every other element is written as the least product
 * of these.
 */
import type { Bounds } from '../../../core/limits.ts';
import { Effort } from '../../../misere/effort.ts';
import { QuotientSearch } from '../../../misere/extend.ts';
import { product, type Quotient } from '../../../misere/quotient.ts';
import { wordToText } from '../../../misere/words.ts';
import { boardKey, crossesOn, EMPTY_BOARD } from '../notakto-board.ts';

/** Boards whose classes are called a, b, c and d: one that every move kills, one on which a move may leave that, the empty one, two crosses. */
export const LETTERS = ['XX./X.X/.XX', 'XX./X.X/.X.', EMPTY_BOARD, 'XX./.../...'] as const;

export interface NotaktoQuotient {
  readonly quotient: Quotient;
  /** One board of each kind, in the order of their numbers, from 1. */
  readonly boards: readonly string[];
  /** The element of a board; that of a dead one is the identity. */
  classOf(board: string): number;
  /** Each element in the letters of the paper: `ac²`. */
  readonly words: readonly string[];
}

let known: NotaktoQuotient | undefined;

/** Throws `LimitReached`. */
export function notaktoQuotient(limits: Bounds): NotaktoQuotient {
  known ??= workOut(limits);
  return known;
}

function workOut(limits: Bounds): NotaktoQuotient {
  const boards = liveBoards();
  const numbers = new Map(boards.map((board, index) => [boardKey(board), index + 1]));
  // The search asks for them again and again.
  const options = boards.map((board) =>
    Array.from(crossesOn(board), (cross) => {
      const left = numbers.get(boardKey(cross.board));
      return left === undefined ? [] : [left];
    }),
  );
  const search = new QuotientSearch({ options: (number) => options[number - 1] ?? [] });
  const effort = new Effort(limits);
  while (search.heap < boards.length) search.advance(effort);
  const { quotient } = search;
  const classOf = (board: string) => quotient.phi[numbers.get(boardKey(board)) ?? 0] as number;
  return { quotient, boards, classOf, words: wordsIn(quotient, LETTERS.map(classOf)) };
}

/** One board of each kind that is not dead, those with the most crosses first. */
function liveBoards(): readonly string[] {
  const found = new Map([[boardKey(EMPTY_BOARD), EMPTY_BOARD]]);
  for (const board of found.values())
    for (const { board: next } of crossesOn(board)) {
      const key = boardKey(next);
      if (key !== 'dead' && !found.has(key)) found.set(key, next);
    }
  return [...found.values()].reverse();
}

/** The least product of the letters for each element: shortest first, then in the order of the letters. */
function wordsIn(quotient: Quotient, letters: readonly number[]): readonly string[] {
  const words = new Map([[0, letters.map(() => 0)]]);
  for (const [element, word] of words)
    for (const [index, letter] of letters.entries()) {
      const next = product(quotient, element, letter);
      if (!words.has(next)) words.set(next, word.with(index, (word[index] ?? 0) + 1));
    }
  return Array.from({ length: quotient.order }, (_, element) => wordToText(words.get(element) ?? []));
}
