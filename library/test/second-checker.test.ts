/**
 * The checker in `checkers/python`, which has its own rules, against ours: it accepts what is genuine, and neither accepts anything
 * that is false.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerToJson } from '../src/entry-points/present.ts';
import { open, period, solve, type Values, type Verdict, verifyCertificate, verifyProof } from '../src/index.ts';
import { checkingOnce } from '../src/testing/checking-once.fixture.ts';
import { ticking } from '../src/testing/ticking.fixture.ts';
import { root } from './expected-file.ts';
import { type Altered, alterations, type Claim, genuineClaims, NOT_DECIDED } from './second-checker.fixture.ts';

const PROGRAM = join(root, 'checkers/python/check.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython && process.env.CI === undefined) console.warn('python3 is not there: the second checker was not tried.');

interface Judgement {
  readonly result: 'holds' | 'fails' | 'not done';
  /** Why it fails, or what is not covered. */
  readonly why: string;
}

/** What is not covered is named, and by itself no reason to refuse, unless the check is strict. */
function judge(claims: readonly Claim[], isStrict = false): readonly Judgement[] {
  const input = claims.map((claim) => JSON.stringify(claim)).join('\n');
  const run = spawnSync('python3', [PROGRAM, '--stream', ...(isStrict ? [] : ['--allow-uncovered'])], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  expect(run.stderr).toBe('');
  const answers = run.stdout.trimEnd().split('\n');
  return answers.map((line) => JSON.parse(line));
}

/** Time passes at looks only: what is altered is often too large to be played out. */
const checkCertificate = checkingOnce({ limits: { milliseconds: 3000 }, now: ticking().now, allowUncovered: true });

function checkHere(claim: Claim): { readonly ok: boolean; readonly notCovered?: readonly string[] } {
  if ('proof' in claim) return verifyProof(claim.proof.trimEnd().split('\n'));
  return checkCertificate(claim.certificate);
}

const verdicts = new Map<string, ReturnType<typeof solve>>();

/** Many altered claims are about one question. */
function verdictOn(line: string): ReturnType<typeof solve> {
  const verdict = verdicts.get(line) ?? solve(line, { moves: 0 });
  verdicts.set(line, verdict);
  return verdict;
}

/** Whether what a claim says of its question is so, by solving it; `upToNames`: a list of winning moves may leave out one like another. */
function isTrue({ claim, field }: Altered, upToNames: boolean): boolean {
  const lines = 'proof' in claim ? claim.proof.split('\n') : [];
  const written = (name: string) => lines.find((line) => line.startsWith(`${name}\t`))?.slice(name.length + 1);
  const said = 'proof' in claim ? { question: written('question'), outcome: written('outcome') } : claim.certificate;
  const line = String(said.question);
  if (line.includes('{n}')) return isTruePeriod(line, said);
  const verdict = verdictOn(line);
  if ('error' in verdict || verdict.outcome !== said.outcome) return false;
  if ('proof' in claim) return true;
  const { winner, alliance, values = {} } = claim.certificate as Partial<Verdict>;
  return (
    (winner === undefined || winner === verdict.winner) &&
    (alliance === undefined || alliance === verdict.alliance) &&
    Object.entries(values).every(([name, value]) => String(verdict.values[name as keyof Values]) === String(value)) &&
    (!/winningMoves|delayingMove/.test(field) ||
      saysLess(field, claim.certificate) ||
      areTrueMoves(line, claim.certificate, upToNames))
  );
}

/** The moves are as they were; only that the list is whole is not said any more. */
function saysLess(field: string, { winningMovesComplete }: Readonly<Record<string, unknown>>): boolean {
  return field.endsWith('.winningMovesComplete') && winningMovesComplete === false;
}

function isTruePeriod(family: string, said: Readonly<Record<string, unknown>>): boolean {
  const found: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(period(family)));
  return ['period', 'preperiod', 'arithmetic'].every(
    (name) => said[name] === undefined || JSON.stringify(said[name]) === JSON.stringify(found[name]),
  );
}

interface SaidMoves {
  readonly winningMoves?: readonly { readonly move: string; readonly to?: string }[];
  readonly winningMovesComplete?: boolean;
  readonly delayingMove?: { readonly move: string };
}

