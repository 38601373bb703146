/** A piece on an even vertex of a link graph, decided by Theorem 3.5 [fukuyama2003] in the form of `witness.ts`. */
import type { Tick } from '../../../numeric/max-flow.ts';
import type { Link, LinkGraph } from './links.ts';
import { plainMove } from './plain.ts';
import type { CountedPath, Decision, NamedCut, Proof, SuperpositionProof } from './proof.ts';
import { type CountedLinkPath, type LinkPath, type Superposition, superpose } from './superposition.ts';
import { findWitness, listSide, type Refutation } from './witness.ts';

/** Vertices that the cuts, paths or cycles of one proof list at most. */
const MOST_LISTED = 200_000;

export interface EvenDecision extends Decision {
  /** Only for won positions. */
  superposition(): SuperpositionProof | undefined;
}

export function decideEvenPiece(graph: LinkGraph, piece: number, tick: Tick): EvenDecision {
  const found = findWitness(graph, piece, tick);
  if (!('witness' in found)) {
    return {
      outcome: 'P',
      by: 'flow',
      proof: () => toCutsProof(graph, found),
      moves: () => [],
      superposition() {
        throw new Error('a lost position has no superposition');
      },
    };
  }
  const superposition = () => toSuperpositionProof(graph, superpose(graph, piece, found.witness, tick));
  return {
    outcome: 'N',
    by: 'flow',
    proof: superposition,
    moves() {
      const { edge, left } = superpose(graph, piece, found.witness, tick);
      return [plainMove(graph.plain, edge, left)];
    },
    superposition,
  };
}

function toCutsProof(graph: LinkGraph, { cuts, cutOf }: Refutation): Proof | undefined {
  const named: NamedCut[] = [];
  let size = 0;
  for (const cut of cuts) {
    const side = listSide(graph, cut);
    size += side.length;
    if (size > MOST_LISTED) return undefined;
    named.push({ side: side.map((even) => wholeEven(graph, even)), capacity: cut.capacity });
  }
  return {
    rule: 'cuts',
    cuts: named,
    odd: graph.links.map(({ vertex }, index) => ({ vertex: whole(graph, vertex), cut: cutOf[index] })),
  };
}

function toSuperpositionProof(graph: LinkGraph, { witness, oddPath, cycles }: Superposition): SuperpositionProof | undefined {
  const link = graph.links[witness] as Link;
  const thin = link.ends[0].weight > link.ends[1].weight ? link.ends[1] : link.ends[0];
  const odd = whole(graph, link.vertex);
  const beyond = thin.even < 0 ? [] : [wholeEven(graph, thin.even)];
  const paths = wholePaths(graph, cycles);
  if (paths === undefined) return undefined;
  return {
    rule: 'superposition',
    path: [...wholePath(graph, oddPath), odd, ...beyond],
    cycles: paths.map(({ vertices, count }) => ({ vertices: [odd, ...vertices.toReversed()], count })),
  };
}

/** Paths with the vertices of the whole graph; undefined where they would be too long. */
export function wholePaths(graph: LinkGraph, paths: Iterable<CountedLinkPath>): CountedPath[] | undefined {
  const listed: CountedPath[] = [];
  let size = 0;
  for (const { path, count } of paths) {
    const vertices = wholePath(graph, path);
    size += vertices.length;
    if (size > MOST_LISTED) return undefined;
    listed.push({ vertices, count });
  }
  return listed;
}

/** The even and odd vertices of a path in turn. */
function wholePath(graph: LinkGraph, { evens, links }: LinkPath): number[] {
  return evens.flatMap((even, index) => {
    const link = links[index];
    return link === undefined
      ? [wholeEven(graph, even)]
      : [wholeEven(graph, even), whole(graph, (graph.links[link] as Link).vertex)];
  });
}

function wholeEven(graph: LinkGraph, even: number): number {
  return whole(graph, graph.evens[even] as number);
}

function whole({ plain }: LinkGraph, vertex: number): number {
  return plain.origin[vertex] as number;
}
