/**
 * Boards of Chomp that consist of arms: all squares lie in the first row, in the first column, or in line with the layers.
 *
 * To take a square of an arm takes the rest of the arm, and nothing else. So each arm, without the poisoned square, is a heap of Nim,
 * in normal and in misère play [gale1974].
 */
import { type NimComponents, type NimOnValues, nimOnValues } from '../../../core/nim-on-values.ts';
import { type Nimber, nimSum } from '../../../core/nimber.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { type ChompBoard, hasSquare, type Square, sidesOf } from '../chomp-board.ts';
import { moveAt } from './chomp-moves.ts';

const PAIRS: readonly Square[] = [
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
];
const NAMES = ['arm of layers', 'first column', 'first row'];

const shared: Pick<NimOnValues<ChompBoard>, 'component' | 'components'> = {
  component: 'arm',
  components(board) {
    if (PAIRS.some((square) => hasSquare(board, square))) return pass('the board has squares besides its arms');
    return sidesOf(board).flatMap((length, axis) => (length === 1 ? [] : [armOf(board, axis, length - 1)]));
  },
};

function armOf(board: ChompBoard, axis: number, size: number): NimComponents<ChompBoard> {
  return {
    name: NAMES[axis] ?? '',
    value: size,
    count: 1n,
    *movesTo(left) {
      if (left >= size) return;
      const square: [number, number, number] = [0, 0, 0];
      square[axis] = Number(left) + 1;
      yield moveAt(board, square);
    },
  };
}

export const chompArms: Theorem<ChompBoard> = nimOnValues({
  id: 'chomp-arms',
  title: 'Arms of Chomp',
  statement:
    'A board of Chomp that has no squares besides its first row, first column and first line of layers is Nim: each arm, without the poisoned square, is a heap.',
  sources: [{ key: 'gale1974' }],
  examples: ['chomp 1000000000000 1^2000'],
  play: 'normal',
  ...shared,
});

/** One board of arms, for sums with other games. */
export const chompArmsValue: Theorem<ChompBoard> = {
  id: 'chomp-arms-value',
  title: 'The value of arms of Chomp',
  statement: 'A board of arms has as its Grundy value the nim-sum of their lengths, each without the poisoned square.',
  sources: [{ key: 'gale1974' }],
  scope: 'component',
  examples: ['chomp 6 1^3 + nim 6', 'chomp 1000000000000 + nim 7'],
  answer(board, { compound, play }) {
    if (compound !== 'disjunctive') return pass('it is about disjunctive play');
    if (play !== 'normal') return pass('it is about normal play');
    if (PAIRS.some((square) => hasSquare(board, square))) return pass('the board has squares besides its arms');
    const value = sidesOf(board).reduce<Nimber>((sum, length) => nimSum(sum, length - 1), 0);
    return { scope: 'component', value, text: `the arms have the nim-sum ${value}` };
  },
};

export const chompArmsMisere: Theorem<ChompBoard> = nimOnValues({
  id: 'chomp-arms-misere',
  title: 'Arms of misère Chomp',
  statement: 'In misère play a board of arms is misère Nim: each arm, without the poisoned square, is a heap.',
  sources: [{ key: 'impartial', where: 'games/posets/theory/chomp-arms.ts' }],
  play: 'misere',
  ...shared,
});
