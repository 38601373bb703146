/**
 * Misère sums of components that have the moves of heaps of one code, by what is known of the code: its misère quotient, with its period
 * where one is proved, or a proof that the quotient is infinite.
 *
 * So paths of Node-Kayles are heaps of Dawson's chess, and heaps of Kayles may be of any size beside others. A component that is no such
 * heap has an element too where the quotient is the same with it and without it: Nim heaps of 3 beside Kayles.
 */
import type { Game } from '../../core/game.ts';
import { type Bounds, LimitReached } from '../../core/limits.ts';
import type { OctalHeap } from '../../core/theorem.ts';
import type { PassedOver } from '../../core/verdict.ts';
import { quotientCertificate } from '../../misere/certificate.ts';
import { type HeapCode, heapsOf, type KnownQuotient, misereQuotient } from '../../misere/code-quotient.ts';
import { Effort } from '../../misere/effort.ts';
import { QuotientSearch } from '../../misere/extend.ts';
import { infiniteProof } from '../../misere/infinite/of-code.ts';
import type { InfiniteProof } from '../../misere/infinite/proof.ts';
import { infiniteQuotient } from '../../misere/infinite/statement.ts';
import { type SumValue, valueOfSum } from '../../misere/infinite/sum-outcome.ts';
import { infiniteCertificate } from '../../misere/infinite/written.ts';
import { sameHeap } from '../../misere/periodicity.ts';
import { tellDifference, whyByDifference } from '../../misere/told.ts';
import { type CompoundMove, moveInOne } from '../moves/compound-moves.ts';
import { type Group, groupsOf } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { byElements, type Elements } from './by-elements.ts';
import { ComponentKinds } from './component-kinds.ts';
import type { Found } from './found.ts';
import { heapOf } from './heap-of.ts';
import { LoopFound } from './loop-found.ts';
import { quotientTheory } from './quotient-theory.ts';
import type { Session } from './session.ts';
import { because, listWinning, winnerOf } from './verdict-of.ts';

/** Of the time the search for a quotient has this part. */
const SHARE = 4;
/** Kinds of components that are no heaps of the code. */
const MOST_KINDS = 2_000;

/**
 * The verdict; undefined where nothing is known of the code that tells.
 *
 * @param which sums of such heaps `only`, for which there are certificates, or those with `others` beside them
 */
export function byCode(
  question: OpenQuestion,
  session: Session,
  most: number,
  passedOver: readonly PassedOver[],
  which: 'only' | 'others',
): Found | undefined {
  const groups = groupsOf(question);
  const largest = largestHeap(groups);
  const isOnly = groups.every(({ game }) => heapOf(game)?.code === largest?.code);
  if (largest === undefined || isOnly !== (which === 'only')) return undefined;
  const code = { text: largest.code, digits: largest.digits };
  try {
    const remaining = session.remaining();
    const limits = { ...remaining, milliseconds: remaining.milliseconds / SHARE };
    const found = misereQuotient(code, BigInt(largest.size), limits);
    if (found.stopped === undefined)
      return byElements(question, groups, new HeapElements(code, found, groups, session), most, passedOver);
    const proof = infiniteProof(code, found, limits);
    return proof === undefined ? undefined : byDifference(question, groups, { code, proof }, most, passedOver);
  } catch (error) {
    if (error instanceof LoopFound || (error instanceof LimitReached && error.limit.name !== 'stopped')) return undefined;
    throw error;
  }
}

/** The largest component that is a heap of a code. */
function largestHeap(groups: readonly Group[]): OctalHeap | undefined {
  let largest: OctalHeap | undefined;
  for (const { game } of groups) {
    const heap = heapOf(game);
    if (heap !== undefined && (largest === undefined || heap.size > largest.size)) largest = heap;
  }
  return largest;
}

/** Heaps of a code by its quotient, and what else has an element there. */
class HeapElements implements Elements {
  readonly quotient: KnownQuotient['quotient'];
  readonly theory: Elements['theory'];
  readonly session: Session;
  readonly about = undefined;
  readonly certify: Elements['certify'];
  private readonly code: HeapCode;
  private readonly period: KnownQuotient['period'];
  private readonly kinds: ComponentKinds;
  /** The elements of the kinds of components that are numbered so far. */
  private readonly elements: number[] = [0];
  private search: QuotientSearch | undefined;

