/** Answers that are false beside a certificate that holds: a false claim is refused, and commentary is named as not covered. */

import { describe, expect, it } from 'vitest';
import { PLAYS } from '../../core/outcome.ts';
import { COMPOUNDS } from '../../core/setting.ts';
import { catalogue, listMoves, period, solve, verifyCertificate } from '../../index.ts';
import { answerToJson, toJsonLine } from '../../present/json.ts';
import { checkingOnce } from '../../testing/checking-once.fixture.ts';
import { ticking } from '../../testing/ticking.fixture.ts';
import { type Change, changed, eachChange } from './altered-fields.fixture.ts';

/** Time passes at looks only. */
const LIMITS = { limits: { positions: 5000, milliseconds: 3000 }, now: ticking().now };

function written(line: string): Record<string, unknown> {
  return JSON.parse(
    line.includes('{n}') ? toJsonLine(period(line, LIMITS)) : answerToJson(solve(line, LIMITS), { certificate: true }),
  );
}

/** Of the sweeps below, which make many claims beside each certificate. */
const checkBeside = checkingOnce(LIMITS);

function check(answer: unknown) {
  return verifyCertificate(answer, LIMITS);
}

describe('a false answer beside a certificate that holds', () => {
  it.each([
    ['kayles 1', { values: { grundy: 9 } }],
    ['kayles 1000000', { values: { grundy: 9 } }],
    ['hackendot 1>2 1>3 3>4', { values: { grundy: 5 } }],
    ['moore-nim 2 4 4 4 [heaps 1]', { values: { grundy: '5' } }],
    ['moore-nim 1000000000000000000 5 [heaps 1]', { values: { grundy: '1000000000000000004' } }],
    ['moore-nim 1000000000000000000 5 [heaps 2]', { values: { grundy: '1000000000000000004' } }],
    ['kayles 1000000000000000000 7', { winningMoves: [{ move: '7>6', to: 'kayles 6 1000000000000000000' }] }],
    [
      'hackendot 1>2 3 + sylver 6 7 [conjunctive]',
      { winningMoves: [{ move: '1: 1 & 1: 3 & 2: 29', to: 'hackendot 2 P0 + sylver 2 7 [conjunctive]' }] },
    ],
    ['welter 1 5 1000000000000000000', { winningMoves: [{ move: '1000000000000000000>4', to: 'welter 1 4 5' }] }],
    ['welter 1 5 1000000000000000000', { winningMoves: [{ move: '1000000000000000000>1', to: 'welter 1 1 5' }] }],
    ['turning-corners 1000000000000000000,5', { winningMoves: [{ move: '7,1000000000000000000x0,5', toOmitted: true }] }],
    [
      'turning-corners 1000000000000000000,5',
      {
        winningMoves: [{ move: '7,1000000000000000000x0,5', to: 'turning-corners 7,0 7,5 1000000000000000000,0' }],
      },
    ],
    ['kayles 1000000 7 [conjunctive]', { winningMoves: [{ move: '7>5 & 1000000>999999', to: 'kayles 5 999999 [conjunctive]' }] }],
    [
      'nim 1000000000000000000 7 [continued-conjunctive]',
      { winningMoves: [{ move: '7>6 & 1000000000000000000>5', to: 'nim 5 6 [continued-conjunctive]' }] },
    ],
    ['lasker-nim 10000000000 + nim 4', { values: { grundy: '9999999994' } }],
    ['vertex-geography K4 @2', { values: { grundy: '2' } }],
    ['edge-geography 1 2-1 @2', { values: { grundy: '2' } }],
    ['nim-on-graphs 1-2={kayles 3} 2-3=2 @1', { values: { grundy: '9' } }],
    ['kayles 5', { values: { grundy: '4', length: '7' } }],
    ['kayles 5', { winner: 'previous' }],
    ['kayles 5 5', { winner: 'next' }],
    ['kayles 5', { alliance: 1 }],
    ['survivor-nim 5 112 [take 1-2]', { alliance: 2 }],
    ['kayles 3', { winningMoves: [{ move: '3>9', to: 'kayles 9' }] }],
    ['kayles 3', { winningMoves: [{ move: '3>1', to: 'kayles 1' }] }],
    ['kayles 3', { winningMoves: [] }],
    ['nim 300000 200005', { winningMoves: [] }],
    ['nim 300000 200005', { winningMoves: [{ move: '300000>200006', to: 'nim 200005 200006' }] }],
    ['dancing-mania 1>2 2>1 2>3 3>4 : 2', { winningMoves: [] }],
    ['kayles 5 5', { winningMoves: [{ move: '5>4', to: 'kayles 4 5' }] }],
    ['node-kayles P4 [misere]', { winningMoves: [{ move: '7', to: 'node-kayles P1 [misere]' }] }],
    ['node-kayles P4 [diminished-disjunctive]', { values: { foreclosed: 3 } }],
    ['node-kayles P4 [conjunctive]', { values: { remoteness: 3 } }],
    ['node-kayles P4 [continued-conjunctive, misere]', { values: { suspense: 9 } }],
    ['kayles {n}', { period: 1, preperiod: 0 }],
    ['kayles {n}', { preperiod: 70 }],
    ['kayles {n}', { certificate: { kind: 'octal-period', code: '0.137', period: 34, preperiod: 52 } }],
    ['kayles {n}', { certificate: { kind: 'octal-period', code: '0.77', period: 12, preperiod: 71, valuesNeeded: -7 } }],
    ['kayles {n}', { certificate: { kind: 'octal-period', code: '0.77', period: 12, preperiod: 71, valuesNeeded: 169 } }],
    ['nim {n} 5', { arithmetic: { period: 8, saltus: 4, preperiod: 0 } }],
    ['node-kayles C{n} [conjunctive]', { period: 2 }],
    ['node-kayles P{n} [diminished-disjunctive]', { question: 'node-kayles P{n} [conjunctive]' }],
    ['node-kayles P{n} [diminished-disjunctive]', { question: 'node-kayles C{n} [diminished-disjunctive]' }],
  ])('is refused: %s with %j', (line, false_) => {
    const answer = written(line);
    expect(check(answer)).toMatchObject({ ok: true });
    expect(check({ ...answer, ...false_ }).ok).toBe(false);
  });

  it('is refused where a period answers for another family', () => {
    const families = ['kayles {n}', 'node-kayles P{n}', 'dawsons-chess {n}', 'octal 0.07: {n}', 'octal 0.16: {n}'];
    const answers = families.map(written).filter(({ certificate }) => certificate !== undefined);
    let cases = 0;
    for (const { certificate } of answers)
      for (const answer of answers) {
        const isSame = JSON.stringify(answer.certificate) === JSON.stringify(certificate);
        expect(check({ ...answer, certificate }).ok).toBe(isSame);
        cases++;
      }
    expect(cases).toBeGreaterThanOrEqual(9);
  });
});

