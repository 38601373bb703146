/**
 * Large and odd questions of every ruleset, in every setting: each verdict has a certificate that is accepted, but for those that stand in the
 * table of docs/certificates.md with a reason; and those really have none that is accepted.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLAYS } from '../../core/outcome.ts';
import { COMPOUNDS } from '../../core/setting.ts';
import type { Verdict } from '../../core/verdict.ts';
import { catalogue, solve, verifyCertificate } from '../../index.ts';
import { ticking } from '../../testing/ticking.fixture.ts';
import { written } from '../../testing/written.fixture.ts';

/** Time passes at looks only: what is known at all is known soon, and a search that goes on is left. */
const LIMITS = { limits: { positions: 3000, steps: 20_000, milliseconds: 5000 }, now: ticking(0.2).now };
const ASKED = { limits: { ...LIMITS.limits, milliseconds: 2500 }, now: ticking(0.5).now, moves: 1 };
const HUGE = '1000000000000000000';
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const RACE = '1>0 2>1 3>0 3>1';

const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  nim: ['0', '1 2 4 8 16', '2^1000000000000 1', `${HUGE}000 7^5`, '1000 1001', upTo(150).join(' ')],
  subtraction: [`1,3,4: ${HUGE} 5`, `all-but 2,5: ${HUGE} 17`, '3,5000,5007: 100000', `1-9: ${HUGE}^3 5^7`],
  'lasker-nim': [HUGE, `${HUGE}^3 5 7^${HUGE}`, upTo(101).join(' ')],
  'moore-nim': [`${HUGE} 5 7`, `${HUGE}^5 3 [heaps 3]`, '16^2', upTo(101).join(' ')],
  'fibonacci-nim': [HUGE, `${HUGE} : 1000`, '1000 : 5 [factor 7/3]', '9'.repeat(300), `${HUGE} : 0`],
  octal: ['0.137: 100000', '0.16: 100', `0.77: ${HUGE}`, '0.3: 500', '4.007: 80', '0.07: 1000000 5'],
  kayles: [HUGE, `${HUGE}^3 5^7`, '70 80 90', upTo(101).join(' ')],
  'dawsons-chess': ['1000000', '300'],
  'dawsons-kayles': [HUGE, '200', '9^1000000000000 4'],
  officers: ['150'],
  treblecross: ['150'],
  'grundys-game': ['50', upTo(110).join(' ')],
  'node-kayles': ['P90', `C${HUGE}`, 'K1000'],
  'selective-node-kayles': ['P1000000', 'C9'],
  'directed-node-kayles': ['P30', 'P1000000', '1>2 2>3 3>1'],
  'survivor-nim': [
    ...['0 12', '0 112', '5 11', `${HUGE} 11`, `${HUGE} 112`, '1000000 12'].map((table) => `${table} [take 1-2]`),
    ...['12 11212', '1000 11212', `${HUGE} 11212`, '0 112'].map((table) => `${table} [take 1|3-4]`),
    `${HUGE} 12 [take 1|3|8]`,
    `0 ${'12'.repeat(150)} [take 1-2]`,
    `100000 ${'12'.repeat(50)}1 [take 1-3]`,
    `${HUGE} 12 [take 5-1000000000]`,
  ],
  'nim-on-graphs': [
    `1-2=${HUGE} 1-2=6 1-2=${HUGE} @1`,
    `1-2=${HUGE} @1`,
    '1-1=1000 1-1=2000 @1',
    '1-2={kayles 9} 1-2=7 @1',
    '1-2={kayles 1000000} 1-2=7 @1',
    `1-2=${HUGE} 2-3=999999999999999999 @1`,
    '1-2=100000 2-3=20000 3-1=30000 @1',
    `${upTo(150)
      .map((n) => `${n}-${n + 1}=${(n % 7) + 1}`)
      .join(' ')} @50`,
  ],
  nimania: [
    ...['199', '200', '1000', '1000000', HUGE, '9'.repeat(1500), `3^${'9'.repeat(1500)}`],
    `${HUGE} 1000 3^${HUGE} 2 1 [stage 4]`,
    '1000000 [raving 3]',
    '1000 [sweeping 200]',
    `${HUGE} [sweeping 999999999999999999]`,
    `${upTo(300)
      .map((n) => 7 * n)
      .join(' ')} [sweeping 5]`,
    `3 [stage ${'9'.repeat(1500)}]`,
  ],
  'dancing-mania': [
    ...['1>2 2>1 : 1', '1>1 1>2 : 1', '1>2 2>1 2>3 3>4 : 2', `1>2 2>1 2>3 3>4 : 1 3^${HUGE}`],
    ...['2', '2 [stage 2]', '2 [raving 1 v]', '2 3 [raving 1 iii]'].map((rest) => `1>2 2>1 2>3 3>4 : ${rest}`),
    ...[`9>9 9>3 ${RACE} : 9 2^5`, `9>9 9>4 ${RACE} 4>2 4>3 : 9 2 1`, `9>9 9>4 3>2 2>1 2>0 1>0 4>3 4>1 : 9 2^5`],
    ...['4', '4^3 1', `4^${HUGE} 3^${HUGE}`].map((labels) => `${RACE} 4>2 4>3 : ${labels}`),
    ...[`${RACE} 4>2 : 4 3^3`, `${RACE} 4>3 : 4^2 2^3`, `${RACE} 4>2 5>3 : 4^2 5`, `${RACE} 4>1 4>2 4>3 : 4 3`],
    ...['5', '5 1', '5^2'].map((labels) => `${RACE} 4>2 4>3 5>4 : ${labels}`),
    ...['chain 300', 'boolean-lattice 8', 'partitions 6', 'divisors 5040 : 5040^2 60 [stage 4]'],
    `4>3 3>1 3>2 2>0 1>0 : 4^${HUGE} [raving 1 v]`,
  ],
  // What is said of larger graphs and forests is looked at beside their own kinds.
  geodetic: ['C9', 'P12 : 3'],
  hackendot: ['1>2 1>3 3>4 3>5 5>6'],
  // The classics whose theorems have no kind of their own yet are asked what search can certify.
  wythoff: ['4 6', '3 5'],
  euclid: ['5 8', '3 4'],
  nimble: ['1 2 3'],
  'staircase-nim': ['1 2 3'],
  'silver-dollar': ['2 3 7'],
  welter: ['1 4 6'],
  turning: ['1-3: 0 2'],
  'turning-turtles': ['0 2'],
  'mock-turtles': ['0 2'],
  ruler: ['0 2'],
  twins: ['1 2'],
  triplets: ['2'],
  motley: ['0 1'],
  moebius: ['1 2'],
  mogul: ['1 2'],
  moidores: ['1 2'],
  tartan: ['ruler x twins: 1,1'],
  'turning-corners': ['2,1'],
  'acrostic-twins': ['2,1'],
  'arc-kayles': ['P6', 'C5'],
  'vertex-geography': ['P5 @3', 'C5 @1'],
  'edge-geography': ['C4 @1'],
  hackenbush: ['0-1 1-2 1-3 @0'],
  'poset-game': ['1<2 1<3'],
  chomp: ['3 2'],
  schuh: ['12'],
  'tac-tix': ['2x2', '1x4'],
  notakto: ['.../.../...^1000000000000 .../.X./...^3', 'XXX/.../...^5 X../.../...^2'],
  cram: ['2x3', '1x6'],
  corner: ['king 2,3', 'rook 1,2'],
  sprouts: ['2'],
  'brussels-sprouts': ['2'],
  sylver: ['2 5'],
};

