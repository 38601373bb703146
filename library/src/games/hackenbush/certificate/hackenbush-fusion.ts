/**
 * The kind `hackenbush-fusion`: the bridges of a drawing, and the value of what stands above each.
 *
 * Checked from the drawing alone: the bridges join what is left without them to a tree that stands on the ground; each piece of what is
 * left has no bridge of its own, so that it may be fused to one vertex; and the values follow from the top down, 1 for each edge inside
 * of a piece and one more than its value for each bridge. Bridges are looked for in another way than the theorem does: along paths of
 * a spanning tree that another edge closes to a cycle, which are made one in a union-find. What is taken on trust is the fusion
 * principle itself, and in misère play, where no piece may have an edge inside, that trees count as heaps.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Play } from '../../../core/outcome.ts';
import { anyText, listOf, oneOf, playName, readJson, record, tripleOf, wholeNumber, winner } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import { edgeCount, edgesAround, type Hackenbush, vertexNameOf } from '../position.ts';
import { parseHackenbush } from '../text.ts';

export interface HackenbushFusionCertificate {
  readonly kind: 'hackenbush-fusion';
  readonly question: string;
  readonly play: Play;
  /** Of each bridge the vertex below, the vertex above, and the value of what stands above it. */
  readonly bridges: readonly (readonly [string, string, number])[];
  /** The nim-sum of all that stands on the ground. */
  readonly total: number;
  readonly outcome: 'N' | 'P';
}

const readCertificate = record<HackenbushFusionCertificate>({
  kind: oneOf('hackenbush-fusion'),
  question: anyText,
  play: playName,
  bridges: listOf(tripleOf(anyText, anyText, wholeNumber(0, 2 ** 31 - 1))),
  total: wholeNumber(0, 2 ** 31 - 1),
  outcome: winner,
});

export const hackenbushFusionKind: CertificateKind<HackenbushFusionCertificate> = {
  kind: 'hackenbush-fusion',
  parse: (json) => readJson(json, readCertificate),
  claim: ({ question, play, total, outcome }) => ({
    about: { parts: [{ line: question, count: 1n }], setting: { compound: 'disjunctive', play } },
    outcome,
    ...(play === 'normal' && { values: { grundy: total } }),
  }),
  check(certificate): readonly CheckStep[] {
    const { question, bridges, total, play } = certificate;
    const what = play === 'normal' ? `the drawing has the value ${total}` : 'the trees count as heaps in misère play';
    const drawing = read(question);
    const why = drawing === undefined ? 'the question cannot be read' : faultOf(drawing, certificate);
    if (why !== undefined) return [{ what, result: 'fails', detail: why }];
    return [{ what, result: 'holds', detail: `${bridges.length} bridges join pieces without bridges to a tree on the ground` }];
  },
  toText: ({ bridges, total, play, outcome }) => [
    `Without ${bridges.length === 1 ? 'its one bridge' : `its ${bridges.length} bridges`} the drawing falls into pieces that can be fused to one vertex each; their nim-sum on the ground is ${total}.`,
    ...(play === 'misere'
      ? [`All edges are bridges, so in misère play the trees count as heaps of Nim: ${outcome === 'N' ? 'won' : 'lost'}.`]
      : []),
  ],
};

function read(question: string): Hackenbush | undefined {
  const parsed = question.startsWith('hackenbush ')
    ? parseHackenbush({ text: question.slice(11), at: 0, options: [] })
    : undefined;
  return parsed?.ok === true ? parsed.value : undefined;
}

/** Sets of vertices that are made one. */
class Pieces {
  private readonly root: Int32Array;
  constructor(order: number) {
    this.root = Int32Array.from({ length: order }, (_, vertex) => vertex);
  }
  of(vertex: number): number {
    let here = vertex;
    while (this.root[here] !== here) {
      this.root[here] = this.root[this.root[here] as number] as number;
      here = this.root[here] as number;
    }
    return here;
  }
  /** The second keeps its name. */
  join(one: number, other: number): void {
    this.root[this.of(one)] = this.of(other);
  }
}

function faultOf(drawing: Hackenbush, certificate: HackenbushFusionCertificate): string | undefined {
  const tree = spanningTree(drawing);
  const fused = fuseCycles(drawing, tree);
  const { order, isGround } = drawing;
  const names = new Map(Array.from({ length: order }, (_, vertex) => [vertexNameOf(drawing, vertex), vertex]));
  const values = new Map<number, number>();
  for (const [below, above, value] of certificate.bridges) {
    const [lower, upper] = [names.get(below), names.get(above)];
    const shown = excerpt(`${below}-${above}`);
    if (
      lower === undefined ||
      upper === undefined ||
      isGround[upper] === 1 ||
      tree.below[upper] !== (isGround[lower] === 1 ? -1 : lower)
    )
      return `${shown} does not go up from the ground`;
    if (tree.below[upper] === -1 && groundOf(drawing, tree, upper) !== lower) return `there is no edge ${shown}`;
    if (fused.of(upper) !== upper || values.has(upper)) return `${shown} is no bridge, or is listed twice`;
    values.set(upper, value);
  }
  return sumsOf(drawing, tree, fused, values, certificate);
}

