/**
 * Úlehla's colouring of a rooted forest [ulehla1980]: a vertex without a white child is white, any other is black; the black
 * vertices form the next forest. The parity of the white roots of the i-th forest is the i-th binary digit of the value.
 */
import type { GraphShape } from '../shape/shape.ts';
import type { Picture } from './layers.ts';

export interface ColouredForest {
  readonly colours: ReadonlyMap<string, 'black' | 'white'>;
  /** White vertices with no vertex of this forest above them. */
  readonly whiteRoots: readonly string[];
}

/** Vertices without a name are no part of the forest. */
export function listColouredForests({ vertices, edges }: Pick<GraphShape, 'vertices' | 'edges'>): readonly ColouredForest[] {
  const parent = new Map(edges.map(({ from, to }) => [to, from]));
  let members = new Set([...vertices.keys()].filter((vertex) => vertices[vertex]?.name !== ''));
  const forests: ColouredForest[] = [];
  while (members.size > 0) {
    const above = (vertex: number): number | undefined => {
      let here = parent.get(vertex);
      while (here !== undefined && !members.has(here)) here = parent.get(here);
      return here;
    };
    const black = new Set<number>();
    const depth = (vertex: number): number => {
      const up = above(vertex);
      return up === undefined ? 0 : 1 + depth(up);
    };
    for (const vertex of [...members].sort((a, b) => depth(b) - depth(a))) {
      const up = above(vertex);
      if (up !== undefined && !black.has(vertex)) black.add(up);
    }
    const name = (vertex: number) => vertices[vertex]?.name ?? '';
    forests.push({
      colours: new Map([...members].map((vertex) => [name(vertex), black.has(vertex) ? 'black' : 'white'])),
      whiteRoots: [...members].filter((vertex) => !black.has(vertex) && above(vertex) === undefined).map(name),
    });
    members = black;
  }
  return forests;
}

export function colourForests(shape: Pick<GraphShape, 'vertices' | 'edges'>): readonly Picture[] {
  const forests = listColouredForests(shape);
  return forests.map(({ colours, whiteRoots }, index) => {
    const count = whiteRoots.length;
    const digit = count % 2 === 0 ? 'an even number, digit 0' : 'an odd number, digit 1';
    return {
      caption: `${count === 1 ? 'one white root' : `${count} white roots`}: ${digit} at ${2 ** index}`,
      overlay: { colours },
    };
  });
}
