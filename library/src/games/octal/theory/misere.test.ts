/** Misère quotients of octal games: against play by definition, and against the quotients that the literature has. */
import { describe, expect, it } from 'vitest';
import { certificateKinds } from '../../../certificates.ts';
import { verifyCertificateWith } from '../../../engine/check/verify-certificate.ts';
import { catalogue, solve } from '../../../index.ts';
import { misereQuotient } from '../../../misere/code-quotient.ts';
import { sameHeap } from '../../../misere/periodicity.ts';
import { power } from '../../../misere/powers.ts';
import { classOf, product } from '../../../misere/quotient.ts';
import { structureOf } from '../../../misere/structure.ts';
import { toOctalCode } from '../text.ts';

const LIMITS = { milliseconds: 60_000, positions: 4_000_000, heap: 100_000 };
const codeOf = (text: string) => toOctalCode([...text.replace('.', '')].map((digit) => Number.parseInt(digit, 16)));

/** Who wins every sum of some counters at most, by the rules alone. */
class Play {
  private readonly won = new Map<string, boolean>();
  private readonly digits: readonly number[];

  constructor(code: string) {
    this.digits = [...code.replace('.', '')].map(Number);
  }

  isWon(heaps: readonly number[]): boolean {
    const key = heaps.join(' ');
    let known = this.won.get(key);
    if (known === undefined) {
      const options = [...this.options(heaps)];
      known = options.length === 0 || options.some((option) => !this.isWon(option));
      this.won.set(key, known);
    }
    return known;
  }

  private *options(heaps: readonly number[]): Iterable<readonly number[]> {
    for (const [at, size] of heaps.entries()) {
      if (heaps[at - 1] === size) continue;
      const others = heaps.filter((_, other) => other !== at);
      for (const parts of this.left(size)) yield [...others, ...parts].sort((a, b) => a - b);
    }
  }

  private *left(size: number): Iterable<readonly number[]> {
    for (const [taken, digit] of this.digits.entries()) {
      const rest = size - taken;
      if ((digit & 1) !== 0 && rest === 0) yield [];
      if ((digit & 2) !== 0 && rest > 0) yield [rest];
      if ((digit & 4) !== 0) for (let part = 1; 2 * part <= rest; part++) yield [part, rest - part];
    }
  }
}

function* sums(total: number, largest: number): Iterable<readonly number[]> {
  yield [];
  for (let size = 1; size <= Math.min(total, largest); size++)
    for (const smaller of sums(total - size, size)) yield [...smaller, size];
}

