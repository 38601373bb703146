/** What a theorem on plain positions says about a position of the ruleset: outcome, value, winning moves and certificate. */

import { LimitReached } from '../../../core/limits.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { PositionSolution, Tools } from '../../../core/theorem.ts';
import { Timer } from '../../../core/timer.ts';
import type { Values } from '../../../core/verdict.ts';
import type { Tick } from '../../../numeric/max-flow.ts';
import { multigraphVertexName } from '../../../structures/multigraph.ts';
import { writeEdgeGame } from '../edge-game.ts';
import { eachGraphNimMove, formatGraphNim, type GraphNimPosition } from '../rules.ts';
import { toCertificate } from './certificate.ts';
import { graphNimMarks, type MarkedGraph } from './marks.ts';
import type { Plain, PlainMove } from './plain.ts';
import type { Decision, Proof } from './proof.ts';
import { describe } from './reason.ts';
import { isPlainAtPiece, liftMove, type Reduction, reachedVertices, reduce } from './reduction.ts';
import { shortSearch } from './search.ts';
import { grundyByTable } from './table.ts';
import { whyProof } from './why.ts';
import { eachWinningMove } from './winning-moves.ts';

/** Options that are tried one by one where the piece has parallel edges or games beside it, times the square of the edges. */
const MOST_TRIED = 300;
const WORK = 1_000_000;

/** Throws when the time of the question is over, or somebody has stopped it. */
export function deadline({ limits }: Tools): Tick {
  const timer = new Timer(limits.milliseconds);
  return (positions) => {
    limits.onLook?.(positions === undefined ? {} : { positions });
    timer.check('it');
  };
}

export function solutionOf(
  position: GraphNimPosition,
  core: Plain,
  decision: Decision,
  tools: Tools,
): PositionSolution<GraphNimPosition> {
  const tick = deadline(tools);
  const reduction = reduce(position, tools);
  const proof = decision.proof();
  const outcomeOf = shortSearch(tick);
  const isLost = (option: GraphNimPosition) => {
    const outcome = outcomeOf(reduce(option, tools).plain);
    return outcome === undefined ? undefined : outcome === 'P';
  };
  return {
    scope: 'position',
    outcome: decision.outcome,
    values: valuesOf(reduction.plain, decision.outcome),
    winningMoves: () => liftAll(position, reduction, eachWinningMove(reduction.plain, core, decision, tick), isLost, tools),
    text: `${reducedText(position, reduction)}${describe(decision, proof, (vertex) => multigraphVertexName(position, vertex))}`,
    why: whyProof(decision, proof, (vertex) => multigraphVertexName(position, vertex)),
    certificate: () => proof && certificateOf(position, reduction, decision.outcome, proof),
    marks: () => proof && graphNimMarks(toMarked(position, core, decision.outcome, proof, reduction, tools)),
  };
}

function toMarked(
  position: GraphNimPosition,
  core: Plain,
  outcome: 'N' | 'P',
  proof: Proof,
  reduction: Reduction,
  tools: Tools,
): MarkedGraph {
  return {
    ...{ core, outcome, proof },
    nameOf: (vertex) => multigraphVertexName(position, vertex),
    labelsOf: (move) => Array.from(liftMove(position, reduction, move, tools), ({ label }) => label),
  };
}

/** A lost position has value 0; the value of a won one is looked for in a table while that is small. */
export function valuesOf(plain: Plain, outcome: 'N' | 'P'): Values {
  if (outcome === 'P') return { grundy: 0 };
  const grundy = grundyByTable(plain);
  return grundy === undefined ? {} : { grundy };
}

/**
 * Moves of the position for moves of the plain one. Where the piece has parallel edges, loops or games beside it, moves that
 * raise a nim-sum may win too, so all options are tried while there are few. When time is over, the list ends.
 */
export function* liftAll(
  position: GraphNimPosition,
  reduction: Reduction,
  moves: Iterator<PlainMove, boolean>,
  isLost: (option: GraphNimPosition) => boolean | undefined,
  tools: Tools,
): Generator<Move<GraphNimPosition>, boolean> {
  let found = 0;
  const all = isPlainAtPiece(position)
    ? liftEach(position, reduction, moves, tools)
    : tryEach(position, reduction, moves, isLost, tools);
  try {
    for (let next = all.next(); ; next = all.next()) {
      if (next.done) return next.value;
      found++;
      yield next.value;
    }
  } catch (error) {
    if (error instanceof LimitReached && found > 0) return false;
    throw error;
  }
}

function* liftEach(
  position: GraphNimPosition,
  reduction: Reduction,
  moves: Iterator<PlainMove, boolean>,
  tools: Tools,
): Generator<Move<GraphNimPosition>, boolean> {
  let complete = true;
  for (let next = moves.next(); ; next = moves.next()) {
    if (next.done) return next.value && complete;
    complete = (yield* liftMove(position, reduction, next.value, tools)) && complete;
  }
}

function* tryEach(
  position: GraphNimPosition,
  reduction: Reduction,
  moves: Iterator<PlainMove, boolean>,
  isLost: (option: GraphNimPosition) => boolean | undefined,
  tools: Tools,
): Generator<Move<GraphNimPosition>, boolean> {
  const first = moves.next();
  if (first.done) return first.value;
  const found = new Set<string>();
  for (const move of liftMove(position, reduction, first.value, tools)) {
    found.add(move.label);
    yield move;
  }
  if (found.size === 0) throw new LimitReached('program', 0, 'the winning move lies deep in a game on an edge');
  let left = Math.min(MOST_TRIED, WORK / position.edges.length ** 2);
  let complete = true;
  for (const move of eachGraphNimMove(position)) {
    if (found.has(move.label)) continue;
    if (--left < 0) return false;
    const lost = isLost(move.to);
    if (lost === undefined) complete = false;
    if (lost === true) yield move;
  }
  return complete;
}

/** Games on edges that a reason names. */
const NAMED_GAMES = 3;

/** What the reductions do to the position, where they do something. */
export function reducedText(position: GraphNimPosition, { plain, values }: Reduction): string {
  const reached = reachedVertices(position);
  const games = position.edges.flatMap(({ from, weight }, index) =>
    typeof weight === 'bigint' || !reached.has(from) ? [] : [`{${excerpt(writeEdgeGame(weight))}} counts as ${values[index]}`],
  );
  const more = games.length > NAMED_GAMES ? [`${games.length - NAMED_GAMES} other games as their Grundy values`] : [];
  const parts = [...games.slice(0, NAMED_GAMES), ...more];
  if (plain.edges.length < position.edges.length) {
    const left = plain.edges.length === 1 ? 'one' : plain.edges.length;
    parts.push(`${position.edges.length} edges reduce to ${left} within reach of the piece`);
  }
  return parts.map((part) => `${part}; `).join('');
}

function certificateOf(position: GraphNimPosition, { values }: Reduction, outcome: 'N' | 'P', proof: Proof) {
  const reached = reachedVertices(position);
  return toCertificate(
    {
      question: `nim-on-graphs ${formatGraphNim(position)}`,
      edges: position.edges.map(({ from, to }, index) => ({ from, to, value: values[index] as bigint })),
      piece: position.piece,
      outcome,
      games: position.edges.flatMap(({ from, weight }, index) =>
        typeof weight === 'bigint' || !reached.has(from)
          ? []
          : [{ question: writeEdgeGame(weight), value: values[index] as bigint }],
      ),
    },
    proof,
    (vertex) => multigraphVertexName(position, vertex),
  );
}
