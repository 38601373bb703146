/** The check of Nim on graphs accepts what is true and nothing that was tampered with. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../catalogue.ts';
import { certificateKinds } from '../../../certificates.ts';
import { verifyCertificateWith } from '../../../engine/check/verify-certificate.ts';
import { solveWith } from '../../../engine/solve/solve.ts';

type Json = { [key: string]: unknown };

function certificateOf(question: string): Json {
  const verdict = solveWith(question, { catalogue });
  if ('error' in verdict) throw new Error(verdict.error.message);
  return JSON.parse(JSON.stringify(verdict.certificate?.())) as Json;
}

function holds(certificate: unknown): boolean {
  return verifyCertificateWith(certificate, { catalogue, certificateKinds }).ok;
}

/** Every copy of the data in which one string, number or list was changed. */
function* eachTampered(json: unknown): Generator<unknown> {
  if (typeof json === 'string') {
    if (/^\d+$/.test(json)) yield* [String(BigInt(json) + 1n), '0'].filter((each) => each !== json);
    yield `${json}x`;
  } else if (typeof json === 'number') yield json + 1;
  else if (Array.isArray(json)) {
    for (const [index, item] of json.entries()) {
      yield json.toSpliced(index, 1);
      for (const each of eachTampered(item)) yield json.with(index, each);
    }
  } else if (json !== null && typeof json === 'object') {
    for (const [key, value] of Object.entries(json)) for (const each of eachTampered(value)) yield { ...json, [key]: each };
  }
}

const QUESTIONS = {
  'no-move': 'nim-on-graphs 1-2=4 2-3=2 1-4=0 @1',
  leaf: 'nim-on-graphs 1-2=4 2-3=2 @2',
  superposition: 'nim-on-graphs 2-100=1 0-100=1 0-101=2 2-101=1 2-102=3 0-102=1 @0',
  cuts: 'nim-on-graphs 0-100=3 1-100=1 1-101=1 0-101=3 @1',
  candidates: 'nim-on-graphs 1-2=2 1-3=1 1-4=1 5-2=1 5-3=2 5-4=1 @2',
  move: 'nim-on-graphs 1-2=3 1-3=1 1-4=1 5-2=1 5-3=1 5-4=1 @2',
  'even-set': 'nim-on-graphs 1-4=1 1-5=1 1-6=1 1-7=1 2-4=1 2-5=1 2-6=1 2-7=1 3-4=1 3-5=1 3-6=1 3-7=1 @1',
  'odd-stars': 'nim-on-graphs 1-4=1 1-5=1 1-6=1 2-4=1 2-5=1 2-6=1 3-4=1 3-5=1 @3',
} as const;

describe('certificates of Nim on graphs', () => {
  it.each(Object.entries(QUESTIONS))('%s: the certificate holds, and other edges or another outcome do not', (rule, question) => {
    const certificate = certificateOf(question);
    const proof = certificate.proof as Json;
    const inner = proof.rule === 'leaves-pruned' ? (proof.after as Json) : proof;
    expect(inner.rule).toBe(rule);
    expect(holds(certificate)).toBe(true);
    expect(holds({ ...certificate, outcome: certificate.outcome === 'N' ? 'P' : 'N' })).toBe(false);
    let refused = 0;
    for (const tampered of eachTampered(certificate.proof)) {
      if (!holds({ ...certificate, proof: tampered })) refused++;
    }
    if (rule !== 'no-move') expect(refused).toBeGreaterThan(0);
    for (const edges of eachTampered(certificate.edges)) expect(holds({ ...certificate, edges })).toBe(false);
  });

  it('check games on edges too', () => {
    const certificate = certificateOf('nim-on-graphs 1-2={kayles 3} 2-3=2 3-4={nim 1} @1');
    expect(certificate.games).toEqual([
      ['kayles 3', '3'],
      ['nim 1', '1'],
    ]);
    expect(holds(certificate)).toBe(true);
    expect(holds({ ...certificate, games: [['kayles 3', '3']] })).toBe(false);
    const edges = [
      ['1', '2', '4'],
      ['2', '3', '2'],
      ['3', '4', '1'],
    ];
    expect(
      holds({
        ...certificate,
        edges,
        games: [
          ['kayles 3', '4'],
          ['nim 1', '1'],
        ],
      }),
    ).toBe(false);
  });

  it('are refused when they are nonsense', () => {
    for (const nonsense of [
      {},
      { proof: 3 },
      { piece: '1', edges: [['1']], proof: {} },
      { piece: '1', edges: [], proof: { rule: 'x' } },
    ]) {
      expect(holds({ kind: 'nim-on-graphs', ...nonsense })).toBe(false);
    }
    let nested: Json = { rule: 'no-move' };
    for (let depth = 0; depth < 50_000; depth++) nested = { rule: 'leaves-pruned', pairs: [], after: nested };
    expect(
      holds({ kind: 'nim-on-graphs', question: 'nim-on-graphs 1 @1', outcome: 'P', piece: '1', edges: [], proof: nested }),
    ).toBe(false);
  });
});
