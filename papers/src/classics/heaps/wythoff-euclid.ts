/** What is known of Wythoff's game and Euclid, played through: boards by the rules alone, and the program's answers beside them. */
import { LostPairs, mex } from 'impartial/internal';
import { answers, ask, outcomeOf } from '../../statements/ask.ts';
import type { Reach, Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';

interface Known {
  readonly value: number;
  /** Whether the player to move loses. */
  readonly normal: boolean;
  readonly misere: boolean;
}

/** A game of two numbers by its rules: values and outcomes of all pairs up to a side, where moves lead to smaller totals. */
class Pairs {
  private readonly known = new Map<string, Known>();
  private readonly options: (a: number, b: number) => Iterable<readonly [number, number]>;

  constructor(options: (a: number, b: number) => Iterable<readonly [number, number]>) {
    this.options = options;
  }

  of(a: number, b: number): Known {
    const found = this.known.get(`${a} ${b}`);
    if (found !== undefined) return found;
    const after = Array.from(this.options(a, b), ([x, y]) => this.of(x, y));
    const known = {
      value: mex(after.map(({ value }) => value)),
      normal: after.every(({ normal }) => !normal),
      misere: after.length > 0 && after.every(({ misere }) => !misere),
    };
    this.known.set(`${a} ${b}`, known);
    return known;
  }
}

function* wythoffOptions(x: number, y: number, t: number): Iterable<readonly [number, number]> {
  for (const left of range(0, x - 1)) yield [left, y];
  for (const left of range(0, y - 1)) yield [x, left];
  for (const k of range(1, x)) for (const l of range(Math.max(1, k - t + 1), Math.min(y, k + t - 1))) yield [x - k, y - l];
}

function* euclidOptions(a: number, b: number, stopEqual: boolean): Iterable<readonly [number, number]> {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  if (small > 0) for (let left = large - small; left >= (stopEqual ? 1 : 0); left -= small) yield [small, left];
}

/** Squares 0 ≤ x ≤ y ≤ side, by rising y. */
function squares(side: number, from = 0): (readonly [number, number])[] {
  return range(from, side).flatMap((y) => range(from, y).map((x) => [x, y] as const));
}

const sideOf = (deep: boolean) => (deep ? 60 : 26);
const widthsOf = (deep: boolean) => range(1, deep ? 7 : 4);

function* lostPairs(reach: Reach, play: 'normal' | 'misere', widths: readonly number[]): Iterable<Tried> {
  for (const t of widths) {
    const rules = new Pairs((x, y) => wythoffOptions(x, y, t));
    const pairs = new LostPairs(BigInt(t), play);
    for (const [x, y] of squares(sideOf(reach.deep))) {
      const isLost = rules.of(x, y)[play];
      const line = `wythoff ${x} ${y}${t === 1 ? bracket(play) : ` [t ${t}${play === 'misere' ? ', misere' : ''}]`}`;
      const solved = (x + y) % 5 === 0 ? { solved: answers(line, outcomeOf(!isLost), reach) } : {};
      yield { at: line, printed: pairs.isLost(BigInt(x), BigInt(y)) === isLost, ...solved };
    }
  }
}

const bracket = (play: 'normal' | 'misere') => (play === 'normal' ? '' : ' [misere]');

export const wythoffStatements: readonly Statement[] = [
  {
    name: 'Wythoff, P-positions',
    says: 'With α = (2 − t + √(t² + 4))/2 the P-positions of Wythoff’s game are the pairs ⌊nα⌋ and ⌊nα⌋ + tn; for t = 1, α is the golden ratio.',
    recorded: 'holds',
    least: 1500,
    domain: (deep) => `t ≤ ${widthsOf(deep).length}, heaps to ${sideOf(deep)}, by the rules alone`,
    check: (reach) => tally(lostPairs(reach, 'normal', widthsOf(reach.deep))),
    theorems: ['wythoff-beatty'],
  },
  {
    name: 'Wythoff, misère P-positions',
    says: 'In misère play the P-positions are, for t ≥ 2, the pairs a = ⌊nα + 1/α⌋ and a + tn + 1; for t = 1 those of normal play, with (0, 1) and (2, 2) in place of (0, 0) and (1, 2).',
    recorded: 'holds',
    least: 1500,
    domain: (deep) => `t ≤ ${widthsOf(deep).length}, heaps to ${sideOf(deep)}, by the rules alone`,
    check: (reach) => tally(lostPairs(reach, 'misere', widthsOf(reach.deep))),
    theorems: ['wythoff-misere'],
  },
  {
    name: 'Wythoff, values',
    says: 'The table that is filled row by row with sets for rows, columns and diagonals has the Grundy values of Wythoff’s game.',
    recorded: 'holds',
    least: 300,
    domain: (deep) => `t ≤ ${widthsOf(deep).length}, heaps to ${deep ? 40 : 16}, by the rules alone`,
    check: (reach) =>
      tally(
        widthsOf(reach.deep).flatMap((t) => {
          const rules = new Pairs((x, y) => wythoffOptions(x, y, t));
          return squares(reach.deep ? 40 : 16).map(([x, y]) => {
            const line = `wythoff ${x} ${y}${t === 1 ? '' : ` [t ${t}]`}`;
            const isSo = ask(line, reach)?.values.grundy === rules.of(x, y).value;
            return { at: line, printed: isSo, solved: isSo };
          });
        }),
      ),
    theorems: ['wythoff-values'],
  },
];

const VERSIONS = [false, true] as const;

/** All pairs of both versions of Euclid, smallest first. */
function* euclidPairs(
  side: number,
): Iterable<{ readonly a: number; readonly b: number; readonly stopEqual: boolean; readonly known: Known }> {
  for (const stopEqual of VERSIONS) {
    const rules = new Pairs((a, b) => euclidOptions(a, b, stopEqual));
    for (const [a, b] of squares(side, 1)) yield { a, b, stopEqual, known: rules.of(a, b) };
  }
}

function euclidLine(a: number, b: number, stopEqual: boolean, play: 'normal' | 'misere' = 'normal'): string {
  const options = [...(stopEqual ? ['stop-equal'] : []), ...(play === 'misere' ? ['misere'] : [])];
  return `euclid ${a} ${b}${options.length === 0 ? '' : ` [${options.join(', ')}]`}`;
}

const isNear = (a: number, b: number) => b * b < a * b + a * a;

/** Whether a and b are the same multiple of neighbouring Fibonacci numbers 1, 1, 2, 3, …: by trying all of them. */
function isFibonacciPair(a: number, b: number): boolean {
  for (let [one, two] = [1, 1]; two <= b; [one, two] = [two, one + two]) if (a * two === b * one && a % one === 0) return true;
  return false;
}

function isLostByRatio(a: number, b: number, stopEqual: boolean, play: 'normal' | 'misere'): boolean {
  if (!stopEqual) return isNear(a, b) && (play === 'misere' || a < b);
  return play === 'misere' && isFibonacciPair(a, b) ? !isNear(a, b) : isNear(a, b);
}

function euclidOutcomes(reach: Reach, play: 'normal' | 'misere'): Iterable<Tried> {
  return Array.from(euclidPairs(reach.deep ? 120 : 50), ({ a, b, stopEqual, known }) => {
    const line = euclidLine(a, b, stopEqual, play);
    const solved = (a + b) % 4 === 0 ? { solved: answers(line, outcomeOf(!known[play]), reach) } : {};
    return { at: line, printed: isLostByRatio(a, b, stopEqual, play) === known[play], ...solved };
  });
}

export const euclidStatements: readonly Statement[] = [
  {
    name: 'Euclid, P-positions',
    says: 'Euclid with 0 < a ≤ b is a P-position exactly when a < b < φa; with stop-equal exactly when b < φa.',
    recorded: 'holds',
    least: 2000,
    domain: (deep) => `both versions, numbers to ${deep ? 120 : 50}, by the rules alone`,
    check: (reach) => tally(euclidOutcomes(reach, 'normal')),
    theorems: ['euclid-golden'],
  },
  {
    name: 'Euclid, misère P-positions',
    says: 'In misère play Euclid is a P-position exactly when b < φa; with stop-equal the outcome is that of normal play, reversed exactly at the multiples of neighbouring Fibonacci numbers.',
    recorded: 'holds',
    least: 2000,
    domain: (deep) => `both versions, numbers to ${deep ? 120 : 50}, by the rules alone`,
    check: (reach) => tally(euclidOutcomes(reach, 'misere')),
    theorems: ['euclid-misere'],
  },
  {
    name: 'Euclid, values along the algorithm',
    says: 'With b = qa + r and h the value of (r, a), the value of (a, b) is q − 1 if q ≤ h and q otherwise; where r = 0 it is q, with stop-equal q − 1.',
    recorded: 'holds',
    least: 2000,
    domain: (deep) => `both versions, numbers to ${deep ? 120 : 50}, by the rules alone`,
    check: (reach) =>
      tally(
        Array.from(euclidPairs(reach.deep ? 120 : 50), ({ a, b, stopEqual, known }) => {
          const line = euclidLine(a, b, stopEqual);
          const solved = (a + b) % 4 === 0 ? { solved: ask(line, reach)?.values.grundy === known.value } : {};
          return { at: line, printed: alongAlgorithm(a, b, stopEqual) === known.value, ...solved };
        }),
      ),
    theorems: ['euclid-values'],
    proof: { key: 'impartial', where: 'library/src/games/heaps/theory/euclid-value.ts' },
  },
  {
    name: 'Euclid, Nivasch’s formula',
    says: 'With stop-equal the value of (a, b), a ≤ b, is ⌊b/a − a/b⌋.',
    recorded: 'holds',
    least: 1000,
    domain: (deep) => `numbers to ${deep ? 120 : 50}, by the rules alone`,
    check: (reach) =>
      tally(
        Array.from(euclidPairs(reach.deep ? 120 : 50))
          .filter(({ stopEqual }) => stopEqual)
          .map(({ a, b, known }) => ({
            at: euclidLine(a, b, true),
            printed: Math.floor((b * b - a * a) / (a * b)) === known.value,
          })),
      ),
    theorems: ['euclid-values'],
  },
];

function alongAlgorithm(a: number, b: number, stopEqual: boolean): number {
  const [q, r] = [Math.floor(b / a), b % a];
  if (r === 0) return stopEqual ? q - 1 : q;
  return q <= alongAlgorithm(r, a, stopEqual) ? q - 1 : q;
}
