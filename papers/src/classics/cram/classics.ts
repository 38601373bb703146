/** What is known of Cram: statements with the domains on which they are played through. */
import { Board, boardGameOf, cram, DEFAULT_LIMITS, hostKernels, middleDomino } from 'impartial/internal';
import { ask } from '../../statements/ask.ts';
import { always, type Reach, type Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { ByRules, boardsOf, fullBoard, rectangles } from '../boards/by-rules.ts';

function* eachSymmetric({ deep }: Reach): Iterable<Tried> {
  const rules = new ByRules(cram);
  for (const [height, width] of rectangles(deep ? 16 : 12)) {
    if ((height * width) % 2 === 1) continue;
    const isLost = rules.value(fullBoard(height, width)) === 0;
    yield { at: `cram ${height}x${width}`, printed: isLost === (height % 2 === 0 && width % 2 === 0) };
  }
  const boards = [...boardsOf(3, deep ? 4 : 3)].sort((a, b) => new Board(a).empty().length - new Board(b).empty().length);
  for (const rows of boards) {
    const move = middleDomino(rows);
    if (move !== undefined) yield { at: () => `cram ${cram.format(rows)}`, printed: rules.value(move.to) === 0 };
  }
}

/** Milliseconds for one board. */
const LONGEST = 600_000;

/** Values in print [uiterwijk2020; beling2025]. */
const VALUES: readonly (readonly [board: string, value: number, deep?: true])[] = [
  ['4x4', 0],
  ['4x5', 2],
  ['4x6', 0],
  ['5x5', 0],
  ['4x7', 3, true],
  ['4x8', 0, true],
  ['5x6', 2, true],
  ['4x9', 1, true],
  ['5x7', 1, true],
  ['6x6', 0, true],
];

const MISERE: readonly (readonly [board: string, outcome: 'N' | 'P'])[] = [
  ['3x3', 'N'],
  ['3x4', 'P'],
  ['4x4', 'P'],
  ['4x5', 'P'],
  ['4x6', 'P'],
  ['5x5', 'N'],
];

/** The value of a full board by the search on boards, which knows no symmetry of a whole board. */
function searched(board: string): number | undefined {
  const [height = 0, width = 0] = board.split('x').map(Number);
  const subsets = cram.subsetGame?.(fullBoard(height, width));
  const game = subsets && boardGameOf(subsets);
  if (subsets === undefined || game === undefined) return undefined;
  const search = hostKernels().boardSearch(game, { ...DEFAULT_LIMITS, milliseconds: LONGEST });
  return search.value(subsets.start[0] ?? 0, subsets.start[1] ?? 0);
}

export const cramClassics: readonly Statement[] = [
  {
    name: 'Cram, half-turn',
    says: 'A rectangle with two even sides is lost, one with one even and one odd side is won; a domino in the middle of a board that a half-turn keeps leaves a lost one.',
    recorded: 'holds',
    least: 36,
    domain: (deep) =>
      `rectangles of up to ${deep ? 16 : 12} squares, and all boards of 3 by ${deep ? 4 : 3} with a middle domino, by the rules alone`,
    check: (reach) => tally(eachSymmetric(reach)),
    theorems: ['cram-half-turn', 'cram-middle-domino'],
    proof: { key: 'uiterwijk2020' },
  },
  {
    name: 'Cram, rows',
    says: 'A row of n squares has the value of n counters in Dawson’s Kayles.',
    recorded: 'holds',
    least: 15,
    domain: always('rows of 1 to 15 squares, by the rules alone'),
    check(reach) {
      const rules = new ByRules(cram);
      return tally(
        range(1, 15).map((length) => {
          const value = rules.value(fullBoard(1, length));
          return {
            at: `cram 1x${length}`,
            printed: Number(ask(`dawsons-kayles ${length}`, reach)?.values.grundy) === value,
            solved: Number(ask(`cram 1x${length}`, reach)?.values.grundy) === value,
          };
        }),
      );
    },
    theorems: ['cram-row'],
    proof: { key: 'impartial', where: 'library/src/games/cram/theory/row.ts' },
  },
  {
    name: 'Cram, values of rectangles',
    says: 'The boards of 4 by 4 to 4 by 9 have the values 0, 2, 0, 3, 0, 1, those of 5 by 5 to 5 by 7 have 0, 2, 1, and 6 by 6 has 0.',
    recorded: 'holds',
    least: 4,
    domain: (deep) =>
      `by search alone: ${VALUES.filter(([, , isDeep]) => deep || isDeep !== true)
        .map(([board]) => board)
        .join(', ')}`,
    check: (reach) =>
      tally(
        VALUES.filter(([, , isDeep]) => reach.deep || isDeep !== true).map(([board, value]) => ({
          at: `cram ${board}`,
          printed: searched(board) === value,
        })),
      ),
    proof: { key: 'uiterwijk2020' },
  },
  {
    name: 'Cram, misère',
    says: 'Where the last domino loses, 3 by 3 and 5 by 5 are won; 3 by 4, 4 by 4, 4 by 5 and 4 by 6 are lost.',
    recorded: 'holds',
    least: 6,
    domain: always('these six boards, by search'),
    check: (reach) =>
      tally(
        MISERE.map(([board, outcome]) => ({
          at: `cram ${board} [misere]`,
          printed: ask(`cram ${board} [misere]`, reach)?.outcome === outcome,
        })),
      ),
    proof: { key: 'impartial', where: 'library/src/numeric/board-search.ts' },
  },
];
