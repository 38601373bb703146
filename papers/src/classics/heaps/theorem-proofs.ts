/** The theorems on classics on heaps with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';
import { wythoffEuclidProofs } from './wythoff-euclid-proofs.ts';

const misereLemma =
  'The misère lemma: call a position heavy if some component has a value of 2 or more, and light otherwise. Suppose that every component of value 0 or 1 with a move has one to a light position of the other value, and none to a heavy position of value 0 or 1; and that every other component has, for r = 0 and for r = 1, a move to a heavy position of value r or to a light one of value 1 − r. Then heavy positions with nim-sum 0 and light ones with nim-sum 1 are lost in misère play, and all others won. For a heavy position with nim-sum 0 has two components of 2 or more: after a move one is left, and the nim-sum is not 0. From a light one with nim-sum 1 light options have nim-sum 0, and heavy ones with nim-sum 0 are excluded. From a heavy position with another nim-sum there is the move of normal play if two components are 2 or more, and otherwise the move that the second supposition gives; from a light one with nim-sum 0 that of the first. A position without moves is light with nim-sum 0.';

export const heapsProofs: readonly TheoremProof[] = [
  {
    theorem: 'subtraction-sums',
    proof: [
      'By Sprague and Grundy a heap counts as a heap of Nim of its value, and sums by Bouton’s theorem.',
      'Let b be the largest number of the set. The value of a heap of n ≥ b is the least number that is none of the values of the heaps n − s, so it depends on the b values before it and on nothing else. If the b values from i on are those from i + p on, then so are the values after them, one after the other, for ever.',
      'If all numbers but those of a set may be taken, e being the largest of these, then two heaps of the same value differ by a number of the set, since otherwise a move would lead from one to the other. So a value below n is free for n only if all heaps with this value are at distances of the set; the nearest is within e, the others within e of that one. The value of n is the least free one, or one more than the largest so far, and it is decided by the 2e values before n, counted from the largest so far. If these come again at distance p, everything after them does, and the largest value grows by the same number each time.',
      'If d divides all numbers of the set, what is left over of a heap modulo d never goes, and the heap plays as its d-th part. With 1, …, k to take the value is n modulo k + 1, since the options of n have all residues but its own, or all smaller ones. With a < b to take let m be n modulo a + b. For m < b the moves go to the residues m + a, and m − a or m + b, none of which has the value ⌊m/a⌋ mod 2 of m, and m − a has 0 where m has 1. For m ≥ b they go to m − b, which has 0, and to m − a, which has 1 where ⌊m/a⌋ is even and 0 where it is odd; so m has 2 or 1.',
    ],
  },
  {
    theorem: 'subtraction-heap',
    proof: [
      'The value of a heap is the least number that is none of the values that a move leads to. These are the values of at most as many heaps before it as the largest number of the set; if a stretch of so many comes again, the values after it do too.',
    ],
  },
  {
    theorem: 'subtraction-misere',
    proof: [
      'Let s be the least number that may be taken. First: a heap of n has the value 1 exactly when n ≥ s and the heap of n − s has the value 0. By induction on n. If n − s has 0, then n does not. If it had 2 or more, some option n − t would have 1, hence n − t − s would have 0; but that is an option of n − s, which has 0. Conversely let n have 1. If n − s did not have 0, some option n − s − t of it would; then n − t would have 1, though it is an option of n.',
      'So a heap of value 0 with a move has a move to one of value 1: since n − s does not have 0, it has an option n − s − t that has, and the option n − t of n has 1. As heaps are never divided, this is all that the misère lemma asks for.',
      misereLemma,
    ],
  },
  {
    theorem: 'lasker-sums',
    proof: [
      'Let L(n) be n with 4k + 3 and 4k + 4 exchanged. By induction smaller heaps have the values L. Taking counters from 4k + 1, 4k + 2 or 4k + 4 reaches all numbers below L; from 4k + 3 all below L = 4k + 4 but 4k + 3, and that is reached by dividing it into 1 and 4k + 2.',
      'No division reaches L itself. Modulo 4 the heaps 1, 2, 3, 4 have L = 1, 2, 0, 3. A heap of 4k + 1 is divided into remainders 1 and 4 or 2 and 3, which gives 2 modulo 4; one of 4k + 2 into 1 and 1, 2 and 4 or 3 and 3, which gives 0 or 1; one of 4k + 3 into 1 and 2 or 3 and 4, which gives 3; one of 4k + 4 into 1 and 3, 2 and 2 or 4 and 4, which gives 1 or 0. So the value is L.',
    ],
  },
  {
    theorem: 'lasker-heap',
    proof: [
      'This is the value of one heap in the theorem on Lasker’s Nim, whose proof is by induction on the size and by remainders modulo 4.',
    ],
  },
  {
    theorem: 'lasker-misere',
    proof: [
      'A heap of one counter has one move, which ends it. A heap of two or more has a value of two or more, and can be taken down to nothing or to one counter. So the misère lemma applies.',
      misereLemma,
    ],
  },
  {
    theorem: 'moore-nim',
    proof: [
      'Call a position full if every binary column has a number of ones that is divisible by k + 1. A move changes at most k heaps. In the highest column that it changes ones become zeros, at least one and at most k of them, so that a full position is full no longer.',
      'From a position that is not full go through the columns from the highest. Let r be the number of ones, modulo k + 1, in heaps not yet changed, and t the number of heaps changed already, whose lower digits are free. If r + t ≤ k, turn r ones of heaps not yet changed into zeros, and give the changed heaps a zero. Otherwise give k + 1 − r of the changed heaps a one and the others a zero. In the end all columns are full and at most k heaps were changed, each made smaller.',
    ],
  },
  {
    theorem: 'moore-misere',
    proof: [
      'If only single counters are left, 1 to k of them are taken at a time, so who is left with 1 modulo k + 1 of them has to take the last.',
      'If some heap has two counters or more, full positions have at least k + 1 such heaps, as the highest column shows. So a move leaves one of them, in a position that is not full. From a position that is not full make the move of normal play, if it leaves a heap of two or more. If not, at most k heaps have two or more: make each of them 0 or 1 and take some single counters, so that 1 modulo k + 1 single counters are left. With l large heaps and o single counters every number from o − min(o, k − l) to o + l can be left; these are k + 1 numbers in a row, or all from 0 to o + l.',
    ],
  },
  {
    theorem: 'moore-values',
    proof: [
      'Up to k heaps can all be changed at once, so every smaller total can be left, and every move leaves one: the value is the total. For k + 1 heaps Jenkyns and Mayberry prove the formula.',
    ],
    inFull: 'T. A. Jenkyns and J. P. Mayberry, The skeleton of an impartial game and the Nim-function of Moore’s Nim_k.',
  },
  {
    theorem: 'fibonacci-parts',
    proof: [
      'Let f be the factor, H(1) = 1 and H(k + 1) = H(k) + H(j) with the least j for which f·H(j) ≥ H(k). Write a number greedily as a sum of these. After H(k) less than H(j) is left, so the next part H(i) has i < j and f·H(i) < H(k). Conversely parts that fall in this way, the largest being H(k), have a sum below H(k + 1), so that they are the greedy ones: every number has one such sum.',
      'Let w be the least part of n. If w may be taken, take it: then f·w, the new limit, is less than the least part of what is left, or nothing is left. If not, let a move take t < w, and let H(j) be the least part of w − t, which is also the least of what is left. If f·t were less than H(j), the parts of w − t and of t together would be such a sum for w, which has w itself. So H(j) may be taken by the other player.',
      'In misère play nobody takes the last counter who can do otherwise, and with one counter left it has to be taken. So it is normal play with one counter less.',
    ],
  },
  {
    theorem: 'fibonacci-values',
    proof: [
      'This is the definition of the value, worked out for all numbers of counters and all limits, one after another: a limit that is larger by one allows one move more.',
    ],
  },
  ...wythoffEuclidProofs,
];
