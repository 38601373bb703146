/** What is known of Tac-Tix, played through. */

import { tacTix } from 'impartial/internal';
import { ask } from '../../statements/ask.ts';
import { always, type Reach, type Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { ByRules, fullBoard, rectangles } from './by-rules.ts';

function* eachRectangle(reach: Reach): Iterable<Tried> {
  const most = reach.deep ? 16 : 12;
  const rules = new ByRules(tacTix);
  for (const [height, width] of rectangles(most)) {
    const value = rules.value(fullBoard(height, width));
    const isEven = height % 2 === 0 && width % 2 === 0;
    const at = `tac-tix ${height}x${width}`;
    yield { at, printed: (value === 0) === isEven, solved: Number(ask(at, reach)?.values.grundy) === value };
  }
}

export const tacTixClassics: readonly Statement[] = [
  {
    name: 'Tac-Tix, full boards',
    says: 'In normal play a full board is lost exactly when both sides are even.',
    recorded: 'holds',
    least: 19,
    domain: (deep) => `full boards of up to ${deep ? 16 : 12} counters, by the rules alone`,
    check: (reach) => tally(eachRectangle(reach)),
    theorems: ['tac-tix-half-turn', 'tac-tix-middle-line'],
    proof: { key: 'impartial', where: 'library/src/games/boards/theory/tac-tix.ts' },
  },
  {
    name: 'Tac-Tix, rows',
    says: 'A row of n counters has value n.',
    recorded: 'holds',
    least: 12,
    domain: always('rows of 1 to 12 counters, by the rules alone'),
    check(reach) {
      const rules = new ByRules(tacTix);
      return tally(
        range(1, 12).map((length) => ({
          at: `tac-tix 1x${length}`,
          printed: rules.value(fullBoard(1, length)) === length,
          solved: Number(ask(`tac-tix 1x${length}`, reach)?.values.grundy) === length,
        })),
      );
    },
    theorems: ['tac-tix-row'],
    proof: { key: 'impartial', where: 'library/src/games/boards/theory/tac-tix.ts' },
  },
  {
    name: 'Tac-Tix, misère',
    says: 'Where the last counter loses, full boards of 2 by 2 and 4 by 4 are lost and 5 by 5 is won.',
    recorded: 'holds',
    least: 2,
    domain: (deep) => `by search: 2x2, 4x4${deep ? ', 5x5' : ''}`,
    check: (reach) =>
      tally(
        ([['2x2', 'P'], ['4x4', 'P'], ...(reach.deep ? [['5x5', 'N']] : [])] as const).map(([board, outcome]) => ({
          at: `tac-tix ${board} [misere]`,
          printed: ask(`tac-tix ${board} [misere]`, reach)?.outcome === outcome,
        })),
      ),
    proof: { key: 'impartial', where: 'library/src/numeric/board-search.ts' },
  },
];
