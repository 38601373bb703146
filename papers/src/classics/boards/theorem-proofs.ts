/** The theorems on games on boards with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';
import { cornerProofs } from './corner-proofs.ts';

export const boardsProofs: readonly TheoremProof[] = [
  {
    theorem: 'tac-tix-row',
    proof: [
      'From n counters side by side in one row a move leaves i and j of them at the two ends, with i + j less than n, and every such pair can be left. By induction these rows have the values i and j. Their nim-sum is at most i + j, so it is never n; and with j = 0 each value below n is left. The least value that is not left is n.',
    ],
  },
  {
    theorem: 'tac-tix-half-turn',
    proof: [
      'A run lies in one row or column, and that is not the middle one. So its image lies in another row or column and shares no counter with it; it is still there, without a gap, after the run was taken. When both are gone the counters are mapped to themselves again. The second player answers every move.',
      'A full board with two even sides has no middle row and no middle column.',
    ],
  },
  {
    theorem: 'tac-tix-middle-line',
    proof: [
      'Take the whole middle column of a board with an odd number of columns. The two halves that are left do not touch and are images of each other, so their values cancel: each run in one is answered by its image in the other. The same holds for the middle row of a board with an odd number of rows.',
    ],
  },
  {
    theorem: 'notakto-quotient',
    proof: [
      'Number the 46 live boards that differ under turns and reflections so that those with more crosses come first. A finite monoid with an element for each board decides all sums, if it is right about the empty sum, which is won, and if for every sum this holds: its product is lost exactly when no move makes it lost. Since there are finitely many elements, finitely many cases have to be looked at, and the certificate lists what they need.',
      'The monoid of 18 elements is found by a search for misère quotients from the moves alone. It satisfies the relations a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad and d² = c² that are in print, and these leave no more than 18 different words; so it is the monoid in print.',
    ],
    inFull: 'The paper of Plambeck and Whitehead has the quotient and how it was found.',
  },
  ...cornerProofs,
];
