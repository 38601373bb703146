/**
 * Pictures out of the closed box. What comes is a drawing, data without places, and only of kinds that the kits draw; where everything
 * goes is worked out here, by the code that draws all other games, and so are the bounds beyond which there is no picture.
 */
import type { Drawing } from 'impartial';
import { drawingToShape } from 'impartial/picture';
import type { Shape } from '../shape/shape.ts';
import { exact, large, like, list, maybe, number, object, oneOf, type Reader, truth } from './read.ts';

/** Vertices, heaps, rows, squares of a row. */
const MOST = { vertices: 400, edges: 2000, heaps: 2000, rows: 60, row: 60, strips: 200, strip: 2000 };

const name = exact(64);
const place = number(0, MOST.vertices - 1);

interface SentPart {
  readonly name?: string;
  readonly count: bigint;
  readonly copies: readonly SentCopy[];
}

interface SentCopy {
  readonly vertices: readonly string[];
  readonly edges: readonly { readonly from: number; readonly to: number }[];
  readonly labelled: readonly number[];
}

const heaps = object<{ style: 'columns' | 'rows'; heaps: readonly { size: bigint; count: bigint }[] }>({
  style: oneOf('columns', 'rows'),
  heaps: list(object({ size: large, count: large }), MOST.heaps),
});

const strips = list(object({ squares: exact(MOST.strip), count: large }), MOST.strips);
const rows = list(exact(MOST.row), MOST.rows);

const copies: Reader<readonly SentCopy[]> = list(
  object<SentCopy>({
    vertices: list(name, MOST.vertices),
    edges: list(object({ from: place, to: place }), MOST.edges),
    labelled: list(place, MOST.vertices),
  }),
  MOST.vertices,
);

const graph = object<{ style: GraphStyle; directed: boolean; piece?: string | undefined; parts: readonly SentPart[] }>({
  style: oneOf('take', 'pick', 'label', 'arrows', 'edges', 'walk'),
  directed: truth,
  piece: maybe(name),
  parts: list(object<SentPart>({ name: maybe(name) as Reader<string>, count: large, copies }), MOST.vertices),
});

type GraphStyle = 'take' | 'pick' | 'label' | 'arrows' | 'edges' | 'walk';

const poset = object({
  elements: list(name, MOST.vertices),
  covers: list((json) => {
    const [above = -1, below = -1] = list(place, 2)(json);
    return [above, below] as const;
  }, MOST.edges),
});

const text = object({ text: exact(4000) });

/** The picture of a position, from a drawing that was sent. */
export function shape(narrow: boolean): Reader<Shape> {
  return (json) => {
    const shown = drawingToShape(drawing(json), { narrow });
    return shown.kind === 'none' ? { ...shown, why: `${shown.why} The verdict and the list of moves still work.` } : shown;
  };
}

const drawing: Reader<Drawing> = (json) => {
  const { picture } = object({ picture: like(/^[a-z]{1,10}$/) })(json);
  switch (picture) {
    case 'heaps':
      return { picture, ...heaps(json) };
    case 'strip':
      return { picture, strips: object({ strips })(json).strips };
    case 'grid':
      return { picture, ...object({ rows })(json) };
    case 'graph':
      return toGraphDrawing(graph(json));
    case 'poset':
      return toPosetDrawing(poset(json));
    default:
      return { picture: 'text', ...text(json) };
  }
};

/** Names that two vertices have, and places outside, are refused: a maker of pictures looks at none of this again. */
function toGraphDrawing({ style, directed, piece, parts }: ReturnType<typeof graph>): Drawing {
  const names = new Set<string>();
  let order = 0;
  for (const { vertices, edges, labelled } of parts.flatMap((part) => part.copies)) {
    for (const vertex of vertices) names.add(vertex);
    order += vertices.length;
    for (const end of [...edges.flatMap(({ from, to }) => [from, to]), ...labelled]) number(0, vertices.length - 1)(end);
  }
  number(order, MOST.vertices)(names.size);
  if (piece !== undefined) oneOf(...names)(piece);
  return {
    ...{ picture: 'graph', style, directed },
    ...(piece !== undefined && { piece }),
    parts: parts.map(({ copies: built, ...part }) => ({
      ...part,
      count: BigInt(built.length),
      order: BigInt(built[0]?.vertices.length ?? 0),
      size: BigInt(built[0]?.edges.length ?? 0),
      build: (copy) => built[Number(copy)] ?? { vertices: [], edges: [] },
    })),
  };
}

function toPosetDrawing({ elements, covers }: ReturnType<typeof poset>): Drawing {
  for (const end of covers.flat()) number(0, elements.length - 1)(end);
  return { picture: 'poset', elements, covers };
}
