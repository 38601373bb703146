/** The proof that comes with the package: against play by definition, against the quotient of the smaller heaps, and refused. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { MiserePlay, sumsTo } from '../../games/octal/theory/misere-play.fixture.ts';
import { solve } from '../../index.ts';
import { misereQuotient } from '../code-quotient.ts';
import { power } from '../powers.ts';
import { product } from '../quotient.ts';
import { restoreQuotient } from '../saved-quotient.ts';
import { offerShippedQuotients, type QuotientReader } from '../shipped.ts';
import { restoreProof } from './restore.ts';
import { SHIPPED_PROOFS } from './shipped-proof.ts';
import { valueOfSum } from './sum-outcome.ts';
import { infiniteCertificate } from './written.ts';

const bytes = (name: string) => readFileSync(new URL(`../../../quotients/${name}`, import.meta.url));
const packed = bytes('0.07-infinite.json.gz');
const certificate = JSON.parse(gunzipSync(packed).toString());
const sha256 = createHash('sha256').update(packed).digest('hex');
const smaller = JSON.parse(bytes('0.07.json').toString());
const before = restoreQuotient(smaller);
const restored = before === undefined ? undefined : restoreProof(certificate, before, 0);
if (before === undefined || restored?.ok !== true) throw new Error('a file is damaged');
const proof = restored.value;
const isLost = (heaps: readonly number[]) =>
  valueOfSum(
    proof,
    heaps.map((heap) => ({ heap, count: 1n })),
  )?.isLost;
const read: QuotientReader['read'] = (code) => (code === '0.07' ? smaller : undefined);

afterEach(() => offerShippedQuotients({ read: () => undefined }));

describe('the proof that the quotient of Dawson’s Kayles is infinite', () => {
  it('is the file that was checked, and is written again as it was read', () => {
    expect(SHIPPED_PROOFS.map((each) => [each.code, each.heap, each.sha256])).toEqual([['0.07', 34, sha256]]);
    expect(JSON.stringify(infiniteCertificate('0.07', proof)) === JSON.stringify(certificate)).toBe(true);
  });

  it('says who wins small sums, and sums with a large heap', () => {
    const play = new MiserePlay('0.07');
    const withLarge = [29, 30, 31, 32, 33, 34].flatMap((large) => [...sumsTo(36 - large, 6)].map((others) => [...others, large]));
    const sums = [...sumsTo(20, 20), ...withLarge];
    for (const heaps of sums) if (isLost(heaps) === play.isWon(heaps)) expect(heaps.join(' ')).toBe('said right');
    expect(sums.length).toBeGreaterThan(2_500);
  });

  it('agrees with the quotient of the heaps to 33 about sums of them, whatever their number', () => {
    let state = 1;
    const below = (most: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % most;
    };
    let lost = 0;
    for (let times = 0; times < 5_000; times++) {
      const heaps = Array.from({ length: 1 + below(6) }, () => ({
        heap: 1 + below(33),
        count: 10n ** BigInt(below(30)) + BigInt(below(9)),
      }));
      const element = heaps.reduce(
        (x, { heap, count }) => product(before, x, power(before, before.phi[heap] as number, count)),
        0,
      );
      if ((before.isP[element] === 1) !== valueOfSum(proof, heaps)?.isLost) expect(String(heaps)).toBe('said alike');
      lost += before.isP[element] as number;
    }
    expect(lost).toBeGreaterThan(200);
  });
});

describe('a question that needs it', () => {
  const offer = (ownHash: string) => {
    const told: string[] = [];
    const readProof = () => ({ json: certificate, sha256: ownHash });
    offerShippedQuotients({ read, readProof, refused: (what, why) => told.push(`${what}: ${why}`) });
    return told;
  };

  it('does without a file that is not the one that was checked', () => {
    const told = offer(sha256.replace(/^./, 'x'));
    const code = { text: '0.07', digits: Uint8Array.of(0, 0, 7) };
    const { quotient, stopped } = misereQuotient(code, 34n, { milliseconds: 60_000, positions: 5_000, heap: 1_000 });
    expect(told).toEqual([
      'the proof that the misère quotient of 0.07 is infinite: it is not the file that was checked on 2026-11-16',
    ]);
    expect([quotient.order, stopped?.limit.name]).toEqual([638, 'positions']);
  });

  it('is answered with a reason that says where the proof is and that it was not checked anew', () => {
    const told = offer(sha256);
    const answer = solve(`dawsons-kayles 34^${10n ** 30n} 33^3 25 [misere]`);
    expect(told).toEqual([]);
    expect(answer).toMatchObject({ outcome: expect.stringMatching(/^[NP]$/), method: 'theorem' });
    expect('error' in answer ? '' : JSON.stringify(answer.because)).toContain(
      'the proof is docs/results/misere-infinite-0.07.json.gz; it was checked when it was published, on 2026-11-16, and not anew',
    );
  });
});
