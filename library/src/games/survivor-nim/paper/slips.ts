/**
 * Slips in the paper on Survivor Nim, as printed in our copy.
 *
 * Players take 1 to m; a table such as 1112212 is alliance 1 with players 1, 2, 3, 6 and alliance 2 with 4, 5, 7.
 */
import type { Slip } from '../../../literature/slips.ts';

const slips: readonly Omit<Slip, 'paper'>[] = [
  {
    statement: 'Proposition 5',
    printed: 'Alliance 1 can take m − 1 more counters in the first cycle than alliance 2.',
    counterexample: 'for 121 and m = 2 alliance 1 can take 4 counters in a cycle and alliance 2 can take 2',
    truth:
      'The inequality (1) that is proved is meant: the most of alliance 1 and the least of alliance 2 are together m − 1 more than the least of alliance 1 and the most of alliance 2.',
    status: 'misprint',
  },
  {
    statement: 'before Example 7',
    printed: 'It may be assumed without loss of generality that alliance 2 has the last turn of a cycle.',
    counterexample: 'survivor-nim 21 1221121 [take 1-2]',
    outcome: 'N',
    truth:
      'Where alliance 1 moves first and last, its two groups are one in every cycle but the first, and the formulas do not apply as they stand: for 1221121 they are wrong at 21 and 27.',
    status: 'false',
  },
  {
    statement: 'Example 7, last sentence',
    printed: 'Alliance 2 loses all games with more than N_23 + 1 = 19 counters.',
    counterexample: 'alliance 2 loses with 19 counters too',
    truth: 'With 19 counters or more.',
    status: 'misprint',
  },
  {
    statement: 'Example 7, N_31',
    printed: '2 + 4 + 2 + 2 + 2 + 2 + 2 + 2 + 2 + 2 = 22.',
    counterexample: 'by formula (4) N_31 = N_21 + 10, and N_21 = 12 has five summands, the next cycle four',
    truth: '2 + 4 + 2 + 2 + 2 + 4 + 2 + 2 + 2 = 22.',
    status: 'misprint',
  },
  {
    statement: 'Proposition 8',
    printed: 'If the numbers N_11, N_12, … of the first cycle increase, they are the ends of its rounds of losses.',
    counterexample: 'survivor-nim 12 111222112 [take 1-2]',
    outcome: 'P',
    truth:
      'The printed ends are 3, 9, 11, 14, but alliance 1 loses 1–3 and 10–16: a round of alliance 2 that vanishes at a turn inside the cycle does not come back. This fails in 48 of the 189 games that were tried.',
    status: 'false',
  },
  {
    statement: 'Proposition 8, proof',
    printed: 'Alliance 1 wins with up to N_12 counters by leaving fewer than k_11 after its first turn.',
    counterexample: 'for 112 and m = 2 it wins with N_12 = 5 counters, and can leave no fewer than 1 = k_11',
    truth: 'By leaving at most k_11. (And so for N_13 and l_21.)',
    status: 'misprint',
  },
  {
    statement: 'Propositions 8 to 11, the last summand',
    printed: 'The last summands of alliance 1 are called l_(2 n_1) and l_(j n_1).',
    counterexample: 'for 11212 and m = 2 the first group takes 2, 3 or 4, so that n_1 = 3, and the second takes 1 or 2',
    truth: 'l_(2 n_2) and l_(j n_j): each group has its own last number.',
    status: 'misprint',
  },
  {
    statement: 'Example 9',
    printed: 'Alliance 2 has the players 2, 3, 4, 6 and 1, and the summand 6 of N_15 is called k_13.',
    counterexample: 'player 1 is in alliance 1, and alliance 2 takes 3 to 6 counters at its first turn',
    truth: 'Player 11, as Example 16 says, and the last number of the first turn.',
    status: 'misprint',
  },
  {
    statement: 'Proposition 10',
    printed:
      'If the N_1k do not increase, skip those that are not larger than the one before; the others are the ends of the rounds.',
    counterexample: 'survivor-nim 9 1112212 [take 1-2]',
    outcome: 'P',
    truth: 'The printed ends are 3, 8, 8, 11, but alliance 1 loses 1–3 and 9–13. This fails in 89 of 259 games.',
    status: 'false',
  },
  {
    statement: 'Proposition 11',
    printed: 'The ends of later cycles are those of the first, moved by mn + n + 1 or mn + m + n for each cycle, with skipping.',
    counterexample: 'survivor-nim 12 1211122 [take 1-2]',
    outcome: 'P',
    truth:
      'Ends do move so, but skipping has to be done at every turn, and what is skipped once is gone. This fails in 262 of 448 games; in the one shown the first cycle is right.',
    status: 'false',
  },
  {
    statement: 'Proposition 11, skipping',
    printed: 'Round 1 of cycle r is skipped if N_r1 is larger than N_(r−1)(2j).',
    counterexample: 'in Example 7 N_21 = 12 is larger than N_14 = 11, and the round is not skipped',
    truth: 'If it is not larger; and round k + 1 if N_rk is not smaller than N_r(k+1), also where they are equal.',
    status: 'misprint',
  },
  {
    statement: 'Proposition 11, rules 1) and 2)',
    printed:
      'For odd k the number of counters that alliance 1 can remove in the cycles before is added, and the largest of alliance 2.',
    counterexample: 'for 112 and m = 2 alliance 1 can remove 2, 3 or 4 in a cycle; N_21 − N_11 = 4 is 2 + 2',
    truth: 'The smallest number of alliance 1; and for even k the smallest of alliance 2. What is added for N_21 is l_11, not l.',
    status: 'misprint',
  },
  {
    statement: 'Proposition 12',
    printed: 'A round of losses of alliance 1 is m − 1 shorter in each cycle.',
    counterexample: 'for 1112212 and m = 2 the first round has 3 losses in the first cycle and 5 in the second',
    truth:
      'From the second cycle on. A round may also vanish before its length is used up: in Example 16 the last ones have 4, 3 and no losses.',
    status: 'false',
  },
  {
    statement: 'Proposition 12, proof',
    printed:
      'The least of alliance 1 and the most of alliance 2 are together m − 1 more than the most of alliance 1 and the least of alliance 2.',
    counterexample: 'for n = 1 and m = 2: 2 + 2 = 4 and 4 + 1 = 5',
    truth: 'm − 1 less, as (1) says.',
    status: 'misprint',
  },
  {
    statement: 'Proposition 13',
    printed:
      'If the longest round of losses of alliance 1 in the first cycle has length k, it wins from cycle r on, r ≥ k/(m − 1) + 1.',
    counterexample: 'survivor-nim 42 1112212 [take 1-2]',
    outcome: 'P',
    truth:
      'Here k = 3 and r = 4, and cycle 3 ends with 33 counters at the latest. Rounds of the second cycle may be longer than those of the first; even so the proof needs k − (r − 1)(m − 1) ≤ 0, not ≤ m − 1. This fails in 134 of 448 games.',
    status: 'false',
  },
  {
    statement: 'Corollary 15',
    printed: 'Alliance 1 wins with more than r·max(N_1(2j−1), N_1(2j)) counters.',
    counterexample: 'survivor-nim 53 1112212 [take 1-2]',
    outcome: 'P',
    truth:
      'The printed bound is 44, the largest loss 53; for 12112111222 they are 51 and 154. This fails in 98 of 448 games. The sharp bound comes from the blocks.',
    status: 'false',
  },
  {
    statement: 'Example 16',
    printed: 'r > 10.',
    counterexample: 'Proposition 13 gives r ≥ 9/1 + 1 = 10, and 170 is 10·17',
    truth: 'r ≥ 10. The bound 170 holds; the largest loss is 110.',
    status: 'misprint',
  },
  {
    statement: 'Proposition 17',
    printed: 'With n players on each side the game is misère Nim for two players who take n to mn counters.',
    counterexample: 'survivor-nim 2 1212 [take 1-2]',
    outcome: 'N',
    truth:
      'Only where each alliance sits in one block, in 20 of 700 games. In general the losers repeat with period n(m + 1) from some number on, and each alliance wins infinitely many games.',
    status: 'false',
  },
  {
    statement: 'last paragraph',
    printed: 'Formula (5), suitably changed, tells exactly from which number of counters on the larger alliance wins.',
    counterexample: 'for 11212121212 and m = 3 Corollary 15 gives 46, and the largest loss is 2',
    truth: 'The largest loss is not a matter of the longest round alone; the blocks of one cycle of turns give it.',
    status: 'false',
  },
];

export const survivorNimSlips: readonly Slip[] = slips.map((slip) => ({ paper: 'kelly2011', ...slip }));
