/** Nim [bouton1901]: take any number of counters from one heap. */
import type { Nimber } from '../../core/nimber.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { formatHeaps, parseHeaps } from '../../notation/heaps.ts';
import { type Heaps, withoutEmpty } from '../../structures/heaps.ts';
import { eachHeapMove, heapComponents, heapMoveNamed, isSmaller, joinHeapComponents } from '../heaps/heap-rules.ts';

export const nim: Ruleset<Heaps> = {
  id: 'nim',
  title: 'Nim',
  rule: 'Take any number of counters, at least one, from one heap.',
  inShort: 'heaps',
  notation: 'Heap sizes: `3 5 7`; `3^2 5` has two heaps of 3; `0` is the empty position.',
  sources: [{ key: 'bouton1901' }],
  samples: ['3 5 7', '3^2 5', '1 2 3', '0', '0 4'],
  family: { text: '{n}', from: 0 },
  parse: ({ text, at }) => parseHeaps(text, at),
  format: formatHeaps,
  moves: (heaps) => eachHeapMove(heaps, eachSmaller, (left) => left),
  moveNamed: (heaps, label) => heapMoveNamed(heaps, label, isSmaller, (left) => left),
  components: heapComponents,
  join: joinHeapComponents,
  withoutEnded: withoutEmpty,
  leastLength: (heaps) => 2 * heaps.length - 1,
  key: formatHeaps,
  toMove: () => 'take any number of counters from a heap',
  draw: (heaps) => ({ picture: 'heaps', style: 'columns', heaps }),
};

function* eachSmaller(size: Nimber): Iterable<readonly Nimber[]> {
  for (let left = 0; left < size; left++) yield left === 0 ? [] : [left];
}
