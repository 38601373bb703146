/** Welter's game [welter1954; conway1976, Ch. 13]: coins on a strip, one to a square, move to any free square to the left. */
import { toNimber } from '../../core/nimber.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { coinStrips, leftOf, moveCoin } from '../strips/coins.ts';
import { type Rows, rowName } from '../strips/rows.ts';

export const welter: Ruleset<Rows> = {
  id: 'welter',
  title: 'Welter’s game',
  rule: 'Move a coin to a free square further left; it may pass others, but a square has room for one.',
  inShort: 'coins that may pass',
  notation:
    'The squares with coins, counted from 0: `1 4 9`, all different; several strips with `+` between them: `1 4 9 + 0 3`.',
  sources: [{ key: 'welter1954' }, { key: 'conway1976', where: 'Ch. 13' }],
  samples: ['1 4 9', '0 1 2', '2 5 7', '0 3 + 1 2', '6'],
  family: { text: '0 {n}', from: 1 },
  ...coinStrips,
  draw: (rows) => ({ ...coinStrips.draw(rows), hooks: true }),
  moves: eachJump,
  moveNamed: jumpNamed,
  toMove: () => 'move a coin to any free square to its left',
};

function* eachJump(rows: Rows): Iterable<Move<Rows>> {
  for (const row of rows) {
    const taken = new Set(row.numbers);
    for (const coin of row.numbers) {
      for (let to = leftOf(coin); to >= 0; to = leftOf(to)) if (!taken.has(to)) yield moveCoin(rows, row, coin, to);
    }
  }
}

function jumpNamed(rows: Rows, label: string): Move<Rows> | undefined {
  const [, name, from = 0, to = 0] = /^([a-z]*)(\d+)>[a-z]*(\d+)$/.exec(label) ?? [];
  const row = rows.find((each) => rowName(each) === name);
  const [coin, left] = [toNimber(BigInt(from)), toNimber(BigInt(to))];
  if (row === undefined || left >= coin || !row.numbers.includes(coin) || row.numbers.includes(left)) return undefined;
  const move = moveCoin(rows, row, coin, left);
  return move.label === label ? move : undefined;
}