function withSetting(line: string, compound: string, play: string): string {
  const [, text = '', bracket = ''] = /^(.*?)(?:\s\[(.*)\])?$/.exec(line) ?? [];
  const own = bracket.split(', ').filter((option) => option !== '');
  return `${text} [${[...own, compound, play].join(', ')}]`;
}

/** The questions of the table in the docs. */
function listedExceptions(): readonly string[] {
  const page = readFileSync(new URL('../../../../docs/certificates.md', import.meta.url), 'utf8');
  const section = page.slice(page.indexOf('### Answers without a certificate'));
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, question = '']) => question);
}

/** What is wrong with the certificate of a verdict, or not covered by it. */
function faultOf(answer: ReturnType<typeof written>): string | undefined {
  if (answer.certificate === undefined) return 'it has no certificate';
  const { ok, steps, notCovered } = verifyCertificate(answer, LIMITS);
  if (ok) return undefined;
  const wrong = steps.find(({ result }) => result !== 'holds');
  return wrong === undefined ? `nothing covers ${notCovered}` : `${wrong.what}: ${wrong.detail}`;
}

function withoutMoves(verdict: Verdict): ReturnType<typeof written> {
  const { winningMoves: _, winningMovesComplete: __, delayingMove: ___, ...answer } = written(verdict);
  return answer;
}

