/** The committed sample of graphs as nauty writes them, for machines without nauty. */
import { readFileSync } from 'node:fs';

export interface SampleGraph {
  readonly order: number;
  readonly graph6: string;
  readonly sparse6: string;
  /** Vertices from 1. */
  readonly edges: readonly (readonly [number, number])[];
}

export function listSampleGraphs(): SampleGraph[] {
  const lines = readFileSync(new URL('nauty-sample.txt', import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [order = '', graph6 = '', sparse6 = '', edges = ''] = line.split('\t');
      return { order: Number(order), graph6, sparse6, edges: edges.split(' ').filter(Boolean).map(toEdge) };
    });
}

function toEdge(text: string): [number, number] {
  const [u = 0, v = 0] = text.split('-').map(Number);
  return [u, v];
}
