/** Misère sums of heaps of one code under whatever name: against play by definition, every certificate checked; the theory of a quotient. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { certificateKinds } from '../../certificates.ts';
import { MiserePlay } from '../../games/octal/theory/misere-play.fixture.ts';
import { catalogue, offerShippedQuotients, SHIPPED_PROOFS, solve } from '../../index.ts';
import { heapsOf, misereQuotient } from '../../misere/code-quotient.ts';
import { Effort } from '../../misere/effort.ts';
import { QuotientSearch } from '../../misere/extend.ts';
import { product } from '../../misere/quotient.ts';
import { verifyCertificateWith } from '../check/verify-certificate.ts';
import { openQuestion } from '../moves/open.ts';
import { byCode } from './by-code.ts';
import { toVerdict } from './found.ts';
import { quotientTheory } from './quotient-theory.ts';
import { Session } from './session.ts';

const LIMITS = { milliseconds: 20_000, positions: 1_000_000 };

function asked(line: string) {
  const opened = openQuestion(line, catalogue);
  if (!opened.ok) throw new Error(`${line}: ${opened.error.message}`);
  const found = (which: 'only' | 'others') =>
    byCode(opened.value, new Session({ limits: LIMITS }), Number.POSITIVE_INFINITY, [], which);
  const all = found('only') ?? found('others');
  return all && toVerdict(all, {});
}

afterEach(() => offerShippedQuotients({ read: () => undefined }));

describe('sums of heaps of one code', () => {
  it('are won as by definition, with the same winning moves', () => {
    const lines = [
      ...['node-kayles P7 + P5', 'node-kayles 3*P4 + P9', 'node-kayles P6 + dawsons-chess 8', 'kayles 5 + octal 0.77: 6'],
      ...['node-kayles P13', 'kayles 7 + nim 3', 'kayles 5 4 + nim 2 2 1', 'kayles 9 + node-kayles K5', 'node-kayles P9 + C6'],
      ...['kayles 6 + dawsons-kayles 7', 'officers 8 7', 'kayles 8 + node-kayles C4'],
    ];
    let seen = 0;
    for (const line of lines) {
      const found = asked(`${line} [misere]`);
      const played = solve(`${line} [misere]`, { method: 'search', moves: Number.POSITIVE_INFINITY });
      if (found === undefined || 'error' in played) continue;
      expect([line, found.outcome]).toEqual([line, played.outcome]);
      const listed = (moves: typeof found.winningMoves) => moves.map(({ move }) => move).sort();
      expect(listed(found.winningMoves), line).toEqual(listed(played.winningMoves));
      if (found.certificate?.() !== undefined)
        expect(verifyCertificateWith(found, { catalogue, certificateKinds }), line).toMatchObject({ ok: true });
      seen++;
    }
    expect(seen).toBeGreaterThanOrEqual(10);
  });

  it('may be of any size beside components that leave the quotient as it is, and every winning move is one', () => {
    for (const line of ['kayles 50000 700000 + nim 3 2', `kayles ${10n ** 18n} + octal 0.77: 70001`]) {
      const found = solve(`${line} [misere]`, { moves: 4, limits: LIMITS });
      if ('error' in found) throw new Error(found.error.message);
      expect([line, found.outcome, found.winningMoves.length]).toEqual([line, 'N', 4]);
      for (const { to } of found.winningMoves) expect(solve(to ?? '', { limits: LIMITS })).toMatchObject({ outcome: 'P' });
    }
  });

  it('are left to others where some component makes the quotient grow', () => {
    expect(asked('kayles 9 + nim 4 [misere]')).toBeUndefined();
    expect(asked('grundys-game 9 [misere]')).toBeUndefined();
  });

  it('are answered for paths up to P33 by the proof about Dawson’s Kayles, as by play', () => {
    const bytes = (name: string) => readFileSync(new URL(`../../../quotients/${name}`, import.meta.url));
    offerShippedQuotients({
      read: (code) => JSON.parse(bytes(`${code}.json`).toString()),
      readProof: (code) => {
        const json = JSON.parse(gunzipSync(bytes(`${code}-infinite.json.gz`)).toString());
        return { json, sha256: SHIPPED_PROOFS.find((each) => each.code === code)?.sha256 ?? '' };
      },
    });
    const play = new MiserePlay('0.137');
    let seen = 0;
    for (const orders of [[33], [33, 1], [33, 2], [33, 3], [33, 1, 1], [33, 4], [33, 5], [33, 2, 3]]) {
      const line = `node-kayles ${orders.map((order) => `P${order}`).join(' + ')} [misere]`;
      const found = asked(line);
      const rests = found?.winningMoves.map(({ to }) => (to ?? '').matchAll(/(?:(\d+)\*)?P(\d+)/g)) ?? [];
      expect([line, found?.outcome]).toEqual([line, play.isWon([...orders].sort((a, b) => a - b)) ? 'N' : 'P']);
      expect(found?.because[0]).toMatchObject({ theorem: 'misere-infinite', text: expect.stringContaining('about 0.07') });
      for (const rest of rests) {
        const left = [...rest].flatMap(([, count, order]) => Array.from({ length: Number(count ?? 1) }, () => Number(order)));
        expect(play.isWon(left.sort((a, b) => a - b))).toBe(false);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(5);
  });
});

describe('the theory of a quotient', () => {
  const { quotient } = misereQuotient({ text: '0.77', digits: Uint8Array.of(0, 7, 7) }, 10n ** 9n, { ...LIMITS, heap: 1_000 });
  const game = heapsOf([0, 7, 7]);
  const search = new QuotientSearch(game);
  search.adopt(quotient, new Effort(LIMITS));
  const theory = quotientTheory(quotient, (options) => search.classOfOptions(options));

  it('has the product as its sum, and texts for its values', () => {
    let seen = 0;
    for (let x = 0; x < quotient.order; x++) {
      expect(theory.decode(theory.encode(x))).toBe(x);
      expect(theory.combine(theory.ended, x)).toBe(x);
      expect(theory.outcome(x)).toBe(quotient.isP[x] === 1 ? 'P' : 'N');
      for (let y = 0; y < quotient.order; y++) {
        expect(theory.combine(x, y)).toBe(theory.combine(y, x));
        for (let z = 0; z < quotient.order; z += 7)
          expect(theory.combine(theory.combine(x, y), z)).toBe(theory.combine(x, theory.combine(y, z)));
        seen++;
      }
    }
    expect(seen).toBe(1600);
    expect(theory.decode('zz')).toBeUndefined();
  });

  it('finds every sum of two heaps by the values of its options alone', () => {
    let seen = 0;
    const phi = (heap: number) => quotient.phi[heap] as number;
    for (let one = 1; one <= 40; one++)
      for (let other = 0; other <= one; other++) {
        const after = (heap: number, beside: number) =>
          Array.from(game.options(heap), (parts) => parts.reduce((x, part) => product(quotient, x, phi(part)), phi(beside)));
        const options = [...after(one, other), ...after(other, one)];
        expect(theory.fromOptions(options), `${one} ${other}`).toBe(product(quotient, phi(one), phi(other)));
        seen++;
      }
    expect(seen).toBe(860);
  });

  it('has no value for a Nim heap of 4, with which the quotient grows', () => {
    const nim = [0];
    for (let size = 1; size < 4; size++) nim.push(theory.fromOptions(nim.slice(0, size)));
    expect(nim.map((x) => theory.encode(x))).toEqual(['1', 'a', 'b', 'ab']);
    expect(() => theory.fromOptions(nim)).toThrow('no element');
  });
});
