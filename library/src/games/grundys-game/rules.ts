/**
 * Grundy's game [grundy1939]: divide one heap into two heaps of different sizes.
 *
 * No octal game: digits cannot say "different". Heaps of 1 and 2 have no move.
 */
import type { Nimber } from '../../core/nimber.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { formatHeaps, parseHeaps } from '../../notation/heaps.ts';
import { type Heaps, lessen } from '../../structures/heaps.ts';
import { eachHeapMove, heapComponents, heapMoveNamed, joinHeapComponents } from '../heaps/heap-rules.ts';

export const grundysGame: Ruleset<Heaps> = {
  id: 'grundys-game',
  title: 'Grundy’s game',
  rule: 'Divide one heap into two heaps of different sizes.',
  inShort: 'unequal parts',
  notation: 'Heap sizes: `12`, `5^2 7`; `0` is the empty position.',
  sources: [{ key: 'grundy1939' }, { key: 'berlekampConwayGuy2001', where: 'Ch. 4' }],
  samples: ['7', '3^2 8', '12', '2', '0'],
  example: '12',
  family: { text: '{n}', from: 0 },
  parse: ({ text, at }) => parseHeaps(text, at),
  format: formatHeaps,
  moves: (heaps) => eachHeapMove(heaps, eachUnequalDivision, (left) => left),
  moveNamed: (heaps, label) => heapMoveNamed(heaps, label, isUnequalDivision, (left) => left),
  components: heapComponents,
  join: joinHeapComponents,
  key: formatHeaps,
  toMove: () => 'divide a heap into two of different sizes',
  draw: (heaps) => ({ picture: 'heaps', style: 'rows', heap: 'heap', heaps }),
};

function isUnequalDivision(size: bigint, [small = 0n, large = 0n, ...others]: readonly bigint[]): boolean {
  return 0n < small && small < large && small + large === size && others.length === 0;
}

function* eachUnequalDivision(size: Nimber): Iterable<readonly Nimber[]> {
  for (let small = 1; small < lessen(size, small); small++) yield [small, lessen(size, small)];
}
