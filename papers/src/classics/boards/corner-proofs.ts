/** The theorems on pieces in a corner with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

const FINITE =
  'The table repeats in both directions, off the diagonal and away from the sides. A move goes at most two squares, so whether the value of a square is the least that its moves do not reach depends on the kind of the square only: its coordinates modulo the period, whether it is on or beside the diagonal, and whether it is at a side. There are finitely many kinds, all of them occur near the corner, and each was looked at there; the rest is induction.';

export const cornerProofs: readonly TheoremProof[] = [
  {
    theorem: 'corner-values',
    proof: [
      'A rook lowers one of two numbers: two heaps of Nim. A bishop with x ≤ y has x squares before it on its diagonal, and may stop on each: one heap of x. A queen lowers one number or both by the same amount: Wythoff’s game.',
      FINITE,
    ],
  },
  {
    theorem: 'corner-sum',
    proof: [
      'Pieces do not hinder each other, so several of them are a sum, and by the theorem of Sprague and Grundy the nim-sum of their values decides. A winning move gives one piece the value that is its own added to the sum.',
      'For a rook that value says what must be left of x or of y; for a bishop, how far it stops before the side. For a queen who must reach 0, these are the moves to lost pairs of Wythoff’s game.',
    ],
  },
  {
    theorem: 'corner-misere',
    proof: [
      FINITE.replace('whether the value of a square is the least that its moves do not reach', 'whether a square loses'),
      'A queen is Wythoff’s game, and its misère play decides.',
    ],
  },
  {
    theorem: 'corner-misere-nim',
    proof: [
      'The moves of a rook are those of two heaps of Nim, the moves of a bishop those of one. So rooks and bishops together are a position of Nim, in misère play too.',
    ],
  },
];
