/**
 * Notakto [plambeckWhitehead2013]: tic-tac-toe on any number of boards on which both players write crosses. A board with three of them in
 * a row is dead. Who has to kill the last board loses, so that its play is misère by rule.
 *
 * Boards keep their places, and dead ones stay beside the others: a move is called by the number of its board and the square, `2.b3`.
 */

import type { Counted } from '../../core/counted.ts';
import { LazyMove } from '../../core/lazy-move.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { formatMultiset, parseMultiset } from '../../notation/multiset.ts';
import { boardKey, crossesOn, EMPTY_BOARD, isDead, rowsOf } from './notakto-board.ts';

export interface NotaktoPosition {
  /** As they are written, equal ones that follow each other together. */
  readonly boards: readonly { readonly board: string; readonly count: bigint }[];
  /** The number of the only board, where it is one of several that are played on. */
  readonly number?: bigint;
}

export const notakto: Ruleset<NotaktoPosition> = {
  id: 'notakto',
  title: 'Notakto',
  rule: 'Put an X on a free square of a board that has no three X in a row.',
  inShort: 'tic-tac-toe with X only',
  notation:
    'Boards of three rows: `.../.X./...`; several with spaces between them, equal ones as `.../.../...^4`. A move is a square, `b2`, with the number of its board where there are several: `3.b2`.',
  sources: [{ key: 'plambeckWhitehead2013' }],
  samples: [
    'X../.X./..X',
    '.X./X../...',
    'X.X/.X./... .X./XX./...',
    'XX./.../..X^2',
    'XXX/.../... XX./X.X/.X.',
    'XX./..X/XX. X.X/XX./..X',
  ],
  example: '.../.../... .../.../...',
  family: { text: `${EMPTY_BOARD}^{n}`, from: 1 },
  defaultPlay: 'misere',
  keepsPlaces: true,
  parse: parsePosition,
  format: ({ boards }) => formatMultiset(boards.map(({ board, count }) => ({ text: board, count }))),
  leastLength: ({ boards }) => boards.length * EMPTY_BOARD.length,
  moves: eachMove,
  components: listBoards,
  join: joinBoards,
  key: positionKey,
  toMove: () => 'put an X on a free square of a board that has no three X in a row',
  draw: ({ boards }) => ({
    picture: 'boards',
    boards: boards.map(({ board, count }) => ({ rows: rowsOf(board), count, isOver: isDead(board) })),
  }),
};

function* eachMove(position: NotaktoPosition): Iterable<Move<NotaktoPosition>> {
  for (const [index, { board }] of position.boards.entries())
    for (const { square, board: left } of crossesOn(board)) yield crossOn(position, index, square, left);
}

/** The move that makes `left` of one of the equal boards at a place: of the first, since moves on the others leave the same. */
export function crossOn(position: NotaktoPosition, index: number, square: string, left: string): Move<NotaktoPosition> {
  const { boards, number: own } = position;
  const { board, count, number } = numbered(position)[index] as Numbered;
  const result = () => {
    const others = count === 1n ? [] : [{ board, count: count - 1n }];
    const after = [...boards.slice(0, index), { board: left, count: 1n }, ...others, ...boards.slice(index + 1)];
    return { boards: merged(after), ...(own !== undefined && { number: own }) };
  };
  return new LazyMove(() => (number === undefined ? square : `${number}.${square}`), result);
}

interface Numbered {
  readonly board: string;
  readonly count: bigint;
  readonly number: bigint | undefined;
}

/** The boards with the number of the first of each kind; a board alone has none unless it is a component. */
function numbered({ boards, number }: NotaktoPosition): readonly Numbered[] {
  const isAlone = boards.length === 1 && boards[0]?.count === 1n;
  let next = 1n;
  return boards.map(({ board, count }) => {
    const first = isAlone ? number : next;
    next += count;
    return { board, count, number: first };
  });
}

function listBoards(position: NotaktoPosition): readonly Counted<NotaktoPosition>[] {
  if (totalOf(position) === 1n) return [];
  return numbered(position).map(({ board, count, number = 1n }) => {
    const single = (at: bigint): NotaktoPosition => ({ boards: [{ board, count: 1n }], number: at });
    return {
      item: single(number),
      count,
      *copies() {
        for (let copy = 0n; copy < count; copy++) yield single(number + copy);
      },
    };
  });
}

function totalOf({ boards }: NotaktoPosition): bigint {
  return boards.reduce((sum, { count }) => sum + count, 0n);
}

/** By their numbers; of boards with one number, that which was played on comes before those that were equal to it. */
function joinBoards(components: readonly Counted<NotaktoPosition>[]): NotaktoPosition {
  const all = components.flatMap(({ item, count }) =>
    item.boards.map((each) => ({ board: each.board, count: each.count * count, number: item.number ?? 0n })),
  );
  const sorted = all.toSorted((a, b) => Number(a.number - b.number) || crossesIn(b.board) - crossesIn(a.board));
  return { boards: merged(sorted) };
}

function crossesIn(board: string): number {
  return board.split('X').length - 1;
}

function merged(boards: NotaktoPosition['boards']): NotaktoPosition['boards'] {
  const all: { board: string; count: bigint }[] = [];
  for (const { board, count } of boards) {
    const last = all.at(-1);
    if (last?.board === board) last.count += count;
    else all.push({ board, count });
  }
  return all;
}

/** Dead boards have nothing to do with who wins. */
function positionKey({ boards }: NotaktoPosition): string {
  const counts = new Map<string, bigint>();
  for (const { board, count } of boards) {
    const key = boardKey(board);
    if (key !== 'dead') counts.set(key, (counts.get(key) ?? 0n) + count);
  }
  const live = [...counts].map(([text, count]) => ({ text, count })).sort((a, b) => (a.text < b.text ? -1 : 1));
  return live.length === 0 ? 'dead' : formatMultiset(live);
}

function parsePosition({ text, at }: PositionText): Result<NotaktoPosition> {
  const entries = parseMultiset(text, at);
  if (!entries.ok) return entries;
  const boards: { board: string; count: bigint }[] = [];
  for (const { text: board, at: place, count } of entries.value) {
    const fault = faultOf(board, place);
    if (fault !== undefined) return fault;
    if (count > 0n) boards.push({ board, count });
  }
  if (boards.length === 0)
    return bad('empty-position', 'There is no board.', at, { expected: `boards such as ${EMPTY_BOARD} or .X./.../X..` });
  return ok({ boards: merged(boards) });
}

function faultOf(board: string, at: number): Result<never> | undefined {
  const wrong = /[^.X/]/u.exec(board);
  if (wrong !== null) {
    const [found] = wrong;
    return bad('no-square', `${found} is no square of a board.`, at + wrong.index, { expected: '., X or / between rows', found });
  }
  if (/^[.X]{3}(\/[.X]{3}){2}$/.test(board)) return undefined;
  return bad('no-board', 'A board of Notakto has three rows of three squares.', at, {
    expected: `a board such as ${EMPTY_BOARD}`,
    found: board,
  });
}
