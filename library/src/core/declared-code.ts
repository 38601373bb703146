/**
 * Rulesets that say of themselves which octal game they are: what is known of octal games then holds for them.
 *
 * That a component has the moves of a heap is what the ruleset declares (`octalHeap`). A kit that makes the moves out of the code cannot
 * be wrong about it; every other ruleset is held to it by the laws.
 */
import { type OctalHeap, pass, type Theorem } from './theorem.ts';

/** What is called so was not proved here but said by the ruleset. */
export const DECLARED_CODE = 'declared-code';

/** Smaller heaps are played out by the rules instead: that trusts less. */
const SMALL_ENOUGH_TO_PLAY = 12;
/** The recurrence looks at every split; it takes a second for so many heaps. Sequences go further (`engine/sequence`). */
const LARGEST = 10_000;

export function declaredCode<Pos>(heapOf: (position: Pos) => OctalHeap | undefined): Theorem<Pos> {
  const known = new Map<string, Uint16Array>();
  return {
    id: DECLARED_CODE,
    title: 'Heaps of an octal code',
    statement:
      'A component that has the moves of a heap in an octal game has its Grundy value, and whatever is proved of the heaps of that game holds for it.',
    sources: [{ key: 'guySmith1956' }],
    scope: 'component',
    answer(position, { compound, play }, { kernels, limits }) {
      if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about disjunctive normal play');
      const heap = heapOf(position);
      if (heap === undefined) return pass('it is about one heap');
      const { code, digits } = heap;
      if (heap.size > limits.heap) return pass(upTo(limits.heap), { name: 'heap', value: limits.heap });
      if (heap.size > LARGEST) return pass(upTo(LARGEST));
      const size = Number(heap.size);
      let values = known.get(code);
      if (values === undefined || values.length <= size) {
        values = kernels.octalSequence(digits, Math.min(LARGEST, Math.max(size, 2 * (values?.length ?? 0))), values);
        known.set(code, values);
      }
      const value = values[size] ?? 0;
      return {
        scope: 'component',
        value,
        text: `it has the moves of ${size === 1 ? '1 counter' : `${size} counters`} in ${code}: ${value}`,
        certificate: () => (size > SMALL_ENOUGH_TO_PLAY ? { kind: 'octal-heap', code, size, value } : undefined),
      };
    },
    heapOfSameValue: (position, { compound, play }) =>
      compound === 'disjunctive' && play === 'normal' ? heapOf(position) : undefined,
    heapOfSameMoves: heapOf,
  };
}

function upTo(size: number): string {
  return `it computes the values of heaps of up to ${size} counters`;
}
