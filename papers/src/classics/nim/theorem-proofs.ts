/** The theorems on Nim with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

export const nimProofs: readonly TheoremProof[] = [
  {
    theorem: 'bouton-nim',
    proof: [
      'Write the heaps in binary, one under the other, and call them balanced when every column has an even number of ones. A move changes one heap, so it changes some column, and a balanced position becomes unbalanced.',
      'From an unbalanced position look at the leftmost odd column and a heap with a 1 in it. Turn that 1 into 0 and change its digits to the right wherever the column is odd: the heap becomes smaller, and all columns are even.',
      'The empty position is balanced. So who leaves balanced positions has an answer to every move, and makes the last one.',
    ],
  },
  {
    theorem: 'misere-nim',
    proof: [
      'With no heap above 1 every move takes one counter, so an odd number of them is lost. With exactly one heap above 1 the player to move wins: take it down to 0 or 1, whichever leaves an odd number of ones.',
      'With two or more heaps above 1 at least one is left after the move. If the nim-sum is 0, every move leaves another one beside a heap above 1, which is won. If it is not 0, the move of normal play makes it 0 and leaves a heap above 1, in fact two, since one alone never has nim-sum 0; and that is lost.',
    ],
  },
  {
    theorem: 'nim-diminished-misere',
    proof: [
      'Ending a heap loses, so nobody does it while another move is left. Without these moves a heap of s has the moves of a heap of s − 1, and the player who has no other move is forced to end a heap and loses. That is normal play on the heaps s − 1, to which Bouton’s theorem applies.',
    ],
  },
  {
    theorem: 'nim-compounds',
    proof: [
      'A heap of s has the options 0 to s − 1, so every value follows from those of the first heaps by induction. Its Grundy value is s. No move may end it under diminished misère play, which leaves s − 1; under diminished normal play it can always be ended, so it has no foreclosed value.',
      'Remoteness and suspense under normal play: every heap but 0 moves to 0, the only lost one, so both are 1. Under misère play a single counter must be taken, 1; every larger heap moves to a single counter, the only lost one, 2. Outcomes: normal play is won from every heap but 0, misère play from every heap but 1.',
    ],
  },
];