/** A tree that spans the drawing from the ground: of each vertex the one below it, −1 for the ground, and the edge in between. */
interface SpanningTree {
  readonly below: Int32Array;
  readonly edge: Int32Array;
  readonly depth: Int32Array;
  readonly line: readonly number[];
}

function spanningTree(drawing: Hackenbush): SpanningTree {
  const { order, ends, isGround } = drawing;
  const { offsets, edges } = edgesAround(drawing);
  const below = new Int32Array(order).fill(-1);
  const edge = new Int32Array(order).fill(-1);
  const depth = new Int32Array(order).fill(-1);
  const line: number[] = [];
  for (let vertex = 0; vertex < order; vertex++) {
    if (isGround[vertex] === 0) continue;
    depth[vertex] = 0;
    line.push(vertex);
  }
  for (const vertex of line) {
    for (const each of edges.subarray(offsets[vertex], offsets[vertex + 1])) {
      const other = (ends[2 * each] as number) + (ends[2 * each + 1] as number) - vertex;
      if (depth[other] !== -1) continue;
      depth[other] = (depth[vertex] as number) + 1;
      below[other] = isGround[vertex] === 1 ? -1 : vertex;
      edge[other] = each;
      line.push(other);
    }
  }
  return { below, edge, depth, line };
}

/** The vertex of the ground from which the tree goes up to this one. */
function groundOf({ ends }: Hackenbush, { edge }: SpanningTree, upper: number): number {
  const each = edge[upper] as number;
  return (ends[2 * each] as number) + (ends[2 * each + 1] as number) - upper;
}

/** Every edge outside of the tree closes a cycle with it: its vertices become one, called by the lowest. The ground is −1, one vertex. */
function fuseCycles({ order, ends, isGround }: Hackenbush, { below, edge, depth }: SpanningTree): Pieces {
  const ground = order;
  const pieces = new Pieces(order + 1);
  const placeOf = (vertex: number) => pieces.of(vertex < 0 || isGround[vertex] === 1 ? ground : vertex);
  const heightOf = (piece: number) => (piece === ground ? 0 : (depth[piece] as number));
  for (let each = 0; each < ends.length / 2; each++) {
    let [one, other] = [ends[2 * each] as number, ends[2 * each + 1] as number];
    if (edge[one] === each || edge[other] === each) continue;
    [one, other] = [placeOf(one), placeOf(other)];
    while (one !== other) {
      if (heightOf(one) < heightOf(other)) [one, other] = [other, one];
      const down = placeOf(below[one] as number);
      pieces.join(one, down);
      one = down;
    }
  }
  return pieces;
}

/** Whether every bridge is listed, and its value and the total follow from what stands above. */
function sumsOf(
  drawing: Hackenbush,
  { below, edge, line }: SpanningTree,
  fused: Pieces,
  listed: ReadonlyMap<number, number>,
  { total, play, outcome }: HackenbushFusionCertificate,
): string | undefined {
  const { order, ends, isGround } = drawing;
  const sums = new Int32Array(order + 1);
  const pieceOf = (vertex: number) => fused.of(vertex < 0 || isGround[vertex] === 1 ? order : vertex);
  const isBridge = (vertex: number) => isGround[vertex] === 0 && fused.of(vertex) === vertex;
  let inside = 0;
  for (let each = 0; each < edgeCount(drawing); each++) {
    const [u, v] = [ends[2 * each] as number, ends[2 * each + 1] as number];
    const upper = edge[u] === each ? u : edge[v] === each ? v : -1;
    if (upper >= 0 && isBridge(upper)) continue;
    inside++;
    sums[pieceOf(u)] = (sums[pieceOf(u)] as number) ^ 1;
  }
  let isHeavy = false;
  for (const vertex of line.toReversed()) {
    if (!isBridge(vertex)) continue;
    const name = excerpt(vertexNameOf(drawing, vertex));
    if (listed.get(vertex) === undefined) return `the bridge below ${name} is not listed`;
    if (listed.get(vertex) !== sums[vertex]) return `what stands above the bridge at ${name} has the value ${sums[vertex]}`;
    const piece = pieceOf(below[vertex] as number);
    sums[piece] = (sums[piece] as number) ^ (1 + (sums[vertex] as number));
    if (piece === order && (sums[vertex] as number) > 0) isHeavy = true;
  }
  if (sums[order] !== total) return `the nim-sum on the ground is ${sums[order]}`;
  if (play === 'misere' && inside > 0) return 'in misère play cycles may not be fused';
  const isLost = play === 'misere' && !isHeavy ? total === 1 : total === 0;
  return isLost === (outcome === 'P') ? undefined : `the position is ${isLost ? 'lost' : 'won'}`;
}
