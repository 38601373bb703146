import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { playByRules } from '../../../papers/src/index.ts';
import {
  canonical,
  delayingMove,
  eachStretch,
  explain,
  gameTable,
  genus,
  genusStretches,
  listMoves,
  misere,
  type Options,
  period,
  prove,
  sequence,
  solve,
  table,
  verifyCertificate,
  verifyProof,
} from '../index.ts';
import { ticking } from '../testing/ticking.fixture.ts';
import { byClock, now, stepsByClock } from './clock.ts';

afterEach(() => vi.restoreAllMocks());

test('time never runs backwards', () => {
  let last = now();
  for (let look = 0; look < 1000; look++) {
    const time = now();
    expect(time).toBeGreaterThanOrEqual(last);
    last = time;
  }
});

test('a date that is set forward an hour at every look costs no answer', () => {
  let date = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    date += 3_600_000;
    return date;
  });
  for (const line of ['geodetic Q3', 'octal 0.8: 40', 'grundys-game 40 [misere]', 'nim-on-graphs 1-2=2 2-3=3 3-1=1 @1'])
    expect(solve(line), line).toMatchObject({ outcome: expect.stringMatching(/^[NP]$/) });
});

test('no other file of the library looks at a clock', () => {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test|\.fixture)\.ts$/.test(path),
  );
  const looking = files.filter((path) => /\bDate\b|performance\.|hrtime/.test(code(readFileSync(new URL(path, root), 'utf8'))));
  expect(looking).toEqual(['core/clock.ts']);
  expect(files.length).toBeGreaterThan(800);
});

/** A file without its comments. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

test('another clock is there for as long as the work takes, each step of it, and no longer', () => {
  const steps = (function* () {
    yield now();
    yield now();
  })();
  const own = stepsByClock(() => 5, steps);
  expect(own.next().value).toBe(5);
  expect(byClock(() => 7, now)).toBe(7);
  expect(own.next().value).toBe(5);
  expect(() =>
    byClock(
      () => 9,
      () => {
        throw new Error('in the middle');
      },
    ),
  ).toThrow('in the middle');
  expect(now()).not.toBe(9);
});

/** A claim whose check takes some ten million values. */
const CLAIM = {
  ...{ kind: 'octal-period', code: '0.354', period: 1180, preperiod: 10061916, argument: 'window' },
  ...{ mask: 63, positional: false, lastRare: 3227, depth: 301 },
};

function proofLines(options: Options) {
  const proof = prove('grundys-game 60 59 [misere]', options);
  return 'lines' in proof ? [...proof.lines, ''] : proof;
}

describe('a call that is given a clock and 20 looks at it', () => {
  /** Work that would take from seconds to for ever. */
  const CALLS: Readonly<Record<string, (options: Options) => unknown>> = {
    'solve, over components': (options) => solve('grundys-game 60 59 [misere]', options),
    'solve, by a table of heaps': (options) => solve('octal 0.007: 99999', options),
    'solve, on bit sets': (options) => solve('node-kayles G9x9 [misere]', options),
    'solve, by a theorem that searches': (options) => solve('geodetic G7x7', options),
    explain: (options) => explain('grundys-game 60 59 [misere]', options),
    listMoves: (options) => listMoves('grundys-game 60 50 40 [misere]', options),
    delayingMove: (options) => delayingMove('grundys-game 60 59', options),
    prove: proofLines,
    gameTable: (options) => gameTable('grundys-game 90 89 88', options),
    period: (options) => period('octal 0.007: {n}', options),
    sequence: (options) => [...(sequence('octal 0.007: {n}', { ...options, to: 1e8 }) as Iterable<unknown>)].at(-1),
    eachStretch: (options) => [...(eachStretch('octal 0.007: {n}', { ...options, to: 1e8 }) as Iterable<unknown>)].at(-1),
    table: (options) => table('grundys-game {n} 59 58 [misere]', { ...options, holes: { n: '59..60' } }),
    misere: (options) => misere('octal 0.56: {n}', options),
    genus: (options) => genus('grundys-game 60 59', options),
    genusStretches: (options) =>
      [...(genusStretches('grundys-game {n} 59', { ...options, to: 1e6 }) as Iterable<unknown>)].at(-1),
    canonical: (options) => canonical('grundys-game 60 59', options),
    verifyCertificate: (options) => verifyCertificate(CLAIM, options),
    playByRules: (options) => playByRules('grundys-game 60 59 [misere]', options),
  };

  it.each(Object.entries(CALLS))('keeps it, and asks no other: %s', (name, call) => {
    const clock = ticking(20);
    vi.spyOn(performance, 'now').mockImplementation(() => {
      throw new Error('the host was asked for the time');
    });
    const answer = call({ limits: { milliseconds: 400 }, now: clock.now });
    vi.restoreAllMocks();
    // These two say no reason.
    if (name === 'delayingMove' || name === 'playByRules') expect(answer).toBeUndefined();
    else if (name !== 'listMoves') expect(JSON.stringify(answer, simply)).toMatch(/milliseconds|longer than/);
    expect(clock.looks).toBeGreaterThanOrEqual(20);
    expect(clock.looks).toBeLessThan(80);
  });

  it('keeps it when a proof is checked', () => {
    const proof = prove('grundys-game 14 13 [misere]');
    const lines = 'lines' in proof ? [...proof.lines].map((line) => line.trimEnd()) : [];
    expect(verifyProof(lines)).toMatchObject({ ok: true });
    expect(verifyProof(lines, { limits: { milliseconds: 400 }, now: ticking(401).now })).toMatchObject({ ok: false });
  });
});

function simply(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
