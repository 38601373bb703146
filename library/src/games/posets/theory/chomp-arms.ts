/**
 * Boards of Chomp that consist of arms: all squares lie in the first row, in the first column, in line with the layers, or in any other
 * one direction.
 *
 * To take a square of an arm takes the rest of the arm, and nothing else. So each arm, without the poisoned square, is a heap of Nim,
 * in normal and in misère play [gale1974].
 */
import { type NimComponents, type NimOnValues, nimOnValues } from '../../../core/nim-on-values.ts';
import { type Nimber, nimSum, toNimber } from '../../../core/nimber.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { type ChompBoard, hasSquare } from '../chomp-board.ts';
import { moveAt } from './chomp-moves.ts';

/** From the last direction on. */
const NAMES = ['first row', 'first column', 'arm of layers'];

/** A board with any other square has one that lies in two directions and next to the poison in both. */
function hasOthers(board: ChompBoard): boolean {
  const axes = [...board.sides.keys()];
  const at = (one: number, other: number) => axes.map((axis) => (axis === one || axis === other ? 1n : 0n));
  return axes.some((one) => axes.some((other) => one < other && hasSquare(board, at(one, other))));
}

const shared: Pick<NimOnValues<ChompBoard>, 'component' | 'components'> = {
  component: 'arm',
  components(board) {
    if (hasOthers(board)) return pass('the board has squares besides its arms');
    return board.sides.flatMap((length, axis) => (length === 1n ? [] : [armOf(board, axis, toNimber(length - 1n))]));
  },
};

function armOf(board: ChompBoard, axis: number, size: Nimber): NimComponents<ChompBoard> {
  return {
    name: NAMES[board.sides.length - 1 - axis] ?? `arm in direction ${axis + 1}`,
    value: size,
    count: 1n,
    *movesTo(left) {
      if (left >= size) return;
      yield moveAt(
        board,
        board.sides.map((_, other) => (other === axis ? BigInt(left) + 1n : 0n)),
      );
    },
  };
}

export const chompArms: Theorem<ChompBoard> = nimOnValues({
  id: 'chomp-arms',
  title: 'Arms of Chomp',
  statement:
    'A board of Chomp that has no squares besides its first row, first column and first line in every other direction is Nim: each arm, without the poisoned square, is a heap.',
  sources: [{ key: 'gale1974' }],
  examples: ['chomp 1000000000000 1^2000', 'chomp 1000000000000000001 1^1000000000000000000'],
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
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(board) {
    if (hasOthers(board)) return pass('the board has squares besides its arms');
    const value = board.sides.reduce<Nimber>((sum, length) => nimSum(sum, toNimber(length - 1n)), 0);
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
