/** Certificates from elsewhere: those of the last release are accepted, and nothing that a file may hold makes the check throw. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateKinds } from '../src/certificates.ts';
import { type Solution, verifyCertificate } from '../src/index.ts';
import { plainTools as tools } from '../src/testing/by-play.fixture.ts';
import { ticking } from '../src/testing/ticking.fixture.ts';

interface Written {
  readonly question: string;
  readonly outcome?: string;
  readonly certificate: Readonly<Record<string, unknown>>;
}

/** What version 0.1 wrote: verdicts of `solve` and answers of `period`, as far as a check reads them. */
const written: readonly Written[] = JSON.parse(
  readFileSync(new URL('./certificates-0.1.json', import.meta.url), 'utf8'),
) as readonly Written[];

describe('a certificate of version 0.1', () => {
  it.each(written.map((each) => [each.question, each] as const))('is accepted: %s', (_question, each) => {
    const endless = { now: () => 0 };
    expect(verifyCertificate(each, endless)).toMatchObject({ ok: true });
    expect(verifyCertificate(each.certificate, endless)).toMatchObject({ ok: true });
  });

  it('is there of every kind', () => {
    const kinds = new Set(written.map(({ certificate }) => certificate.kind));
    const later = ['mirror', 'misere-components', 'misere-quotient', 'misere-infinite', 'octal-heap', 'compound-heap'];
    const laterGames = ['hackendot-misere', 'geodetic-value', 'geodetic-misere', 'nim-on-two-vertices', 'nimania-ranges'];
    const laterTables = ['nim-heap', 'nim-heaps', 'survivor-rows', 'survivor-last-counter', 'epidemic-endless'];
    const laterClassics = ['subtraction-heaps', 'subtraction-period', 'lasker-heaps', 'moore-columns', 'take-away-parts'];
    const laterGraphs = ['vertex-geography', 'edge-geography', 'hackenbush-fusion', 'welter-pairs', 'tartan-products'];
    const missing = certificateKinds.map(({ kind }) => kind).filter((kind) => !kinds.has(kind));
    expect(missing.toSorted()).toEqual([...later, ...laterGames, ...laterTables, ...laterClassics, ...laterGraphs].toSorted());
  });

  it('comes back from its reader as it is', () => {
    for (const { certificate } of written) {
      const kind = certificateKinds.find((each) => each.kind === certificate.kind);
      expect(kind?.parse(certificate)).toEqual({ ok: true, value: certificate });
      expect(kind?.toText(certificate as never).join(' ')).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

describe('the version of a certificate', () => {
  const certificate = { kind: 'search', question: 'nim 1', outcome: 'N' };

  it('is 1 where it is said', () => {
    expect(verifyCertificate({ ...certificate, version: 1 }).ok).toBe(true);
  });

  it.each([2, '1', null, {}])('is refused with the one that is wanted: %j', (version) => {
    const { ok, steps } = verifyCertificate({ ...certificate, version });
    expect(ok).toBe(false);
    expect(steps[0]?.detail).toContain('expected version 1 or none');
  });
});

const throwing = (name: string) => Object.defineProperty({ kind: 'search' }, name, { enumerable: true, get: () => raise() });
const ODD = [
  undefined,
  null,
  Number.NaN,
  -1,
  0,
  1.5,
  1e9,
  2 ** 60,
  7n,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  '0',
  '-1',
  '9'.repeat(5000),
  'x'.repeat(1_000_000),
  'toString',
  '__proto__',
  true,
  [],
  [[]],
  [null],
  new Array(3),
  {},
  Object.create(null),
  new Map([['kind', 'search']]),
  Symbol('odd'),
  () => 1,
  throwing('question'),
  throwing('kind'),
  new Proxy({}, { ownKeys: () => raise(), get: () => raise(), has: () => raise(), getPrototypeOf: () => raise() }),
];

function raise(): never {
  throw new Error('this object does not let itself be looked at');
}

/** The places in a piece of data, each as the names on the way to it. */
function listPlaces(data: unknown): string[][] {
  if (typeof data !== 'object' || data === null) return [[]];
  return [[], ...Object.entries(data).flatMap(([name, inner]) => listPlaces(inner).map((place) => [name, ...place]))];
}

/** A copy with something else in one place; `deleted` leaves the field out. */
const deleted = Symbol('deleted');
function withOther(data: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  const inner = rest.length === 0 ? other : withOther((data as Record<string, unknown>)[name], rest, other);
  if (Array.isArray(data)) return inner === deleted ? data.toSpliced(Number(name), 1) : data.with(Number(name), inner);
  const { [name]: _, ...others } = data as Record<string, unknown>;
  return inner === deleted ? others : { ...others, [name]: inner };
}

describe('the check of a certificate', () => {
  /** Time passes at looks only. */
  const options = { limits: { milliseconds: 200, positions: 1000 }, now: ticking(5).now };

  it('answers, and never throws, whatever it is given', () => {
    for (const odd of ODD) {
      expect(verifyCertificate(odd, options)).toMatchObject({ ok: false });
      expect(verifyCertificate({ question: 'nim 1', outcome: 'N', certificate: odd }, options)).toMatchObject({ ok: false });
      for (const { kind, parse } of certificateKinds) {
        expect(parse(odd).ok).toBe(false);
        expect(verifyCertificate({ kind, question: odd, outcome: odd }, options)).toMatchObject({ ok: false });
      }
    }
  });

  it('answers, and never throws, where anything in a real one is left out or replaced by something odd', () => {
    const places = written.map((each) => listPlaces(each));
    // By their numbers, since odd objects do not let themselves be shown.
    const others = [deleted, ...ODD];
    const mutated = fc.nat(written.length - 1).chain((index) => {
      const place = fc.constantFrom(...(places[index] ?? []));
      const changes = fc.array(fc.tuple(place, fc.nat(others.length - 1)), { minLength: 1, maxLength: 3 });
      return changes.map((changes) => ({ index, changes }));
    });
    let refused = 0;
    fc.assert(
      fc.property(mutated, ({ index, changes }) => {
        let data: unknown = written[index];
        for (const [place, number] of changes) if (hasPlace(data, place)) data = withOther(data, place, others[number]);
        const { ok, steps } = verifyCertificate(data, options);
        expect(typeof ok).toBe('boolean');
        expect(steps.length).toBeGreaterThan(0);
        if (!ok) refused++;
      }),
      { numRuns: 1500 },
    );
    expect(refused).toBeGreaterThan(500);
  });

  it('says in a sentence which field is wrong', () => {
    const detail = (json: unknown) => verifyCertificate(json).steps[0]?.detail;
    expect(detail({ kind: 'octal-period', code: '0.77', period: '12', preperiod: 71 })).toBe(
      'the field period should be a whole number, 1 or more; found "12"',
    );
    expect(detail({ kind: 'hackendot-values', parents: [-1, null] })).toBe(
      'the field parents[1] should be a whole number, -1 or more; found null',
    );
    expect(
      detail({ kind: 'nim-on-graphs', question: '', outcome: 'N', piece: '', edges: [], proof: { rule: 'magic' } }),
    ).toContain('the field proof.rule should be "superposition" or');
  });
});

/** Whether a place is still there, and not within something odd. */
function hasPlace(data: unknown, place: readonly string[]): boolean {
  let inner = data;
  for (const name of place) {
    if (typeof inner !== 'object' || inner === null || ODD.includes(inner) || !Object.hasOwn(inner, name)) return false;
    inner = (inner as Record<string, unknown>)[name];
  }
  return true;
}

describe('the type of certificates', () => {
  it('is closed: a solution with a kind that nobody checks does not compile', () => {
    const checked: Solution = {
      scope: 'component',
      value: 1,
      text: 'one heap',
      certificate: () => ({ kind: 'search', question: 'nim 1', outcome: 'N' }),
    };
    const unchecked: Solution = {
      scope: 'component',
      value: 1,
      text: 'one heap',
      // @ts-expect-error No kind of this name is in the list.
      certificate: () => ({ kind: 'trust-me', question: 'nim 1', outcome: 'N' }),
    };
    const incomplete: Solution = {
      scope: 'component',
      value: 1,
      text: 'one heap',
      // @ts-expect-error The kind carries an outcome as well.
      certificate: () => ({ kind: 'search', question: 'nim 1' }),
    };
    const results = [checked, unchecked, incomplete].map(({ certificate }) => verifyCertificate(certificate?.(tools)).ok);
    expect(results).toEqual([true, false, false]);
  });
});
