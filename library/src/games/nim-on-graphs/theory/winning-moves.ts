/**
 * All winning moves of a plain position that a theorem decides.
 *
 * In the class of [fukuyama2003] the weights that win on one edge are an interval, and if there are any, it contains a weight that
 * can be named: for a piece on the even vertex v, an edge of weight w to the odd vertex x whose other edge has weight q, and the
 * greatest flow μ between the neighbours of x besides x, it is min(μ, q, w − 1); for a piece on an odd vertex it is the
 * candidate. (Proof in `docs/theory/nim-on-graphs.md`.) So one decision tells whether the edge has a winning move, and the
 * ends of the interval are found by bisection. In a large graph that takes long, and the list stays incomplete.
 */
import type { Tick } from '../../../numeric/max-flow.ts';
import { pruneLeaves } from './leaves.ts';
import { type Link, type LinkGraph, toLinkGraph } from './links.ts';
import { listCandidates } from './odd-piece.ts';
import {
  otherEnd,
  type Plain,
  type PlainEdge,
  type PlainMove,
  plainMove,
  playPlain,
  withoutEdge,
  withoutPiece,
} from './plain.ts';
import type { Decision } from './proof.ts';
import { shortSearch } from './search.ts';
import { connectivityBesides } from './superposition.ts';

/** Moves that are listed at most. */
const MOST_MOVES = 100_000n;
/** What a list may take: decisions times the square of the edges times the words of a weight, about a second. */
const WORK = 8_000_000;

/** Counts decisions; throws when there were enough. */
class Budget {
  private left: number;

  constructor({ edges }: Plain) {
    const longest = edges.reduce((most, { weight }) => (weight > most ? weight : most), 0n);
    this.left = Math.floor((4 * WORK) / edges.length ** 2 / Math.ceil(longest.toString(16).length / 8));
  }

  spend(): void {
    if (--this.left < 0) throw new BudgetSpent();
  }
}

class BudgetSpent extends Error {}

/** Undefined where a short search does not tell. */
type OutcomeOf = (plain: Plain) => 'N' | 'P' | undefined;

/** Yields winning moves, at least one where the position is won; returns whether these are all. */
export function* eachWinningMove(plain: Plain, core: Plain, decision: Decision, tick: Tick): Generator<PlainMove, boolean> {
  if (decision.outcome === 'P') return true;
  const outcomeOf = shortSearch(tick);
  const graph = decision.by === 'flow' || decision.by === 'candidates' ? toLinkGraph(core) : '';
  try {
    if (decision.by === 'leaves') return yield* besideLeaves(plain, new Budget(plain), outcomeOf);
    if (typeof graph !== 'string') return yield* inClass(graph, decision, new Budget(core), outcomeOf, tick);
  } catch (error) {
    if (error instanceof BudgetSpent) return false;
    throw error;
  }
  yield* decision.moves();
  return true;
}

/**
 * The piece is on v next to leaves. Going to a leaf and leaving 0 wins; leaving more wins unless the opponent comes back to a lost
 * position. Going elsewhere leaves a leaf next to v, so nobody returns there: v may be taken away, and any weight will do.
 */
function* besideLeaves(plain: Plain, budget: Budget, outcomeOf: OutcomeOf): Generator<PlainMove, boolean> {
  const leafEdges = new Set(pruneLeaves(plain).leafEdges);
  for (const edge of leafEdges) yield plainMove(plain, edge, 0n);
  let complete = true;
  for (const edge of plain.at[plain.piece] ?? []) {
    const { weight } = plain.edges[edge] as PlainEdge;
    const isLeaf = leafEdges.has(edge);
    let wins: boolean | undefined;
    if (isLeaf && leafEdges.size > 1) wins = true;
    else if (otherEnd(plain.edges[edge] as PlainEdge, plain.piece) === plain.piece) wins = false;
    else {
      budget.spend();
      wins = isLeaf ? isWon(outcomeOf(withoutEdge(plain, edge))) : isLost(outcomeOf(withoutPiece(plain, edge)));
    }
    if (wins === undefined) complete = false;
    else if (wins) complete = (yield* between(plain, edge, isLeaf ? 1n : 0n, weight - 1n)) && complete;
  }
  return complete;
}

function isWon(outcome: 'N' | 'P' | undefined): boolean | undefined {
  return outcome === undefined ? undefined : outcome === 'N';
}

function isLost(outcome: 'N' | 'P' | undefined): boolean | undefined {
  return outcome === undefined ? undefined : outcome === 'P';
}

function* inClass(
  graph: LinkGraph,
  decision: Decision,
  budget: Budget,
  outcomeOf: OutcomeOf,
  tick: Tick,
): Generator<PlainMove, boolean> {
  const { plain } = graph;
  const [first] = decision.moves();
  if (first === undefined) throw new Error('a won position without a winning move');
  yield first;
  const isFirst = (edge: number) => plainMove(plain, edge, 0n).to === first.to;
  const named = namedWeights(graph, tick);
  const leavesLost = (edge: number, left: bigint) => {
    budget.spend();
    return outcomeOf(playPlain(plain, edge, left)) === 'P';
  };
  const ends = function* (edge: number, low: bigint, high: bigint): Generator<PlainMove, boolean> {
    const { weight } = plain.edges[edge] as PlainEdge;
    const least = bisect(-1n, low, (left) => leavesLost(edge, left));
    const below = yield* between(plain, edge, least, low - 1n);
    const most = bisect(weight, high, (left) => leavesLost(edge, left));
    const above = yield* between(plain, edge, high + 1n, most);
    return below && above;
  };
  const edges = plain.at[plain.piece] ?? [];
  let complete = true;
  for (const edge of edges.filter(isFirst)) {
    const name = named(edge) ?? first.left;
    const [low, high] = name < first.left ? [name, first.left] : [first.left, name];
    const middle = yield* between(plain, edge, low, high, first.left);
    complete = (yield* ends(edge, low, high)) && middle;
  }
  for (const edge of edges.filter((each) => !isFirst(each))) {
    budget.spend();
    const name = named(edge);
    if (name === undefined || !leavesLost(edge, name)) continue;
    yield plainMove(plain, edge, name);
    complete = (yield* ends(edge, name, name)) && complete;
  }
  return complete;
}

/** For an edge at the piece a weight that wins if any does; undefined where none does. */
function namedWeights(graph: LinkGraph, tick: Tick): (edge: number) => bigint | undefined {
  const { piece, plain } = graph;
  if ('link' in piece) {
    const { candidates } = listCandidates(graph, piece.link, tick);
    return (edge) => candidates.find((each) => each.edge === edge)?.left;
  }
  const linkOf = new Map(graph.links.flatMap(({ ends }, link) => ends.map((end) => [end.edge, link] as const)));
  return (edge) => {
    const { weight } = plain.edges[edge] as PlainEdge;
    const index = linkOf.get(edge) as number;
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
