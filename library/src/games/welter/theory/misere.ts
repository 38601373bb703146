/**
 * Misère Welter (our own): a sum of strips has its normal outcome, unless all strips are balanced; then the reverse.
 *
 * k coins are balanced if they hold exactly one square of each pair i, 2k − 1 − i (0 ≤ i < k). Their parity is that of the number of
 * coins on squares k and beyond.
 *
 * (1) *An unbalanced strip U with a balanced option has balanced options of both parities.* Let the coin a move to b and leave a
 * balanced strip, p < k be the lower square of the pair that has b, and q = 2k − 1 − p. Without a, each other pair holds one coin and
 * this one none; a is not in it, since U is not balanced. If a > q, it can go to p and to q: both parities. Otherwise p < a < q,
 * so that a is in another pair, which holds a coin at a' = 2k − 1 − a too. Each of the two can go to p, and what stays behind is on
 * different sides of k: both parities.
 * (2) *Every unbalanced option U of a balanced strip has a balanced option.* Let the coin c have moved to d, and p be the lower square
 * of the pair of c, which holds no coin now. If p < d, the coin at d goes to p. If d < p, then d is the lower square of another pair,
 * whose coin stands at 2k − 1 − d > p and goes to p. Either leaves one coin in each pair.
 * (3) *A balanced strip has its parity for its value, and an unbalanced option of it has a value of 2 or more.* By induction. A move from a
 * balanced strip to a balanced one goes from q to p in one pair and changes the parity. The unbalanced options have values of 2
 * or more by (2), (1) and induction. An odd strip has a coin beyond k − 1, which can go to the other square of its pair:
 * value mex{0, ≥ 2} = 1. The options of an even strip have values 1 and ≥ 2: value 0.
 * (4) *The theorem.* Call lost a sum with an unbalanced strip and value 0, and one of balanced strips with value 1. A lost sum has no lost option:
 * if all are balanced, a move to a balanced strip makes the value 0, and one to an unbalanced strip makes it the only one, of value 2
 * or more, so that the whole is not 0. If one is unbalanced and the value 0, a move changes the value; the whole could be lost only with
 * all strips balanced, but the strip that was moved in would have had balanced options of values 0 and 1, hence a value of 2 or more beside
 * others of 0 and 1, and the sum was 0. Any other sum that has a move has a lost option: if all strips are balanced with value 0, some
 * coin goes to the other square of its pair. If one is unbalanced, a move makes the value 0; where that leaves all strips balanced,
 * by (1) another move leaves the value 1 with all strips balanced. And a sum without moves is balanced with value 0, and won. ∎
 */
import { type Nimber, nimSum } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { Theorem } from '../../../core/theorem.ts';
import { moveCoin } from '../../strips/coins.ts';
import type { Rows } from '../../strips/rows.ts';
import { Board } from './board.ts';
import { pairsCertificate } from './certificate.ts';
import { pairMarks } from './welter.ts';

export const welterMisere: Theorem<Rows> = {
  id: 'welter-misere',
  title: 'Misère Welter',
  statement:
    'A sum of strips of Welter’s game has the same outcome in misère as in normal play, unless every strip is balanced: k coins hold exactly one square of each pair i, 2k − 1 − i. Then it is the reverse.',
  sources: [{ key: 'impartial', where: 'games/welter/theory/misere.ts' }, { key: 'welter1954' }],
  scope: 'position',
  examples: [
    'welter 3 1000000000000000000 1000000000000000007 5000000000000000000 [misere]',
    'welter 0 2 + 1 3 + 0 1 2 [misere]',
  ],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(rows, { play }) {
    const boards = rows.map((row) => new Board(row));
    const sum = boards.reduce<Nimber>((all, { value }) => nimSum(all, value), 0);
    const unbalanced = boards.filter(({ balance }) => !balance.isBalanced);
    const isLost = sum === (unbalanced.length > 0 ? 0 : 1);
    const outcome = isLost ? 'P' : 'N';
    return {
      scope: 'position',
      outcome,
      values: {},
      winningMoves: () => (isLost ? [] : eachWin(rows, boards, sum, unbalanced.length)),
      text: `${unbalanced.length > 0 ? 'not all strips are' : 'every strip is'} balanced, and the pairs of coins have the nim-sum ${excerpt(String(sum))}`,
      why: whyOf(rows, unbalanced.length > 0, isLost),
      certificate: () => pairsCertificate(boards, play, outcome),
      marks: () => pairMarks(boards, sum, outcome),
    };
  },
};

/** A move wins that leaves nim-sum 0 with some strip unbalanced, or 1 with all of them balanced. */
function* eachWin(rows: Rows, boards: readonly Board[], sum: Nimber, unbalanced: number): Iterable<Move<Rows>> {
  for (const board of boards) {
    const others = nimSum(sum, board.value);
    const allOthersBalanced = unbalanced === (board.balance.isBalanced ? 0 : 1);
    for (const total of allOthersBalanced ? [0, 1] : [0]) {
      for (const { from, to } of board.movesTo(nimSum(others, total))) {
        const leavesAllBalanced = allOthersBalanced && board.balance.isBalancedAfter(from, to);
        if (leavesAllBalanced === (total === 1)) yield moveCoin(rows, board.row, from, to);
      }
    }
  }
}

function whyOf(rows: Rows, isUnbalanced: boolean, isLost: boolean): string {
  const strips = rows.length === 1 ? 'the strip is' : 'all strips are';
  if (!isUnbalanced)
    return `${strips} balanced: the coins hold one square of each pair that lies symmetric about the middle of the first squares, twice as many as coins. From here on the game can be kept so, each move taking a coin to the other square of its pair, and the number of coins in the right half, which is ${isLost ? 'odd' : 'even'}, tells who makes the last move`;
  return isLost
    ? 'the other player can answer every move so that the values of the strips cancel, as in normal play, until one strip alone is left unbalanced, and then chooses which of two balanced strips to leave'
    : 'a move can make the values of the strips cancel, as in normal play; kept up, this gives the player to move the choice between two balanced strips at the end';
}
