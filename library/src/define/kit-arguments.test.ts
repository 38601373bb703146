/**
 * Rules are written by hand, often without types: whatever a kit is given or hands out is looked at, and what cannot be right ends in a
 * sentence instead of a wrong answer.
 */
import { describe, expect, it } from 'vitest';
import { extendCatalogue, toCatalogue } from '../core/catalogue.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { solveWith } from '../engine/solve/solve.ts';
import { graphGame } from './graph-game.ts';
import { gridGame } from './grid-game.ts';
import { heapGame } from './heap-game.ts';
import { posetGame } from './poset-game.ts';
import { digraphGame, stringGame } from './string-game.ts';

// biome-ignore lint/suspicious/noExplicitAny: rules here are wrong on purpose, as JavaScript allows.
type Wrong = any;

/** What is said about a position of a game whose rule is wrong. */
function said(make: () => Ruleset<Wrong>, text: string, options = ''): string {
  try {
    const ruleset = make();
    const catalogue = extendCatalogue(toCatalogue([]), [ruleset]);
    const answer = solveWith(`${ruleset.id} ${text}${options}`, { catalogue });
    return 'error' in answer ? answer.error.message : `answered ${answer.outcome}`;
  } catch (error) {
    return (error as Error).message;
  }
}

const grid = (moves: (board: Wrong) => Wrong, more: Wrong = {}) => gridGame({ id: 'g', rule: 'r', moves, ...more });
const graph = (take: (graph: Wrong, at: Wrong) => Wrong, more: Wrong = {}) => graphGame({ id: 'g', rule: 'r', take, ...more });
const poset = (take: Wrong, more: Wrong = {}) => posetGame({ id: 'g', rule: 'r', take, ...more });
const heap = (options: Wrong) => heapGame({ id: 'g', rule: 'r', options });
const words = (moves: Wrong, more: Wrong = {}) =>
  stringGame({ id: 'g', rule: 'r', samples: ['xx'], letters: 'x.', moves, ...more });
const arcs = (list: Wrong) => digraphGame({ id: 'g', rule: 'r', samples: ['a'], arcs: list });

const A_SQUARE = 'a square is [column, row], found ';

