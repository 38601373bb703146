/** The theorems on Sylver coinage with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

export const numbersProofs: readonly TheoremProof[] = [
  {
    theorem: 'sylver-pairs',
    proof: [
      'After 2 and 3 every number above 1 is a sum, so each of them answers the other.',
      'After 4 and 6 all even numbers but 2 are sums. If m is the least odd number named, all odd numbers from m + 4 on are sums too, so that besides 2 only the odd numbers below m and perhaps m + 2 are left. Put the numbers in pairs: 2 with 3, 5 with 7, 9 with 11 and so on. Whenever a player names one of a pair, its partner can still be named, and leaves 2, 3 and the whole pairs below. So who answers with the partner always has an answer.',
      'Where all numbers named are even and one of 4 and 6 is among them, the other one leaves 4 and 6, as all larger even numbers are their sums.',
    ],
  },
  {
    theorem: 'sylver-primes',
    proof: [
      'Let a prime p from 5 on be all that was named. Every answer m is no multiple of p, so p and m have no common factor, and they are not 2 and 3: by stealing, the next player wins. So p alone is lost for the player to move.',
      'If all numbers named are multiples of p and p itself was not named, then p can be named, and all the others become its multiples: p is left alone. Nothing named at all is such a case, for every p.',
    ],
  },
  {
    theorem: 'sylver-stealing',
    proof: [
      'Let t be the largest number that can be named, and let every other one that can be named make t a sum. If naming t wins, there is a winning move. If not, it has an answer m that wins from there. But m makes t a sum, so that naming m at once leaves the very same position: again there is a winning move.',
      'For two numbers a and b without a common factor, of u and t − u exactly one is a sum, for every u. So if u is none, t − u is one, and u makes t a sum. Only after 2 and 3 is there nothing but 1 left.',
    ],
  },
  {
    theorem: 'sylver-zero',
    proof: ['A position in which the player to move loses has the Grundy value 0, and may be left out of a sum.'],
  },
];
