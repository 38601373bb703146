/** The theorems on coins on strips with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

const STAIRCASE = [
  'Let S be the heaps of Nim that lie on the odd steps. A move from an odd step makes one heap of S smaller, as a move of Nim does. A move from an even step makes a heap of S larger, and the same counters can be moved on at once, after which S is as it was.',
  'So if S is lost in Nim, every move leaves a position that is won: one from an odd step leaves a won S, and after one from an even step the move back leaves a lost S with fewer steps to go. If S is won, a winning move of Nim leaves a lost position.',
];
const GAPS =
  'Count the gaps between the coins from the right: the gap before the last coin is step 1, the one before it step 2. A coin that moves left takes squares from the gap before it and adds them to the one behind it, one step lower; behind the last coin is the ground. So the gaps are a staircase.';
const MISERE_END =
  'In misère play one case is left: S without counters, which Nim calls won though it has no move there. If no counter is left at all, the player to move has won. If some are on even steps, one of them moved down leaves a single heap of 1, which is lost.';

export const stripsProofs: readonly TheoremProof[] = [
  {
    theorem: 'nimble-normal',
    proof: [
      'A coin on square n can go to 0 … n − 1, whatever the others do, just as a heap of n can be made any smaller heap. So Nimble is Nim, and Bouton’s theorem applies.',
    ],
  },
  {
    theorem: 'nimble-misere',
    proof: ['A coin on square n has the moves of a heap of n counters, so that misère Nimble is misère Nim.'],
  },
  {
    theorem: 'nimble-coin',
    proof: ['A coin on square n has the moves of a heap of n counters, so that the two have the same value in every compound.'],
  },
  { theorem: 'staircase-normal', proof: STAIRCASE },
  { theorem: 'staircase-misere', proof: [...STAIRCASE, MISERE_END] },
  {
    theorem: 'staircase-value',
    proof: [
      'A staircase beside a heap of Nim as large as the nim-sum of its odd steps is lost, by the same argument: that heap is one more heap of S. So the staircase has that value.',
    ],
  },
  { theorem: 'silver-dollar-normal', proof: [GAPS, ...STAIRCASE] },
  { theorem: 'silver-dollar-misere', proof: [GAPS, ...STAIRCASE, MISERE_END] },
  { theorem: 'silver-dollar-value', proof: [GAPS, 'A staircase has the nim-sum of its odd steps for its value.'] },
];
