/**
 * Notakto on any number of boards by its misère quotient [plambeckWhitehead2013]: a commutative monoid of 18 elements, in which every board has
 * an element and a sum of boards is lost exactly when the product of theirs is one of four, called a, b², bc and c² in the paper.
 *
 * Nothing of it is taken from the paper but the letters: `notakto-quotient.ts` works it out from the moves, and the certificate has every
 * board with its element, so that it can be checked move by move.
 */
import type { Certificate } from '../../../core/certificate.ts';
import { type Marks, MOST_ROWS, marksOf } from '../../../core/marks.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { Theorem } from '../../../core/theorem.ts';
import { whyByWord } from '../../../core/why.ts';
import { power } from '../../../misere/powers.ts';
import { monoidOf, product } from '../../../misere/quotient.ts';
import { crossOn, type NotaktoPosition, notakto } from '../notakto.ts';
import { crossesOn, EMPTY_BOARD } from '../notakto-board.ts';
import { type NotaktoQuotient, notaktoQuotient } from './notakto-quotient.ts';

export const notaktoByQuotient: Theorem<NotaktoPosition> = {
  id: 'notakto-quotient',
  title: 'The misère quotient of Notakto',
  statement:
    'The boards of Notakto have elements in a commutative monoid of 18 elements, and in misère play a sum of boards is lost exactly when the product of their elements is one of the four a, b², bc and c². The empty board is c.',
  sources: [{ key: 'plambeckWhitehead2013' }],
  scope: 'position',
  examples: [`notakto ${EMPTY_BOARD}^3`, `notakto ${EMPTY_BOARD}^1000`, `notakto ${EMPTY_BOARD}^7 .../.X./...^5 X../.../...`],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(position, _setting, { limits }) {
    const found = notaktoQuotient(limits);
    const { quotient, words } = found;
    const factors = factorsOf(position, found);
    const total = factors.reduce((all, factor) => product(quotient, all, factor), 0);
    const isLost = quotient.isP[total] === 1;
    const word = words[total] ?? '';
    return {
      scope: 'position',
      outcome: isLost ? 'P' : 'N',
      values: {},
      winningMoves: () => (isLost ? [] : eachWin(position, factors, found)),
      text: `the boards multiply to ${word} in the quotient of ${quotient.order} elements, which is ${isLost ? '' : 'not '}one of the lost ones`,
      why: whyByWord(word, isLost),
      certificate: () => certify(found),
      marks: () => tableOf(position, found, word, isLost),
    };
  },
};

/** The product of equal boards, for each place. */
function factorsOf({ boards }: NotaktoPosition, { quotient, classOf }: NotaktoQuotient): readonly number[] {
  return boards.map(({ board, count }) => power(quotient, classOf(board), count));
}

function* eachWin(
  position: NotaktoPosition,
  factors: readonly number[],
  { quotient, classOf }: NotaktoQuotient,
): Generator<Move<NotaktoPosition>, boolean> {
  const { boards } = position;
  const after = boards.map(() => 0);
  for (let index = boards.length - 2; index >= 0; index--)
    after[index] = product(quotient, after[index + 1] as number, factors[index + 1] as number);
  let before = 0;
  for (const [index, { board, count }] of boards.entries()) {
    const others = power(quotient, classOf(board), count - 1n);
    const rest = product(quotient, product(quotient, before, after[index] as number), others);
    for (const { square, board: left } of crossesOn(board)) {
      if (quotient.isP[product(quotient, rest, classOf(left))] !== 1) continue;
      const { label, to } = crossOn(position, index, square, left);
      yield { label, to, times: count };
    }
    before = product(quotient, before, factors[index] as number);
  }
  return true;
}

function certify({ quotient, boards }: NotaktoQuotient): Certificate {
  return {
    kind: 'misere-components',
    components: boards.map((board) => `${notakto.id} ${board}`),
    classes: quotient.phi.slice(1),
    ...monoidOf(quotient),
  };
}

function tableOf(
  { boards }: NotaktoPosition,
  { words, classOf }: NotaktoQuotient,
  word: string,
  isLost: boolean,
): Marks | undefined {
  if (boards.length > MOST_ROWS) return undefined;
  let number = 1n;
  const rows = boards.map(({ board, count }) => {
    const name = count === 1n ? `${number}` : `${number} to ${number + count - 1n}`;
    number += count;
    return { name, cells: [board, words[classOf(board)] ?? ''] };
  });
  const below = `Together they are ${word}: ${isLost ? 'lost' : 'won'}.`;
  return marksOf([], { kind: 'cells', headings: ['board', 'element'], rows, below, says: { outcome: isLost ? 'P' : 'N' } });
}