describe('a board', () => {
  it.each<[string, (board: Wrong) => Wrong, string]>([
    ['at of a name', (board) => [board.at('a1')], `${A_SQUARE}"a1"`],
    ['at of a column and a row', (board) => [board.at(0, 0)], `${A_SQUARE}0`],
    ['at of nothing', (board) => [board.at()], `${A_SQUARE}nothing`],
    ['at of half a square', (board) => [board.at([1])], `${A_SQUARE}[1]`],
    ['at of texts', (board) => [board.at(['0', '0'])], `${A_SQUARE}["0","0"]`],
    ['at between squares', (board) => [board.at([0.5, 0])], `${A_SQUARE}[0.5,0]`],
    ['around', (board) => [board.around('a1')], `${A_SQUARE}"a1"`],
    ['beside', (board) => [board.beside(1)], `${A_SQUARE}1`],
    ['line from', (board) => [board.line('a1', [1, 0])], `${A_SQUARE}"a1"`],
    ['line step', (board) => [board.line([0, 0], 'right')], `${A_SQUARE}"right"`],
    [
      'isFree of a square',
      (board) => (board.isFree([0, 0]) ? [[[0, 0]]] : []),
      'isFree is asked with a column and a row, found [0,0] and nothing',
    ],
    [
      'isFree of texts',
      (board) => (board.isFree('0', '0') ? [[[0, 0]]] : []),
      'isFree is asked with a column and a row, found "0" and "0"',
    ],
    ['squares of no piece', (board) => [board.squares('')], 'a piece is one letter, or . for none, found ""'],
    ['squares of a word', (board) => [board.squares('King')], 'a piece is one letter, or . for none, found "King"'],
    ['put of a word', (board) => [board.put('King', [0, 0])], 'a piece is one letter, found "King"'],
    ['put on a name', (board) => [board.put('K', 'a1')], `${A_SQUARE}"a1"`],
    ['put off the board', (board) => [board.put('K', [9, 9])], '9,9 is no square of the board'],
    ['clear of a name', (board) => [board.clear('a1')], `${A_SQUARE}"a1"`],
    ['clear of nothing', (board) => [board.clear()], 'clear names no square'],
    ['a move of one square that is no list', () => [[0, 0]], `${A_SQUARE}0`],
    ['a move that is a name', () => ['a1'], 'a move takes a list of squares, found "a1"'],
    ['a move of no square', () => [[]], 'a move takes no square'],
    ['a move off the board', () => [[[7, 7]]], 'a move takes 7,7, which is not free'],
    ['moves that are a text', () => 'a1', 'moves gives "a1", which is not a list'],
    ['no moves', () => undefined, 'moves gives nothing, which is not a list'],
  ])('refuses %s', (_, moves, message) => expect(said(() => grid(moves), '2x2')).toBe(message));

  it('takes squares off the board for what they are: nothing', () => {
    const rule = (board: Wrong) => (board.at([-1, 0]) === undefined && !board.isFree(-1, 0) ? [] : [[[0, 0]]]);
    expect(said(() => grid(rule), '2x2')).toBe('answered P');
  });

  it.each<[string, Wrong, string]>([
    ['apart', { apart: 'corner' }, 'g: apart is true or false or "corners", found "corner"'],
    ['symmetries', { symmetries: 'rotations' }, 'g: symmetries is "none" or "all" or "transpose", found "rotations"'],
    ['fixed', { fixed: true }, 'g: fixed is "whole" or "rest", found true'],
    ['cells', { cells: () => ['a1'] }, `${A_SQUARE}"a1"`],
    ['cells off the board', { cells: () => [[2, 0]] }, 'cells gives 2,0, which is not on a board of 2 columns and 2 rows'],
    ['cells that are no list', { cells: () => 4 }, 'cells gives 4, which is not a list'],
  ])('refuses %s that mean nothing', (_, more, message) => expect(said(() => grid(() => [], more), '2x2')).toBe(message));
});

const NO_VERTEX = ' is not a vertex of a graph of 3: they are numbered from 0';

describe('a graph', () => {
  it.each<[string, (graph: Wrong, at: Wrong) => Wrong, string]>([
    ['neighbours', (view) => view.neighbours(3), `3${NO_VERTEX}`],
    ['neighbours of a name', (view) => view.neighbours('1'), `"1"${NO_VERTEX}`],
    ['degree', (view) => (view.degree(-1) > 0 ? [] : undefined), `-1${NO_VERTEX}`],
    ['isAdjacent', (view, at) => (view.isAdjacent(at, 1.5) ? [] : undefined), `1.5${NO_VERTEX}`],
    ['isAdjacent of one', (view, at) => (view.isAdjacent(at) ? [] : undefined), `nothing${NO_VERTEX}`],
    ['edgesAt', (view) => (view.edgesAt([0, 1]).length > 0 ? [] : undefined), `[0,1]${NO_VERTEX}`],
    ['what is taken', () => [7], `7${NO_VERTEX}`],
    ['a name that is taken', () => ['1'], `"1"${NO_VERTEX}`],
    ['a text', () => '12', 'take gives "12", which is not a list'],
    ['a vertex alone', (_, at) => at, 'take gives 0, which is not a list'],
    ['null', () => null, 'take gives null, which is not a list'],
  ])('refuses %s', (_, take, message) => {
    expect(said(() => graph(take), 'P3')).toBe(message);
    expect(said(() => graph(take, { fixed: true }), 'P3')).toBe(message);
  });

  it.each<[string, (graph: Wrong, at: Wrong) => Wrong, string]>([
    ['a vertex', () => [1], 'an edge is [one vertex, another], found 1'],
    ['two vertices without an edge', () => [[0, 2]], '0-2 is not an edge of the graph'],
    ['what is not there', () => [[0, 5]], `5${NO_VERTEX}`],
  ])('refuses %s in a game on edges', (_, take, message) => {
    expect(said(() => graph(take, { on: 'edges' }), 'P3')).toBe(message);
    expect(said(() => graph(take, { on: 'edges', fixed: true }), 'P3')).toBe(message);
  });

  it('refuses what it is to be played on, and a rule that is none', () => {
    expect(said(() => graph(() => [], { on: 'edge' }), 'P3')).toBe('g: on is "vertices" or "edges", found "edge"');
    expect(said(() => graph(undefined as Wrong), 'P3')).toBe('g: take says what goes with a vertex, or with an edge');
  });
});

