/**
 * Slips in the paper on geodetic contraction games, as printed in our copy.
 *
 * The theorems stand. What has to be mended is the wording of the rule and some statements on the way to Theorem 4; n is the length
 * of the rays, ℓ the number of unlabelled vertices beyond the labels, and ⊕ the nim-sum.
 */
import type { Slip } from '../../../literature/slips.ts';

const slips: readonly Omit<Slip, 'paper'>[] = [
  {
    statement: 'abstract, the rule, with Theorem 2',
    printed: 'A move labels all vertices on shortest paths between the picked vertex and any labelled vertex. Then C5 is lost.',
    counterexample: 'geodetic C5 [literal]',
    outcome: 'N',
    truth:
      'The theorems are about shortest paths to the labelled set, as if it were contracted to one vertex. Read word by word the rule makes odd cycles won and even ones lost.',
    status: 'misprint',
  },
  {
    statement: 'abstract, the rule, with Theorem 3',
    printed: 'The same rule. Then C4 is won in misère play.',
    counterexample: 'geodetic C4 [literal, misere]',
    outcome: 'P',
    truth: 'Theorem 3 is about the contraction rule, too; word by word C2 alone is won in misère play.',
    status: 'misprint',
  },
  {
    statement: 'Proposition 1',
    printed: 'A move of phase I is in 𝓔 exactly when n ⊕ ℓ > n, except where n is a power of 2 and ℓ = n − 1.',
    counterexample: 'for n = 4 with the vertices 1 and 2 labelled, n ⊕ ℓ = 6, but labelling vertex 4 makes a 0-star',
    truth:
      'No move that labels vertex 1 is in 𝓔, whenever it is made: it is in 𝓔 exactly when n ⊕ ℓ > n and vertex 1 has no label.',
    status: 'false',
  },
  {
    statement: 'Propositions 2, 4 and 5, the highest bit',
    printed: 'The highest 1 of n is at the place ⌈lg n⌉, and n with its two’s complement makes 2^(⌈lg n⌉ + 1).',
    counterexample: 'the highest 1 of 3 is at the place 1, and 3 with its two’s complement 1 makes 4',
    truth: 'The place is ⌊lg n⌋, as in the proof of Proposition 6.',
    status: 'misprint',
  },
  {
    statement: 'Proposition 7, the range of t',
    printed: 'An inner vertex that is labelled later has the form b with t from 0 to 2^(j_r), the end included.',
    counterexample: 'for n = 21, t = 2^1 would make b = 4 with r = 1, the vertex of r = 2 and t = 0, which has another answer',
    truth: 't is less than 2^(j_r), as in the strategy.',
    status: 'misprint',
  },
  {
    statement: 'Proposition 8, the exception',
    printed: 'Every answer of W is in 𝓔 except that of labelling n where n is a power of 2.',
    counterexample: 'for n = 4 the answer to vertex 4 is vertex 1, and it is not in 𝓔: it labels the whole ray',
    truth: 'The exception is the pair 1 and n of a power of 2, in either order; both answers win at once.',
    status: 'misprint',
  },
];

export const geodeticSlips: readonly Slip[] = slips.map((slip) => ({ paper: 'fraenkelHarary1989', ...slip }));
