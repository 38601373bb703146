/** A drawing as it leaves the closed box: data alone, with large numbers as text. Kinds that no kit draws are sent as their text. */
import type { Drawing, GraphDrawing } from 'impartial';

/** Larger graphs are not built; the page draws no more. */
const MOST_VERTICES = 400n;
const MOST_EDGES = 2000n;
/** Larger boards are sent as their text. */
const MOST_SQUARES = 576;

export function sentDrawing(drawing: Drawing, text: string): object {
  switch (drawing.picture) {
    case 'heaps':
      return {
        ...{ picture: 'heaps', style: drawing.style },
        heaps: drawing.heaps.map(({ size, count }) => ({ size: String(size), count: String(count) })),
      };
    case 'strip':
      return {
        picture: 'strip',
        strips: drawing.strips.map(({ squares, count }) => ({
          squares: typeof squares === 'string' ? squares : '.'.repeat(Math.min(Number(squares), 2000)),
          count: String(count),
        })),
      };
    case 'grid':
      return drawing.rows.reduce((sum, row) => sum + row.length, 0) > MOST_SQUARES
        ? { picture: 'text', text }
        : { picture: 'grid', rows: drawing.rows };
    case 'graph':
      return sentGraph(drawing) ?? { picture: 'text', text };
    case 'poset':
      return { picture: 'poset', elements: drawing.elements, covers: drawing.covers };
    case 'text':
      return { picture: 'text', text: drawing.text };
    default:
      return { picture: 'text', text };
  }
}

function sentGraph({ style, directed = false, piece, parts }: GraphDrawing): object | undefined {
  const total = (of: (part: GraphDrawing['parts'][number]) => bigint) =>
    parts.reduce((sum, part) => sum + of(part) * part.count, 0n);
  if (total(({ order }) => order) > MOST_VERTICES || total(({ size }) => size) > MOST_EDGES) return undefined;
  return {
    ...{ picture: 'graph', style, directed, piece },
    parts: parts.map(({ name, count, build }) => ({
      ...{ name, count: String(count) },
      copies: Array.from({ length: Number(count) }, (_, copy) => {
        const { vertices, edges, labelled = [] } = build(BigInt(copy));
        return { vertices, edges: edges.map(({ from, to }) => ({ from, to })), labelled };
      }),
    })),
  };
}
