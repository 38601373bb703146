/**
 * A sequence beside another one, or beside all that are known here.
 *
 * With a b-file it is asked term by term where the two differ first. With the catalogue it is asked which octal games of up to three
 * digits, which subtraction games with up to four numbers up to 9, and which families of the catalogue have the same values, perhaps a
 * few places on. That two sequences agree as far as they were looked at proves nothing; the answer says how far that was.
 */
import { termToNumber } from '../../compounds/show.ts';
import type { ReadableValues } from '../../core/kernels.ts';
import type { TermValue } from '../../core/verdict.ts';
import type { FileTerm } from '../../notation/b-file.ts';
import { hostKernels } from '../../numeric/host-kernels.ts';
import { refusalOf } from '../refusal.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { openFamily } from './family.ts';
import { stretchesOf } from './sequence.ts';
import { eachStretch } from './values.ts';

/** Terms of a sequence one after another; null where there is no value. */
export interface TermRun {
  /** The n of the first. */
  readonly from: number;
  readonly values: readonly TermValue[];
}

export interface FileComparison {
  /** How many terms both have, and the first n of them. */
  readonly count: number;
  readonly from?: number;
  /** Where they differ first. */
  readonly difference?: { readonly n: number; readonly here: string; readonly there: string };
}

/** Only n that both have are compared. */
export function compareWithFile({ from, values }: TermRun, there: readonly FileTerm[]): FileComparison {
  let count = 0;
  let first: number | undefined;
  for (const { n, value } of there) {
    // A b-file has 1 for N and 0 for P.
    const here = termToNumber(values[n - from] ?? null);
    if (here === null) continue;
    first ??= n;
    if (String(here) !== String(value))
      return { count, from: first, difference: { n, here: String(here), there: String(value) } };
    count++;
  }
  return { count, ...(first !== undefined && { from: first }) };
}

export interface SameSequence {
  /** `0.137`, `subtract 1, 4`, `grundys-game {n}`. */
  readonly name: string;
  /** Other names that are one and the same: `kayles {n}`. */
  readonly alias?: string;
  /** The term n here is the term n + shift there. */
  readonly shift: number;
  /** From this n on, for so many terms. */
  readonly from: number;
  readonly count: number;
  /** The theorem that says so for every n; left out where it is only seen. */
  readonly theorem?: string;
}

export interface CatalogueComparison {
  /** How many sequences were looked at, each at several shifts. */
  readonly tried: number;
  /** How many terms here were compared. */
  readonly terms: number;
  readonly same: readonly SameSequence[];
}

const MOST_SHIFT = 3;
/** A few terms at the beginning may differ. */
const MOST_ODD = 3;
const FEWEST_TERMS = 8;
/** Most sequences differ among so many terms. */
const FIRST_LOOK = 24;
const MOST_TERMS = 5000;
/** Terms of a family of the catalogue that is no octal game, and how much work a term may take: the same on every machine. */
const FAMILY_TERMS = 100;
const FAMILY_LIMITS = { steps: 20_000, positions: 20_000, milliseconds: 1000 };

interface Candidate {
  readonly name: string;
  readonly alias?: string;
  readonly code?: string;
  /** The values of the heaps 0 … upTo, or as many as there are. */
  values(upTo: number): ArrayLike<TermValue>;
}

/** Undefined when there are too few terms to say anything, when they begin too far on, and when the call is refused. */
export function compareWithCatalogue(line: string, run: TermRun, options: SolveOptions): CatalogueComparison | undefined {
  if (refusalOf(line, options) !== undefined) return undefined;
  const here = knownTerms(run);
  if (here.values.length < FEWEST_TERMS || here.from > MOST_TERMS - FEWEST_TERMS) return undefined;
  const family = openFamily(line, options);
  const heaps = 'error' in family ? undefined : family.heaps('same-values');
  const same: SameSequence[] = [];
  let tried = 0;
  for (const candidate of eachCandidate(line, options)) {
    tried++;
    const found = agreement(here, candidate);
    if (found === undefined) continue;
    const isProved = heaps !== undefined && heaps.code === candidate.code && heaps.shift === -found.shift;
    same.push({
      name: candidate.name,
      ...(candidate.alias !== undefined && { alias: candidate.alias }),
      ...found,
      ...(isProved && { theorem: heaps.theorem.id }),
    });
  }
  return { tried, terms: here.values.length, same: same.sort(byCloseness) };
}

/** Up to the first term that is none. */
function knownTerms({ from, values }: TermRun): TermRun {
  const end = values.indexOf(null);
  return { from, values: values.slice(0, Math.min(end < 0 ? values.length : end, Math.max(0, MOST_TERMS - from))) };
}

/** The shift at which the two agree longest, where they agree to the end. */
function agreement(here: TermRun, { values }: Candidate): Pick<SameSequence, 'shift' | 'from' | 'count'> | undefined {
  const beginning = values(here.from + MOST_SHIFT + FIRST_LOOK);
  const last = here.from + here.values.length - 1;
  let whole: ArrayLike<TermValue> | undefined;
  let best: Pick<SameSequence, 'shift' | 'from' | 'count'> | undefined;
  for (const shift of shifts()) {
    if (agreeFrom(here, beginning, shift, Math.min(last, beginning.length - 1 - shift)) === undefined) continue;
    whole ??= values(last + MOST_SHIFT);
    const from = agreeFrom(here, whole, shift, Math.min(last, whole.length - 1 - shift));
    if (from === undefined) continue;
    const count = Math.min(last, whole.length - 1 - shift) - from + 1;
    if (count >= FEWEST_TERMS && (best === undefined || from < best.from)) best = { shift, from, count };
  }
  return best;
}

