/**
 * Repetitions that are seen in the first terms of a sequence, and prove nothing.
 *
 * A repetition counts as seen where it holds from some term on up to the last that is known, for at least half of the terms and for two
 * whole periods. Of several the one counts that is settled first: preperiod + period is least. Where the terms themselves do not repeat
 * but their differences do, the sequence is arithmetic periodic: every period adds the same saltus.
 */

export interface ObservedPeriod {
  readonly period: number;
  /** The index from which it holds. */
  readonly preperiod: number;
  /** What each period adds; 0 where the terms repeat as they are. */
  readonly saltus: number;
  /** How many whole periods were seen. */
  readonly seen: number;
}

/** Fewer terms show nothing. */
const FEWEST = 4;

export function observePeriod(terms: readonly (number | string)[]): ObservedPeriod | undefined {
  if (terms.length < FEWEST) return undefined;
  return observePlain(terms) ?? observeArithmetic(terms);
}

function observePlain(terms: readonly (number | string)[]): ObservedPeriod | undefined {
  const found = leastRepetition(terms);
  return found && { ...found, saltus: 0, seen: Math.floor((terms.length - found.preperiod) / found.period) };
}

function observeArithmetic(terms: readonly (number | string)[]): ObservedPeriod | undefined {
  const numbers = terms.filter((term) => typeof term === 'number');
  if (numbers.length < terms.length) return undefined;
  const differences = numbers.slice(1).map((term, index) => term - (numbers[index] as number));
  const found = leastRepetition(differences);
  if (found === undefined) return undefined;
  const { period, preperiod } = found;
  const saltus = (numbers[preperiod + period] as number) - (numbers[preperiod] as number);
  // A saltus of 0 is a period after all, which was passed over because it was seen for too short a time.
  return saltus === 0 ? undefined : { ...found, saltus, seen: Math.floor((terms.length - preperiod) / period) };
}

function leastRepetition(terms: readonly unknown[]): { readonly period: number; readonly preperiod: number } | undefined {
  const count = terms.length;
  let best: { readonly period: number; readonly preperiod: number } | undefined;
  for (let period = 1; 2 * period <= count; period++) {
    if (best !== undefined && period >= best.preperiod + best.period) break;
    let preperiod = count - period;
    while (preperiod > 0 && terms[preperiod - 1] === terms[preperiod - 1 + period]) preperiod--;
    const repeating = count - preperiod;
    if (repeating < 2 * period || 2 * repeating < count) continue;
    if (best === undefined || preperiod + period < best.preperiod + best.period) best = { period, preperiod };
  }
  return best;
}
