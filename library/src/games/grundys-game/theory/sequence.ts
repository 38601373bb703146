/**
 * The recurrence for Grundy's game [grundy1939]. No period is known, though billions of values are; so heaps have a limit.
 */
import { excerpt } from '../../../core/result.ts';
import { pass, refuse, type Theorem } from '../../../core/theorem.ts';
import { GrowingSequence } from '../../../numeric/growing-sequence.ts';
import type { Heaps } from '../../../structures/heaps.ts';
import { grundysSequence } from './loops/sequence.ts';

const sequence = new GrowingSequence();

export const grundysGameSequence: Theorem<Heaps> = {
  id: 'grundys-game-sequence',
  title: 'Recurrence of Grundy’s game',
  statement:
    'The Grundy value of a heap of Grundy’s game is the least number that is not the nim-sum of the values of two different heaps into which it can be divided.',
  sources: [{ key: 'grundy1939' }, { key: 'berlekampConwayGuy2001', where: 'Ch. 4' }],
  scope: 'component',
  answer(heaps, { compound, play }, { limits }) {
    const [heap] = heaps;
    if (heap === undefined || heaps.length > 1 || heap.count > 1n) return pass('it is about one heap');
    if (heap.size > limits.heap)
      return refuse(
        'heap-too-large',
        `Grundy’s game has no known period, and the heap of ${excerpt(String(heap.size))} is larger than ${limits.heap}, the largest that is computed.`,
        undefined,
        { name: 'heap', value: limits.heap },
      );
    if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about disjunctive normal play');
    const size = Number(heap.size);
    const value = sequence.reach(size, grundysSequence, limits.heap, limits)[size] ?? 0;
    return { scope: 'component', value, text: `the recurrence gives the heap of ${size} the value ${value}` };
  },
};
