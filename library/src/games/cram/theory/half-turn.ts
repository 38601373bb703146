/**
 * Cram on boards that a half-turn maps to themselves [uiterwijk2020, Section 2].
 *
 * Proof. Let a half-turn map the free squares to themselves, and let no square be its own image or touch it. The images of the two
 * squares of a domino touch each other and are free; neither lies under the domino, for a square is not its own image, and if the two
 * squares were images of each other they would touch theirs. So the domino can be copied, and what is left has the same symmetry: the
 * second player answers every move. If the two squares in the middle are images of each other, a domino on them leaves such a board. ∎
 * On a rectangle with two even sides the middle is a corner of squares, so that no square touches its image; with one even side it lies
 * between two squares. With two odd sides the middle square is its own image, and nothing follows.
 */
import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { Board, type Cell, cellName, type Rows } from '../../../structures/board.ts';
import { type HalfTurn, halfTurnCertificate, halfTurnOf, isForSearch, SEARCH_TELLS_MORE } from '../../boards/theory/half-turn.ts';
import { cram } from '../rules.ts';

export const cramHalfTurn: Theorem<Rows> = {
  id: 'cram-half-turn',
  title: 'Cram on boards that a half-turn keeps',
  statement:
    'A board that a half-turn maps to itself, on which no free square is its own image or touches it, has value 0: every domino is answered by its image. So every rectangle with two even sides is lost.',
  sources: [{ key: 'uiterwijk2020' }],
  scope: 'component',
  examples: ['cram 6x6', 'cram 10x20', 'cram 2x100'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(rows) {
    const turn = halfTurnOf(rows);
    if (turn === undefined) return pass('it is about boards that a half-turn maps to themselves');
    if (middleOf(turn).length > 0) return pass('a square in the middle is its own image or touches it');
    const [first] = turn.cells;
    return {
      scope: 'component',
      value: 0,
      text: `every domino is answered by its image under a half-turn${first === undefined ? '' : `: one on ${cellName(first)} by one on ${cellName(turn.imageOf(first))}`}`,
      certificate: () => halfTurnCertificate(cram, rows, undefined),
    };
  },
};

export const cramMiddleDomino: Theorem<Rows> = {
  id: 'cram-middle-domino',
  title: 'Cram with a domino in the middle',
  statement:
    'A board that a half-turn maps to itself, on which two squares in the middle are images of each other, is won by a domino on these two: then every domino is answered by its image. So every rectangle with one even and one odd side is won.',
  sources: [{ key: 'uiterwijk2020' }],
  scope: 'position',
  examples: ['cram 5x8', 'cram 99x100', 'cram 6x9'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(rows, _setting, { limits }) {
    const move = middleDomino(rows);
    if (move === undefined)
      return pass('it is about boards that a half-turn maps to themselves, with its centre between two free squares');
    if (isForSearch(new Board(rows).empty().length, limits)) return pass(SEARCH_TELLS_MORE);
    const { label } = move;
    return {
      scope: 'position',
      outcome: 'N',
      values: {},
      *winningMoves() {
        yield move;
        return false;
      },
      text: `${label} is in the middle; after it every domino is answered by its image under a half-turn`,
      why: `a domino on the two squares in the middle, ${label}, leaves a board that looks the same upside down. Whatever the other player does can be copied on the opposite side, so the other player runs out of moves first`,
      certificate: () => halfTurnCertificate(cram, rows, move),
    };
  },
};

/** The domino on two squares that a half-turn of all free squares exchanges; undefined where there are none. */
export function middleDomino(rows: Rows): Move<Rows> | undefined {
  const turn = halfTurnOf(rows);
  const middle = turn === undefined ? [] : middleOf(turn);
  if (middle.length !== 2) return undefined;
  const taken = (x: number, y: number) => middle.some(([u, v]) => u === x && v === y);
  const to = rows.map((row, y) => Array.from(row, (square, x) => (taken(x, y) ? '#' : square)).join(''));
  return { label: middle.map(cellName).join('-'), to };
}

/** The squares that are their own images or touch them: none, one or two. */
function middleOf({ cells, imageOf }: HalfTurn): readonly Cell[] {
  return cells.filter(([x, y]) => {
    const [u, v] = imageOf([x, y]);
    return Math.abs(x - u) + Math.abs(y - v) <= 1;
  });
}
