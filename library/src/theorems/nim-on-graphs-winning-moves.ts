/**
 * All winning moves of a plain position that a theorem decides.
 *
 * In the class of [fukuyama2003] the weights that win on one edge are an interval, and if there are any, it contains a weight that
 * can be named: for a piece on the even vertex v, an edge of weight w to the odd vertex x whose other edge has weight q, and the
 * greatest flow μ between the neighbours of x besides x, it is min(μ, q, w − 1); for a piece on an odd vertex it is the
 * candidate. (Proof in `docs/theory/nim-on-graphs.md`.) So one decision tells whether the edge has a winning move, and the
 * ends of the interval are found by bisection. In a large graph that takes long, and the list stays incomplete.
 */
import type { Tick } from '../numeric/max-flow.ts';
import { consult } from './nim-on-graphs-decision.ts';
import { pruneLeaves } from './nim-on-graphs-leaves.ts';
import { type Link, type LinkGraph, toLinkGraph } from './nim-on-graphs-links.ts';
import { listCandidates } from './nim-on-graphs-odd-piece.ts';
import {
  otherEnd,
  type Plain,
  type PlainEdge,
  type PlainMove,
  plainMove,
  playPlain,
  withoutEdge,
  withoutPiece,
} from './nim-on-graphs-plain.ts';
import type { Decision } from './nim-on-graphs-proof.ts';
import { connectivityBesides } from './nim-on-graphs-superposition.ts';

/** Moves that are listed at most. */
const MOST_MOVES = 100_000n;
/** Decisions that a list may take, times the square of the number of links: about a second. */
const WORK = 4_000_000;

/** Yields winning moves, at least one where the position is won; returns whether these are all. */
export function* eachWinningMove(plain: Plain, core: Plain, decision: Decision, tick: Tick): Generator<PlainMove, boolean> {
  if (decision.outcome === 'P') return true;
  if (decision.by === 'leaves') return yield* besideLeaves(plain, tick);
  const graph = decision.by === 'parity' ? 'parity' : toLinkGraph(core);
  if (typeof graph !== 'string') return yield* inClass(graph, decision, tick);
  yield* decision.moves();
  return true;
}

/**
 * The piece is on v next to leaves. Going to a leaf and leaving 0 wins; leaving more wins unless the opponent comes back to a lost
 * position. Going elsewhere leaves a leaf next to v, so nobody returns there: v may be taken away, and any weight will do.
 */
function* besideLeaves(plain: Plain, tick: Tick): Generator<PlainMove, boolean> {
  const { leafEdges } = pruneLeaves(plain);
  for (const edge of leafEdges) yield plainMove(plain, edge, 0n);
  let complete = true;
  for (const edge of plain.at[plain.piece] ?? []) {
    const { weight } = plain.edges[edge] as PlainEdge;
    const isLeaf = leafEdges.includes(edge);
    let wins: boolean | undefined;
    if (isLeaf) wins = leafEdges.length > 1 || isWon(withoutEdge(plain, edge), tick);
    else if (otherEnd(plain.edges[edge] as PlainEdge, plain.piece) === plain.piece) wins = false;
    else wins = not(isWon(withoutPiece(plain, edge), tick));
    if (wins === undefined) complete = false;
    else if (wins) complete = (yield* between(plain, edge, isLeaf ? 1n : 0n, weight - 1n)) && complete;
  }
  return complete;
}

function isWon(plain: Plain, tick: Tick): boolean | undefined {
  const outcome = consult(plain, tick).decision?.outcome;
  return outcome === undefined ? undefined : outcome === 'N';
}

function not(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}

function* inClass(graph: LinkGraph, decision: Decision, tick: Tick): Generator<PlainMove, boolean> {
  const { plain } = graph;
  const [first] = decision.moves();
  if (first === undefined) throw new Error('a won position without a winning move');
  yield first;
  const edges = plain.at[plain.piece] ?? [];
  const isFirst = (edge: number) => plainMove(plain, edge, 0n).to === first.to;
  const sorted = [...edges.filter(isFirst), ...edges.filter((edge) => !isFirst(edge))];
  const named = namedWeights(graph, tick);
  let budget = Math.floor(WORK / graph.links.length ** 2);
  const isLost = (edge: number, left: bigint) => {
    if (--budget < 0) throw new BudgetSpent();
    return isWon(playPlain(plain, edge, left), tick) === false;
  };
  let complete = true;
  for (const edge of sorted) {
    const name = named(edge);
    if (name === undefined) continue;
    const low = isFirst(edge) && first.left < name ? first.left : name;
    const high = isFirst(edge) && first.left > name ? first.left : name;
    const skipped = isFirst(edge) ? first.left : -1n;
    if (isFirst(edge)) yield* between(plain, edge, low, high, skipped);
    try {
      if (!isFirst(edge) && !isLost(edge, name)) continue;
      const { weight } = plain.edges[edge] as PlainEdge;
      const least = bisect(-1n, low, (left) => isLost(edge, left));
      const most = bisect(weight, high, (left) => isLost(edge, left));
      if (isFirst(edge)) {
        complete = (yield* between(plain, edge, least, low - 1n)) && complete;
        complete = (yield* between(plain, edge, high + 1n, most)) && complete;
        complete &&= high - low < MOST_MOVES;
      } else complete = (yield* between(plain, edge, least, most)) && complete;
    } catch (error) {
      if (error instanceof BudgetSpent) return false;
      throw error;
    }
  }
  return complete;
}

class BudgetSpent extends Error {}

/** For an edge at the piece a weight that wins if any does; undefined where none does. */
function namedWeights(graph: LinkGraph, tick: Tick): (edge: number) => bigint | undefined {
  const { piece, plain } = graph;
  if ('link' in piece) {
    const { candidates } = listCandidates(graph, piece.link, tick);
    return (edge) => candidates.find((each) => each.edge === edge)?.left;
  }
  return (edge) => {
    const { weight } = plain.edges[edge] as PlainEdge;
    const index = graph.links.findIndex(({ ends }) => ends.some((end) => end.edge === edge));
    const { ends } = graph.links[index] as Link;
    const other = ends[0].edge === edge ? ends[1] : ends[0];
    const flow = connectivityBesides(graph, index, tick);
    return [other.weight, weight - 1n].reduce((least, each) => (each < least ? each : least), flow);
  };
}

/** The end of an interval: `inside` is in it, `outside` is not, and everything between is up to one point. */
function bisect(outside: bigint, inside: bigint, isIn: (value: bigint) => boolean): bigint {
  let [out, within] = [outside, inside];
  while (out - within > 1n || within - out > 1n) {
    const middle = (out + within) / 2n;
    if (isIn(middle)) within = middle;
    else out = middle;
  }
  return within;
}

function* between(plain: Plain, edge: number, from: bigint, to: bigint, skipped = -1n): Generator<PlainMove, boolean> {
  const end = to - from < MOST_MOVES ? to : from + MOST_MOVES;
  for (let left = from; left <= end; left++) if (left !== skipped) yield plainMove(plain, edge, left);
  return end === to;
}
