/** Grundy’s game: its recurrence with its proof. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

export const grundysGameProofs: readonly TheoremProof[] = [
  {
    theorem: 'grundys-game-sequence',
    proof: [
      'A move divides a heap of n into two heaps a < b with a + b = n, and these are a sum of two smaller positions. By Sprague and Grundy the sum has the nim-sum of their values, and the heap of n the least number that is none of these. So the values follow from one another, beginning with 0 for heaps of one and two, which have no move. Whether the sequence becomes periodic is not known.',
    ],
  },
];
