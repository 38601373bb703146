/**
 * Fibonacci Nim with any factor, and any number of counters [whinihan1963; schwenk1970]: n counters of which at most l may be taken are
 * lost exactly when l is less than the least part of n, written as a sum of the numbers H (`loops/take-away.ts`).
 *
 * Proof. Let w be the least part of n. If l ≥ w take w: either nothing is left, or the new limit, f·w, is less than the next part, which is
 * the least of what is left. If l < w, let a move take t < w, and let H(j) be the least part of w − t, which is the least of n − t as well. To be
 * shown is f·t ≥ H(j). If not, f times every part of t is less than H(j), so that the parts of w − t and those of t together are a sum of
 * the one kind for w; but w by itself is another. So a lost position has no lost option, and one that is won has one.
 *
 * All winning moves: t wins exactly when ⌊f·t⌋ is less than the least part of n − t, or t = n. Then the parts of n − t and those of t are together
 * those of n, so that t is the sum of the last parts of n.
 *
 * Misère play with at least one counter and a limit of at least one: nobody takes all while another move is there, since that loses; with one
 * counter left it has to be done. So it is normal play with one counter less.
 *
 * Values are worked out one by one.
 */
import type { Certificate } from '../../../core/certificate.ts';
import { type Marks, marksOf } from '../../../core/marks.ts';
import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import { type PositionSolution, pass, refuse, type Theorem } from '../../../core/theorem.ts';
import { type FibonacciPosition, formatFactor, takeFrom } from '../fibonacci-nim.ts';
import { greedyParts, MOST_TERMS, TakeAwayValues, takeAwayNumbers } from './loops/take-away.ts';

const sources = [{ key: 'whinihan1963' }, { key: 'schwenk1970' }] as const;

export const fibonacciParts: Theorem<FibonacciPosition> = {
  id: 'fibonacci-parts',
  title: 'Fibonacci Nim',
  statement:
    'In Fibonacci Nim the player to move loses exactly when fewer counters may be taken than the least Fibonacci number in the sum of Zeckendorf for their number; under misère play the same holds for one counter less. With another factor f other numbers take the place of Fibonacci’s: 1, and after H the sum of H and the least number that is not less than H / f.',
  sources,
  examples: [
    'fibonacci-nim 5527939700884757',
    `fibonacci-nim ${'7'.repeat(300)} : 10000000000`,
    `fibonacci-nim ${'7'.repeat(300)} : 5000 [misere]`,
    `fibonacci-nim 1000000 : 25 [factor 5/2]`,
  ],
  scope: 'position',
  setting: { compound: 'disjunctive' },
  answer(position, { play }) {
    const { counters, limit, factor } = position;
    if (limit === 0n) return ended(position, play);
    const whole = play === 'normal' ? counters : counters - 1n;
    const numbers = takeAwayNumbers(whole, factor.above, factor.below);
    if (numbers === undefined)
      return refuse(
        'factor-too-large',
        `With the factor ${formatFactor(factor)} the answer would take more than ${MOST_TERMS} numbers.`,
      );
    const parts = greedyParts(whole, numbers);
    const lost = parts[0] === undefined || limit < parts[0];
    const value = play === 'normal' ? tableValue(position) : undefined;
    return {
      scope: 'position',
      outcome: lost ? 'P' : 'N',
      values: value === undefined ? {} : { grundy: value },
      winningMoves: () => (lost ? [] : eachWin(position, parts)),
      text: textOf(whole, parts, limit),
      why: whyOf(whole, parts, position, play),
      certificate: () => partsCertificate(position, play, parts, lost ? 'P' : 'N'),
      marks: () => partMarks(parts, position, lost),
    };
  },
};

/** Fewer counters are played out as evidence, which proves more. */
const MOST_PLAYED = 40n;

function partsCertificate(
  { counters, limit, factor }: FibonacciPosition,
  play: Play,
  parts: readonly bigint[],
  outcome: 'N' | 'P',
): Certificate | undefined {
  if (counters <= MOST_PLAYED) return undefined;
  const written = { counters: String(counters), limit: String(limit), factor: formatFactor(factor) };
  return { kind: 'take-away-parts', play, ...written, parts: parts.map(String).reverse(), outcome };
}

/** Nothing may be taken. */
function ended({ counters }: FibonacciPosition, play: Play): PositionSolution<FibonacciPosition> {
  const text = counters === 0n ? 'no counter is left' : 'no counter may be taken';
  return {
    scope: 'position',
    outcome: play === 'normal' ? 'P' : 'N',
    values: play === 'normal' ? { grundy: 0 } : {},
    winningMoves: () => [],
    text,
    why: `${text}, and the player who cannot move ${play === 'normal' ? 'loses' : 'wins'}`,
  };
}

