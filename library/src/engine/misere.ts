/**
 * The misère quotient of a family, `kayles {n}` or `node-kayles P{n}`, of several families together, `kayles {n} + nim {m:0..7}`, or of what
 * can come up from one position, `kayles 5 7`.
 *
 * Members of one family that are heaps of a code have the quotient of the code, with its period where one is proved. Otherwise the
 * components that come up in the members are numbered, and the quotient is that of the components that were reached.
 */
import type { Certificate } from '../core/certificate.ts';
import { byClock, stepsByClock } from '../core/clock.ts';
import { type Bounds, DEFAULT_LIMITS, LimitReached, type ReachedLimit } from '../core/limits.ts';
import { toLook } from '../core/look.ts';
import type { BadQuestion } from '../core/verdict.ts';
import { type KnownQuotient, openCodeQuotient } from '../misere/code-quotient.ts';
import { EndlessRefinement } from '../misere/diagonal.ts';
import { infiniteProof } from '../misere/infinite/of-code.ts';
import type { Published } from '../misere/infinite/proof.ts';
import { infiniteCertificate } from '../misere/infinite/written.ts';
import { type MiserePeriod, sameHeap } from '../misere/periodicity.ts';
import type { Quotient } from '../misere/quotient.ts';
import { type SavedQuotient, saveQuotient } from '../misere/saved-quotient.ts';
import { ComponentsQuotient } from './misere-components.ts';
import { type MisereMembers, openMembers } from './misere-members.ts';
import { type OwnOptionNames, refusalOf } from './refusal.ts';
import type { Family } from './sequence/family.ts';
import type { HeapFamily } from './sequence/heap.ts';
import { LoopFound } from './solve/loop-found.ts';
import type { SolveOptions } from './solve/solve.ts';

export interface MisereOptions extends SolveOptions {
  /** The last member whose class is wanted. Left out: to the end of the first period, or as far as the limits allow. */
  readonly to?: number;
  /** What an earlier search for the same question had found. It is checked, and left aside where it is wrong. */
  readonly known?: SavedQuotient;
}

export interface MisereAnswer {
  readonly question: string;
  readonly quotient: Quotient;
  /** The first member, and the class of each from there on; none where there is no family with one hole. */
  readonly first: number;
  readonly classes: readonly number[];
  /** Which component each generator is: `5`, the member of the family, or a position of its own. */
  readonly generators: readonly string[];
  /** The class of each kind of component, where there is no family with one hole. */
  readonly components?: readonly { readonly component: string; readonly element: number }[];
  /** The class of the position, where the question is one. */
  readonly position?: number;
  /** Proved: it holds for all members, and the quotient is that of all of them. */
  readonly period?: MiserePeriod;
  /** Proved: with this member the quotient is infinite, and what is shown is that of the members before it. */
  readonly infinite?: InfiniteQuotient;
  /** Why the last member was not reached. */
  readonly reason?: string;
  readonly limit?: ReachedLimit;
}

/** A proof that the quotient of the heaps of a code is infinite. */
export interface InfiniteQuotient {
  readonly code: string;
  /** The first heap with which it is so, and the member of the family that has it. */
  readonly heap: number;
  readonly member: number;
  /** Which sums the proof decides: `all` of heaps to this one, or those with at most `one` of it. */
  readonly scope: 'one' | 'all';
  /** How many states the proof looks at. */
  readonly states: number;
  /** Where it comes with the package: the day on which it was checked, not anew, and where it is. */
  readonly published?: Published;
  readonly certificate: Certificate;
}

/** How far a search is: what it would answer if it came to its end here, and what a later one could go on from. */
export interface MisereStep {
  readonly heap: number;
  readonly order: number;
  answer(): MisereAnswer;
  save(): SavedQuotient;
}

const OWN_OPTIONS: OwnOptionNames<MisereOptions> = { to: true, known: true };

/** The quotient, or what is wrong with the question. A family without a finite quotient is answered as far as it has one. */
export function misereWith(line: string, options: MisereOptions): MisereAnswer | BadQuestion {
  const steps = misereStepsWith(line, options);
  if ('error' in steps) return steps;
  for (;;) {
    const { value, done } = steps.next();
    if (done === true) return byClock(options.now, () => value.answer());
  }
}

/** The same heap by heap: the last step has the answer. */
export function misereStepsWith(line: string, options: MisereOptions): Generator<MisereStep, MisereStep> | BadQuestion {
  const refused = refusalOf(line, options, OWN_OPTIONS);
  if (refused !== undefined) return refused;
  const steps = byClock(options.now, () => stepsOf(line, options));
  return 'error' in steps ? steps : stepsByClock(options.now, steps);
}

