import { describe, expect, it } from 'vitest';
import { assertLaws, checkLaws } from '../laws/laws.ts';
import type { Board } from '../structures/board.ts';
import type { BoardMove } from '../structures/board-move.ts';
import { gridGame } from './grid-game.ts';
import { grundyOf, sequenceOf } from './known-values.fixture.ts';

/** Kings that keep apart; on one row they are Dawson's chess. */
const kings = gridGame({
  id: 'peaceful-kings',
  rule: 'Put a king on a square that touches no king.',
  samples: ['1x6', '3x3', '2x3 : Ka1'],
  family: '1x{n}',
  apart: 'corners',
  symmetries: 'all',
  *moves(board) {
    for (const square of board.empty()) if (!board.around(square).includes('K')) yield board.put('K', square);
  },
});

/** The same kings, played by the definition: no regions, no keys. */
const { components: _components, key: _key, ...plainKings } = kings;

/** A rook goes to the right or down, and takes a pawn where it ends. */
const rook = gridGame({
  id: 'one-rook',
  rule: 'Move the rook to the right or down; it stops at a pawn, which it may take.',
  samples: ['3x3 : Ra1', '3x3 : Ra1 pb2 pa3', '1x1 : Ra1', '.#./... : Ra1'],
  *moves(board) {
    for (const from of board.squares('R'))
      for (const step of [
        [1, 0],
        [0, 1],
      ] as const)
        for (const to of board.line(from, step)) {
          yield board.clear(from).put('R', to);
          if (board.at(to) === 'p') break;
        }
  },
});

describe('boards with pieces', () => {
  it('obey the laws', () => {
    assertLaws(kings, { positions: 60 });
    assertLaws(rook, { positions: 60 });
  });

  it('are read and written with their pieces, and say what is wrong with one', () => {
    const said = (text: string) => {
      const parsed = kings.parse({ text, at: 10, options: [] });
      return parsed.ok ? kings.format(parsed.value) : `${parsed.error.at}: ${parsed.error.message}`;
    };
    expect(said('5x6 : Ke3  Ka4')).toBe('5x6 : Ke3 Ka4');
    expect(said('..#/...: xb2')).toBe('..#/... : xb2');
    expect(said('1x30 : K28_1')).toBe('1x30 : K28_1');
    expect(said('2x2 :')).toBe('14: Behind the colon stands no piece.');
    expect(said('2x2 : Ka1 c1')).toBe('20: c1 is no piece on a square.');
    expect(said('2x2 : Kc1')).toBe('16: c1 is no square of this board.');
    expect(said('.#/.. : Kb1')).toBe('18: b1 is no square of this board.');
    expect(said('2x2 : Ka1 Qa1')).toBe('20: On a1 stands K already.');
    expect(said('2y2 : Ka1')).toMatch(/^10: /);
  });

  it('Peaceful kings on one row are Dawson’s chess, and keep their values on boards where regions are not told apart', () => {
    const dawson = [1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2];
    expect(sequenceOf(kings, '1x{n}', 31)).toEqual(dawson);
    const boards = ['2x2', '3x3', '2x5', '3x4', '..#/...', '.#/#.', '3x4 : Kb2', '3x4 : Ka1 Kd3'];
    expect(grundyOf(kings, boards)).toEqual(grundyOf(plainKings, boards));
    expect(grundyOf(kings, ['5x6 : Ka4 Ke3'])).toEqual([4]);
  });

  it('call moves by their squares, and by their pieces where that is not enough', () => {
    const labels = (ruleset: typeof kings, text: string) => {
      const parsed = ruleset.parse({ text, at: 0, options: [] });
      return parsed.ok ? Array.from(ruleset.moves(parsed.value), ({ label, to }) => `${label} ${ruleset.format(to)}`) : [];
    };
    expect(labels(kings, '1x3')).toEqual(['a1 1x3 : Ka1', 'b1 1x3 : Kb1', 'c1 1x3 : Kc1']);
    expect(labels(rook, '2x2 : Ra1 pb1')).toEqual(['a1-b1 2x2 : Rb1', 'a1-a2 2x2 : pb1 Ra2']);
    const two = gridGame({
      id: 'two',
      rule: 'Put a cross or a nought.',
      *moves(board) {
        for (const square of board.empty()) for (const piece of 'XO') yield board.put(piece, square);
      },
    });
    expect(labels(two, '1x2 : Xb1')).toEqual(['Xa1 1x2 : Xa1 Xb1', 'Oa1 1x2 : Oa1 Xb1']);
  });

  it('refuse what is no move', () => {
    const moveOf = (move: (board: Board) => BoardMove) => () => {
      const game = gridGame({ id: 'g', rule: 'r', moves: (board) => [move(board)] });
      return Array.from(game.moves(['..']));
    };
    expect(moveOf((board) => board.put('King', [0, 0]))).toThrow('a piece is one letter, found "King"');
    expect(moveOf((board) => board.put('K'))).toThrow('put names no square');
    expect(moveOf((board) => board.put('K', [2, 0]))).toThrow('2,0 is no square of the board');
    expect(moveOf((board) => board.clear(0 as never))).toThrow('a square is [column, row], found 0');
  });

  it('that tell regions apart at their sides alone are found out by the laws', () => {
    const careless = gridGame({
      id: 'careless-kings',
      rule: 'Put a king on a square that touches no king.',
      samples: ['.#/#.', '2x2'],
      apart: true,
      moves: (board) =>
        board
          .empty()
          .filter((square) => !board.around(square).includes('K'))
          .map((square) => board.put('K', square)),
    });
    expect(checkLaws(careless, { positions: 20 })).not.toEqual([]);
  });
});
