/**
 * Slips in the paper on epidemiography, as printed in our copy.
 *
 * Theorems 2 and 4 and their corollaries stand; Theorem 3 does not, and the rest are small.
 */
import type { Slip } from '../../../literature/slips.ts';

const slips: readonly Omit<Slip, 'paper'>[] = [
  {
    statement: 'Theorem 3',
    printed:
      'Where all paths between two vertices have the same length, Coma is Nimania on a path; the first player wins from every vertex with an arc.',
    counterexample: 'dancing-mania z>x x>a x>y y>b : z',
    outcome: 'P',
    truth:
      'The longest way down has to shrink by exactly one along every arc. That follows from the printed property where there is one end, but not with several: here x has arcs to an end and to a vertex above one.',
    status: 'false',
  },
  {
    statement: 'Corollary 3, the bottom',
    printed: 'The first player wins Dancing Mania on the covering relation of a finite semimodular lattice.',
    counterexample: 'dancing-mania boolean-lattice 0',
    outcome: 'P',
    truth: 'From every element but the bottom; the lattice of one element has no other.',
    status: 'misprint',
  },
  {
    statement: 'Theorem 1, the forms of a move',
    printed: 'A move takes one off an entry of the vector and adds k + 1 to a later one, or takes one off the last entry.',
    counterexample: 'on 2>1 1>0 2>3 the move 2>3 takes one off the first entry of (1, 0) and adds nothing',
    truth:
      'A label of any height may go straight to a dead end: one is taken off its entry and nothing is added. The vector falls all the same.',
    status: 'misprint',
  },
  {
    statement: 'Theorem 1, the entries of the vector',
    printed: 'The index of the entries runs from 1 to H + 1.',
    counterexample: 'on the path 1>0 only vertex 1 can move, and H = 1: the vector has one entry',
    truth: 'From 1 to H: a label of height 0 is dead and is not counted.',
    status: 'misprint',
  },
  {
    statement: 'Corollary 1, its proof',
    printed: 'It is a special case of Theorem 1.',
    counterexample: 'Theorem 1 says that the game ends, and that one of the players wins, but not which',
    truth: 'It is a special case of Theorem 2.',
    status: 'misprint',
  },
  {
    statement: 'Lemma 3(ii), its induction',
    printed: 'The proof goes by induction on a + b, of positions 2^b 1^a.',
    counterexample: '2^3 at stage 1 has a + b = 3, and its option 2^2 1^2 has a + b = 4',
    truth: 'By induction on b, and for equal b on a, as in Theorem 4.',
    status: 'misprint',
  },
  {
    statement: '§6, the variations on a path',
    printed: 'Sweeping epidemics up to p edges away have six variations, which are the same game on a path.',
    counterexample: 'on a path with 4 labelled, labelling all vertices up to 2 edges away is won, labelling one is lost',
    truth:
      'It holds where sweeping p means: choose q from 1 to p, then play the raving variation with q. That is how it is played here.',
    status: 'misprint',
  },
];

export const epidemiographySlips: readonly Slip[] = slips.map((slip) => ({ paper: 'fraenkelNesetril1985', ...slip }));