it('a move that is not there is looked for by its name, not among a million', () => {
  const answer = { ...written('kayles 1000000'), winningMoves: [{ move: '1000000>999999%', toOmitted: true }] };
  const clock = ticking(0);
  expect(verifyCertificate(answer, { now: clock.now }).notCovered).toContain('winningMoves (1 of 1)');
  expect(clock.looks).toBeLessThan(1000);
});

describe('epidemics by themselves', () => {
  const camps = written('nimania 3').certificate as Record<string, unknown>;
  const folding = written('dancing-mania 3>2 3>1 2>1 1>0 : 3 [misere]').certificate as Record<string, unknown>;
  const doubled = { vertex: '3', height: 3, class: 'heavy', sets: [['2', '2']] };

  it.each([
    ['a stage of 0', { ...camps, stage: '0' }],
    ['a stage below 0', { ...camps, stage: '-1' }],
    ['a doubled target', { ...camps, vertices: [doubled, ...(camps.vertices as unknown[]).slice(1)] }],
    ['a shortened vector', { ...camps, vector: ['1', '0'] }],
    ['no vector', { ...camps, vector: [] }],
    ['a longer vector', { ...camps, vector: ['0', '1', '0', '0'] }],
    ['a stage of 0 in a folding', { ...folding, stage: '0' }],
    ['a folding without its vertices', { ...folding, vertices: [] }],
    ['a folding with a vertex of another type', { ...folding, vertices: [{ vertex: '3', type: 1, count: '1' }] }],
  ])('are refused with %s', (_what, certificate) => {
    expect(check(camps).ok).toBe(true);
    expect(check(folding).ok).toBe(true);
    expect(check(certificate).ok).toBe(false);
  });
});

