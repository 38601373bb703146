/** The theorems on Survivor Nim with their proofs in our own words. */
import type { TheoremProof } from '../statements/theorem-proof.ts';

export const survivorNimProofs: readonly TheoremProof[] = [
  {
    theorem: 'survivor-one-alliance',
    proof: ['Somebody takes the last counter, and everybody at the table is in the same alliance.'],
  },
  {
    theorem: 'survivor-blocks',
    proof: [
      'One turn back. Let the player to move belong to X and take lo to hi, and let the other alliance be Y. X wins exactly when some take leaves a number with which Y loses at the next seat. So the numbers with which Y loses here are those at the next seat, moved up by lo to hi. A block (c, d] of losses of Y becomes (c + lo, d + hi]; a block of X between two blocks of Y gets shorter by hi − lo, and once it is gone it never comes back. In front there is a new block of X.',
      'Over one cycle of turns blocks of the alliance with more slack move up by P = its least takes plus the most takes of the others, and get shorter by the difference D of the slacks. There is a turn at which a block of the other alliance begins that never vanishes, so that blocks made in different cycles never meet: one cycle tells all, and each of its blocks is the first of a train that gets shorter by D each time.',
      'For D > 0 every train ends, and beyond the last block the alliance with more slack always wins. For D = 0 a train ends at once or never, and the losers repeat with period P.',
    ],
    inFull:
      'The turn that keeps cycles apart, and where a train ends, are worked out in full on the page “Survivor Nim” of the documentation.',
  },
  {
    theorem: 'survivor-take-sets',
    proof: [
      'A row says for each seat who wins with n counters. It follows from as many rows below it as the largest take, by the rule of play alone. There are finitely many stretches of that many rows; when one comes again, everything after it comes again as well.',
    ],
  },
];
