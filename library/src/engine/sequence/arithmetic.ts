/**
 * Arithmetic periods: G(n + p) = G(n) + s for all n from some one on. The values grow, so there is no period.
 *
 * One theorem is known here. Let one heap of Nim have n counters and let everything else in a sum have the Grundy value c. By Bouton and
 * by Sprague and Grundy the sum has the value c ⊕ n. Let p be the least power of two above c. Then c has no bit in common with p or
 * above, and adding p changes no bit below p, so c ⊕ (n + p) = (c ⊕ n) + p for all n ≥ 0: period p and saltus p. It is the least: since
 * c ⊕ n is never further than c from n, a period q has saltus q; c ⊕ n = n + c − 2·(c & n), so c & n repeats with q; the highest bit of c
 * in n repeats with p and no proper part of it; so p divides q. Where c = 0 the period is 1.
 *
 * Nim is the code 0.333… with infinitely many digits, which is the only one of its kind that can be asked for here. No finite octal
 * code is known to us with an arithmetic period; codes with digits above 7 may have one, but no theorem on them is used here.
 */
import type { Certificate } from '../../core/certificate.ts';
import type { TheoremFacts } from '../../core/theorem.ts';
import type { Because } from '../../core/verdict.ts';
import type { Family } from './family.ts';

export interface ArithmeticPeriod {
  readonly period: number;
  readonly saltus: number;
  /** The first n from which it holds. */
  readonly preperiod: number;
}

export interface ArithmeticAnswer {
  readonly arithmetic: ArithmeticPeriod;
  readonly because: readonly Because[];
  readonly certificate: Certificate;
}

const HEAP_HOLE = /\s\{n\}(?=\s|$)/;
/** Members that are compared: what changes from one to the other is the heap. */
const PROBES = [7, 100] as const;
/** Larger sums are left alone: their period would not be an exact number. */
const LARGEST_REST = 2 ** 52;

/** Undefined where the hole is no heap of Nim in disjunctive normal play, or the value of the rest is not known. */
export function arithmeticPeriod(family: Family): ArithmeticAnswer | undefined {
  const { line } = family;
  const theorem = HEAP_HOLE.test(line) ? theoremOnNim(family) : undefined;
  if (theorem === undefined) return undefined;
  const rest = family.solve(0);
  const value = 'error' in rest ? undefined : rest.values.grundy;
  if (typeof value !== 'number' || value >= LARGEST_REST) return undefined;
  let period = 1;
  while (period <= value) period *= 2;
  const text =
    `with n counters in one heap of Nim and the value ${value} of the rest the sum has the value ${value} ⊕ n, ` +
    `and ${value} ⊕ (n + ${period}) = (${value} ⊕ n) + ${period}`;
  return {
    arithmetic: { period, saltus: period, preperiod: 0 },
    because: [{ theorem: theorem.id, source: theorem.sources[0].key, text }],
    certificate: { kind: 'nim-period', question: line, rest: value, period, saltus: period, preperiod: 0 },
  };
}

/** What says that the hole is a heap of Nim; undefined where nothing does. */
function theoremOnNim(family: Family): TheoremFacts | undefined {
  const { line } = family;
  if (line.indexOf('{n}') !== line.lastIndexOf('{n}')) return undefined;
  const [one, other] = PROBES.map((n) => family.probe(n));
  if (one?.ok !== true || other?.ok !== true) return undefined;
  const { compound, play } = one.value.setting;
  const changed = one.value.games.filter((game, index) => game.key !== other.value.games[index]?.key);
  const [game] = changed;
  if (compound !== 'disjunctive' || play !== 'normal' || game === undefined || changed.length > 1) return undefined;
  return [...game.theorems()].find(({ facts }) => facts.heapsOfNim === true)?.facts;
}
