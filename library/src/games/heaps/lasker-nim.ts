/** Lasker's Nim [lasker1931]: take any number of counters from one heap, or divide a heap in two and take none. */
import type { Nimber } from '../../core/nimber.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { formatHeaps, parseHeaps } from '../../notation/heaps.ts';
import { type Heaps, lessen } from '../../structures/heaps.ts';
import { eachHeapMove, heapComponents, heapMoveNamed, isSmaller, joinHeapComponents } from './heap-rules.ts';

export const laskerNim: Ruleset<Heaps> = {
  id: 'lasker-nim',
  title: 'Lasker’s Nim',
  rule: 'Take any number of counters, at least one, from one heap; or divide one heap into two and take none.',
  inShort: 'take or divide',
  notation: 'Heap sizes: `3 5 7`; `3^2 5` has two heaps of 3; `0` is the empty position.',
  sources: [{ key: 'lasker1931' }, { key: 'berlekampConwayGuy2001', where: 'Ch. 4' }],
  samples: ['3 4', '2 3 6', '1^3', '7', '4^2 1', '0'],
  family: { text: '{n}', from: 0 },
  parse: ({ text, at }) => parseHeaps(text, at),
  format: formatHeaps,
  moves: (heaps) => eachHeapMove(heaps, eachLaskerOption, (left) => left),
  moveNamed: (heaps, label) => heapMoveNamed(heaps, label, isLaskerOption, (left) => left),
  components: heapComponents,
  join: joinHeapComponents,
  key: formatHeaps,
  toMove: () => 'take any number of counters from a heap, or divide a heap into two',
  draw: (heaps) => ({ picture: 'heaps', style: 'rows', heap: 'heap', heaps }),
};

function isLaskerOption(size: bigint, left: readonly bigint[]): boolean {
  const [first = 0n, second = 0n] = left;
  return isSmaller(size, left) || (left.length === 2 && first > 0n && first <= second && first + second === size);
}

/** Smaller heaps and divisions by turns, so that both come soon in a heap of any size. */
export function* eachLaskerOption(size: Nimber): Iterable<readonly Nimber[]> {
  for (let left = 0; left < size; left++) {
    yield left === 0 ? [] : [left];
    if (left > 0 && 2 * left <= size) yield [left, lessen(size, left)];
  }
}
