/** Names beside vertices, measured as they are drawn by `impartial draw`. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { openLine } from '../laws/reach.ts';
import { drawingToShape } from './drawing-to-shape.ts';
import { graphItems } from './graph-scene.ts';
import { type Item, lengthOf } from './scene.ts';

function graphOf(line: string) {
  const entry = catalogue.find(line.split(' ')[0] ?? '');
  const drawing = entry === undefined ? undefined : openLine(entry, line)[0]?.draw();
  const shape = drawing === undefined ? undefined : drawingToShape(drawing);
  if (shape?.kind !== 'graph') throw new Error(`${line} is no graph`);
  return shape;
}

/** Points along straight lines, a pixel apart. */
function alongLines(items: readonly Item[]) {
  return items.flatMap((item) => {
    if (item.kind !== 'path') return [];
    const to = item.segments[0]?.to ?? item.from;
    const steps = Math.ceil(Math.hypot(to.x - item.from.x, to.y - item.from.y));
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: item.from.x + ((to.x - item.from.x) * step) / steps,
      y: item.from.y + ((to.y - item.from.y) * step) / steps,
    }));
  });
}

describe('names beside vertices', () => {
  it.each([
    'node-kayles G4x5',
    'node-kayles petersen',
    'node-kayles C12',
    'node-kayles Q4',
    'geodetic K5oR3',
    'node-kayles K3,3',
  ])('of %s lie on no edge and on no other vertex', (line) => {
    const shape = graphOf(line);
    const moves = shape.vertices.map(({ name }) => ({ label: name, value: '1' }));
    const items = graphItems(shape, moves, []);
    const names = items.filter((item) => item.kind === 'words' && item.halo === true);
    // Every name has found a place here.
    expect(names.length).toBe(shape.vertices.length);
    const dots = alongLines(items);
    for (const name of names) {
      if (name.kind !== 'words') continue;
      const { at, text, size } = name;
      const reach = { x: lengthOf(name) / 2, y: 0.4 * size };
      const isIn = ({ x, y }: { x: number; y: number }) => Math.abs(x - at.x) < reach.x && Math.abs(y - at.y) < reach.y;
      expect(dots.filter(isIn), `${line}: ${text}`).toEqual([]);
      for (const vertex of shape.vertices) {
        const [dx, dy] = [Math.max(0, Math.abs(vertex.x - at.x) - reach.x), Math.max(0, Math.abs(vertex.y - at.y) - reach.y)];
        expect(Math.hypot(dx, dy), `${line}: ${text} and ${vertex.name}`).toBeGreaterThan(17);
      }
    }
  });
});
