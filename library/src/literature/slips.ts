/**
 * Slips in print: what a paper says in our copy of it, why that cannot stand, and what is true.
 *
 * They are data so that they can be shown and played through. Where a question line can show the slip, print has the other
 * outcome than the one given here. The tests check every one of them against play by the definition.
 */
import type { CitationKey } from './bibliography.ts';

/** `false`: what is printed is not so. `misprint`: the proof or the context shows that something else was meant. */
export const SLIP_STATUSES = ['false', 'misprint'] as const;

export interface Slip {
  readonly paper: CitationKey;
  /** Where: `Theorem 5`, `§3.3, unions`. Different for each slip of a paper. */
  readonly statement: string;
  /** What is printed, in our words. */
  readonly printed: string;
  /** A question line, or words where no question shows it. */
  readonly counterexample: string;
  /** The true outcome, where the counterexample is a question line; print says the other. */
  readonly outcome?: 'N' | 'P';
  readonly truth: string;
  readonly status: (typeof SLIP_STATUSES)[number];
}

const guignardSopena: readonly Omit<Slip, 'paper'>[] = [
  {
    statement: '§2, continued conjunctive play, normal',
    printed: 'A game is lost under normal play exactly when its suspense number is odd.',
    counterexample: 'node-kayles P1 [continued-conjunctive]',
    outcome: 'N',
    truth: 'It is lost exactly when the suspense number is even; the printed rule is wrong for every position.',
    status: 'false',
  },
  {
    statement: '§2, continued conjunctive play, misère',
    printed: 'A game is lost under misère play exactly when its suspense number is even.',
    counterexample: 'node-kayles P1 [continued-conjunctive, misere]',
    outcome: 'P',
    truth: 'It is lost exactly when the suspense number is odd; the printed rule is wrong for every position.',
    status: 'false',
  },
  {
    statement: '§3.1 and Table 3, losing paths',
    printed: 'P19 is among the lost paths, P20 is not.',
    counterexample: 'node-kayles P19',
    outcome: 'N',
    truth: '20 belongs in the place of 19: P20 is lost, P19 is won. The rest of the list is right.',
    status: 'misprint',
  },
  {
    statement: '§3.1, preperiod',
    printed: 'The Grundy values of paths have period 34 after a preperiod of size 51.',
    counterexample: 'P51 and P85 have different values',
    truth: 'The period begins at 52: the preperiod P0 … P51 has 52 values.',
    status: 'misprint',
  },
  {
    statement: '§3.1, winning move',
    printed:
      'The largest value that an odd number of components has exceeds the nim-sum of the values of all the other components.',
    counterexample: 'P3 ∪ P13 ∪ P15 has the values 2, 4 and 5, and 5 is less than the nim-sum 6 of the others',
    truth: 'Play in a component whose value has the leading bit of the nim-sum of all; here that is P3.',
    status: 'false',
  },
  {
    statement: '§3.2, misère play, undefined values',
    printed: 'The nim-sum of a number and an undefined value is the number.',
    counterexample: 'P1 ∪ P0 has ended, as P0 has; it has not the value 0 of P1',
    truth:
      'It is undefined, as in normal play. This does no harm: only P0 is undefined, and no move leaves it beside another path.',
    status: 'misprint',
  },
  {
    statement: 'Table 2, deviation',
    printed: 'The column is said to hold the standard deviation.',
    counterexample: 'for n = 100 the column has 2.4114, and the standard deviation is 2.9559',
    truth: 'The column holds the mean absolute deviation from the mean.',
    status: 'false',
  },
  {
    statement: '§3.2, most frequent value',
    printed: 'The most frequent foreclosed value of P1 … Pn in misère play seems to be 2^k or 2^k + 1 for every n.',
    counterexample: 'for n = 389 the value 6 is more frequent than any other',
    truth: 'It fails for n = 1, 2, 3, 8, 9 and for 440 numbers n from 389 to 860.',
    status: 'false',
  },
  {
    statement: '§3.3, unions under normal play',
    printed: 'A union of paths is lost exactly when its shortest path has order 4, 5, 9 or 10.',
    counterexample: 'node-kayles P9 + P11 [conjunctive]',
    outcome: 'N',
    truth: 'It is lost exactly when its shortest path has order 4 or 5 or all its paths have order 9 or 10 (or one has ended).',
    status: 'false',
  },
  {
    statement: 'Theorem 5',
    printed: 'In misère play the remoteness of P(n) is 2 for every n from 2 on.',
    counterexample: 'node-kayles P2 [conjunctive, misere]',
    outcome: 'P',
    truth: 'From 3 on; P2 has remoteness 1, as the first part of the theorem says.',
    status: 'misprint',
  },
  {
    statement: '§3.5, misère play, and Theorem 13',
    printed: 'In selective misère play a union is lost exactly when all its paths are, and P(n) exactly for n = 1, 2 mod 7.',
    counterexample: 'node-kayles P1 + P1 [selective, misere]',
    outcome: 'N',
    truth: 'That is shortened selective misère play; selective misère play is the game of Lemma 16.',
    status: 'false',
  },
  {
    statement: '§3.6, single vertices',
    printed: 'Two or more single vertices are won in shortened selective misère play and lost in selective misère play.',
    counterexample: 'node-kayles P1 + P1 [shortened-selective, misere]',
    outcome: 'P',
    truth: 'It is the other way round.',
    status: 'false',
  },
  {
    statement: 'Lemma 16',
    printed: 'In shortened selective misère play two or more paths are lost exactly when all orders are 0 or 4 mod 5.',
    counterexample: 'node-kayles P4 + P5 [shortened-selective, misere]',
    outcome: 'N',
    truth: 'That is selective misère play. In shortened selective misère play all orders have to be 1 or 2 mod 7.',
    status: 'false',
  },
  {
    statement: 'Theorem 17 and Corollary 18',
    printed: 'In the game of Lemma 16 one path is lost exactly for the orders 1, 2, 8, 9 and, from 15 on, 0 and 4 mod 5.',
    counterexample: 'node-kayles P6 [selective, misere]',
    outcome: 'P',
    truth: 'It is lost exactly for the orders 1, 2, 6, 7 and, from 14 on, 0 and 4 mod 5.',
    status: 'false',
  },
  {
    statement: '§3.6, unions',
    printed: 'A union of paths is lost exactly when every order is in the list of Corollary 18.',
    counterexample: 'node-kayles P4 + P5 [selective, misere]',
    outcome: 'P',
    truth: 'Two or more paths are lost in selective misère play exactly when all orders are 0 or 4 mod 5, as Lemma 16 says.',
    status: 'false',
  },
  {
    statement: '§3.6, exceptions',
    printed:
      'Selective play on one path has another outcome in misère than in normal play for the orders 0, 1, 2, 4, 5, 8, 9, 10 and 14.',
    counterexample: 'node-kayles P14 [selective, misere]',
    outcome: 'P',
    truth: 'For the orders 0, 1, 2, 4, 5, 6, 7, 9 and 10.',
    status: 'false',
  },
];

export const slips: readonly Slip[] = guignardSopena.map((slip) => ({ paper: 'guignardSopena2009', ...slip }));
