import { describe, expect, it } from 'vitest';
import type { Json } from '../../core/certificate.ts';
import { period, solve, verifyCertificate } from '../../index.ts';
import { toJsonLine } from '../../present/json.ts';
import { ticking } from '../../testing/ticking.fixture.ts';
import { written } from '../../testing/written.fixture.ts';

const LINES = [
  'hackendot 1>2 1>3 3>4',
  'kayles 5 6',
  'nim-on-graphs 1-2=3 2-3=1 3-4=2 4-1=2 @1',
  'survivor-nim 5 112 [take 1-2]',
  'nimania 3',
  'kayles 7 [misere]',
  'node-kayles P4 + P7 [conjunctive]',
];
const certificates = [...LINES.map((line) => written(solve(line))), period('node-kayles P{n} [conjunctive]')].flatMap((answer) =>
  'certificate' in answer && answer.certificate !== undefined ? [answer.certificate] : [],
);
const JUNK = [null, -1, 1.5, 1e9, '', 'x', '0', 'toString', '__proto__', 'hasOwnProperty', [], {}, [[]], true];

/** The certificate with one of its parts, however deep, replaced by each piece of junk. */
function* spoilt(part: Json): Generator<Json> {
  yield* JUNK;
  if (typeof part !== 'object' || part === null) return;
  for (const [name, inner] of Object.entries(part)) {
    for (const other of spoilt(inner)) yield Array.isArray(part) ? part.with(Number(name), other) : { ...part, [name]: other };
  }
}

describe('verifyCertificate', () => {
  it('confirms what the solver writes', () => {
    expect(certificates).toHaveLength(LINES.length + 1);
    expect(certificates.filter((certificate) => !verifyCertificate(certificate).ok)).toEqual([]);
  });

  it('never throws at a certificate that is spoilt in one place', () => {
    let cases = 0;
    const inVerdicts = certificates.map((certificate, index) => ({ question: LINES[index] ?? '', outcome: 'N', certificate }));
    for (const certificate of [...certificates, ...inVerdicts]) {
      for (const other of spoilt(JSON.parse(JSON.stringify(certificate)))) {
        expect(typeof verifyCertificate(other, { limits: { milliseconds: 1000, positions: 1000 } }).ok).toBe('boolean');
        cases++;
      }
    }
    expect(cases).toBeGreaterThan(3000);
  });

  it('refuses a component that is there no times, or some other number of times than a number says', () => {
    for (const count of ['0', '', 'x', '-1', '1.5', 0]) {
      const components = [
        { question: 'nim 1', count: '1', value: '1' },
        { question: 'nim 2', count, value: '2' },
      ];
      const claim = { kind: 'component-values', compound: 'disjunctive', play: 'normal', components, total: '1' };
      expect(verifyCertificate(claim).ok).toBe(false);
    }
  });

  it('refuses an answer to no question, and names what is beside a bare certificate', () => {
    const { question, outcome, winner, certificate } = written(solve('kayles 5 6'));
    expect(verifyCertificate({ question, outcome, winner, certificate }).ok).toBe(true);
    for (const answer of [
      { outcome, certificate },
      { winner: 'previous', certificate },
      { certificate },
      { question, certificate },
    ])
      expect(verifyCertificate(answer).ok).toBe(false);
    expect(verifyCertificate({ ...certificate, version: 1 })).toMatchObject({ ok: true, notCovered: [] });
    const claiming = { ...certificate, winner: 'previous' };
    expect(verifyCertificate(claiming)).toMatchObject({ ok: false, notCovered: ['winner'] });
    expect(verifyCertificate(claiming, { allowUncovered: true })).toMatchObject({ ok: true, notCovered: ['winner'] });
    expect(verifyCertificate({ ...certificate, because: [] })).toMatchObject({ ok: true, notCovered: ['because'] });
  });

  it.each([
    [solve('wythoff 7 92699'), 'it has none: nothing that it says can be checked without asking again'],
    [solve('wythof 7 9'), 'it has none: the question was refused'],
    [solve('node-kayles P200 [misere]', { limits: { positions: 1 } }), 'it has none: the outcome is unknown'],
  ])('says that an answer has no certificate: %o', (answer, detail) => {
    expect(verifyCertificate(answer, { allowUncovered: true })).toMatchObject({
      ok: false,
      steps: [{ what: 'the answer has a certificate', result: 'fails', detail }],
    });
  });

  it('confirms the growth of a family whose period is null in a file', () => {
    const { question, arithmetic, certificate } = period('nim {n} 5') as Extract<
      ReturnType<typeof period>,
      { certificate?: unknown }
    >;
    expect(verifyCertificate({ question, period: null, preperiod: null, arithmetic, certificate }).ok).toBe(true);
    expect(verifyCertificate({ question, period: 8, preperiod: null, arithmetic, certificate }).ok).toBe(false);
  });

  it('refuses an epidemic that spreads in no known way', () => {
    const { certificate } = written(solve('nimania 3'));
    expect(verifyCertificate(certificate).ok).toBe(true);
    expect(verifyCertificate({ ...certificate, choice: 'few' }).ok).toBe(false);
  });
});

describe('a period with numbers that are not its own', () => {
  const families = [
    'octal 0.07: {n}',
    'kayles {n}',
    'node-kayles P{n} [conjunctive]',
    'node-kayles C{n} [conjunctive]',
    'nim {n} 5',
  ];
  const others = [1e7, 3e7, 1e9, Number.MAX_SAFE_INTEGER];

  it('is refused before anything is worked out by them', () => {
    let cases = 0;
    for (const family of families) {
      const answer = JSON.parse(toJsonLine(period(family)));
      for (const [name, value] of Object.entries(answer.certificate)) {
        if (typeof value !== 'number') continue;
        for (const other of others) {
          const certificate = { ...answer.certificate, [name]: other };
          const options = { limits: { milliseconds: 50 }, now: ticking().now };
          expect([family, name, other, verifyCertificate({ ...answer, certificate }, options).ok]).toEqual([
            family,
            name,
            other,
            false,
          ]);
          cases++;
        }
      }
    }
    expect(cases).toBeGreaterThanOrEqual(40);
  });

  it('says of a position what takes too long', () => {
    const certificate = { kind: 'octal-period', code: '0.07', period: 34, preperiod: 1e7 };
    const answer = { question: 'octal 0.07: 15000000', outcome: 'N', certificate };
    const { ok, steps } = verifyCertificate(answer, { limits: { milliseconds: 50 }, now: ticking().now });
    expect(ok).toBe(false);
    expect(steps.map(({ result }) => result)).toEqual(['not done', 'not done']);
  });
});
