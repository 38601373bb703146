import { describe, expect, it } from 'vitest';
import type { Drawing, GraphDrawing } from '../../core/drawing.ts';
import { changedPlaces, placesIn } from '../../core/drawing-places.ts';
import { ok } from '../../core/result.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { catalogueOf, defineRuleset, graphGame, gridGame, heapGame, posetGame, stringGame } from '../../entry-points/define.ts';
import { checkLaws } from '../../laws/laws.ts';
import { tryRuleset } from '../../laws/try-ruleset.ts';
import { placesWith } from './places.ts';

// biome-ignore lint/suspicious/noExplicitAny: positions of different rulesets have nothing in common.
function placesOf(ruleset: Ruleset<any>, position: string): Record<string, readonly string[]>[] {
  const found = placesWith(`${ruleset.id} ${position}`, { catalogue: catalogueOf([ruleset]), moves: 1000 });
  if ('error' in found) throw new Error(found.error.message);
  return found.map((each) => Object.fromEntries(each));
}

describe('where moves are clicked', () => {
  it('is the squares that a move on a board names, without the pieces', () => {
    const coins = gridGame({
      ...{ id: 'two-coins', rule: 'Put one of two coins on a free square, or take one away.', samples: ['1x2'] },
      *moves(board) {
        for (const square of board.empty()) for (const coin of ['A', 'b']) yield board.put(coin, square);
        for (const square of board.squares('A')) yield board.clear(square).put('b', [0, 0]);
      },
    });
    expect(placesOf(coins, '1x2 : Ab1')).toEqual([{ Aa1: ['a1'], ba1: ['a1'], 'b1-a1': ['b1', 'a1'] }]);
    const dominoes = gridGame({
      ...{ id: 'dominoes', rule: 'Take two squares side by side.', samples: ['1x3'] },
      *moves(board) {
        for (const [x, y] of board.empty()) if (board.isFree(x + 1, y)) yield [[x, y], [x + 1, y]]; // biome-ignore format: short
      },
    });
    expect(placesOf(dominoes, '1x3')).toEqual([{ 'a1-b1': ['a1', 'b1'], 'b1-c1': ['b1', 'c1'] }]);
  });

  it('is the vertex, the ends of the edge, or the element that a move takes, whatever goes with it', () => {
    const facts = { rule: 'Take it with its neighbours.', samples: ['P3'] };
    const vertices = graphGame({ id: 'stars', ...facts, take: (graph, vertex) => graph.neighbours(vertex) });
    expect(placesOf(vertices, 'P3')).toEqual([{ 1: ['1'], 2: ['2'], 3: ['3'] }]);
    const edges = graphGame({ id: 'lines', ...facts, on: 'edges', take: (graph, [u, v]) => graph.edgesAt(u, v) });
    expect(placesOf(edges, 'P3')).toEqual([{ '1-2': ['1', '2'], '2-3': ['2', '3'] }]);
    const order = posetGame({ id: 'order', rule: 'Take an element and all above it.' });
    expect(placesOf(order, '2>1 3>1')).toEqual([{ 1: ['1'], 2: ['2'], 3: ['3'] }]);
  });

  it('is where the drawing changes, where nothing is said: heaps and letters', () => {
    const heaps = heapGame({ id: 'one-or-two', rule: 'Take one or two.', subtract: [1, 2] });
    expect(placesOf(heaps, '2 5^2')).toEqual([{ '2>1': ['0'], '2>0': ['0'], '5>4': ['1'], '5>3': ['1'] }]);
    const words = stringGame({
      ...{ id: 'turn', rule: 'Turn a head, and perhaps the coin before it.', letters: 'HT', samples: ['TH'] },
      *moves(word) {
        for (let at = 0; at < word.length; at++) {
          if (word[at] !== 'H') continue;
          yield `${word.slice(0, at)}T${word.slice(at + 1)}`;
          if (at > 0) yield `${word.slice(0, at - 1)}${word[at - 1] === 'H' ? 'T' : 'H'}T${word.slice(at + 1)}`;
        }
      },
    });
    expect(placesOf(words, 'THH')).toEqual([{ TTH: ['2'], HTH: ['1', '2'], THT: ['3'], TTT: ['2', '3'] }]);
  });

  it('is told of each position of a sum', () => {
    const heaps = heapGame({ id: 'one', rule: 'Take one.', subtract: [1] });
    expect(placesOf(heaps, '2 + one 3')).toEqual([{ '2>1': ['0'] }, { '3>2': ['0'] }]);
  });

  const free = (at: readonly string[] | undefined): Ruleset<string> =>
    defineRuleset<string>({
      ...{ id: 'free', title: 'Free', rule: 'Take the corner.', notation: 'Squares.', samples: ['..'] },
      parse: ({ text }) => ok(text),
      format: (squares) => squares,
      *moves(squares): Iterable<Move<string>> {
        if (squares.startsWith('.')) yield { label: 'the corner', to: `#${squares.slice(1)}`, ...(at !== undefined && { at }) };
      },
      draw: (squares) => ({ picture: 'grid', rows: [squares] }),
    });

  it('is said by a ruleset of its own, or seen from its drawings', () => {
    expect(placesOf(free(['b1', 'a1']), '..')).toEqual([{ 'the corner': ['b1', 'a1'] }]);
    expect(placesOf(free(undefined), '..')).toEqual([{ 'the corner': ['a1'] }]);
    expect(checkLaws(free(['b1']))).toEqual([]);
  });

  it('has to be a place of the drawing', () => {
    const [breach] = checkLaws(free(['c9']));
    expect(breach).toEqual({
      law: 'a drawing fits together',
      position: 'free ..',
      message: 'the move the corner is clicked at c9, which is no place of the drawing',
    });
  });

  it.each([[[]], ['a1'], [[1]]])('is a list of texts, and not %j', (at) => {
    expect(tryRuleset(free(at as never)).breach?.message).toContain('and at, if it is given, a list of places');
  });
});

