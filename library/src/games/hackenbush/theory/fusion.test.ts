/** Green Hackenbush: fusion, cuts and misère play on forests against play by the rules, with certificates. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../catalogue.ts';
import { changed, eachChange } from '../../../engine/check/altered-fields.fixture.ts';
import { solve, verifyCertificate } from '../../../index.ts';
import { answerToJson } from '../../../present/json.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { NimClaim } from '../../../testing/nim-claim.ts';
import { sweep } from '../../../testing/sweep.ts';
import { hackenbushFusionKind } from '../certificate/hackenbush-fusion.ts';
import type { Hackenbush } from '../position.ts';
import { hackenbush } from '../rules.ts';
import { formatHackenbush, parseHackenbush } from '../text.ts';
import { hackenbushFusion } from './fusion.ts';
import { hackenbushMisere } from './misere.ts';

function open(text: string): Hackenbush | undefined {
  const parsed = parseHackenbush({ text, at: 0, options: [] });
  return parsed.ok ? parsed.value : undefined;
}

/** Values and misère outcomes by playing every move. */
const values = new Map<string, number>();
const wins = new Map<string, boolean>();

function valueByRules(position: Hackenbush): number {
  const text = formatHackenbush(position);
  const known = values.get(text);
  if (known !== undefined) return known;
  const met = new Set(Array.from(hackenbush.moves(position), ({ to }) => valueByRules(to)));
  let value = 0;
  while (met.has(value)) value++;
  values.set(text, value);
  return value;
}

function isWonInMisere(position: Hackenbush): boolean {
  const text = formatHackenbush(position);
  const known = wins.get(text);
  if (known !== undefined) return known;
  const options = Array.from(hackenbush.moves(position), ({ to }) => isWonInMisere(to));
  const won = options.length === 0 || options.includes(false);
  wins.set(text, won);
  return won;
}

/** All drawings of these many edges on a ground 0 and three vertices, loops and parallel edges among them. */
function* eachDrawing(edges: number): Iterable<string> {
  const pairs: string[] = [];
  for (let u = 0; u < 4; u++) for (let v = u; v < 4; v++) pairs.push(`${u}-${v}`);
  const chosen: number[] = [];
  const choose = function* (from: number): Iterable<string> {
    if (chosen.length === edges) yield `${chosen.map((place) => pairs[place]).join(' ')} @0`;
    else
      for (let place = from; place < pairs.length; place++) {
        chosen.push(place);
        yield* choose(place);
        chosen.pop();
      }
  };
  yield* choose(0);
}

function byTheorem(text: string, theorem: typeof hackenbushFusion, play: 'normal' | 'misere') {
  const position = open(text);
  if (position === undefined) return undefined;
  const solution = theorem.answer(position, { compound: 'disjunctive', play }, tools);
  if (solution.scope !== 'position') return undefined;
  const certificate = solution.certificate?.(tools);
  if (certificate?.kind !== 'hackenbush-fusion') throw new Error('there is no certificate');
  const [step] = hackenbushFusionKind.check(certificate, {} as never);
  if (step?.result !== 'holds') throw new Error(`${text}: ${step?.detail}`);
  const moves = Array.from(solution.winningMoves(), ({ label }) => label).sort();
  return { outcome: solution.outcome, moves, value: solution.values.grundy };
}

function byRules(text: string) {
  const position = open(text) as Hackenbush;
  const value = valueByRules(position);
  const moves = Array.from(hackenbush.moves(position)).flatMap(({ label, to }) => (valueByRules(to) === 0 ? [label] : []));
  return { outcome: value === 0 ? 'P' : 'N', moves: moves.sort(), value };
}

function byMisereRules(text: string) {
  const position = open(text) as Hackenbush;
  const won = isWonInMisere(position);
  const moves = Array.from(hackenbush.moves(position)).flatMap(({ label, to }) => (isWonInMisere(to) ? [] : [label]));
  return { outcome: won ? 'N' : 'P', moves: moves.sort(), value: undefined };
}

/** Drawings of up to nine edges on seven vertices, of which one or two are on the ground. */
const drawings = fc
  .record({
    ends: fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 1, maxLength: 9 }),
    ground: fc.constantFrom('@0', '@0 @1'),
  })
  .map(({ ends, ground }) => `${ends.map((pair) => pair.join('-')).join(' ')} ${ground}`)
  .filter((text) => open(text) !== undefined);

/** A forest: each vertex hangs from one before it; 0 is the ground. */
const forests = fc
  .array(fc.nat(100), { minLength: 1, maxLength: 9 })
  .map((parents) => `${parents.map((parent, index) => `${parent % (index + 1)}-${index + 1}`).join(' ')} @0`);

