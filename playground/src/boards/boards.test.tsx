/** Boards by their kinds, as far as they can be looked at without a browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CoinsShape, GraphShape, NoShape, Shape, SquaresShape } from '../shape/shape.ts';
import type { BoardProperties } from './board-properties.ts';
import { BOARDS, boardOf } from './boards.ts';
import { farthestTurned, movesCrossing, movesTurning } from './coins/coin-moves.ts';
import { CoinsBoard } from './coins/coins-board.tsx';
import { PosetBoard } from './graph/poset-board.tsx';
import { hasOwnPlaces, placelessMoves } from './own-places.ts';
import { SquaresBoard } from './squares/squares-board.tsx';
import { movesNaming, placesBy } from './use-picked-places.ts';

function given<S extends Shape>(shape: S, ...moves: string[]): BoardProperties<S> {
  const [first = ''] = moves;
  const hints = new Map([[first, { move: first, outcome: 'P' as const, wins: true }]]);
  const nothing = { staged: [], pointed: undefined, overlay: undefined, previewed: new Set<string>(), last: undefined };
  const silent = { onMove: () => {}, onRefuse: () => {}, onPoint: () => {}, onOpenGame: () => {} };
  return { shape, moves: new Set(moves), hints, ...nothing, ...silent };
}

function labelsIn(html: string): readonly string[] {
  return [...html.matchAll(/data-label="([^"]*)"/g)].map((match) => match[1] ?? '');
}

describe('the list of boards', () => {
  it('has each kind once', () => {
    const kinds = BOARDS.map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(5);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const kind of kinds) expect(boardOf({ kind }).kind).toBe(kind);
  });

  it('shows a kind that it does not know with its moves', () => {
    const unknown = { kind: 'torus' } as unknown as NoShape;
    const { Board, words } = boardOf(unknown);
    const html = renderToStaticMarkup(<Board {...given(unknown, '1', '2')} />);
    expect(html).toContain(words(unknown));
    expect(labelsIn(html)).toEqual(['1', '2']);
  });

  it('shows the text of a position without a picture, with its moves, and no moves of one that is too large', () => {
    const { Board } = boardOf({ kind: 'none' });
    const short: NoShape = { kind: 'none', why: 'There is no picture.', text: 'a b' };
    expect(labelsIn(renderToStaticMarkup(<Board {...given(short, 'a', 'b')} />))).toEqual(['a', 'b']);
    const large: NoShape = { kind: 'none', why: 'It is too large.' };
    expect(renderToStaticMarkup(<Board {...given(large, 'a')} />)).toBe('<p class="note">It is too large.</p>');
  });
});

describe('squares', () => {
  it('of strips have numbers that go on, and are buttons where a move names them', () => {
    const strips: SquaresShape = { kind: 'squares', boards: [['.X#.'], ['..']], more: '0' };
    const html = renderToStaticMarkup(<SquaresBoard {...given(strips, '1', '4+5')} />);
    expect(labelsIn(html)).toEqual(['1', '4', '5']);
    expect(html).toContain('aria-label="Square 2, X"');
    expect(html).toContain('aria-label="Square 1, empty: wins"');
    expect(html.match(/hole/g)).toHaveLength(1);
  });

  it('of a grid have a row and a column', () => {
    const grid: SquaresShape = { kind: 'squares', boards: [['..', '.#']], more: '0' };
    expect(labelsIn(renderToStaticMarkup(<SquaresBoard {...given(grid, '1,1-1,2', '1,1-2,1')} />))).toEqual([
      '1,1',
      '1,2',
      '2,1',
    ]);
  });
});

describe('coins', () => {
  it('on strips are buttons where a move begins, and are told with what lies there', () => {
    const squares = ['0', '1', '2'].map((number) => ({ number, gap: '0', coins: number === '2' ? '1' : '0' }));
    const strip: CoinsShape = { kind: 'coins', style: 'slide', strips: [{ name: '', squares, more: '0' }], more: '0' };
    const html = renderToStaticMarkup(<CoinsBoard {...given(strip, '2>0', '2>1')} />);
    expect(labelsIn(html)).toEqual(['2']);
    expect(html).toContain('aria-label="Square 2, 1 coin: wins"');
    expect(html).toContain('aria-label="Square 0, empty"');
  });

  it('that are turned over are picked in any order, one by one or from end to end', () => {
    const moves = new Set(['7', '2,7', '0,2,7', '3..7']);
    expect(movesTurning(moves, ['7', '2'])).toEqual(['2,7']);
    expect(movesTurning(moves, ['7', '3'])).toEqual(['3..7']);
    expect(movesTurning(moves, ['3'])).toEqual([]);
    expect(movesCrossing(new Set(['0,2x1,3']), ['2,3', '0,1'])).toEqual(['0,2x1,3']);
    expect(movesCrossing(new Set(['2,3>0,3']), ['0,3', '2,3'])).toEqual(['2,3>0,3']);
    expect([farthestTurned('0,2x1,3'), farthestTurned('1..2x4'), farthestTurned('2,3>0,3')]).toEqual(['2,3', '2,4', '2,3']);
  });
});

describe('an order', () => {
  it('has a button for each element that a move names', () => {
    const vertices = ['top', 'a', 'b'].map((name, index) => ({ name, x: 40 * index, y: 0, part: 0 }));
    const edges = [
      { from: 0, to: 1 },
      { from: 0, to: 2 },
    ];
    const order: GraphShape = { kind: 'graph', style: 'poset', vertices, edges, parts: [''], width: 80, height: 40 };
    const html = renderToStaticMarkup(<PosetBoard {...given(order, 'a', 'top')} />);
    expect(labelsIn(html)).toEqual(['top', 'a']);
    expect(html).toContain('M0 0L40 0M0 0L80 0');
    expect(boardOf(order).words(order)).toBe('3 vertices, 2 edges');
  });
});

describe('places picked one after another', () => {
  it('leave the moves that name them all', () => {
    const moves = new Set(['1', '1+2', '2+3', '2+3+4']);
    expect(movesNaming(moves, ['1'])).toEqual(['1']);
    expect(movesNaming(moves, ['2'])).toEqual(['1+2', '2+3', '2+3+4']);
    expect(movesNaming(moves, ['3', '2'])).toEqual(['2+3', '2+3+4']);
    expect(movesNaming(moves, ['4', '1'])).toEqual([]);
  });

  it('leave longer moves, too, where every place is a move by itself', () => {
    const moves = new Set(['a1', 'b1', 'c1', 'a1-b1', 'a1-c1', 'b1-c1']);
    expect(movesNaming(moves, ['a1'])).toEqual(['a1', 'a1-b1', 'a1-c1']);
    expect(movesNaming(moves, ['a1', 'c1'])).toEqual(['a1-c1']);
  });

  it('are those that the game says, not those that labels seem to name', () => {
    const moves = new Set(['a red one', 'a blue one', 'both', 'pass']);
    const clickedAt = new Map([
      ['a red one', ['a1']],
      ['a blue one', ['a1']],
      ['both', ['a1', 'b1']],
    ]);
    const placesOf = placesBy(clickedAt);
    expect(movesNaming(moves, ['a1'], placesOf)).toEqual(['a red one', 'a blue one', 'both']);
    expect(movesNaming(moves, ['b1'], placesOf)).toEqual(['both']);
    expect(movesNaming(moves, ['a'], placesOf)).toEqual([]);
    expect(placelessMoves({ moves, clickedAt })).toEqual(['pass']);
    expect(hasOwnPlaces({ moves, clickedAt })).toBe(true);
    expect(hasOwnPlaces({ moves: new Set(['1', '2-3']), clickedAt: new Map([['1', ['1']], ['2-3', ['2', '3']]]) })).toBe(false); // biome-ignore format: short
  });

  it('are buttons on squares, and moves without a place stand below', () => {
    const grid: SquaresShape = { kind: 'squares', boards: [['..', '..']], more: '0' };
    const clickedAt = new Map([['up', ['a1', 'b2']]]);
    const html = renderToStaticMarkup(<SquaresBoard {...given(grid, 'up', 'pass')} clickedAt={clickedAt} />);
    expect(labelsIn(html)).toEqual(['a1', 'b2', 'pass']);
  });
});
