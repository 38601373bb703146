/**
 * Welter's theorem [welter1954; conway1976, Ch. 13]: pair the two coins that agree modulo the highest power of 2, set them aside, and go
 * on; the value is the nim-sum of (a ⊕ b) − 1 over the pairs and of the coin that is left over, if one is.
 *
 * For misère play (our own) see `misere.ts`. Sorting by reversed bits finds the pairs in time k log k, and where a coin would have to go
 * is found bit by bit, so that all winning moves of a hundred thousand coins take one pass over them.
 */
import { fitNimSum, type Marks, marksOf } from '../../../core/marks.ts';
import { type Nimber, nimSum } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { moveCoin } from '../../strips/coins.ts';
import { type Rows, rowName } from '../../strips/rows.ts';
import { Board, valueOfPair } from './board.ts';
import { pairsCertificate } from './certificate.ts';

const ABOUT_PAIRS =
  'Pair the two coins that agree modulo the highest power of 2, set them aside, and go on. A pair counts as one less than the number that its two squares, added in binary without carrying, make, and a coin left over as its square';

export const welterNormal: Theorem<Rows> = {
  id: 'welter-normal',
  title: 'Welter’s theorem',
  statement:
    'Under normal play the player to move in Welter’s game loses exactly when the nim-sum of (a ⊕ b) − 1 over the pairs, and of the coin that is left over, is 0; coins that agree modulo the highest power of 2 are paired first.',
  sources: [{ key: 'welter1954' }, { key: 'conway1976', where: 'Ch. 13' }],
  scope: 'position',
  examples: ['welter 3 1000000000000000000 1000000000000000007 5000000000000000000'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(rows, { play }) {
    const boards = rows.map((row) => new Board(row));
    const sum = boards.reduce<Nimber>((all, { value }) => nimSum(all, value), 0);
    const outcome = sum === 0 ? 'P' : 'N';
    return {
      scope: 'position',
      outcome,
      values: { grundy: sum },
      winningMoves: () => (sum === 0 ? [] : eachMoveToZero(rows, boards, sum)),
      text: `the pairs of coins have the nim-sum ${excerpt(String(sum))}`,
      why: `${ABOUT_PAIRS}. ${outcome === 'P' ? 'Here' : 'So'} ${whyHeapsCancel('these numbers', sum === 0)}`,
      certificate: () => pairsCertificate(boards, play, outcome),
      marks: () => pairMarks(boards, sum, outcome),
    };
  },
};

function* eachMoveToZero(rows: Rows, boards: readonly Board[], sum: Nimber): Iterable<Move<Rows>> {
  for (const board of boards)
    for (const { from, to } of board.movesTo(nimSum(sum, board.value))) yield moveCoin(rows, board.row, from, to);
}

export const welterValue: Theorem<Rows> = {
  id: 'welter-value',
  title: 'The value of a strip of Welter’s game',
  statement:
    'A strip of Welter’s game has the nim-sum of (a ⊕ b) − 1 over its pairs of coins, and of the coin that is left over, for its Grundy value.',
  sources: [{ key: 'welter1954' }, { key: 'conway1976', where: 'Ch. 13' }],
  scope: 'component',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer([row, ...others], { play }) {
    if (row === undefined || others.length > 0) return pass('it is about one strip');
    const board = new Board(row);
    return {
      scope: 'component',
      value: board.value,
      text: `the pairs of coins have the nim-sum ${excerpt(String(board.value))}`,
      certificate: () => pairsCertificate([board], play, board.value === 0 ? 'P' : 'N'),
    };
  },
};

/** The pairs in binary, with the coins that are left over. */
export function pairMarks(boards: readonly Board[], sum: Nimber, outcome: 'N' | 'P'): Marks | undefined {
  const rows = boards.flatMap(({ row, pairs, odd }) => {
    const where = rowName(row) === '' ? '' : `${rowName(row)}: `;
    const mates = pairs.map(([a, b]) => ({ name: `${where}${a} and ${b}`, value: valueOfPair(a, b) }));
    return odd === undefined ? mates : [...mates, { name: `${where}${odd} alone`, value: odd }];
  });
  if (!fitNimSum(rows.map(({ value }) => value))) return undefined;
  return marksOf([], { kind: 'nim-sum', heading: 'coins', unit: 'value', rows, sum, says: { outcome } });
}