/** Each listed move is there, wins, and leads to a position with the outcome and the values of where it leads; a whole list has all. */
function areTrueMoves(line: string, { winningMoves = [], winningMovesComplete, delayingMove }: SaidMoves, upToNames: boolean) {
  const question = open(line);
  if ('error' in question) return false;
  const { moves } = question.moves();
  const byName = new Map(moves.map((each) => [order(each.move), each]));
  const reached = new Set<string>();
  for (const { move, to } of winningMoves) {
    const found = byName.get(order(move));
    if (found?.wins !== true || (to !== undefined && shown(to) !== shown(found.to ?? ''))) return false;
    reached.add(found.to ?? move);
  }
  if (delayingMove !== undefined && !byName.has(order(delayingMove.move))) return false;
  const wins = moves.filter(({ wins }) => wins);
  const isReached = (to: string) => reached.has(to) || (upToNames && [...reached].some((other) => shown(other) === shown(to)));
  return winningMovesComplete !== true || wins.every(({ move, to }) => isReached(to ?? move));
}

/** Moves that are made together have no order. */
function order(move: string): string {
  return move.split(' & ').sort().join(' & ');
}

function shown(line: string): string {
  const verdict = verdictOn(line);
  return 'error' in verdict ? 'error' : JSON.stringify([verdict.outcome, verdict.values], (_, value) => String(value));
}

/** One of so many: a prime, so that no field is always passed over. */
function everySo<T>(items: readonly T[], step: number): readonly T[] {
  return items.filter((_, index) => index % step === 0);
}

/** The wanted number of items, evenly out of all. */
function spread<T>(items: readonly T[], wanted: number): readonly T[] {
  return Array.from({ length: wanted }, (_, index) => items[Math.floor((index * items.length) / wanted)] as T);
}

/** So many alterations of each field of each kind, evenly out of all. */
function ofEachField(all: readonly Altered[], most: number): readonly Altered[] {
  const totals = new Map<string, number>();
  for (const { field } of all) totals.set(field, (totals.get(field) ?? 0) + 1);
  const seen = new Map<string, number>();
  const kept: Altered[] = [];
  for (const item of all) {
    const [total = 1, place = 0] = [totals.get(item.field), seen.get(item.field)];
    if (Math.floor((place * most) / total) < Math.floor(((place + 1) * most) / total)) kept.push(item);
    seen.set(item.field, place + 1);
  }
  return kept;
}

/** Both checkers on altered claims: how many both refuse, by field, and those that one accepts although they are false. */
function compareOn(altered: readonly Altered[]) {
  const theirs = judge(altered.map(({ claim }) => claim));
  const fields = new Map<string, number>();
  const counts = { refusedByBoth: 0, acceptedAndTrue: 0, notCovered: 0 };
  const wrong: unknown[] = [];
  for (const [index, item] of altered.entries()) {
    const there = theirs[index];
    const here = checkHere(item.claim);
    const isRefused = there?.result !== 'holds' && !here.ok;
    fields.set(item.field, (fields.get(item.field) ?? 0) + (isRefused ? 1 : 0));
    const named = [here.ok ? here.notCovered : undefined, there?.result === 'holds' ? there.why.split(/[:,] /) : undefined];
    if (isRefused) counts.refusedByBoth++;
    else if (named.every((names) => names === undefined || isNamed(item.field, names))) counts.notCovered++;
    else if (isTrue(item, !here.ok && there?.why.includes('in names only') === true)) counts.acceptedAndTrue++;
    else wrong.push({ ...item, there, here });
  }
  return { counts, wrong, fields };
}

/** Whether a field is among those that a checker names as not covered; a list that is gone decides only whether it was whole. */
function isNamed(field: string, notCovered: readonly string[]): boolean {
  const [, ...path] = field.split('.');
  if (path.join('.') === 'winningMoves' && notCovered.includes('winningMovesComplete')) return true;
  return notCovered.some((name) => `${path.join('.')} `.startsWith(name.split(' ')[0] ?? ''));
}

