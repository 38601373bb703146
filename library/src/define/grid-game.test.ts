import { describe, expect, it } from 'vitest';
import { assertLaws, checkLaws } from '../laws/laws.ts';
import { graphGame } from './graph-game.ts';
import { type GridGame, gridGame } from './grid-game.ts';
import { grundyOf, outcomeOf } from './known-values.fixture.ts';

const cramRule: GridGame = {
  id: 'cram',
  rule: 'Put a domino on two adjacent free squares.',
  apart: true,
  symmetries: 'all',
  fixed: 'whole',
  *moves(board) {
    for (const [x, y] of board.empty()) {
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
};
const cram = gridGame(cramRule);
/** The rule is asked in every position. */
const askedCram = gridGame(without(cramRule));

/** The first square is poisoned: nobody takes it. */
const chompRule: GridGame = {
  id: 'chomp',
  rule: 'Take a square and all squares to the right and below; not the first.',
  symmetries: 'transpose',
  fixed: 'rest',
  samples: ['2x3', '3x3', '.../.##/.##', '1x1'],
  *moves(board) {
    for (const [x, y] of board.empty()) if (x + y > 0) yield board.empty().filter(([u, v]) => u >= x && v >= y);
  },
};
const chomp = gridGame(chompRule);
const askedChomp = gridGame(without(chompRule));

function without({ fixed: _, ...rule }: GridGame): GridGame {
  return rule;
}

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
    assertLaws(askedCram, { positions: 30 });
  });

  it('have the same values on bit sets as where the rule is asked, on boards of any shape', () => {
    const boards = ['..#/...', '#../.../..#', '.....#/......', '.#.#/..../#..#', '1x9', '..../#..#/....', '3x3', '##/##'];
    expect(grundyOf(cram, boards)).toEqual(grundyOf(askedCram, boards));
    const shapes = ['.../.##/.##', '..../..#/..', '4x4', '2x5', '....../.', '1x1'];
    expect(grundyOf(chomp, shapes)).toEqual(grundyOf(askedChomp, shapes));
  });

  it('take turns of a board of many words for one, too', () => {
    expect(grundyOf(cram, ['1x40', '.'.repeat(40)])).toEqual(grundyOf(arcKayles, ['P40', 'P40']));
    expect(grundyOf(cram, [`${'.'.repeat(9)}/#########/${'.'.repeat(9)}`])).toEqual([0]);
  });

  it('are played under misère play on bit sets', () => {
    // By play: classics of the literature give no theorem for it.
    const misere = ['3x3', '3x4', '4x4'].map((board) => outcomeOf(cram, `${board} [misere]`));
    expect(misere).toEqual(['N', 'P', 'P']);
    expect(['2x3', '..#/...', '3x3'].map((board) => outcomeOf(askedCram, `${board} [misere]`))).toEqual(
      ['2x3', '..#/...', '3x3'].map((board) => outcomeOf(cram, `${board} [misere]`)),
    );
  });

  it('may have fewer squares than rows and columns', () => {
    const stairs = gridGame({
      ...cramRule,
      id: 'stairs',
      *cells(width, height) {
        for (let y = 0; y < height; y++) for (let x = 0; x < Math.min(width, y + 1); x++) yield [x, y];
      },
    });
    assertLaws(stairs, { positions: 30 });
    expect(grundyOf(stairs, ['3x3', '4x4'])).toEqual(grundyOf(cram, ['.##/..#/...', '.###/..##/...#/....']));
    const parsed = stairs.parse({ text: '.##/..#/...', at: 0, options: [] });
    expect(parsed.ok && stairs.format(parsed.value)).toBe('3x3');
  });

  it('Cram has its known values, which are those of Arc-Kayles on grids', () => {
    // Uiterwijk, Solving Cram using combinatorial game theory (2020), has those of 4×5, 4×6 and 5×5.
    const boards = ['2x2', '2x3', '2x4', '2x5', '3x3', '3x4', '3x5', '4x4', '4x5', '4x6', '5x5'];
    expect(grundyOf(cram, boards)).toEqual([0, 1, 0, 1, 0, 1, 1, 0, 2, 0, 0]);
    const grids = boards.slice(0, 6).map((board) => `G${board}`);
    expect(grundyOf(arcKayles, grids)).toEqual(grundyOf(cram, boards.slice(0, 6)));
  });

  it('Chomp has its known P-positions', () => {
    const shapes = ['.../.##/.##', '../../.#', '..../..##/..##', '../.#', '1x1'];
    expect(grundyOf(chomp, shapes)).toEqual([0, 0, 0, 0, 0]);
    expect(grundyOf(chomp, ['3x4', '4x4']).every((value) => value !== 0)).toBe(true);
  });

  it('that claim too much are found out by the laws', () => {
    const beside = gridGame({
      id: 'beside',
      rule: 'Take a square with a free square to the right of it.',
      fixed: 'rest',
      *moves(board) {
        for (const [x, y] of board.empty()) if (board.isFree(x + 1, y)) yield [[x, y]];
      },
    });
    expect(checkLaws(beside, { positions: 20 }).map(({ law }) => law)).toContain(
      'the game on subsets has the moves and the value of the position',
    );
    const nibble = gridGame({
      id: 'nibble',
      rule: 'Take any square but the first.',
      apart: true,
      *moves(board) {
        for (const cell of board.empty()) if (cell[0] + cell[1] > 0) yield [cell];
      },
    });
    expect(checkLaws(nibble, { positions: 20 })).not.toEqual([]);
  });

  it('say what is no board', () => {
    const codeOf = (text: string) => {
      const parsed = cram.parse({ text, at: 0, options: [] });
      return parsed.ok ? cram.format(parsed.value) : parsed.error.code;
    };
    expect(['3x4', '..#/.', '3 by 4', '999x999', '0x3'].map(codeOf)).toEqual([
      '3x4',
      '..#/.##',
      'no-board',
      'board-too-large',
      'no-board',
    ]);
  });
});