const NO_ELEMENT = ' is not an element of an order of 3: they are numbered from 0';

describe('an order', () => {
  it.each<[string, Wrong, string]>([
    ['above', (order: Wrong) => order.above('2'), `"2"${NO_ELEMENT}`],
    ['below', (order: Wrong) => order.below(3), `3${NO_ELEMENT}`],
    ['comparable', (order: Wrong) => order.comparable(-1), `-1${NO_ELEMENT}`],
    ['isAbove', (order: Wrong) => (order.isAbove(0) ? [] : undefined), `nothing${NO_ELEMENT}`],
    ['name', (order: Wrong) => (order.name(9) === '' ? [] : undefined), `9${NO_ELEMENT}`],
    ['what is taken', () => [3], `3${NO_ELEMENT}`],
    ['a text', () => '1', 'take gives "1", which is not a list'],
    ['a rule that is none', 'above', 'g: take says what goes with an element'],
  ])('refuses %s', (_, take, message) => {
    expect(said(() => poset(take), '2>1 3>1')).toBe(message);
    expect(said(() => poset(take, { fixed: true }), '2>1 3>1')).toBe(message);
  });
});

describe('a heap', () => {
  it.each<[string, Wrong, string]>([
    ['a negative size', (size: number) => [size - 9], 'options gives -4, which is not the size of a heap'],
    ['a part of a counter', (size: number) => [size / 2], 'options gives 2.5, which is not the size of a heap'],
    ['a text', (size: number) => (size > 0 ? [String(size - 1)] : []), 'options gives "4", which is not the size of a heap'],
    ['a text of two digits', (size: number) => (size > 3 ? ['12'] : []), 'options gives "12", which is not the size of a heap'],
    ['texts in a list', (size: number) => (size > 3 ? [['1', '2']] : []), 'options gives "1", which is not the size of a heap'],
    ['nothing that is left', () => [undefined], 'options gives nothing, which is not the size of a heap'],
    ['a number for a list', (size: number) => size - 1, 'options gives 4, which is not a list'],
    [
      'a text that is handed over',
      (size: number, leave: Wrong) => {
        if (size > 3) leave('1');
      },
      'options gives "1", which is not the size of a heap',
    ],
    [
      'two of them',
      (size: number, leave: Wrong) => {
        if (size > 3) leave(1, '2');
      },
      'options gives "2", which is not the size of a heap',
    ],
  ])('refuses %s', (_, options, message) => {
    expect(said(() => heap(options), '5')).toBe(message);
    expect(said(() => heap(options), '5', ' [misere]')).toBe(message);
  });

  it('refuses a code and a set that are none', () => {
    expect(said(() => heapGame({ id: 'g', rule: 'r', octal: '9.9' }), '5')).toContain('g: octal:');
    expect(said(() => heapGame({ id: 'g', rule: 'r', subtract: [0] }), '5')).toContain('g: subtract: 0 is no number');
    expect(said(() => heapGame({ id: 'g', rule: 'r' }), '5')).toBe('g: what moves leave is said by options, octal or subtract');
  });
});