/**
 * Changes that make nothing false: a list may be called less than whole, losses may be listed further, walks may be said to go further
 * than they do, and another set of vertices may prove the same.
 */
const HARMLESS = [
  'winningMovesComplete',
  'certificate.table.upTo',
  'certificate.depth',
  'certificate.lastRare',
  'certificate.proof.set.1',
];

function isHarmless(answer: Record<string, unknown>, { path, to }: Change): boolean {
  if (HARMLESS.includes(path.join('.'))) return true;
  // Ended components and empty heaps make no difference, however many there are.
  const { heaps = [] } = answer.certificate as { heaps?: readonly (readonly string[])[] };
  if (path[1] === 'heaps' && path[3] === '1' && heaps[Number(path[2])]?.[0] === '0') return true;
  const { takes = '', components = [] } = answer.certificate as { takes?: string; components?: readonly { question?: string }[] };
  // The least number that may be taken stands first.
  const isTooSmall = Number(heaps[Number(path[2])]?.[0]) < Number.parseInt(takes, 10);
  if (path[1] === 'heaps' && path[3] === '1' && isTooSmall) return true;
  const component = path[1] === 'components' && path[3] === 'count' ? components[Number(path[2])]?.question : undefined;
  if (component !== undefined && hasEnded(component)) return true;
  // Vertex 1 has three partners in turn, each as good as the others.
  if (answer.question === 'vertex-geography K2,3 @1' && path.join('.') === 'certificate.matching.0.1' && Number(to) === 5)
    return true;
  const ended = (answer.certificate as { total?: string }).total === '0' && answer.winner === 'previous';
  return ended && path.at(-1) === 'count';
}

function hasEnded(question: string): boolean {
  const { moves } = listMoves(question) as { moves?: readonly unknown[] };
  return moves?.length === 0;
}

/** Reasons are not compared at all: one of each answer is enough. */
function isRepeated({ path: [first, index, name] }: Change): boolean {
  return ['because', 'passedOver'].includes(first ?? '') && (index !== '0' || name !== 'theorem');
}

/** Only commentary may be named: a claim that nothing covers is refused. */
function isNamed({ path }: Change, notCovered: readonly string[]): boolean {
  const [first = '', second = ''] = path;
  return notCovered.some((each) => [first, `${first}.${second}`].includes(each));
}

describe('an answer with one thing changed', () => {
  const lines = catalogue.entries.flatMap(({ facts }) => facts.samples.map((sample) => `${facts.id} ${sample}`));
  const others = [
    'kayles {n}',
    'nim {n} 5',
    'node-kayles P{n} [conjunctive]',
    'node-kayles C{n} [conjunctive]',
    'kayles 1000000',
  ];
  // Of the many moves of some answers a few are enough.
  const answers = [...lines, ...others]
    .map(written)
    .filter(({ certificate }) => certificate !== undefined && JSON.stringify(certificate).length < 3000);

  it('is refused, unless it is commentary and named', () => {
    expect(answers.length).toBeGreaterThan(80);
    let cases = 0;
    const accepted: string[] = [];
    for (const answer of answers) {
      for (const change of eachChange(answer)) {
        if (isHarmless(answer, change) || isRepeated(change)) continue;
        const { ok, notCovered } = checkBeside(changed(answer, change));
        cases++;
        if (ok && !isNamed(change, notCovered)) accepted.push(`${answer.question}: ${change.path.join('.')} to ${change.to}`);
      }
    }
    expect(accepted).toEqual([]);
    expect(cases).toBeGreaterThan(2000);
  });
});