describe('misère quotients', () => {
  it('say who wins every sum of 20 counters or fewer in 60 octal games', { timeout: 180_000 }, () => {
    const codes = ['4.7', '4.56', '4.74', '4.76'];
    for (let number = 1; codes.length < 60; number += 9) codes.push(`0.${number.toString(8).padStart(3, '0')}`);
    let seen = 0;
    for (const code of codes) {
      const play = new Play(code);
      const { quotient, period, stopped } = misereQuotient(codeOf(code), 20n, { ...LIMITS, positions: 3_000 });
      const reached = stopped === undefined ? 20 : quotient.phi.length - 1;
      for (const heaps of sums(20, reached)) {
        const same = heaps.map((heap) => (period === undefined ? heap : sameHeap(BigInt(heap), period)));
        const element = classOf(quotient, same);
        if ((quotient.isP[element] === 1) === play.isWon(heaps)) expect(`${code}: ${heaps.join(' ')}`).toBe('said right');
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(150_000);
  });

  // Orders and periods as in Plambeck and Siegel, Misère quotients for impartial games, and its supplement (Siegel 2006), tables of octal games.
  it.each([
    ['0.77', 40, 9, 12, 71],
    ['0.44', 40, 9, 24, 143],
    ['0.75', 8, 2, 2, 8],
    ['0.15', 42, 12, 10, 66],
    ['0.115', 42, 12, 14, 92],
    ['0.34', 12, 3, 8, 7],
    ['0.53', 16, 3, 9, 21],
    ['0.71', 36, 9, 6, 3],
    ['0.72', 24, 5, 4, 16],
    ['0.123', 20, 5, 5, 5],
    ['0.144', 30, 5, 10, 12],
    ['0.152', 34, 6, 48, 25],
    ['0.153', 16, 3, 14, 32],
    ['0.312', 12, 3, 2, 5],
    ['0.351', 22, 6, 8, 4],
    ['0.512', 8, 2, 6, 16],
    ['0.712', 14, 4, 6, 3],
    ['0.716', 14, 4, 2, 22],
    ['0.1232', 46, 12, 6, 6],
    ['0.1323', 46, 12, 6, 7],
    ['4.56', 8, 2, 4, 11],
    ['4.74', 8, 2, 2, 8],
    ['0.3101', 14, 4, 2, 5],
    ['0.3131', 12, 3, 2, 7],
    ['0.241', 36, 9, 10, 4],
  ])('of %s has %i elements, %i of them lost, and period %i from %i on', (code, order, lost, period, preperiod) => {
    const found = misereQuotient(codeOf(code), 10n ** 9n, LIMITS);
    expect(found.quotient.order).toBe(order);
    expect(found.quotient.isP.reduce((sum, each) => sum + each, 0)).toBe(lost);
    expect(found.period).toEqual({ period, preperiod });
    expect(structureOf(found.quotient).tame).toBeUndefined();
  });

  it('of Nim-like games are tame', () => {
    // 0.3 and 0.33 are Nim with heaps of at most 1 and 2; 0.7 has heaps of values 0 and 1.
    expect(structureOf(misereQuotient(codeOf('0.3'), 100n, LIMITS).quotient).tame).toBe(1);
    expect(structureOf(misereQuotient(codeOf('0.333'), 100n, LIMITS).quotient)).toMatchObject({ tame: 2, idempotents: [0, 4] });
  });

  it('answer for heaps and counts of any size', () => {
    const { quotient, period } = misereQuotient(codeOf('0.77'), 10n ** 9n, LIMITS);
    expect(period).toBeDefined();
    const b = quotient.phi[2] as number;
    expect(power(quotient, b, 10n ** 30n)).toBe(product(quotient, b, b));
    const verdict = solve(`kayles ${10n ** 18n} 12^${10n ** 30n} 5 [misere]`, { moves: 3 });
    if ('error' in verdict) throw new Error(verdict.error.message);
    expect(verdict.outcome).toBe('N');
    for (const { to } of verdict.winningMoves) expect(solve(String(to))).toMatchObject({ outcome: 'P' });
    expect(verdict.winningMoves).toHaveLength(3);
  });
});

describe('certificates of misère quotients', () => {
  const isAccepted = (claim: unknown) => verifyCertificateWith(claim, { catalogue, certificateKinds }).ok;

  it('are accepted, and no altered one is', () => {
    const verdict = solve('kayles 200 [misere]');
    if ('error' in verdict || verdict.certificate?.kind !== 'misere-quotient') throw new Error('no certificate');
    const { certificate } = verdict;
    expect(isAccepted(certificate)).toBe(true);
    expect(certificate.classes).toHaveLength(82);
    let refused = 0;
    const refuse = (altered: object) => {
      expect(isAccepted({ ...certificate, ...altered }), JSON.stringify(altered).slice(0, 200)).toBe(false);
      refused++;
    };
    for (let element = 0; element < 40; element++)
      refuse({
        lost: certificate.lost.includes(element)
          ? certificate.lost.filter((each) => each !== element)
          : [...certificate.lost, element],
      });
    for (const [at, own] of certificate.classes.entries())
      for (let step = 1; step <= 9; step++) refuse({ classes: certificate.classes.with(at, (own + step) % 40) });
    for (const [letter, action] of certificate.actions.entries())
      for (const [x, to] of action.entries())
        refuse({ actions: certificate.actions.with(letter, action.with(x, (to + 1) % 40)) });
    for (const period of [1, 2, 3, 4, 6, 11]) refuse({ period, classes: certificate.classes.slice(0, 70 + period) });
    refuse({ preperiod: 70, classes: certificate.classes.slice(0, 81) });
    refuse({ code: '0.75' });
    expect(refused).toBeGreaterThan(1000);
  });
});