/** Their certificates do not tell what moves leave, and playing that out passes the limits here. */
const MOVES_PLAYED_OUT = ['nim-on-graphs', 'nimania', 'dancing-mania'];

const EXCEPTIONS = listedExceptions();

function isListed(line: string, compound: string): boolean {
  return EXCEPTIONS.includes(line) || EXCEPTIONS.includes(`${line} [${compound}]`);
}

let known = 0;

describe('large verdicts in every setting', () => {
  it.each(catalogue.entries.map(({ facts }) => facts.id))('%s: each has a certificate that holds, or a reason', (id) => {
    const lines = (QUESTIONS[id] ?? []).map((text) => `${id} ${text}`);
    expect(lines.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const line of lines) {
      for (const compound of Object.keys(COMPOUNDS)) {
        for (const play of PLAYS) {
          const answer = solve(withSetting(line, compound, play), ASKED);
          if ('error' in answer || answer.outcome === 'unknown') continue;
          known++;
          // Those of the table are looked at below.
          const asked = MOVES_PLAYED_OUT.includes(id) ? withoutMoves(answer) : written(answer);
          const fault = isListed(line, compound) ? undefined : faultOf(asked);
          if (fault !== undefined) faults.push(`${answer.question.slice(0, 100)}: ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it.each([
    `nim ${HUGE} + kayles ${HUGE}`,
    'nim 1000000 + kayles 5',
    `nim ${HUGE} + subtraction 1-3: ${HUGE}`,
    `kayles ${HUGE} 7`,
    `node-kayles P${HUGE} + nim ${HUGE} 5 + dawsons-kayles 7`,
    'dawsons-chess 1 3 35202',
    'officers 5000 7',
    'grundys-game 220 7',
    `moore-nim ${HUGE} 999 5^3 [heaps 1]`,
    'turning-turtles - + subtraction 2-5: 7 1^2 [misere]',
    'hackendot parents 0 0 2 1 4 1 + sylver 6 7 [conjunctive]',
    `welter 1 5 ${HUGE}`,
    `welter 1 5 ${HUGE} + 2 9 [misere]`,
    `turning-corners ${HUGE},5 3,3`,
    `nim ${HUGE} 7 [selective]`,
    `nim ${HUGE} 7 [selective, misere]`,
    `nim ${HUGE} 7 [conjunctive, misere]`,
    `nim ${HUGE} 7 [continued-conjunctive]`,
    'kayles 1000000 7 [conjunctive]',
    'kayles 5000 7 [selective]',
    'kayles 2000 7 [continued-conjunctive]',
    'dawsons-kayles 1000000 7 [diminished-disjunctive]',
    'octal 0.16: 100000 9 [selective, misere]',
    'octal 0.16: 100000 9 [shortened-selective]',
    'lasker-nim 10000000000 + nim 4',
    `lasker-nim ${HUGE} + moore-nim 5 6 7 [heaps 1]`,
  ])('%s: all that is said is covered, moves too', (line) => {
    const answer = solve(line, ASKED);
    if ('error' in answer) throw new Error(answer.error.message);
    expect(answer.outcome).toBe('N');
    const { steps, notCovered, ok } = verifyCertificate(written(answer), LIMITS);
    expect(steps.filter(({ result }) => result !== 'holds')).toEqual([]);
    expect([ok, notCovered]).toEqual([true, expect.not.arrayContaining([expect.stringMatching(/^(values|winningMoves)\b/)])]);
  });

  it.each(['grundys-game 5000', 'grundys-game 5000 7'])('%s: nothing could be checked, so there is no certificate', (line) => {
    const answer = solve(line, ASKED);
    if ('error' in answer) throw new Error(answer.error.message);
    expect([answer.outcome, answer.certificate?.()]).toEqual(['N', undefined]);
    expect(verifyCertificate(written(answer), LIMITS).steps).toMatchObject([{ detail: expect.stringMatching(/asking again/) }]);
  });

  it('are many', () => {
    expect(known).toBeGreaterThanOrEqual(1300);
  });

  it.each(EXCEPTIONS)('%s stands in the table rightly', (line) => {
    const answers = PLAYS.map((play) => solve(`${line} [${play}]`.replace('] [', ', '), ASKED));
    const found = answers.filter((answer): answer is Verdict => !('error' in answer) && answer.outcome !== 'unknown');
    expect(found.length).toBeGreaterThan(0);
    expect(found.some((verdict) => faultOf(withoutMoves(verdict)) !== undefined)).toBe(true);
  });
});