/**
 * Fields whose few alterations here may all stay true: what may be left out, a list of winning moves that no longer calls itself whole, with
 * fewer moves of the same result; the kind of values of a period, which is commentary;
 * and values of Nim on graphs, of Moore's and Fibonacci Nim and elements of quotients, which both name as not covered.
 */
const MAY_STAY =
  /\.(notCovered|values|winningMoves|winningMovesComplete|delayingMove|argument|arithmetic|components\.certificate)$|^(nim-on-graphs|misere-quotient|moore-columns|take-away-parts)\.values|-period\.kind$|^moore-columns\.winningMoves\.sameResult$/;

describe.runIf(hasPython || process.env.CI !== undefined)('the checker in Python', () => {
  const genuine = genuineClaims();
  const judged = judge(genuine);
  const accepted = genuine.filter((_, index) => judged[index]?.result === 'holds');
  const all = accepted.flatMap((claim) => [...alterations(claim)]);

  it('accepts more than 2,070 genuine proofs and certificates, and refuses none', () => {
    const refused = genuine.flatMap((claim, index) => (judged[index]?.result === 'fails' ? [[claim, judged[index]?.why]] : []));
    expect(refused).toEqual([]);
    expect(accepted.length).toBeGreaterThan(2070);
    expect(accepted.filter((claim) => 'proof' in claim).length).toBeGreaterThan(1000);
  });

  it('accepts nothing false, and nor does ours: 5,000 with a field altered', () => {
    const altered = spread(everySo(all, 37), 5000);
    expect(new Set(altered).size).toBe(5000);
    const { counts, wrong } = compareOn(altered);
    expect(wrong).toEqual([]);
    expect(counts.refusedByBoth + counts.acceptedAndTrue + counts.notCovered).toBe(5000);
    // The others are still true: another name for the same component, a field left out, evidence about nothing that is needed.
    expect(counts.refusedByBoth).toBeGreaterThan(4000);
  });

  it('refuses with ours some alteration of every field', () => {
    const { wrong, fields } = compareOn(ofEachField(all, 4));
    expect(wrong).toEqual([]);
    expect(fields.size).toBeGreaterThan(200);
    const never = [...fields].filter(([field, refused]) => refused === 0 && !MAY_STAY.test(field));
    expect(never).toEqual([]);
  });

  it('refuses with ours a false value beside a certificate that says nothing of values, and a claim that nothing covers', () => {
    const lines = ['moore-nim 2 4 4 4 [heaps 1]', 'vertex-geography K4 @2', 'edge-geography 1 2-1 @2', 'fibonacci-nim 7 : 3'];
    const genuine = lines.map((line) => JSON.parse(answerToJson(solve(line), { certificate: true })) as Record<string, unknown>);
    const answers = genuine.flatMap((answer) => [
      { answer, result: 'holds' },
      { answer: { ...answer, values: { grundy: '77' } }, result: 'fails' },
      { answer: { ...answer, values: { length: '3' } }, result: 'not done' },
      { answer: { ...answer, method: 'search', because: [] }, result: 'holds' },
    ]);
    const theirs = judge(
      answers.map(({ answer }) => ({ certificate: answer })),
      true,
    );
    expect(theirs.map(({ result }) => result)).toEqual(answers.map(({ result }) => result));
    expect(answers.map(({ answer }) => verifyCertificate(answer).ok)).toEqual(answers.map(({ result }) => result === 'holds'));
  });

  it('names with ours what nothing decides: method, reasons and theorems passed over', () => {
    let cases = 0;
    const claims = everySo(accepted, 11).filter((claim) => 'certificate' in claim);
    for (const [index, { result, why }] of judge(claims).entries()) {
      const { certificate = {} } = claims[index] as { readonly certificate?: Record<string, unknown> };
      const { notCovered = [] } = checkHere({ certificate });
      for (const name of NOT_DECIDED.filter((each) => each in certificate)) {
        expect([name, result, why.split(/[:,] /).includes(name), notCovered.includes(name)]).toEqual([name, 'holds', true, true]);
        cases++;
      }
    }
    expect(cases).toBeGreaterThan(150);
  });

  it('refuses as ours does an answer without a question or an outcome, and takes a bare certificate', () => {
    const answers = everySo(accepted, 23).flatMap((claim) =>
      'certificate' in claim && 'outcome' in claim.certificate ? [claim] : [],
    );
    const bare = answers.map(({ certificate }) => ({ certificate: certificate.certificate as Record<string, unknown> }));
    const without = answers.flatMap(({ certificate: { question, outcome, ...rest } }) => [
      { certificate: { question, ...rest } },
      { certificate: { outcome, ...rest } },
      { certificate: rest },
      { certificate: { certificate: rest.certificate } },
    ]);
    const expected = (claims: readonly Claim[], result: string) => {
      expect(judge(claims).filter((each) => each.result !== result)).toEqual([]);
      expect(claims.filter((claim) => checkHere(claim).ok !== (result === 'holds'))).toEqual([]);
    };
    expected(bare, 'holds');
    expected(without, 'fails');
    expect(without.length).toBeGreaterThan(150);
    const more = { certificate: { ...bare[0]?.certificate, winner: 'previous' } };
    expect(judge([more])[0]).toEqual({ result: 'holds', why: 'not covered: winner' });
    expect(checkHere(more)).toMatchObject({ ok: true, notCovered: ['winner'] });
  });

  it('accepts periods, and none that is longer, later or earlier', () => {
    const periods = [
      'kayles {n}',
      'octal 0.07: {n}',
      'nim {n} 5',
      'node-kayles P{n} [conjunctive]',
      'subtraction 1,3,4: {n}',
      'subtraction all-but 2,5: {n}',
    ].map((family) => {
      const found = period(family);
      if (!('certificate' in found)) throw new Error(family);
      return { question: found.question, certificate: { ...found.certificate } as Record<string, unknown> };
    });
    expect(judge(periods.map((certificate) => ({ certificate }))).map(({ result }) => result)).toEqual(
      periods.map(() => 'holds'),
    );
    const altered = periods.flatMap(({ question, certificate }) =>
      ['period', 'preperiod'].flatMap((field) =>
        [1, -1].map((by) => ({
          certificate: { question, certificate: { ...certificate, [field]: Number(certificate[field]) + by } },
        })),
      ),
    );
    expect(judge(altered).filter(({ result }) => result === 'holds')).toEqual([]);
    // A family has no outcome, and nothing looks at one.
    expect(judge([{ certificate: { ...periods[3], outcome: 'N' } }])[0]).toEqual({
      result: 'holds',
      why: 'not covered: outcome',
    });
  });

  it('accepts single heaps in other compounds, and no other value', () => {
    const claims = ['nim 1200 3 [conjunctive]', 'dawsons-chess 300 [selective]'].map((question) => {
      const verdict = solve(question, { moves: 0 });
      if (!('outcome' in verdict)) throw new Error(question);
      return { certificate: JSON.parse(answerToJson(verdict, { certificate: true })) };
    });
    const altered = claims.map((claim) => JSON.parse(JSON.stringify(claim).replace(/"value":"\d+"}/, '"value":"7"}')));
    expect(judge(claims).map(({ result }) => result)).toEqual(['holds', 'holds']);
    expect(judge(altered).map(({ result }) => result)).toEqual(['fails', 'fails']);
  });

  it('reads files, plain and compressed, and answers with its exit code', () => {
    const folder = mkdtempSync(join(tmpdir(), 'impartial-'));
    try {
      const proof = genuine.find((claim) => 'proof' in claim) as { readonly proof: string };
      const files = { good: proof.proof, packed: gzipSync(proof.proof), bad: proof.proof.replace(/outcome\t\w/, 'outcome\tX') };
      for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
      writeFileSync(join(folder, 'other'), '{"kind":"other"}');
      const run = (...names: string[]) => spawnSync('python3', [PROGRAM, ...names], { cwd: folder, encoding: 'utf8' });
      expect(run('good', 'packed')).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^good: holds.*\npacked: holds.*\n$/),
      });
      expect(run('good', 'bad')).toMatchObject({ status: 1 });
      expect(run('bad').stdout).toContain('bad: fails: line 3');
      expect(run('other')).toMatchObject({ status: 3, stdout: expect.stringContaining('not done') });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
