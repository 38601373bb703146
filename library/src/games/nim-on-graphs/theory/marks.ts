/**
 * Nim on graphs as pictures: the odd path, the cut beside it, unit cycles, and for lost positions a cut for each odd vertex; leaves
 * that are taken away first, and sets of vertices that decide by parity. All of it comes from the proof.
 */
import { type MarkLayer, type MarkPicture, type Marks, MOST_MARKED, marksOf, type Said } from '../../../core/marks.ts';
import { type LinkGraph, toLinkGraph } from './links.ts';
import { cutPictures, wonCut } from './marks-cuts.ts';
import { candidateTable, cutTable, firstStep, leftoverTable } from './marks-tables.ts';
import { otherEnd, type Plain, type PlainEdge, type PlainMove, playPlain } from './plain.ts';
import type { Proof } from './proof.ts';

/** Leaves that a caption names. */
const MOST_LEAVES = 6;

export interface MarkedGraph {
  /** What pruning leaves of the position. */
  readonly core: Plain;
  readonly outcome: 'N' | 'P';
  readonly proof: Proof;
  nameOf(vertex: number): string;
  /** The labels of the moves that do what this plain move does. */
  labelsOf(move: PlainMove): readonly string[];
}

/** The innermost proof, with the position it is about: leaves may be gone, and a move may come first. */
export interface InnerProof {
  readonly plain: Plain;
  readonly proof: Proof;
  readonly pairs: readonly (readonly [number, number])[];
  readonly move: PlainMove | undefined;
}

export function graphNimMarks(marked: MarkedGraph): Marks | undefined {
  if (marked.core.origin.length > MOST_MARKED) return undefined;
  const inner = innerProof(marked);
  const { proof, plain, move } = inner;
  const graph = toLinkGraph(plain);
  const says: Said = move === undefined ? { outcome: marked.outcome } : { outcome: 'N', winningMoves: marked.labelsOf(move) };
  const layers: MarkLayer[] = [
    { id: 'path', name: 'Odd path', part: 'path', isDefault: true, pictures: pathPictures(marked, inner) },
    { id: 'cut', name: 'Cut', part: 'cut', isDefault: true, pictures: cutsOf(marked, inner, graph, says) },
    { id: 'cycles', name: 'Cycles', part: 'cycle', isDefault: false, pictures: cyclePictures(marked, proof) },
    { id: 'leaves', name: 'Leaves', part: 'leaf', isDefault: true, pictures: leafPictures(marked, inner) },
    { id: 'marks', name: 'Set', part: 'set', isDefault: true, pictures: setPictures(marked, inner) },
  ];
  return marksOf(layers, tableOf(marked, inner, graph, says));
}

function innerProof({ core, proof }: MarkedGraph): InnerProof {
  let [inner, plain]: [Proof, Plain] = [proof, core];
  let pairs: InnerProof['pairs'] = [];
  let move: PlainMove | undefined;
  for (;;) {
    if (inner.rule === 'leaves-pruned') {
      pairs = [...pairs, ...inner.pairs];
    } else if (inner.rule === 'move') {
      move = inner.move;
      plain = playPlain(plain, edgeTo(plain, move.to), move.left);
    } else return { plain, proof: inner, pairs, move };
    inner = inner.after;
  }
}

/** The edge between the piece and a vertex of the whole graph. */
export function edgeTo(plain: Plain, to: number): number {
  const edge = plain.at[plain.piece]?.find((each) => plain.origin[otherEnd(plain.edges[each] as PlainEdge, plain.piece)] === to);
  if (edge === undefined) throw new Error('a proof moves along an edge');
  return edge;
}

function tableOf(marked: MarkedGraph, inner: InnerProof, graph: LinkGraph | string, says: Said) {
  const { proof } = inner;
  if (proof.rule === 'superposition') return leftoverTable(marked, inner.plain, proof);
  if (proof.rule === 'cuts' && typeof graph !== 'string') return cutTable(marked, inner, graph, proof, says);
  return proof.rule === 'candidates' ? candidateTable(marked, proof) : undefined;
}

