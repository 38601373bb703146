/**
 * The labels of a geodetic position by the names of its vertices, for those who draw it: which vertices are labelled now, and
 * which ones a move would label. Vertices keep the names of the question, whatever order the line after the move has.
 */
import { orderOfTerm } from '../../structures/graph-sum.ts';
import { playPart, vertexLabel } from './play.ts';
import type { GeodeticPart, GeodeticPosition } from './position.ts';
import { hasVertex, type Ranges } from './vertex-ranges.ts';

export interface Copy {
  readonly part: GeodeticPart;
  readonly order: bigint;
  nameAt(vertex: bigint): string;
}

/** One copy of a graph after the other, in the order of the line. */
export function* eachCopy(position: GeodeticPosition): Iterable<Copy> {
  let first = position.first ?? 1n;
  for (const { item, count } of position.parts) {
    const order = orderOfTerm(item.term);
    for (let copy = 0n; copy < count; copy++, first += order) {
      const start = first;
      yield { part: item, order, nameAt: (vertex) => vertexLabel(position, item.term, start, vertex) };
    }
  }
}

/** The vertices that are labelled. Names every one of them: for positions that are small enough to be drawn. */
export function labelledNames(position: GeodeticPosition): readonly string[] {
  const names: string[] = [];
  for (const { part, order, nameAt } of eachCopy(position)) {
    const { unlabelled } = playPart(part, position.reading);
    for (let vertex = 0n; vertex < order; vertex++) if (!hasVertex(unlabelled, vertex)) names.push(nameAt(vertex));
  }
  return names;
}

/** The vertices that the move of this name would label, itself among them; none where it is no move. */
export function namesLabelledBy(position: GeodeticPosition, name: string): readonly string[] {
  for (const { part, order, nameAt } of eachCopy(position)) {
    const { unlabelled, pick } = playPart(part, position.reading);
    for (let vertex = 0n; vertex < order; vertex++) {
      if (nameAt(vertex) !== name) continue;
      if (!hasVertex(unlabelled, vertex)) return [];
      const left = playPart(pick(vertex), position.reading).unlabelled;
      return listIn(unlabelled)
        .filter((other) => !hasVertex(left, other))
        .map(nameAt);
    }
  }
  return [];
}

function listIn(ranges: Ranges): readonly bigint[] {
  return ranges.flatMap(({ from, to }) => Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index)));
}
