/** The silver dollar game without the dollar [berlekampConwayGuy2003, Ch. 15]: coins slide to the left and never pass each other. */
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { coinStrips, leftOf, moveCoin } from './coins.ts';
import type { Rows } from './rows.ts';

export const silverDollar: Ruleset<Rows> = {
  id: 'silver-dollar',
  title: 'Silver dollar',
  rule: 'Slide a coin to the left over free squares; coins may not pass, and a square has room for one.',
  inShort: 'coins that cannot pass',
  notation:
    'The squares with coins, counted from 0: `2 3 7`, all different; several strips with `+` between them: `2 3 7 + 0 4`.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 15' }],
  samples: ['2 3 7', '0 1 2', '1 4 5 8', '1 3 + 0 2 5', '5'],
  family: { text: '{n}', from: 0 },
  ...coinStrips,
  moves: eachSlide,
  toMove: () => 'slide a coin to the left as far as the next one allows',
};

function* eachSlide(rows: Rows): Iterable<Move<Rows>> {
  for (const row of rows) {
    for (const [index, coin] of row.numbers.entries()) {
      const wall = row.numbers[index - 1] ?? -1;
      for (let to = leftOf(coin); to > wall; to = leftOf(to)) yield moveCoin(rows, row, coin, to);
    }
  }
}
