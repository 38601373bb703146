/**
 * What the first values of an octal game prove about its period, by whichever argument needs fewer of them.
 */
import type { CertificateOf } from '../core/certificate.ts';
import type { OctalValues } from '../core/kernels.ts';
import { lastPlace, type OctalPeriod, type PeriodWithBound, valuesToProve } from './octal-period.ts';
import { type Window, type WindowProof, windowProof } from './octal-window.ts';
import { type Repetition, repetitions } from './repetitions.ts';

export interface ProvedPeriod extends PeriodWithBound {
  /** What the window lemma needs; missing where the theorem of Guy and Smith is the proof. */
  readonly window?: Window;
}

/** The proof as data, for `games/octal/certificate/octal-period.ts`. */
export function toCertificate(
  code: string,
  { period, preperiod, valuesNeeded, window }: ProvedPeriod,
): CertificateOf<'octal-period'> {
  const claim = { kind: 'octal-period' as const, code, period, preperiod, valuesNeeded };
  if (window === undefined) return { ...claim, argument: 'guy-smith' };
  const { mask, positional, lastRare, depth } = window;
  return { ...claim, argument: 'window', mask, positional, lastRare, depth };
}

/** A repetition is worth a closer look where it has gone on for a whole period, or for so many values. */
const LONG_MATCH = 1024;
/** So many repetitions are looked at for labels; each may take a walk back through all values. */
const MOST_WINDOWS = 16;

/** What is proved; otherwise the repetition at the end that would be proved soonest, if one has gone on for a while. */
export function lookForProof(
  values: OctalValues,
  digits: Uint8Array,
  goOn: () => boolean = () => true,
): { readonly proved?: ProvedPeriod; readonly seen?: PeriodWithBound } {
  let seen: PeriodWithBound | undefined;
  let windows = 0;
  for (const found of repetitions(values, values.length)) {
    const { period, preperiod } = found;
    if (values.length - period - preperiod < Math.min(period, LONG_MATCH)) continue;
    const byWindow = windows++ < MOST_WINDOWS ? windowProof(values, digits, found, goOn) : undefined;
    const proved = provedBy(values, digits, found, byWindow);
    const least = proved && leastOf(values, digits, proved, goOn);
    if (least !== undefined) return { proved: least };
    const valuesNeeded = neededFor(digits, found, byWindow);
    if (seen === undefined || valuesNeeded < seen.valuesNeeded) seen = { period, preperiod, valuesNeeded };
  }
  return seen === undefined ? {} : { seen };
}

function provedBy(
  values: OctalValues,
  digits: Uint8Array,
  found: Repetition,
  byWindow: WindowProof | undefined,
): ProvedPeriod | undefined {
  if (byWindow !== undefined && 'proved' in byWindow) {
    const { proved: window } = byWindow;
    return { ...found, valuesNeeded: window.valuesNeeded, window };
  }
  const valuesNeeded = valuesToProve(found, lastPlace(digits));
  return valuesNeeded <= values.length ? { ...found, valuesNeeded } : undefined;
}

function neededFor(digits: Uint8Array, found: Repetition, byWindow: WindowProof | undefined): number {
  return byWindow !== undefined && 'valuesNeeded' in byWindow ? byWindow.valuesNeeded : valuesToProve(found, lastPlace(digits));
}

/**
 * The least period divides every period and begins where they do; so it is enough to take out prime factors while what is left
 * still fits one whole period. The search meets the least period first, as a rule; this is the proof that it did.
 * Undefined where `goOn` says so.
 */
function leastOf(values: OctalValues, digits: Uint8Array, proved: ProvedPeriod, goOn: () => boolean): ProvedPeriod | undefined {
  const shorter = shorterPeriod(values, proved);
  if (shorter === undefined) return proved;
  const found = { period: shorter, preperiod: proved.preperiod };
  const again = provedBy(values, digits, found, windowProof(values, digits, found, goOn));
  return again && leastOf(values, digits, again, goOn);
}

function shorterPeriod(values: OctalValues, { period, preperiod }: OctalPeriod): number | undefined {
  const from = Math.max(1, preperiod);
  const fits = (by: number) => {
    for (let n = from; n < from + period - by; n++) if (values[n] !== values[n + by]) return false;
    return true;
  };
  let rest = period;
  for (let prime = 2; rest > 1; prime = prime * prime > rest ? rest : prime + 1) {
    if (rest % prime !== 0) continue;
    while (rest % prime === 0) rest /= prime;
    if (fits(period / prime)) return period / prime;
  }
  return undefined;
}
