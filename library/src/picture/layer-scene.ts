/** Boards of Chomp: squares layer by layer, the poisoned one with a cross, and what a move leaves in its square. */
import { disc, type Item, line } from './scene.ts';
import type { LayersShape } from './shape.ts';
import type { ShownMove } from './show.ts';

const SQUARE = 34;
const GAP = 26;

export function layerItems({ layers }: LayersShape, moves: readonly ShownMove[]): readonly Item[] {
  const byLabel = new Map(moves.map((move) => [move.label, move]));
  const across = (layers[0]?.[0] ?? 1) * SQUARE + GAP;
  return layers.flatMap((rows, layer) => {
    const left = layer * across;
    const caption: Item[] =
      layers.length === 1
        ? []
        : [{ kind: 'words', at: { x: left, y: -14 }, text: `layer ${layer}`, size: 13, ink: 'ink-2', anchor: 'start' }];
    const squares = rows.flatMap((length, row) =>
      Array.from({ length }, (_, column) => {
        const name = layers.length === 1 ? `${row},${column}` : `${layer},${row},${column}`;
        const isPoison = layer + row + column === 0;
        return squareItems(left + column * SQUARE, row * SQUARE, isPoison, byLabel.get(name));
      }).flat(),
    );
    return [...caption, ...squares];
  });
}

function squareItems(x: number, y: number, isPoison: boolean, move: ShownMove | undefined): readonly Item[] {
  const wins = move?.wins === true;
  const box: Item = {
    ...{ kind: 'box', at: { x: x + 1, y: y + 1 }, across: SQUARE - 2, height: SQUARE - 2, radius: 3 },
    ...{ fill: isPoison ? 'sunk' : wins ? 'win-fill' : 'counter', stroke: wins ? 'win' : 'edge', width: wins ? 2.6 : 1.4 },
  };
  const middle = { x: x + SQUARE / 2, y: y + SQUARE / 2 };
  if (isPoison) return [box, ...poisonItems(middle.x, middle.y)];
  const text = move?.value ?? (wins ? '✓' : '');
  return text === '' ? [box] : [box, { kind: 'words', at: middle, text, size: 13, ink: wins ? 'win' : 'ink-2', style: 'bold' }];
}

/** A ring with a cross in it. */
function poisonItems(x: number, y: number): readonly Item[] {
  const stroke = (dx: number): Item =>
    line(
      [
        { x: x - dx, y: y - 6 },
        { x: x + dx, y: y + 6 },
      ],
      { stroke: 'lose', width: 2.4 },
    );
  return [disc({ x, y }, 11, { stroke: 'lose', width: 1.6 }), stroke(6), stroke(-6)];
}