/** The samples of the catalogue in every setting that they allow. */
function everySetting(): readonly string[] {
  return catalogue.entries.flatMap(({ facts }) =>
    facts.samples.flatMap((sample) =>
      (facts.indivisible ? ['disjunctive'] : Object.keys(COMPOUNDS)).flatMap((compound) =>
        PLAYS.map((play) => withSetting(`${facts.id} ${sample}`, compound, play)),
      ),
    ),
  );
}

function withSetting(line: string, compound: string, play: string): string {
  const [, text = '', bracket = ''] = /^(.*?)(?:\s\[(.*)\])?$/.exec(line) ?? [];
  const own = bracket.split(', ').filter((option) => option !== '' && option !== 'normal' && option !== 'misere');
  return `${text} [${[...own, compound, play].join(', ')}]`;
}

interface Answer {
  readonly question: string;
  readonly outcome: string;
  readonly winner?: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly winningMoves: readonly { readonly move: string; readonly to?: string }[];
  readonly winningMovesComplete: boolean;
}

/** The answer with one claim made false, by name. */
function* falseClaims(answer: Answer): Iterable<readonly [what: string, altered: object]> {
  const { question, outcome, winner, values, winningMoves, winningMovesComplete } = answer;
  yield ['outcome', { ...answer, outcome: outcome === 'N' ? 'P' : 'N' }];
  if (winner !== undefined) yield ['winner', { ...answer, winner: winner === 'next' ? 'previous' : 'next' }];
  for (const [name, value] of Object.entries(values))
    yield ['value', { ...answer, values: { ...values, [name]: value === null ? '0' : `${Number(value) + 1}` } }];
  const [first, ...others] = winningMoves;
  if (first !== undefined) {
    yield ['move changed', { ...answer, winningMoves: [{ ...first, move: `${first.move}%` }, ...others] }];
    if (first.to !== undefined)
      yield ['move led elsewhere', { ...answer, winningMoves: [{ ...first, to: question }, ...others] }];
    if (winningMovesComplete) yield ['move removed', { ...answer, winningMoves: others }];
  }
  const listed = listMoves(question, { ...LIMITS, moves: 50 });
  const losing = 'error' in listed ? undefined : listed.moves.find(({ wins }) => wins === false);
  if (losing?.to !== undefined)
    yield ['move added', { ...answer, winningMoves: [...winningMoves, { move: losing.move, to: losing.to }] }];
}

describe('a claim of an answer made false', () => {
  const lines = everySetting();
  const seen: Record<string, number> = {};
  const wrong: string[] = [];
  let answers = 0;

  it.each(catalogue.entries.map(({ facts }) => facts.id))('is refused: %s in every setting', (id) => {
    for (const line of lines.filter((each) => each.startsWith(`${id} `))) {
      const answer = written(line) as unknown as Answer & { readonly certificate?: unknown };
      if (answer.certificate === undefined || !['N', 'P'].includes(answer.outcome)) continue;
      answers++;
      for (const [what, altered] of falseClaims(answer)) {
        seen[what] = (seen[what] ?? 0) + 1;
        if (checkBeside(altered).ok) wrong.push(`${line}: ${what}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('was tried often, for every kind of claim', () => {
    expect(answers).toBeGreaterThan(1000);
    for (const what of ['outcome', 'winner', 'value', 'move changed', 'move led elsewhere', 'move removed', 'move added'])
      expect([what, (seen[what] ?? 0) > 300]).toEqual([what, true]);
  });
});
