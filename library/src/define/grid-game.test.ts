import { describe, expect, it } from 'vitest';
import { assertLaws, checkLaws } from '../laws/laws.ts';
import { graphGame } from './graph-game.ts';
import { gridGame } from './grid-game.ts';
import { grundyOf } from './known-values.fixture.ts';

const cram = gridGame({
  id: 'cram',
  rule: 'Put a domino on two adjacent free squares.',
  apart: true,
  symmetries: 'all',
  *moves(board) {
    for (const [x, y] of board.cells()) {
      if (board.isFree(x + 1, y))
        yield [
          [x, y],
          [x + 1, y],
        ];
      if (board.isFree(x, y + 1))
        yield [
          [x, y],
          [x, y + 1],
        ];
    }
  },
});

/** The first square is poisoned: nobody takes it. */
const chomp = gridGame({
  id: 'chomp',
  rule: 'Take a square and all squares to the right and below; not the first.',
  symmetries: 'transpose',
  samples: ['2x3', '3x3', '.../.##/.##', '1x1'],
  *moves(board) {
    for (const [x, y] of board.cells()) if (x + y > 0) yield board.cells().filter(([u, v]) => u >= x && v >= y);
  },
});

const arcKayles = graphGame({
  id: 'arc-kayles',
  rule: 'Take an edge and all edges that meet it.',
  on: 'edges',
  fixed: true,
  take: (graph, [u, v]) => graph.edgesAt(u, v),
});

describe('games on boards', () => {
  it('obey the laws', () => {
    assertLaws(cram, { positions: 60 });
    assertLaws(chomp, { positions: 60 });
  });

  it('Cram has its known values, which are those of Arc-Kayles on grids', () => {
    const boards = ['2x2', '2x3', '2x4', '2x5', '3x3', '3x4', '3x5', '4x4', '4x5'];
    expect(grundyOf(cram, boards)).toEqual([0, 1, 0, 1, 0, 1, 1, 0, 2]);
    const grids = boards.slice(0, 6).map((board) => `G${board}`);
    expect(grundyOf(arcKayles, grids)).toEqual(grundyOf(cram, boards.slice(0, 6)));
  });

  it('Chomp has its known P-positions', () => {
    const shapes = ['.../.##/.##', '../../.#', '..../..##/..##', '../.#', '1x1'];
    expect(grundyOf(chomp, shapes)).toEqual([0, 0, 0, 0, 0]);
    expect(grundyOf(chomp, ['3x4', '4x4']).every((value) => value !== 0)).toBe(true);
  });

  it('that claim too much are found out by the laws', () => {
    const nibble = gridGame({
      id: 'nibble',
      rule: 'Take any square but the first.',
      apart: true,
      *moves(board) {
        for (const cell of board.cells()) if (cell[0] + cell[1] > 0) yield [cell];
      },
    });
    expect(checkLaws(nibble, { positions: 20 })).not.toEqual([]);
  });

  it('say what is no board', () => {
    const codeOf = (text: string) => {
      const parsed = cram.parse({ text, at: 0, options: [] });
      return parsed.ok ? cram.format(parsed.value) : parsed.error.code;
    };
    expect(['3x4', '..#/.', '3 by 4', '99x99', '0x3'].map(codeOf)).toEqual([
      '3x4',
      '..#/.##',
      'no-board',
      'board-too-large',
      'no-board',
    ]);
  });
});
