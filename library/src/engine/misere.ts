/**
 * The misère quotient of a family: `kayles {n}`, `node-kayles P{n}`.
 *
 * Members that are heaps of a code have the quotient of the code, with its period where one is proved. Of other families the components
 * that come up in the members are numbered, and the quotient is that of the members that were reached.
 */
import { type Bounds, DEFAULT_LIMITS, LimitReached, type ReachedLimit } from '../core/limits.ts';
import { toLook } from '../core/look.ts';
import type { InputError } from '../core/result.ts';
import type { BadQuestion } from '../core/verdict.ts';
import { misereQuotient } from '../misere/code-quotient.ts';
import { Effort } from '../misere/effort.ts';
import { QuotientSearch } from '../misere/extend.ts';
import { type MiserePeriod, sameHeap } from '../misere/periodicity.ts';
import { power } from '../misere/powers.ts';
import { product, type Quotient } from '../misere/quotient.ts';
import { type OpenQuestion, OWN_TURNS } from './moves/open.ts';
import { type Family, openFamily } from './sequence/family.ts';
import type { HeapFamily } from './sequence/heap.ts';
import { ComponentKinds } from './solve/component-kinds.ts';
import { LoopFound } from './solve/loop-found.ts';
import { Session } from './solve/session.ts';
import type { SolveOptions } from './solve/solve.ts';

export interface MisereOptions extends SolveOptions {
  /** The last member whose class is wanted. Left out: to the end of the first period, or as far as the limits allow. */
  readonly to?: number;
}

export interface MisereAnswer {
  readonly question: string;
  readonly quotient: Quotient;
  /** The first member, and the class of each from there on. */
  readonly first: number;
  readonly classes: readonly number[];
  /** Which component each generator is: `5`, the member of the family, or a position of its own. */
  readonly generators: readonly string[];
  /** Proved: it holds for all members, and the quotient is that of all of them. */
  readonly period?: MiserePeriod;
  /** Why the last member was not reached. */
  readonly reason?: string;
  readonly limit?: ReachedLimit;
}

/** The quotient, or what is wrong with the question. A family without a finite quotient is answered as far as it has one. */
export function misereWith(line: string, options: MisereOptions): MisereAnswer | BadQuestion {
  const family = openFamily(line, options);
  if ('error' in family) return family;
  const opened = family.member(family.first);
  const refused = opened.ok ? whyNoSum(line, opened.value) : opened.error;
  if (refused !== undefined) return { question: line, error: refused };
  const limits: Bounds = { ...DEFAULT_LIMITS, ...options.limits, onLook: toLook(options) };
  const heaps = family.heaps('same-moves');
  return heaps === undefined ? ofComponents(family, limits, options) : ofHeaps(family, heaps, limits, options.to);
}

/** A quotient speaks of sums: members that are not played in sums, or in other compounds, have none. */
function whyNoSum(line: string, { setting, games, at }: OpenQuestion): InputError | undefined {
  const { compound } = setting;
  if (compound !== 'disjunctive') {
    const message =
      'A misère quotient says who wins sums, in which a move is made in one component: it knows no other compounds.';
    return { code: 'compound-not-allowed', message, at: Math.max(0, line.lastIndexOf(compound)), found: compound };
  }
  const hasTurns = games.some((game) => game.sides() !== undefined);
  const message = hasTurns ? OWN_TURNS : games.map((game) => game.whyAlone()).find((why) => why !== undefined);
  return message === undefined ? undefined : { code: 'sum-not-allowed', message, at };
}

/** What is known of a search that came to an end before its time. */
function endOf(stopped: LimitReached | LoopFound): Pick<MisereAnswer, 'reason' | 'limit'> {
  return stopped instanceof LoopFound ? { reason: 'the game need not end' } : { reason: stopped.message, limit: stopped.limit };
}

function ofHeaps(family: Family, { code, digits, shift }: HeapFamily, limits: Bounds, to: number | undefined): MisereAnswer {
  // Without a last member one heap more is wanted than the limit allows: it is the limit then that ends the search.
  const size = to === undefined ? BigInt(limits.heap) + 1n : BigInt(Math.max(0, to - shift));
  const { quotient, period, stopped } = misereQuotient({ text: code, digits }, size, limits);
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
    ...(stopped !== undefined && endOf(stopped)),
  };
}

/** Members that are looked at unless the last one is named, and kinds of components. */
const MEMBERS = 30;
const MOST_KINDS = 20_000;

function ofComponents(family: Family, limits: Bounds, options: MisereOptions): MisereAnswer {
  const { to = family.first + MEMBERS } = options;
  const kinds = new ComponentKinds(new Session(options), MOST_KINDS);
  const search = new QuotientSearch(kinds);
  const effort = new Effort(limits);
  const names: string[] = [];
  const members: (readonly { readonly heap: number; readonly count: bigint }[])[] = [];
  let stopped: LimitReached | LoopFound | undefined;
  try {
    for (let n = family.first; n <= to; n++) {
      const member = family.member(n);
      if (!member.ok) break;
      const components = member.value.games.flatMap((game) => game.components());
      const heaps = components.map(({ item, count }) => ({ heap: kinds.numberOf(item), count }));
      for (let number = names.length + 1; number < kinds.games.length; number++) {
        const isMember = heaps.length === 1 && heaps[0]?.heap === number && heaps[0].count === 1n;
        names.push(isMember ? String(n) : `${kinds.games[number]?.ruleset} ${kinds.games[number]?.text()}`);
      }
      while (search.heap < kinds.games.length - 1) search.advance(effort);
      members.push(heaps);
    }
  } catch (error) {
    if (!(error instanceof LimitReached || error instanceof LoopFound)) throw error;
    stopped = error;
  }
  const { quotient } = search;
  return {
    question: family.line,
    quotient,
    first: family.first,
    classes: members.map((heaps) =>
      heaps.reduce((x, { heap, count }) => product(quotient, x, power(quotient, quotient.phi[heap] as number, count)), 0),
    ),
    generators: quotient.generators.map((heap) => names[heap - 1] as string),
    ...(stopped !== undefined && endOf(stopped)),
  };
}