function stepsOf(line: string, options: MisereOptions): Generator<MisereStep, MisereStep> | BadQuestion {
  const members = openMembers(line, options);
  if ('error' in members) return members;
  const limits: Bounds = { ...DEFAULT_LIMITS, ...options.limits, onLook: toLook(options) };
  const heaps = members.family?.heaps('same-moves');
  return heaps === undefined || members.family === undefined
    ? ofComponents(members, limits, options)
    : ofHeaps(members.family, heaps, limits, options);
}

/** What is known of a search that came to an end before its time. */
function endOf(stopped: LimitReached | LoopFound): Pick<MisereAnswer, 'reason' | 'limit'> {
  return stopped instanceof LoopFound ? { reason: 'the game need not end' } : { reason: stopped.message, limit: stopped.limit };
}

function* ofHeaps(
  family: Family,
  heaps: HeapFamily,
  limits: Bounds,
  { to, known }: MisereOptions,
): Generator<MisereStep, MisereStep> {
  const { code, digits, shift } = heaps;
  // Without a last member one heap more is wanted than the limit allows: it is the limit then that ends the search.
  const size = to === undefined ? BigInt(limits.heap) + 1n : BigInt(Math.max(0, to - shift));
  const toStep = (each: KnownQuotient): MisereStep => ({
    heap: each.quotient.phi.length - 1,
    order: each.quotient.order,
    answer: () => heapsAnswer(family, heaps, each, to, limits),
    save: () => saveQuotient(each.quotient),
  });
  const quotient = openCodeQuotient({ text: code, digits });
  if (known !== undefined) adoptWithin(() => quotient.adopt(known, limits));
  const steps = quotient.stepsUpTo(size, limits);
  let last: KnownQuotient | undefined;
  try {
    for (;;) {
      const { value, done } = steps.next();
      if (done === true) return toStep(value);
      last = value;
      yield toStep(value);
    }
  } catch (error) {
    // Somebody wants an end: what there is so far is told.
    if (!(error instanceof LimitReached)) throw error;
    return toStep({ ...(last ?? quotient.upTo(0n, limits)), stopped: error });
  }
}

/** A saved quotient that cannot be checked within the limits is left aside as well. */
function adoptWithin(adopt: () => boolean): void {
  try {
    adopt();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
}

function heapsAnswer(
  family: Family,
  heaps: HeapFamily,
  found: KnownQuotient,
  to: number | undefined,
  limits: Bounds,
): MisereAnswer {
  const { shift } = heaps;
  const { quotient, period, stopped } = found;
  const infinite = infiniteOf(heaps, found, limits);
  const known = quotient.phi.length - 1;
  const end = to ?? shift + (period === undefined ? known : period.preperiod + period.period - 1);
  const first = Math.max(family.first, shift);
  const classes: number[] = [];
  for (let n = first; n <= end && (period !== undefined || n - shift <= known); n++) {
    const same = period === undefined ? n - shift : sameHeap(BigInt(n - shift), period);
    classes.push(quotient.phi[same] as number);
  }
  return {
    question: family.line,
    quotient,
    first,
    classes,
    generators: quotient.generators.map((heap) => String(heap + shift)),
    ...(period !== undefined && { period: { ...period, preperiod: period.preperiod + shift } }),
    ...(infinite !== undefined && { infinite }),
    ...(infinite === undefined && stopped !== undefined && endOf(stopped)),
  };
}

/** Undefined where no proof was found, or the caller wants an end. */
function infiniteOf({ code, digits, shift }: HeapFamily, found: KnownQuotient, limits: Bounds): InfiniteQuotient | undefined {
  try {
    const proof = infiniteProof({ text: code, digits }, found, limits);
    if (proof === undefined) return undefined;
    const { heap, scope, states, published } = proof;
    const about = { code, heap, member: heap + shift, scope, states, ...(published !== undefined && { published }) };
    return { ...about, certificate: infiniteCertificate(code, proof) };
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return undefined;
  }
}

function* ofComponents(members: MisereMembers, limits: Bounds, options: MisereOptions): Generator<MisereStep, MisereStep> {
  const found = new ComponentsQuotient(limits, options);
  let stopped: LimitReached | LoopFound | undefined;
  const step: MisereStep = {
    get heap() {
      return found.search.heap;
    },
    get order() {
      return found.search.quotient.order;
    },
    answer: () => ({
      ...found.answer(members),
      ...(stopped !== undefined && endOf(stopped)),
      ...(stopped instanceof EndlessRefinement && { reason: found.endless(stopped) }),
    }),
    save: () => saveQuotient(found.search.quotient),
  };
  try {
    for (const { name, question } of members.each()) for (const _ of found.add(name, question, options.known)) yield step;
  } catch (error) {
    if (!(error instanceof LimitReached || error instanceof LoopFound)) throw error;
    stopped = error;
  }
  return step;
}
