/**
 * The term of a sequence, or the cell of a table, that a verdict gives, and what kind of value it is.
 *
 * The setting says which kind of value its positions have. A position whose outcome is known and whose value is not has no term, but a
 * reason: an outcome is never written among values. Only a setting without values, such as misère play, has outcomes for its terms.
 */
import { ALLIANCES, kindOfValue, OUTCOMES, termOfValues } from '../../compounds/show.ts';
import { theoryOf } from '../../compounds/theories.ts';
import type { Theory } from '../../compounds/theory.ts';
import type { ReachedLimit } from '../../core/limits.ts';
import type { Setting } from '../../core/setting.ts';
import type { TermValue, Verdict } from '../../core/verdict.ts';
import type { OpenQuestion } from '../moves/open.ts';

export interface VerdictTerm {
  /** Null where the value is undefined or not known. */
  readonly value: TermValue;
  /** What it is, or would be: `Grundy values`. */
  readonly kind: string;
  /** Why the value is not known. */
  readonly reason?: string;
  readonly limit?: ReachedLimit;
  /** The outcome, where it is known and the value is not. */
  readonly outcome?: 'N' | 'P';
}

/** What the terms of such questions are. */
export function kindOfQuestion({ games, setting }: Pick<OpenQuestion, 'games' | 'setting'>): string {
  return games.some((game) => game.sides() !== undefined) ? ALLIANCES : kindOfSetting(setting);
}

function kindOfSetting(setting: Setting): string {
  return theoryOf(setting)?.shown?.plural ?? OUTCOMES;
}

/** @param kind what the terms are where the verdict has no value that tells it */
export function termOf(verdict: Verdict, kind: string): VerdictTerm {
  const { values, alliance, outcome, reason = 'it is not known', limit } = verdict;
  if (outcome === 'unknown') return { value: null, kind, reason, ...(limit !== undefined && { limit }) };
  if (alliance !== undefined) return { value: alliance, kind: ALLIANCES };
  const found = kindOfValue(values)?.plural;
  if (found !== undefined) return { value: termOfValues(values), kind: found };
  if (kind === OUTCOMES) return { value: outcome, kind };
  // A position that need not end has no value of these kinds.
  if (outcome === 'draw') return { value: null, kind };
  const reached = verdict.passedOver.find((passed) => passed.limit !== undefined)?.limit;
  const why = `the outcome is ${outcome}, but the value was not found`;
  return { value: null, kind, outcome, reason: why, ...(reached !== undefined && { limit: reached }) };
}

/** The term that a value of the theory gives. */
export function termOfTheory<V>(theory: Theory<V>, value: V): TermValue {
  return theory.shown === undefined ? theory.outcome(value) : termOfValues(theory.values(value));
}

interface Asked {
  readonly value: TermValue;
  readonly kind?: string;
  readonly outcome?: string;
  readonly reason?: string;
  readonly limit?: ReachedLimit;
}

/** Terms of which none has a value, though outcomes are known: they are outcomes, then. Others stay as they are. */
export function asOutcomes<T extends Asked>(terms: readonly T[]): readonly T[] {
  const isKnown = ({ outcome, reason }: T) => reason !== undefined && (outcome === 'N' || outcome === 'P');
  if (terms.some(({ value }) => value !== null) || !terms.some(isKnown)) return terms;
  return terms.map((term) => {
    const { reason, limit, ...rest } = term;
    return (isKnown(term) ? { ...rest, value: term.outcome, kind: OUTCOMES } : { ...term, kind: OUTCOMES }) as T;
  });
}
