/** Infinite misère quotients: proofs found anew, against play by definition; and their certificates, altered in every field. */
import { describe, expect, it } from 'vitest';
import { certificateKinds } from '../../../certificates.ts';
import type { Certificate } from '../../../core/certificate.ts';
import { verifyCertificateWith } from '../../../engine/check/verify-certificate.ts';
import { catalogue, solve } from '../../../index.ts';
import { misereQuotient } from '../../../misere/code-quotient.ts';
import { infiniteProof } from '../../../misere/infinite/of-code.ts';
import type { InfiniteProof } from '../../../misere/infinite/proof.ts';
import { valueOfSum } from '../../../misere/infinite/sum-outcome.ts';
import { infiniteCertificate } from '../../../misere/infinite/written.ts';
import type { MisereInfiniteCertificate } from '../certificate/misere-infinite.ts';
import { toOctalCode } from '../text.ts';
import { MiserePlay, sumsTo } from './misere-play.fixture.ts';

const LIMITS = { milliseconds: 60_000, positions: 4_000_000, heap: 100 };

function provedOf(text: string): InfiniteProof {
  const code = toOctalCode([...text.replace('.', '')].map(Number));
  const proof = infiniteProof(code, misereQuotient(code, 100n, LIMITS), LIMITS);
  if (proof === undefined) throw new Error(`no proof for ${text}`);
  return proof;
}

const isAccepted = (claim: unknown) => verifyCertificateWith(claim, { catalogue, certificateKinds }).ok;

function certificateOf(text: string): Certificate & MisereInfiniteCertificate {
  const certificate = infiniteCertificate(text, provedOf(text));
  if (certificate.kind !== 'misere-infinite') throw new Error('another kind');
  return certificate;
}

describe('infinite misère quotients', () => {
  // Code, n, scope, carriers, elements of B, states.
  it.each([
    ['4.76', 6, 'one', [2, 5], 12, 501],
    ['0.041', 17, 'one', [12, 14], 24, 1_001],
    ['0.017', 16, 'one', [11, 13], 24, 1_001],
    ['0.176', 19, 'all', [11, 19], 32, 1_776],
  ] as const)(
    'are proved for %s at heap %i in scope %s, and the certificate is accepted',
    (code, heap, scope, carriers, order, states) => {
      const proof = provedOf(code);
      expect(proof).toMatchObject({ heap, scope, carriers: { heaps: carriers }, states });
      expect(proof.frame.monoid.order).toBe(order);
      expect(isAccepted(certificateOf(code))).toBe(true);
    },
  );

  it.each([
    ['4.76', 29, 1_500],
    ['0.041', 33, 600],
    ['0.176', 31, 200],
  ])('say with %s who wins every sum of %i counters or fewer that they are about', (code, total, least) => {
    const proof = provedOf(code);
    const play = new MiserePlay(code);
    let seen = 0;
    for (const heaps of sumsTo(total, proof.heap)) {
      const value = valueOfSum(
        proof,
        heaps.map((heap) => ({ heap, count: 1n })),
      );
      if (value === undefined) continue;
      if (value.isLost === play.isWon(heaps)) expect(`${code}: ${heaps.join(' ')}`).toBe('said right');
      if (heaps.at(-1) === proof.heap) seen++;
    }
    expect(seen).toBeGreaterThan(least);
  });

  it('know the diagonal of 4.76 for numbers of heaps of any size: 6 + 3 + 5^k + 2^j is lost when j ≥ k and j ≡ k', () => {
    const huge = 10n ** 30n;
    for (const [k, j, outcome] of [
      [10n, 8n, 'N'],
      [10n, 10n, 'P'],
      [huge, huge, 'P'],
      [huge, huge + 2n, 'P'],
      [huge, huge + 1n, 'N'],
      [huge + 2n, huge, 'N'],
    ] as const)
      expect(solve(`octal 4.76: 6 3 5^${k} 2^${j} [misere]`, { moves: 2 })).toMatchObject({ outcome });
  });

  it('give winning moves, each to a lost position', () => {
    const verdict = solve('octal 4.76: 6 3 5^10 2^8 [misere]', { moves: 1_000 });
    if ('error' in verdict) throw new Error(verdict.error.message);
    expect(verdict).toMatchObject({ outcome: 'N', method: 'theorem', because: [{ theorem: 'misere-infinite' }] });
    expect(verdict.winningMoves.length).toBeGreaterThan(0);
    for (const { to } of verdict.winningMoves) expect(solve(String(to))).toMatchObject({ outcome: 'P' });
    expect(isAccepted(verdict)).toBe(true);
  });
});

describe('certificates of infinite misère quotients', () => {
  const certificate = certificateOf('4.76');
  const refuse = (altered: object) =>
    expect(isAccepted({ ...certificate, ...altered }), JSON.stringify(altered).slice(0, 200)).toBe(false);

  it('are refused with any one of the 336 outcomes changed', () => {
    let refused = 0;
    for (const [x, line] of certificate.outcomes.entries())
      for (let at = 0; at < line.length; at++) {
        const changed = line.charAt(at) === 'P' ? 'N' : 'P';
        refuse({ outcomes: certificate.outcomes.with(x, line.slice(0, at) + changed + line.slice(at + 1)) });
        refused++;
      }
    expect(refused).toBe(336);
  });

  it('are refused with any other field changed', () => {
    const { images, actions, witness, smaller } = certificate;
    if (smaller === undefined) throw new Error('no smaller quotient');
    refuse({ code: '4.74' });
    refuse({ heap: 5 });
    refuse({ heap: 7 });
    refuse({ scope: 'all' });
    refuse({ carriers: [5, 2] });
    refuse({ carriers: [2, 4] });
    refuse({ weights: [1, -1] });
    refuse({ weights: [-1, 2] });
    refuse({ weights: [-1, 0] });
    for (const tail of [0, 1, 3]) refuse({ tail });
    for (const period of [1, 3, 4]) refuse({ period });
    for (const clip of [0, 1, 3]) refuse({ clip });
    refuse({ tail: 100, period: 100 });
    refuse({ clip: 1_000, weights: [-1_000, 1_000] });
    refuse({ images: images.with(0, [0, 65_535, 65_535]) });
    refuse({ generators: [1, 3, 2] });
    refuse({ generators: [1, 3] });
    for (const [letter, action] of actions.entries())
      for (const [x, to] of action.entries()) refuse({ actions: actions.with(letter, action.with(x, (to + 1) % 12)) });
    for (const [at, image] of images.entries())
      for (const [place, own] of image.entries())
        refuse({ images: images.with(at, image.with(place, place === 0 ? (own + 1) % 12 : own + 1)) });
    refuse({ witness: { ...witness, more: witness.against } });
    refuse({ witness: { ...witness, against: witness.more } });
    for (const [at, [heap, count]] of witness.sum.entries())
      refuse({ witness: { ...witness, sum: witness.sum.with(at, [heap, count + 1]) } });
    refuse({ smaller: undefined });
    for (let x = 0; x < 30; x++)
      refuse({
        smaller: {
          ...smaller,
          lost: smaller.lost.includes(x) ? smaller.lost.filter((each) => each !== x) : [...smaller.lost, x],
        },
      });
    for (const [at, own] of smaller.classes.entries())
      refuse({ smaller: { ...smaller, classes: smaller.classes.with(at, (own + 1) % 30) } });
    refuse({ smaller: { ...smaller, actions: smaller.actions.slice(1) } });
  });
});