  constructor(code: HeapCode, { quotient, period }: KnownQuotient, groups: readonly Group[], session: Session) {
    this.code = code;
    this.session = session;
    this.quotient = quotient;
    this.period = period;
    this.kinds = new ComponentKinds(session, MOST_KINDS);
    const limits: Bounds = session.remaining();
    this.theory = quotientTheory(quotient, (options) => this.searched(limits).classOfOptions(options));
    const isOnly = groups.every(({ game }) => this.elementOfHeap(game) !== undefined);
    this.certify = isOnly ? () => quotientCertificate(code.text, quotient, period) : undefined;
  }

  readonly elementOf = (game: Game): number => this.elementOfHeap(game) ?? this.elementOfKind(this.kinds.numberOf(game));

  private elementOfHeap(game: Game): number | undefined {
    const heap = heapOf(game);
    if (heap?.code !== this.code.text) return undefined;
    const { phi } = this.quotient;
    if (this.period !== undefined) return phi[sameHeap(BigInt(heap.size), this.period)];
    return heap.size < phi.length ? phi[Number(heap.size)] : undefined;
  }

  /** Kinds are numbered so that what a move leaves comes first. */
  private elementOfKind(number: number): number {
    for (let next = this.elements.length; next <= number; next++) {
      const options = this.kinds
        .options(next)
        .map((left) => left.reduce((x, kind) => this.theory.combine(x, this.elements[kind] as number), 0));
      this.elements.push(this.elementOfHeap(this.kinds.games[next] as Game) ?? this.theory.fromOptions(options));
    }
    return this.elements[number] as number;
  }

  private searched(limits: Bounds): QuotientSearch {
    if (this.search === undefined) {
      this.search = new QuotientSearch(heapsOf(this.code.digits));
      if (!this.search.adopt(this.quotient, new Effort(limits))) throw new Error('a quotient that was found is right');
    }
    return this.search;
  }
}

interface ProofOfCode {
  readonly code: HeapCode;
  readonly proof: InfiniteProof;
}

/** By the proof that the quotient is infinite; undefined where it does not speak of such sums. */
function byDifference(
  question: OpenQuestion,
  groups: readonly Group[],
  of: ProofOfCode,
  most: number,
  passedOver: readonly PassedOver[],
): Found | undefined {
  const value = differenceOf(groups, of);
  if (value === undefined) return undefined;
  const outcome = value.isLost ? 'P' : 'N';
  return {
    question: question.line,
    outcome,
    ...winnerOf(outcome),
    values: {},
    ...(value.isLost
      ? { winningMoves: [], winningMovesComplete: true }
      : listWinning(question, winningByDifference(groups, of), most)),
    method: 'theorem',
    because: [because(infiniteQuotient, tellDifference(of.proof, value))],
    why: whyByDifference(value),
    passedOver,
    certificate: () => infiniteCertificate(of.code.text, of.proof),
  };
}

function differenceOf(
  components: Iterable<{ readonly game: Game; readonly count: bigint }>,
  { code, proof }: ProofOfCode,
): SumValue | undefined {
  const heaps: { heap: number; count: bigint }[] = [];
  for (const { game, count } of components) {
    const heap = heapOf(game);
    if (heap?.code !== code.text || heap.size > proof.heap) return undefined;
    if (count > 0n && heap.size > 0) heaps.push({ heap: Number(heap.size), count });
  }
  return valueOfSum(proof, heaps);
}

function* winningByDifference(groups: readonly Group[], of: ProofOfCode): Generator<CompoundMove, boolean> {
  let isComplete = true;
  for (const group of groups) {
    const rest = groups.map((each) => (each === group ? { ...each, count: each.count - 1n } : each));
    for (const move of group.game.moves()) {
      const left = move.to.components().map(({ item, count }) => ({ game: item, count }));
      const value = differenceOf([...rest, ...left], of);
      isComplete &&= value !== undefined;
      if (value?.isLost === true) yield moveInOne(groups, group, move);
    }
  }
  return isComplete;
}