describe('the fusion principle', () => {
  it('agrees with play on all drawings of up to 5 edges with three vertices above the ground', () => {
    sweep([0, 1, 2, 3, 4, 5].flatMap((edges) => [...eachDrawing(edges)]))
      .agree((text) => byTheorem(text, hackenbushFusion, 'normal'), byRules)
      .atLeast(1_416);
  });

  it('agrees with play on larger drawings, with all winning cuts', () => {
    let cases = 0;
    fc.assert(
      fc.property(fc.oneof(drawings, forests), (text) => {
        expect(byTheorem(text, hackenbushFusion, 'normal')).toEqual(byRules(text));
        cases++;
      }),
      { numRuns: 300 },
    );
    expect(cases).toBeGreaterThanOrEqual(300);
  });

  it.each([
    ['P8 @1', 7],
    ['0-1 1-2 2-0 @0', 1],
    ['C4 @1', 0],
    ['C9 @1', 1],
    ['0-1 1-2 1-3 @0', 1],
    ['@0', 0],
    ['0-0 @0', 1],
  ])('gives hackenbush %s the value %i', (text, value) => {
    expect(solve(`hackenbush ${text}`)).toMatchObject({ values: { grundy: value }, method: 'theorem' });
  });

  it('stands beside other games, and takes drawings apart under the other compounds', () => {
    expect(solve('hackenbush 0-1 1-2 2-0 @0 + nim 3')).toMatchObject({ values: { grundy: 2 }, method: 'theorem' });
    const [short, search] = ['conjunctive', 'selective'].map((compound) => solve(`hackenbush 0-1 1-2 0-3 @0 [${compound}]`));
    expect(short).toMatchObject({ outcome: 'N' });
    expect(search).toMatchObject({ outcome: 'N' });
  });

  it('does not overflow on a path, a cycle and a fan of a million edges, and finds winning cuts', () => {
    const many = 300_001;
    const path = Array.from({ length: many }, (_, vertex) => `${vertex}-${vertex + 1}`).join(' ');
    const fan = Array.from({ length: many }, (_, vertex) => `0-${vertex + 1}`).join(' ');
    const ask = (text: string) => solve(`hackenbush ${text} @0`, { moves: 1 });
    expect(ask(path)).toMatchObject({ values: { grundy: many }, winningMoves: [{ move: '0-1' }] });
    expect(ask(`${path} 0-${many}`)).toMatchObject({ values: { grundy: 0 } });
    expect(ask(`${path} ${many}-${many + 1} 0-${many + 1}`)).toMatchObject({ values: { grundy: 1 }, winningMoves: [{}] });
    expect(ask(fan)).toMatchObject({ values: { grundy: 1 }, winningMoves: [{ move: '0-1' }] });
  });
});

describe('misère Hackenbush', () => {
  it('is misère Nim on the trees of a forest, with all winning cuts', () => {
    let cases = 0;
    fc.assert(
      fc.property(forests, (text) => {
        expect(byTheorem(text, hackenbushMisere, 'misere')).toEqual(byMisereRules(text));
        cases++;
      }),
      { numRuns: 500 },
    );
    expect(cases).toBeGreaterThanOrEqual(500);
  });

  it('may claim the misère lemma on forests', () => {
    const claim = new NimClaim();
    const entry = catalogue.find('hackenbush');
    for (const text of ['0-1 1-2 1-3 3-4 @0', '0-1 1-2 2-3 2-4 1-5 5-6 @0', '0-1 1-2 1-3 1-4 4-5 0-6 6-7 @0']) {
      const game = entry?.open({ text, at: 0, options: [] });
      if (game?.ok) claim.check(game.value);
    }
    expect(claim.count).toBeGreaterThanOrEqual(15);
  });

  it('is not decided by fusion', () => {
    expect(solve('hackenbush C4 @1')).toMatchObject({ values: { grundy: 0 } });
    expect(solve('hackenbush @0 [misere]')).toMatchObject({ outcome: 'N' });
    expect(solve('hackenbush C4 @1 [misere]')).toMatchObject({ outcome: 'P', method: 'search' });
    expect(solve('hackenbush 0-1 1-2 2-0 @0 [misere]')).toMatchObject({ outcome: 'P', method: 'search' });
    expect(solve('hackenbush 0-1 1-2 1-3 @0 [misere]')).toMatchObject({ outcome: 'P', method: 'theorem' });
  });
});

describe('a certificate of Hackenbush', () => {
  it.each([
    '0-1 1-2 2-3 3-1 3-4 @0',
    '0-1 1-2 1-3 @0',
    '0-1 1-2 1-3 0-4 @0 [misere]',
    '0-1 0-2 @0 [misere]',
    'a-b b-c c-a x-y @a @x',
  ])('of %s holds only as it is', (text) => {
    const { question, outcome, values, certificate } = JSON.parse(
      answerToJson(solve(`hackenbush ${text}`, { moves: 1 }), { certificate: true }),
    );
    const verdict = { question, outcome, values, certificate };
    expect(certificate.kind).toBe('hackenbush-fusion');
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    let cases = 0;
    for (const change of eachChange(certificate)) {
      const name = `${change.path.join('.')} to ${change.to}`;
      const altered = changed(verdict, { ...change, path: ['certificate', ...change.path] });
      expect([name, verifyCertificate(altered).ok]).toEqual([name, false]);
      cases++;
    }
    expect(cases).toBeGreaterThanOrEqual(8);
  });
});

describe('a question about Hackenbush', () => {
  it.each([
    ['hackenbush 0-1', 'missing-ground', 14],
    ['hackenbush 0-1 2-3 @0', 'off-the-ground', 15],
    ['hackenbush 0-1 2 @0', 'bad-edge', 15],
    ['hackenbush 0-1 1--2 @0', 'bad-edge', 15],
    ['hackenbush 0-1 @P5', 'reserved-name', 16],
    ['hackenbush P5 @9', 'off-the-ground', 11],
    ['hackenbush 0-1=3 @0', 'bad-name', 13],
  ])('%s is refused: %s', (line, code, at) => {
    const answer = solve(line);
    expect('error' in answer ? [answer.error.code, answer.error.at] : 'it reads').toEqual([code, at]);
  });
});