/** 0 first, then to either side. */
function* shifts(): Iterable<number> {
  yield 0;
  for (let shift = 1; shift <= MOST_SHIFT; shift++) yield* [shift, -shift];
}

/** The first n from which the two agree up to `last`; undefined where that is later than a few terms from the beginning. */
function agreeFrom(here: TermRun, there: ArrayLike<TermValue>, shift: number, last: number): number | undefined {
  const first = Math.max(here.from, -shift);
  for (let n = last; n >= first; n--) {
    if (here.values[n - here.from] === there[n + shift]) continue;
    return n < here.from + MOST_ODD && n < last ? n + 1 : undefined;
  }
  return first <= here.from + MOST_ODD ? first : undefined;
}

/** What begins earliest and is least shifted; what is proved, and what has a name, before the others. */
function byCloseness(one: SameSequence, other: SameSequence): number {
  const rank = ({ from, shift, theorem, alias, name }: SameSequence) => [
    theorem === undefined ? 1 : 0,
    from,
    Math.abs(shift),
    alias === undefined && !name.includes('{n}') ? 1 : 0,
    name.length,
  ];
  const [a, b] = [rank(one), rank(other)];
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? (one.name < other.name ? -1 : 1) : (a[place] ?? 0) - (b[place] ?? 0);
}

function* eachCandidate(line: string, options: SolveOptions): Iterable<Candidate> {
  const aliases = new Map<string, string>();
  for (const { facts } of options.catalogue.entries) {
    const { family, id } = facts;
    if (family?.octal !== undefined && family.text === '{n}') aliases.set(family.octal, `${id} {n}`);
  }
  const known = new Set<string>();
  for (const digits of eachDigits()) {
    const code = `${digits[0]}.${digits.slice(1).join('')}`;
    if (known.has(code)) continue;
    known.add(code);
    const takes = digits.flatMap((digit, place) => (digit === 0 ? [] : [place]));
    const name = digits.length > 4 ? `subtract ${takes.join(', ')}` : code;
    const alias = aliases.get(code);
    yield { name, code, ...(alias !== undefined && { alias }), values: (upTo) => octalValues(digits, upTo) };
  }
  for (const { facts } of options.catalogue.entries) {
    const { family, id } = facts;
    if (family === undefined || family.octal !== undefined) continue;
    const name = `${id} ${family.text}`;
    if (name !== line.trim()) yield { name, values: (upTo) => familyValues(name, upTo, options) };
  }
}

/** Octal codes with up to three digits, then subtraction sets with up to four numbers up to 9. */
function* eachDigits(): Iterable<readonly number[]> {
  for (let number = 1; number < 1024; number++) {
    const digits = [number >= 512 ? 4 : 0, (number >> 6) & 7, (number >> 3) & 7, number & 7];
    yield digits.slice(0, Math.max(2, digits.findLastIndex((digit) => digit !== 0) + 1));
  }
  for (let set = 1; set < 512; set++) {
    const digits = [0, ...Array.from({ length: 9 }, (_, place) => ((set >> place) & 1) * 3)];
    if (digits.filter((digit) => digit !== 0).length <= 4)
      yield digits.slice(0, digits.findLastIndex((digit) => digit !== 0) + 1);
  }
}

function octalValues(digits: readonly number[], upTo: number): ArrayLike<number> {
  const all = Uint8Array.from(digits);
  if (upTo < 100) return hostKernels().octalSequence(all, upTo);
  let values: ReadableValues | undefined;
  for (const found of eachStretch(all, upTo)) values = found;
  return values?.slice() ?? [];
}

/** What was found of families before: some take seconds, and every comparison asks for them. */
const foundBefore = new WeakMap<object, Map<string, readonly TermValue[]>>();

function familyValues(name: string, upTo: number, options: SolveOptions): readonly TermValue[] {
  const known = foundBefore.get(options.catalogue) ?? new Map<string, readonly TermValue[]>();
  foundBefore.set(options.catalogue, known);
  const key = `${Math.min(upTo, FAMILY_TERMS)} ${name}`;
  const values = known.get(key) ?? computedValues(name, upTo, options);
  known.set(key, values);
  return values;
}

function computedValues(name: string, upTo: number, options: SolveOptions): readonly TermValue[] {
  const family = openFamily(name, { ...options, limits: FAMILY_LIMITS });
  if ('error' in family) return [];
  // Terms before the first are no terms: nothing equals them.
  const values: TermValue[] = Array.from({ length: family.first }, () => null);
  const to = Math.min(upTo, family.first + FAMILY_TERMS - 1);
  for (const { values: found, reason } of stretchesOf(family, { ...options, limits: FAMILY_LIMITS, to })) {
    if (reason !== undefined) break;
    values.push(...Array.from(found));
  }
  return values;
}