/** The last parts of the number, as long as the limit allows and what may be taken next is less than the part before them. */
function* eachWin(position: FibonacciPosition, parts: readonly bigint[]): Iterable<Move<FibonacciPosition>> {
  const { above, below } = position.factor;
  let taken = 0n;
  for (const [index, part] of parts.entries()) {
    taken += part;
    if (taken > position.limit) return;
    const next = parts[index + 1];
    if (next === undefined || (above * taken) / below < next) yield takeFrom(position, taken);
  }
}

/** Parts that are named one by one. */
const MOST_NAMED = 8;

function textOf(whole: bigint, parts: readonly bigint[], limit: bigint): string {
  const [least] = parts;
  if (least === undefined) return 'one counter is left, and who takes it loses';
  const may = limit < least ? 'fewer' : 'as many';
  if (parts.length === 1) return `${excerpt(String(whole))} is one of the numbers of the game itself, and ${may} may be taken`;
  const named = [...parts]
    .reverse()
    .slice(0, MOST_NAMED)
    .map((part) => excerpt(String(part)));
  const sum = parts.length > MOST_NAMED ? `${named.join(' + ')} + … (${parts.length} parts)` : named.join(' + ');
  return `${excerpt(String(whole))} = ${sum}: the least part is ${excerpt(String(least))}, and ${may} may be taken`;
}

function whyOf(whole: bigint, parts: readonly bigint[], { limit }: FibonacciPosition, play: Play): string {
  const [least] = parts;
  if (least === undefined) return 'the only counter has to be taken, and who takes the last one loses';
  const what = play === 'normal' ? '' : ' (one counter is left for the end, since who takes it loses)';
  const sum = `${excerpt(String(whole))}${what} is a sum of numbers each of which is so much larger than the next that who takes the smaller one does not allow to take the larger`;
  return limit < least
    ? `${sum}. The least of them, ${excerpt(String(least))}, may not be taken now; whatever is taken, the other player can take the least part of what is left`
    : `${sum}. Take the least of them, ${excerpt(String(least))}: the other player cannot take the next one whole`;
}

/** Larger numbers have no table. */
const LARGEST_MARKED = 10n ** 15n;

/** The parts as a table, the largest first. */
function partMarks(parts: readonly bigint[], { limit, counters }: FibonacciPosition, lost: boolean): Marks | undefined {
  const [least] = parts;
  if (least === undefined || counters > LARGEST_MARKED) return undefined;
  const outcome = lost ? 'P' : 'N';
  const rows = [...parts].reverse().map((part) => {
    const isLeast = part === least;
    const wins = isLeast && !lost ? { winningMoves: [`${counters}>${counters - part}`] } : {};
    return {
      name: `part ${part}`,
      cells: [isLeast ? (lost ? `more than ${limit}` : 'take it') : ''],
      isKey: isLeast,
      says: wins,
    };
  });
  return marksOf([], {
    kind: 'cells',
    headings: [`at most ${limit} may be taken`],
    rows,
    below: lost ? 'Lost: the least part is more than may be taken.' : 'Won: take the least part.',
    says: { outcome },
  });
}

/** Counters up to which values are worked out, and tables that are kept. */
const MOST_VALUED = 2000n;
const MOST_TABLES = 10;
const tables = new Map<string, TakeAwayValues>();

function tableValue({ counters, limit, factor }: FibonacciPosition): number | undefined {
  const { above, below } = factor;
  if (counters > MOST_VALUED || above * counters > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  const name = formatFactor(factor);
  const known = tables.get(name) ?? new TakeAwayValues(Number(above), Number(below));
  if (tables.size >= MOST_TABLES && !tables.has(name)) tables.clear();
  tables.set(name, known);
  return known.value(Number(counters), Number(limit));
}

/** The value beside other games. */
export const fibonacciValues: Theorem<FibonacciPosition> = {
  id: 'fibonacci-values',
  title: 'Values of Fibonacci Nim',
  statement:
    'The value of n counters of which l may be taken is the least number that is none of the values of the positions after 1, 2, …, l are taken.',
  sources: [{ key: 'impartial', where: 'games/heaps/theory/loops/take-away.ts' }, { key: 'schwenk1970' }],
  scope: 'component',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position) {
    const value = tableValue(position);
    if (value === undefined) return pass(`values are worked out for up to ${MOST_VALUED} counters`);
    const { counters, limit } = position;
    return { scope: 'component', value, text: `${counters} counters of which ${limit} may be taken have the value ${value}` };
  },
};
