/** Another graph by chance for each style of play. */
import type { GraphShape } from '../../shape/shape.ts';
import { between, clamp, repeat } from '../chance.ts';
import { randomGraph } from '../random-graph.ts';

export function anotherGraph(shape: GraphShape, _text: string, factor: number): string | undefined {
  const order = clamp(Math.max(6, shape.vertices.length) * factor, 3, 24);
  switch (shape.style) {
    case 'forest':
      return `parents ${repeat(order, (index) => String(between(0, index))).join(' ')}`;
    case 'weights':
      return otherWeights(shape);
    case 'arrows':
      return acyclicArrows(Math.min(order, 8) - 1);
    case 'poset':
      return undefined;
    case 'walk':
      return `${randomGraph(order, Math.max(order, shape.edges.length))} @1`;
    default: {
      if (shape.vertices.some(({ ground }) => ground === true)) return randomDrawing(order);
      const size = Math.round((shape.edges.length / Math.max(1, shape.vertices.length)) * order);
      return randomGraph(order, Math.max(order - 1, size));
    }
  }
}

/** A tree on the ground, and some edges more. */
function randomDrawing(order: number): string {
  const tree = repeat(order, (index) => `${between(0, index)}-${index + 1}`);
  const more = repeat(Math.ceil(order / 4), () => `${between(0, order)}-${between(0, order)}`);
  return `${[...tree, ...more].join(' ')} @0`;
}

/** The same graph with other weights and the piece somewhere. */
function otherWeights({ vertices, edges }: GraphShape): string {
  const words = edges.map(({ from, to }) => `${vertices[from]?.name}-${vertices[to]?.name}=${between(1, 5)}`);
  return `${words.join(' ')} @${vertices[between(0, vertices.length - 1)]?.name}`;
}

/** Arrows to smaller numbers, and one label on the greatest. */
function acyclicArrows(top: number): string {
  const arcs = new Set(repeat(top, (index) => `${index + 1}>${between(0, index)}`));
  for (let extra = 0; extra < top; extra++) {
    const from = between(1, top);
    arcs.add(`${from}>${between(0, from - 1)}`);
  }
  return `${[...arcs].join(' ')} : ${top}`;
}