function cutsOf(marked: MarkedGraph, inner: InnerProof, graph: LinkGraph | string, says: Said): readonly MarkPicture[] {
  const { proof } = inner;
  if (typeof graph === 'string') return [];
  if (proof.rule === 'superposition') return wonCut(marked, graph, proof);
  if (proof.rule !== 'cuts') return [];
  const when = inner.move === undefined ? '' : `after the move to ${marked.nameOf(inner.move.to)}: `;
  return cutPictures(marked, graph, proof, when, says);
}

/** The path without the vertex beyond its end: it ends at an odd vertex. */
export function walkedPath(path: readonly number[]): readonly number[] {
  return path.length % 2 === 0 ? path : path.slice(0, -1);
}

function pathPictures(marked: MarkedGraph, { proof }: InnerProof): readonly MarkPicture[] {
  if (proof.rule !== 'superposition') return [];
  const path = walkedPath(proof.path).map(marked.nameOf);
  const winningMoves = marked.labelsOf(firstStep(proof));
  const caption = `odd path ${path.join(' ')}; it ends at ${path.at(-1)}`;
  return [{ caption, marks: [{ kind: 'path', vertices: path }], says: { outcome: 'N', winningMoves } }];
}

function cyclePictures({ nameOf }: MarkedGraph, proof: Proof): readonly MarkPicture[] {
  if (proof.rule !== 'superposition') return [];
  return proof.cycles.map(({ vertices, count }) => {
    const names = vertices.map(nameOf);
    return {
      caption: `${names.join(' ')}, ${count === 1n ? 'once' : `${count} times`}`,
      marks: [{ kind: 'cycle', vertices: names, count: String(count) }],
    };
  });
}

/** The pairs that go, numbered; and the leaf beside the piece, where it comes to that. */
function leafPictures({ nameOf, outcome, labelsOf, core }: MarkedGraph, { pairs, proof }: InnerProof): readonly MarkPicture[] {
  const leaf = proof.rule === 'leaf' ? proof.leaf : undefined;
  if (pairs.length === 0 && leaf === undefined) return [];
  const words = pairs.slice(0, MOST_LEAVES).map(([vertex, each]) => `${nameOf(vertex)} with its leaf ${nameOf(each)}`);
  const taken = `taken away in this order: ${words.join(', ')}${pairs.length > MOST_LEAVES ? ', …' : ''}`;
  const beside = leaf === undefined ? [] : [`the piece is next to the leaf ${nameOf(leaf)}: go there and leave 0`];
  const piece = core.origin[core.piece] as number;
  const winningMoves = leaf === undefined ? [] : labelsOf({ from: piece, to: leaf, left: 0n });
  return [
    {
      caption: [...(pairs.length === 0 ? [] : [taken]), ...beside].join('; '),
      marks: [
        ...pairs.flatMap((pair, index) =>
          pair.map((vertex) => ({ kind: 'badge', vertex: nameOf(vertex), text: `${index + 1}.` }) as const),
        ),
        ...(leaf === undefined ? [] : [{ kind: 'lit', vertices: [nameOf(leaf)] } as const]),
      ],
      says: { outcome, ...(winningMoves.length > 0 && { winningMoves }) },
    },
  ];
}

/** Vertices whose neighbourhoods add up, where all weights are 1; a move to one of them beside the piece wins. */
function setPictures({ nameOf, outcome, labelsOf }: MarkedGraph, { proof, plain }: InnerProof): readonly MarkPicture[] {
  if (proof.rule !== 'even-set' && proof.rule !== 'odd-stars') return [];
  const vertices = proof.rule === 'even-set' ? proof.set : proof.stars;
  const names = vertices.map(nameOf);
  const caption =
    proof.rule === 'even-set'
      ? `${names.join(', ')} meet every vertex of the other side evenly`
      : `the edges at ${names.join(', ')} meet the piece oddly, and all others of its side evenly`;
  const piece = plain.origin[plain.piece] as number;
  const beside = new Set(
    plain.at[plain.piece]?.map((edge) => plain.origin[otherEnd(plain.edges[edge] as PlainEdge, plain.piece)]),
  );
  const steps = proof.rule === 'odd-stars' ? vertices.filter((vertex) => beside.has(vertex)) : [];
  const winningMoves = steps.flatMap((to) => labelsOf({ from: piece, to, left: 0n }));
  return [
    {
      caption,
      marks: names.map((vertex) => ({ kind: 'badge', vertex, text: '★' })),
      says: { outcome, ...(winningMoves.length > 0 && { winningMoves }) },
    },
  ];
}
