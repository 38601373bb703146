/**
 * `solve`: a question line in, a verdict out.
 *
 * Theorems about the whole position come first, then the theory of the setting over the components (each by theorem or search),
 * then play by definition. `method: 'search'` goes to the definition at once, so that anybody can compare.
 */
import { grundyTheory } from '../../compounds/grundy.ts';
import { theoryOf } from '../../compounds/theories.ts';
import type { Catalogue } from '../../core/catalogue.ts';
import { byClock } from '../../core/clock.ts';
import { LimitReached, type Limits } from '../../core/limits.ts';
import type { Watched } from '../../core/look.ts';
import { excerpt, type InputError } from '../../core/result.ts';
import { pass } from '../../core/theorem.ts';
import { withTimeAtHand } from '../../core/time-at-hand.ts';
import type { BadQuestion, Method, PassedOver, Verdict } from '../../core/verdict.ts';
import { type OpenQuestion, openQuestion } from '../moves/open.ts';
import { refusalOf } from '../refusal.ts';
import { byComponents, byProvedComponents } from './by-components.ts';
import { bySearch } from './by-search.ts';
import { byTheorem } from './by-theorem.ts';
import { Refused } from './component-values.ts';
import { type Found, toVerdict } from './found.ts';
import { LoopFound } from './loop-found.ts';
import type { SearchMemory } from './search-memory.ts';
import { Session } from './session.ts';
import { unknownVerdict } from './verdict-of.ts';

export interface SolveOptions extends Watched {
  /** The rulesets that questions may name; `extendCatalogue` adds one's own. */
  readonly catalogue: Catalogue;
  readonly limits?: Partial<Limits>;
  readonly method?: Method;
  /** How many winning moves to list; `Infinity` for all. Default 20. */
  readonly moves?: number;
  /** Whether to work out game lengths where a theorem knows them. */
  readonly length?: boolean;
  /** Whether to say what a picture of the position should show of the proof. */
  readonly marks?: boolean;
}

/** What a question is asked with that is open already. */
export interface OpenedOptions extends Omit<SolveOptions, 'catalogue'> {
  /** Whether a position that no theorem and no theory decides is left unknown, and not played out. */
  readonly leavesSearch?: boolean;
}

/** How many winning moves a verdict lists unless asked otherwise. */
const DEFAULT_MOVES = 20;

export function solveWith(line: string, options: SolveOptions): Verdict | BadQuestion {
  const refused = refusalOf(line, options);
  if (refused !== undefined) return refused;
  const opened = openQuestion(line, options.catalogue);
  return opened.ok ? solveOpened(opened.value, options) : { question: line, error: opened.error };
}

/** The verdict on a question that is open; an error where a theorem refuses it. A memory serves one question, or a family of them. */
export function solveOpened(question: OpenQuestion, options: OpenedOptions, memory?: SearchMemory): Verdict | BadQuestion {
  return byClock(options.now, () => solveInTime(question, options, memory));
}

function solveInTime(question: OpenQuestion, options: OpenedOptions, memory: SearchMemory | undefined): Verdict | BadQuestion {
  memory?.keepWithin(options.limits ?? {});
  const session = new Session(options, memory);
  try {
    const found = withTimeAtHand(session.timer, () => solveOpen(question, session, options, options.moves ?? DEFAULT_MOVES));
    return toVerdict(found, options);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // A theorem that was stopped may have refused for that reason alone.
    if (session.isStopped()) return toVerdict(unknownVerdict(question, [], new LimitReached('stopped', 0)), options);
    return { question: question.line, error: toInputError(error, question) };
  } finally {
    session.end();
  }
}

function toInputError({ code, message, token, limit }: Refused, { line, at }: OpenQuestion): InputError {
  const place = token === undefined ? -1 : line.slice(at).search(new RegExp(`(?<!\\S)${token}(?![\\w.])`));
  return { code, message, at: place < 0 ? at : at + place, ...(limit !== undefined && { limit }) };
}

/** Throws `Refused`. */
function solveOpen(
  question: OpenQuestion,
  session: Session,
  { method, leavesSearch = false }: Pick<OpenedOptions, 'method' | 'leavesSearch'>,
  most: number,
): Found {
  const passedOver: PassedOver[] = [];
  try {
    if (method !== 'search') {
      const decided = byTheorem(question, session, most, passedOver);
      if (decided !== undefined) return withValue(decided, question, session, most);
      const verdict = throughTheory(question, session, most, passedOver);
      if (verdict !== undefined) return verdict;
    }
    if (leavesSearch) throw new LimitReached('program', 0, 'it is not searched');
    return bySearch(question, session, most, passedOver, method === 'search');
  } catch (error) {
    if (error instanceof LoopFound) throw new Refused('endless-play', pass(whyEndless(error)));
    if (!(error instanceof LimitReached)) throw error;
    return unknownVerdict(question, passedOver, session.asGiven(error));
  }
}

/** A theorem may tell who wins and no more, while others have the value of every component: then they answer. */
function withValue(decided: Found, question: OpenQuestion, session: Session, most: number): Found {
  const theory = theoryOf(question.setting);
  if (theory === undefined || Object.keys(decided.values).length > 0 || decided.alliance !== undefined) return decided;
  const valued = byProvedComponents(question, theory, session, most, [...decided.passedOver]);
  if (valued === undefined) return decided;
  const isMoveless = valued.outcome === 'N' && valued.winningMoves.length === 0;
  return isMoveless ? { ...valued, winningMoves: decided.winningMoves } : valued;
}

function whyEndless({ position }: LoopFound): string {
  return `Play comes back to “${excerpt(position)}”. Where play need not end, the ruleset has to say so: mayLoop: true.`;
}

function throughTheory(question: OpenQuestion, session: Session, most: number, passedOver: PassedOver[]): Found | undefined {
  const theory = theoryOf(question.setting);
  if (theory === undefined) {
    passedOver.push({
      theorem: grundyTheory.id,
      why: 'it holds for normal play only',
    });
    return undefined;
  }
  if (question.games.some((game) => game.sides() !== undefined)) {
    passedOver.push({ theorem: theory.id, why: 'it is about two players who alternate' });
    return undefined;
  }
  try {
    return byComponents(question, theory, session, most, passedOver);
  } catch (error) {
    if (!(error instanceof LoopFound) || !question.games.some((game) => game.mayLoop())) throw error;
    passedOver.push({ theorem: theory.id, why: 'the game need not end' });
    return undefined;
  }
}
