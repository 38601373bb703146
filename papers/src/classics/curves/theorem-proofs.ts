/** The theorems on games of curves with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

const LENGTH =
  'Give a region with p pieces and A free arms the number p + A − 2. A curve between two pieces uses two arms, and its bar gives two: A stays, and p is one less. A curve from a piece to itself divides the region: the arms are as many as before, an end of the bar on each side, the pieces are one more, and 2 is taken off twice. Either way the numbers of all regions add up to one less than before.';

export const curvesProofs: readonly TheoremProof[] = [
  {
    theorem: 'sprouts-search',
    proof: [
      'What can still happen in a region depends only on the spots along its boundaries and on how many curves end in each: two drawings with the same string have the same moves, up to strings again. The other side of a boundary plays a part only through spots that are met there too, which have letters.',
      'A spot with three ends can take no curve; a region with fewer than two lives can hold none, and a spot that is met twice with nothing between is met once as far as curves can tell. Turning a boundary, exchanging boundaries or regions and reflecting a region as a whole change nothing, since curves can be turned, exchanged and reflected with them. Regions that share no spot never have to do with each other, and so add up.',
      'In normal play a position beside a heap of k counters is lost exactly when its value is k. So it is enough to ask for one k at a time, and moves to small positions are tried first. In misère play every position is searched as it stands.',
    ],
  },
  {
    theorem: 'sprouts-value',
    proof: [
      'Beside a heap as large as its value a part is lost, and beside every smaller heap it is won; so the least heap beside which it is lost is its value.',
    ],
  },
  {
    theorem: 'brussels-length',
    proof: [
      LENGTH,
      'Arms of one region can always be joined, since all of them face it. So play ends only when every region has one arm, on one piece, and then all numbers are 0. Hence the sum is the number of moves that are left, however they are made, and its parity says who makes the last one.',
    ],
  },
  {
    theorem: 'brussels-region',
    proof: [
      LENGTH,
      'So all moves of a region lead to the other parity, and by induction its value is 0 where the number is even, and 1 where it is odd.',
    ],
  },
];