describe('words and vertices', () => {
  it.each<[string, Wrong, string]>([
    ['a word of other letters', () => ['xy'], 'moves gives "xy", which is not a word of the letters x.'],
    ['a number', () => [3], 'moves gives 3, which is not a text'],
    ['a word for a list', () => 'x', 'moves gives "x", which is not a list'],
  ])('of a string game: refuses %s', (_, moves, message) => expect(said(() => words(moves), 'xx')).toBe(message));

  it.each<[string, Wrong, string]>([
    ['apart', { apart: 'xx' }, 'g: apart is one of the letters x., found "xx"'],
    ['apart that is no letter', { apart: 'y' }, 'g: apart is one of the letters x., found "y"'],
    ['mirrored', { mirrored: 'yes' }, 'g: mirrored is true or false, found "yes"'],
    ['letters', { letters: ['x'] }, 'g: letters are a text, found ["x"]'],
  ])('of a string game: refuses %s that mean nothing', (_, more, message) =>
    expect(said(() => words(() => [], more), 'xx')).toBe(message),
  );

  it.each<[string, Wrong, string]>([
    ['two words', () => ['a b'], 'arcs gives "a b", which is not one word'],
    ['a number', () => [3], 'arcs gives 3, which is not a text'],
    ['nothing', () => [''], 'arcs gives "", which is not one word'],
    ['a word for a list', () => 'bc', 'arcs gives "bc", which is not a list'],
  ])('of a game given by arcs: refuses %s', (_, list, message) => expect(said(() => arcs(list), 'a')).toBe(message));
});

describe('a loop that no sample reaches', () => {
  const WHY = 'Where play need not end, the ruleset has to say so: mayLoop: true.';
  /** Down by one, but from 60 to 61 and back. */
  const tower = (more: Wrong = {}) =>
    heapGame({
      id: 'tower',
      rule: 'r',
      samples: ['3'],
      *options(size) {
        if (size === 60) yield 61;
        if (size > 0) yield size - 1;
      },
      ...more,
    });

  it.each(['', ' [misere]', ' [conjunctive]', ' [selective]', ' [continued-conjunctive, misere]', ' [diminished-disjunctive]'])(
    'is named when play from the position comes to it%s',
    (options) => {
      for (const position of ['60', '70', '60 2'])
        expect(said(() => tower(), position, options)).toMatch(
          new RegExp(`^Play comes back to “tower ([0-2] )?6[01]”\\. ${WHY}$`),
        );
      expect(said(() => tower(), '59', options)).toMatch(/^answered [NP]$/);
    },
  );

  it('is no error where the ruleset says that play need not end', () => {
    expect(said(() => tower({ mayLoop: true }), '60')).toMatch(/^answered (N|P|draw)$/);
  });

  it('is named in games of every other kind', () => {
    const ring = (vertex: string) => (vertex === 'a' ? ['b'] : vertex === 'b' ? ['c', 'd'] : vertex === 'c' ? ['b'] : []);
    expect(said(() => arcs(ring), 'd')).toBe('answered P');
    expect(said(() => arcs(ring), 'a')).toBe(`Play comes back to “g b”. ${WHY}`);
    const turn = (word: string) => (word.length > 2 ? [[...word].reverse().join('')] : []);
    expect(said(() => words(turn), 'x.')).toBe('answered P');
    expect(said(() => words(turn), 'xx.')).toBe(`Play comes back to “g xx.”. ${WHY}`);
    const step = (board: Wrong) =>
      board
        .squares('K')
        .flatMap(([x, y]: Wrong) =>
          [-1, 1].filter((dx) => board.at([x + dx, y]) === '.').map((dx) => board.clear([x, y]).put('K', [x + dx, y])),
        );
    expect(said(() => grid(step), '1x3')).toBe('answered P');
    expect(said(() => grid(step), '1x3 : Ka1')).toMatch(/^Play comes back to “g 1x3 : K[ab]1”\. /);
  });
});
