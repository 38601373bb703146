/** What a picture of a graph is called, and how its vertices are shown. */
import type { GraphShape } from '../../shape/shape.ts';
import { STYLES } from './styles.ts';

type StillState = 'labelled' | 'still' | 'piece' | 'odd' | 'even' | 'spent';

/** What the vertices are that cannot be pressed, by their places. */
export function statesOf(shape: GraphShape, moves: ReadonlySet<string>): readonly StillState[] {
  const { style, piece, vertices } = shape;
  if (style === 'label') return vertices.map(() => 'labelled');
  if (style === 'walk')
    return vertices.map(({ spent }, index) => (index === piece ? 'piece' : spent === true ? 'spent' : 'still'));
  if (style === 'weights') {
    const distances = distancesFrom(shape, piece);
    return distances.map((distance, index) => (index === piece ? 'piece' : distance % 2 === 0 ? 'even' : 'odd'));
  }
  const sources = new Set(style === 'arrows' ? Array.from(moves, (label) => label.slice(0, label.indexOf('>'))) : []);
  return vertices.map(({ name }) => (sources.has(name) ? 'even' : 'still'));
}

/** How far each vertex is from the piece; 0 where no way leads, and without a piece. */
function distancesFrom({ vertices, edges }: GraphShape, piece: number | undefined): readonly number[] {
  const distances = vertices.map(() => 0);
  if (piece === undefined) return distances;
  const around = vertices.map((): number[] => []);
  for (const { from, to } of edges) {
    around[from]?.push(to);
    around[to]?.push(from);
  }
  const seen = new Set([piece]);
  for (const here of seen) {
    for (const other of around[here] ?? []) {
      if (seen.has(other)) continue;
      seen.add(other);
      distances[other] = (distances[here] ?? 0) + 1;
    }
  }
  return distances;
}

export function describe(shape: GraphShape): string {
  const { style, vertices, edges, parts } = shape;
  if (style === 'forest') return `Forest of ${vertices.length} vertices in ${parts.length} trees`;
  if (style === 'poset') return `Order of ${vertices.length} elements`;
  const { more, moreInPicture = more } = STYLES[style];
  return [
    `Graph of ${vertices.filter(({ ground }) => ground !== true).length} vertices`,
    `${edges.length} edges`,
    ...(moreInPicture === undefined ? [] : [moreInPicture(shape)]),
  ].join(', ');
}
