/**
 * Slips in the paper on Nim on graphs, as printed in our copy.
 *
 * Even vertices are called 0, 1, 2 and odd ones 100, 101, 102.
 */
import type { Slip } from '../../../literature/slips.ts';

const slips: readonly Omit<Slip, 'paper'>[] = [
  {
    statement: 'Section 2, paths',
    printed: 'A path with the vertices v_0, v_1, …, v_N is written v_1 v_2 … v_N.',
    counterexample: 'the path v_0 v_1 of length one would be written v_1, without its first vertex',
    truth: 'It is v_0 v_1 … v_N.',
    status: 'misprint',
  },
  {
    statement: 'Definition 2.1',
    printed:
      'An odd path meets no vertex twice. With Lemma 3.2: a position is won on an even vertex only if it is an odd path and 1-cycles, laid over each other.',
    counterexample: 'nim-on-graphs 1-100=3 0-100=3 0-101=0 1-101=3 @0',
    outcome: 'N',
    truth:
      'The last vertex of an odd path may be one that the path has met before, since its last edge has weight 0 and is never used. Here 0, 100, 1, 101, 0 is the only odd path, and there is no 1-cycle.',
    status: 'false',
  },
  {
    statement: 'Lemma 3.4, condition (iii)',
    printed:
      'After removing a minimum cut the piece is connected with the thick section; read with cuts that have no edge too many, some lost positions meet all conditions.',
    counterexample: 'nim-on-graphs 2-100=0 0-100=3 1-101=0 0-101=3 @1',
    outcome: 'P',
    truth:
      'The condition is about all cuts of least capacity, with edges of weight 0 thrown in as one likes; or edges of weight 0 are taken away first.',
    status: 'misprint',
  },
];

/** Conditions (2.1) and Proposition 2.1 stand as printed; odd vertices of degree one are welcome, of degree three are not. */
export const nimOnGraphsSlips: readonly Slip[] = slips.map((slip) => ({ paper: 'fukuyama2003', ...slip }));
