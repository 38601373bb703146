/** Whatever is taken from a graph, the rest stays in its place: edges join the same places as before. */
import { draw, eachMove } from 'impartial';
import { drawingToShape } from 'impartial/picture';
import { describe, expect, it } from 'vitest';
import { fetchGames } from '../solver/games.ts';
import { namingAfter } from '../solver/name-vertices.ts';
import { SAME_NAMES } from './naming.ts';
import { renameShape } from './renamed-shape.ts';
import type { GraphShape } from './shape.ts';
import { keepPlaces } from './steady.ts';

function picture(question: string): GraphShape {
  const [drawing] = drawingsOf(question);
  const shape = drawing && drawingToShape(drawing);
  if (shape?.kind !== 'graph') throw new Error(`${question} is no graph`);
  return shape;
}

/** The picture after a move, with the names of the picture before it. */
function after(question: string, move: string, to: string): GraphShape {
  const [names = SAME_NAMES] = namingAfter([{ question, move }], to).names;
  return renameShape(picture(to), names) as GraphShape;
}

function drawingsOf(question: string) {
  const drawings = draw(question);
  if ('error' in drawings) throw new Error(drawings.error.message);
  return drawings;
}

/** The edges of a picture by the places they join. */
function lines({ vertices, edges }: GraphShape, isKept: (index: number) => boolean = () => true): readonly string[] {
  const at = (index: number) => `${Math.round(vertices[index]?.x ?? 0)},${Math.round(vertices[index]?.y ?? 0)}`;
  return edges
    .filter(({ from, to }) => isKept(from) && isKept(to))
    .map(({ from, to }) => [at(from), at(to)].sort().join(' '))
    .sort();
}

const QUESTIONS = [
  'node-kayles P10 + C7',
  'node-kayles G3x3',
  'node-kayles K3oR6',
  'node-kayles petersen',
  'node-kayles a-b b-c c-d d-e e-f b-x',
  'selective-node-kayles P6',
  'hackendot parents 0 1 1 1 2 2 3 4 4 9',
  'geodetic C7 + C5 : 3',
  'geodetic K3oR3 : 1.1',
];

describe('a picture in play', () => {
  it.each(QUESTIONS)('stays where it was: %s', async (question) => {
    await fetchGames(question);
    const old = picture(question);
    const each = eachMove(question);
    let seen = 0;
    for (const { move, to } of 'error' in each ? [] : each) {
      if (!/[\w]/.test(to.split(' ').slice(1).join(' '))) continue;
      const next = keepPlaces(old, after(question, move, to), move);
      const gone = new Set((next.ghosts ?? []).map(({ name }) => name));
      expect(next.ghosts, `${question} after ${move} is ${to}`).toBeDefined();
      expect(next.vertices.length + gone.size).toBe(old.vertices.length);
      expect(lines(next)).toEqual(lines(old, (index) => !gone.has(old.vertices[index]?.name ?? '')));
      if (++seen === 20) break;
    }
    expect(seen).toBeGreaterThan(3);
  });

  it('shows a move in the one of two equal parts where it was made', async () => {
    await fetchGames('geodetic 2*P3');
    const old = picture('geodetic 2*P3');
    const next = keepPlaces(old, after('geodetic 2*P3', '4', 'geodetic 2*P3 : 1'), '4');
    const placeOf = (shape: GraphShape, index: number) => [shape.vertices[index]?.x, shape.vertices[index]?.y];
    const labelled = next.vertices.findIndex((vertex) => vertex.labelled === true);
    expect(placeOf(next, labelled)).toEqual(placeOf(old, 3));
  });
});
