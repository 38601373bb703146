/** A connected graph by chance, with about so many edges, as a list of edges. */
import { between } from './chance.ts';

export function randomGraph(order: number, size: number): string {
  const edges = new Set<string>();
  for (let vertex = 2; vertex <= order; vertex++) edges.add(`${between(1, vertex - 1)}-${vertex}`);
  for (let attempt = 0; edges.size < size && attempt < 20 * size; attempt++) {
    const [u, v] = [between(1, order), between(1, order)];
    if (u !== v) edges.add(`${Math.min(u, v)}-${Math.max(u, v)}`);
  }
  return [...edges].join(' ');
}
