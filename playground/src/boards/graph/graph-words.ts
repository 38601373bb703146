/** What a picture of a graph is called, and how its vertices are shown. */
import type { Edge, GraphShape } from '../../shape/shape.ts';
import { STYLES } from './styles.ts';

export function stateOf(
  { style, piece, vertices, edges }: GraphShape,
  index: number,
  moves: ReadonlySet<string>,
): 'labelled' | 'still' | 'piece' | 'odd' | 'even' {
  if (style === 'label') return 'labelled';
  if (style === 'weights') {
    if (index === piece) return 'piece';
    return piece === undefined || isEven(vertices.length, edges, piece, index) ? 'even' : 'odd';
  }
  const name = vertices[index]?.name ?? '';
  return style === 'arrows' && [...moves].some((label) => label.startsWith(`${name}>`)) ? 'even' : 'still';
}

/** Whether the distance from the piece is even. */
function isEven(order: number, edges: readonly Edge[], piece: number, index: number): boolean {
  const distance = new Array<number>(order).fill(-1);
  distance[piece] = 0;
  const queue = [piece];
  for (const here of queue) {
    for (const { from, to } of edges) {
      const other = from === here ? to : to === here ? from : -1;
      if (other < 0 || (distance[other] ?? 0) >= 0) continue;
      distance[other] = (distance[here] ?? 0) + 1;
      queue.push(other);
    }
  }
  return (distance[index] ?? 0) % 2 === 0;
}

/** The vertices whose names would be crossed by an edge that leads down. */
export function namesAside({ style, vertices, edges }: GraphShape): ReadonlySet<number> {
  if (style === 'forest' || style === 'arrows') return new Set(vertices.keys());
  const crossed = new Set<number>();
  for (const { from, to } of edges) {
    const [a, b] = [vertices[from], vertices[to]];
    if (a === undefined || b === undefined || Math.abs(a.x - b.x) > 0.5 * Math.abs(a.y - b.y)) continue;
    crossed.add(a.y < b.y ? from : to);
  }
  return crossed;
}

export function describe(shape: GraphShape): string {
  const { style, vertices, edges, parts } = shape;
  if (style === 'forest') return `Forest of ${vertices.length} vertices in ${parts.length} trees`;
  if (style === 'poset') return `Order of ${vertices.length} elements`;
  const { more, moreInPicture = more } = STYLES[style];
  return [
    `Graph of ${vertices.length} vertices`,
    `${edges.length} edges`,
    ...(moreInPicture === undefined ? [] : [moreInPicture(shape)]),
  ].join(', ');
}
