/** Staircase Nim [berlekampConwayGuy2003, Ch. 15]: counters on the steps of a staircase go down one step at a time. */
import { LazyMove } from '../../core/lazy-move.ts';
import { type Nimber, toNimber } from '../../core/nimber.ts';
import { ok } from '../../core/result.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import {
  componentsOfRows,
  formatRows,
  joinRows,
  keyOfRows,
  leastLengthOfRows,
  parseRows,
  type Row,
  type Rows,
  replaceRow,
  rowName,
} from './rows.ts';

/** The numbers of a row are the counters on steps 1, 2, 3 …; those on the ground, step 0, are out of play. */
export const staircaseNim: Ruleset<Rows> = {
  id: 'staircase-nim',
  title: 'Staircase Nim',
  rule: 'Move any number of counters, at least one, from a step to the next lower one; what reaches the ground is out of play.',
  inShort: 'counters that go downstairs',
  notation:
    'The counters on step 1, step 2, …: `3 0 2`; several staircases with `+` between them: `3 0 2 + 0 4`. `0` is a staircase without counters.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 15' }],
  samples: ['3 0 2', '0 4', '1 2 3', '2 1 + 0 1 1', '0'],
  family: { text: '{n}', from: 0 },
  parse: ({ text, at }) =>
    parseRows(text, at, 'number of counters', (numbers) => ok(withoutBareTop(numbers.map(({ value }) => value)))),
  format: formatRows,
  leastLength: leastLengthOfRows,
  moves: eachDescent,
  components: componentsOfRows,
  join: joinRows,
  key: keyOfRows,
  toMove: () => 'move any number of counters from a step to the next lower one',
  draw: (rows) => ({
    picture: 'coins',
    style: 'steps',
    strips: rows.map((row) => ({ name: rowName(row), coins: onSteps(row) })),
  }),
};

/** Steps above the highest counter are not written. */
function withoutBareTop(steps: readonly Nimber[]): readonly Nimber[] {
  const top = steps.findLastIndex((counters) => counters > 0);
  return steps.slice(0, Math.max(1, top + 1));
}

function onSteps({ numbers }: Row): readonly { readonly square: Nimber; readonly count: bigint }[] {
  return numbers.map((counters, index) => ({ square: index + 1, count: BigInt(counters) })).filter(({ count }) => count > 0n);
}

function* eachDescent(rows: Rows): Iterable<Move<Rows>> {
  for (const row of rows) {
    for (const [index, counters] of row.numbers.entries())
      for (let moved = 1; moved <= counters; moved++) yield descend(rows, row, index + 1, moved);
  }
}

/** So many counters of a step go one step down: `3>2` for one of them, `3>2*5` for five. */
export function descend(rows: Rows, row: Row, step: number, moved: Nimber): Move<Rows> {
  const name = rowName(row);
  const result = () => {
    const numbers = [...row.numbers];
    numbers[step - 1] = toNimber(BigInt(numbers[step - 1] ?? 0) - BigInt(moved));
    if (step > 1) numbers[step - 2] = toNimber(BigInt(numbers[step - 2] ?? 0) + BigInt(moved));
    return replaceRow(rows, row, withoutBareTop(numbers));
  };
  return new LazyMove(() => `${name}${step}>${name}${step - 1}${moved === 1 ? '' : `*${moved}`}`, result);
}
