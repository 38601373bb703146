/**
 * Tartans [berlekampConwayGuy2003, Ch. 14]: the product of two games of turning coins, played on a board.
 *
 * Where one game may turn the coins A of a row and the other the coins B, a move of their product turns all coins in the columns A and
 * the rows B; the one farthest from 0,0 goes from heads to tails. Turning Corners is Twins times Twins.
 */
import { LazyMove } from '../../core/lazy-move.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { listWords } from '../../notation/tokens.ts';
import type { TurningCode } from './code.ts';
import { drawPlaces, formatPlaces, type HeadsOnGrid, type Place, parsePlaces, togglePlaces } from './grid.ts';
import { gameInRowToText, NAMED_CODES, parseGameInRow } from './named-codes.ts';
import { eachSquare, eachTurn, hasTurn, type Turn, turnNamed, turnToText } from './turn.ts';

export interface CoinBoard {
  /** The game that is played along rows, so that it says which columns a move turns. */
  readonly across: TurningCode;
  /** The game that is played along columns. */
  readonly down: TurningCode;
  readonly heads: HeadsOnGrid;
}

export const tartan: Ruleset<CoinBoard> = {
  id: 'tartan',
  title: 'Tartans',
  rule: 'Choose columns by a move of the first game and rows by a move of the second, and turn over all coins where they cross, the farthest from heads to tails.',
  inShort: 'products of coin games',
  notation:
    'Two games of turning coins by name or code, a colon and the coins that show heads by column and row: `ruler x twins: 3,5 2,0`. `-` stands for no heads.',
  sources: [
    { key: 'berlekampConwayGuy2003', where: 'Ch. 14' },
    { key: 'conway1976', where: 'Ch. 6' },
  ],
  samples: ['ruler x twins: 1,3 2,0', 'turning-turtles x ruler: 1,1', 'twins x 1-3: 2,1', 'ruler x ruler: -'],
  example: 'ruler x twins: 3,5 2,0',
  family: { text: 'ruler x ruler: {n},{n}', from: 0 },
  parse: parseWithGames,
  format: ({ across, down, heads }) => `${gameInRowToText(across)} x ${gameInRowToText(down)}: ${formatPlaces(heads)}`,
  ground: ({ across, down }) => `${across.text} x ${down.text}`,
  toMove: () => 'choose columns by the first game and rows by the second, and turn over all coins where they cross',
  ...boardRules(),
};

export const turningCorners: Ruleset<CoinBoard> = {
  id: 'turning-corners',
  title: 'Turning Corners',
  rule: 'Turn over the four corners of a rectangle, the one farthest from 0,0 from heads to tails.',
  inShort: 'corners of rectangles',
  notation: 'The coins that show heads by column and row, counted from 0: `5,7 2,2`; `-` stands for no heads.',
  sources: [
    { key: 'berlekampConwayGuy2003', where: 'Ch. 14' },
    { key: 'conway1976', where: 'Ch. 6' },
  ],
  samples: ['2,2', '1,3 2,1', '0,4', '3,3', '-'],
  family: { text: '{n},{n}', from: 0 },
  parse({ text, at }) {
    const heads = parsePlaces(text, at);
    return heads.ok ? ok({ across: TWINS, down: TWINS, heads: heads.value }) : heads;
  },
  format: ({ heads }) => formatPlaces(heads),
  toMove: () => 'turn over the four corners of a rectangle, the farthest from heads to tails',
  ...boardRules(),
};

const TWINS: TurningCode = { text: NAMED_CODES.twins, counts: [{ from: 2, to: 2 }], adjacent: false };

function boardRules(): Required<Pick<Ruleset<CoinBoard>, 'leastLength' | 'moves' | 'moveNamed' | 'draw'>> {
  return {
    leastLength: ({ heads }) => 4 * heads.length,
    moves: eachMove,
    moveNamed: crossingNamed,
    draw: ({ heads }) => drawPlaces(heads),
  };
}

function* eachMove(board: CoinBoard): Iterable<Move<CoinBoard>> {
  for (const { x, y } of board.heads) {
    // Without rows there is no move, and columns may be more than anybody can count.
    if (!hasTurn(board.down, y)) continue;
    for (const columns of eachTurn(board.across, x))
      for (const rows of eachTurn(board.down, y)) yield turnCrossings(board, columns, rows);
  }
}

/** The move that turns all coins of these columns in these rows: `0,3x2,5`. */
export function turnCrossings(board: CoinBoard, columns: Turn, rows: Turn): Move<CoinBoard> {
  return new LazyMove(
    () => `${turnToText(columns)}x${turnToText(rows)}`,
    () => ({ ...board, heads: togglePlaces(board.heads, eachCrossing(columns, rows)) }),
  );
}

function crossingNamed(board: CoinBoard, label: string): Move<CoinBoard> | undefined {
  const [across = '', down = '', ...others] = label.split('x');
  const [columns, rows] = [turnNamed(board.across, across), turnNamed(board.down, down)];
  if (columns === undefined || rows === undefined || others.length > 0) return undefined;
  const [column, row] = [columns.squares.at(-1), rows.squares.at(-1)];
  return board.heads.some(({ x, y }) => x === column && y === row) ? turnCrossings(board, columns, rows) : undefined;
}

function* eachCrossing(columns: Turn, rows: Turn): Iterable<Place> {
  for (const x of eachSquare(columns)) for (const y of eachSquare(rows)) yield { x, y };
}

const EXPECTED = 'two games and heads such as ruler x twins: 3,5 2,0';

function parseWithGames({ text, at }: PositionText): Result<CoinBoard> {
  const colon = text.indexOf(':');
  const words = listWords(colon < 0 ? text : text.slice(0, colon), at);
  const [first, times, second, more] = words;
  if (first === undefined)
    return bad('empty-position', 'A tartan needs the two games that it is the product of.', at, { expected: EXPECTED });
  const across = parseGameInRow(first);
  if (!across.ok) return across;
  if (times?.text !== 'x' || second === undefined)
    return bad('missing-game', 'The two games of a tartan have an x between them.', times?.at ?? at + first.text.length, {
      expected: EXPECTED,
      ...(times !== undefined && { found: times.text }),
    });
  const down = parseGameInRow(second);
  if (!down.ok) return down;
  if (colon < 0 || more !== undefined)
    return bad('missing-colon', 'A colon stands between the games and the heads.', more?.at ?? at + text.length, {
      expected: ': after the second game',
      ...(more !== undefined && { found: more.text }),
    });
  const heads = parsePlaces(text.slice(colon + 1), at + colon + 1);
  return heads.ok ? ok({ across: across.value, down: down.value, heads: heads.value }) : heads;
}