describe('what two drawings differ in', () => {
  const graph = (
    vertices: string[],
    edges: [number, number][],
    more: Partial<GraphDrawing> = {},
    labelled: number[] = [],
  ): Drawing => ({
    ...{ picture: 'graph', style: 'label' },
    ...more,
    parts: [
      {
        ...{ count: 1n, order: BigInt(vertices.length), size: BigInt(edges.length) },
        build: () => ({ vertices, edges: edges.map(([from, to]) => ({ from, to })), labelled }),
      },
    ],
  });

  it('are vertices that go, get a label or the piece, and else the ends of edges', () => {
    const path = graph(['a', 'b', 'c'], [[0, 1], [1, 2]]); // biome-ignore format: short
    expect(changedPlaces(path, graph(['a', 'c'], []))).toEqual(['b']);
    expect(changedPlaces(path, graph(['a', 'b', 'c'], [[0, 1], [1, 2]], {}, [2]))).toEqual(['c']); // biome-ignore format: short
    expect(changedPlaces(path, graph(['a', 'b', 'c'], [[1, 2]]))).toEqual(['a', 'b']);
    const piece = (at: string) => graph(['a', 'b'], [[0, 1]], { piece: at });
    expect(changedPlaces(piece('a'), piece('b'))).toEqual(['a', 'b']);
  });

  it('are nothing where the pictures are of different kinds or sides', () => {
    const grid = (...rows: string[]): Drawing => ({ picture: 'grid', rows });
    expect(changedPlaces(grid('..', '..'), grid('..', '.K'))).toEqual(['b2']);
    expect(changedPlaces(grid('..', '..'), grid('..'))).toEqual([]);
    expect(changedPlaces(grid('..'), { picture: 'text', text: '..' })).toEqual([]);
    expect(placesIn({ picture: 'text', text: '..' })).toBeUndefined();
  });
});
