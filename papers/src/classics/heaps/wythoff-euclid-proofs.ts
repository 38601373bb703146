/** The theorems on Wythoff's game and Euclid with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

export const wythoffEuclidProofs: readonly TheoremProof[] = [
  {
    theorem: 'wythoff-beatty',
    proof: [
      'For α = (2 − t + √(t² + 4))/2 and β = α + t one finds 1/α + 1/β = 1, and both are irrational. By Beatty’s theorem every number from 1 on is in exactly one of the sequences ⌊nα⌋ and ⌊nβ⌋ = ⌊nα⌋ + tn; so every number is in exactly one pair, and the numbers of pair n differ by tn.',
      'No move leads from a pair to a pair: if one heap stays, the pair stays; if both are lowered, by k and l, the differences of two pairs differ by |k − l| < t, and are multiples of t, so they are equal, and the pairs too.',
      'From any other (x, y) with x ≤ y a move leads to a pair. Let z be the partner of x. If z < y, lower y to z. Otherwise z > y ≥ x, so x is the smaller number of pair n with y − x < tn. Put m = ⌊(y − x)/t⌋ < n: the numbers of pair m are smaller than x and y, and their difference tm is within t of y − x, so that both heaps can be lowered to them.',
    ],
  },
  {
    theorem: 'wythoff-misere',
    proof: [
      'For t ≥ 2 the numbers ⌊nα + 1/α⌋ and ⌊nβ + 1/β⌋ + 1 again divide all numbers from 0 on between them, as Fraenkel shows for such shifted sequences; the second is the first plus tn + 1. Pair 0 is (0, 1), from which the only move ends the game, and loses. The two steps of normal play hold word for word with tn + 1 in place of tn, and (0, 0), which is in no pair, is won for the player to move.',
      'For t = 1 the pairs of normal play from number 2 on have all numbers but 0, 1 and 2, and all differences but 0 and 1. The pairs (0, 1) and (2, 2) supply just these, so that the same two steps hold.',
    ],
    inFull: 'Fraenkel’s paper of 1984 has the case t ≥ 2 in full.',
  },
  {
    theorem: 'wythoff-values',
    proof: [
      'This is the definition of Grundy values, arranged so that the least missing number is found in three sets: what the row has, what the column has, and what taking from both heaps reaches. The third set of (x, y) is that of (x − 1, y − 1) with the value of that square itself and of up to t − 1 squares before it in its row and in its column, since one counter more can be taken from both.',
      'A pair at which the player to move loses has the value 0. Where t is no less than the larger heap, every smaller pair can be reached, and the value is the total by induction.',
    ],
  },
  {
    theorem: 'euclid-golden',
    proof: [
      'Let 0 < a < b = qa + r. If b < φa, then q = 1 and the only move leads to (r, a) with r = b − a; b < φa says a > φr, so that pair is not near, or r = 0, which cannot be.',
      'If b > φa, look at the results r and a + r. The pair (a, a + r) is near when a + r < φa, that is φr < a; the pair (r, a) is near when a < φr. As φ is irrational, exactly one of them is near where r > 0. Where r = 0, the other player is left with 0, or with equal numbers where 0 is not allowed, and cannot move.',
      'So who leaves near pairs does so to the end. Equal numbers are won by taking the last multiple, and are an end themselves with stop-equal.',
    ],
  },
  {
    theorem: 'euclid-misere',
    proof: [
      'In misère play without stop-equal the pair of equal numbers has only the move to 0, which loses; so it counts as near. From b > φa with r = 0 the result a, a is left; from r > 0 exactly one of the two smallest results is near, as in normal play, and from near pairs of different numbers the only move leads to one that is not.',
      'With stop-equal, from a multiple of two neighbouring Fibonacci numbers every move is forced down to equal numbers, and reversing who wins at the end reverses all of them. From any other pair some move leads away from these, and the argument of normal play goes through; that it does so for all pairs is Gurvich’s theorem.',
    ],
    inFull: 'Gurvich’s paper of 2007 has the version with stop-equal in full.',
  },
  {
    theorem: 'euclid-values',
    proof: [
      'Let b = qa + r, and h the value of (r, a). A move leaves (r, a), or (a, b − ka) with quotient q − k from 1 to q − 1 and the same r.',
      'By induction on the quotient these have the values 0, 1, …, h − 1 for the quotients 1, 2, …, h, and the quotient itself beyond h. Together with h, from (r, a), they are all numbers from 0 to q − 1 if q > h, and the least missing is q; if q ≤ h they are 0 to q − 2 and h, and the least missing is q − 1. Where r = 0, (r, a) has no move and the results are a row of multiples: the value is q, or q − 1 where the last of them may not be taken.',
    ],
  },
];
