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
import { period, solve, type Values, type Verdict, verifyCertificate, verifyProof } from '../src/index.ts';
import { root } from './expected-file.ts';
import { alterations, type Claim, genuineClaims } from './second-checker.fixture.ts';

const PROGRAM = join(root, 'checkers/python/check.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython && process.env.CI === undefined) console.warn('python3 is not there: the second checker was not tried.');

interface Judgement {
  readonly result: 'holds' | 'fails' | 'not done';
  readonly why: string;
}

function judge(claims: readonly Claim[]): readonly Judgement[] {
  const input = claims.map((claim) => JSON.stringify(claim)).join('\n');
  const run = spawnSync('python3', [PROGRAM, '--stream'], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  expect(run.stderr).toBe('');
  const answers = run.stdout.trimEnd().split('\n');
  return answers.map((line) => JSON.parse(line));
}

function isAcceptedHere(claim: Claim): boolean {
  return 'proof' in claim ? verifyProof(claim.proof.trimEnd().split('\n')).ok : verifyCertificate(claim.certificate).ok;
}

/** Whether what a claim says of its question is so, by solving it. An answer without question or outcome says nothing. */
function isTrue(claim: Claim): boolean {
  const lines = 'proof' in claim ? claim.proof.split('\n') : [];
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}\t`))?.slice(name.length + 1);
  const said = 'proof' in claim ? { question: field('question'), outcome: field('outcome') } : claim.certificate;
  if ('certificate' in claim && (said.question === undefined || said.outcome === undefined)) return true;
  const verdict = solve(String(said.question), { moves: 0 });
  if ('error' in verdict || verdict.outcome !== said.outcome) return false;
  if ('proof' in claim) return true;
  const { winner, alliance, values = {} } = claim.certificate as Partial<Verdict>;
  return (
    (winner === undefined || winner === verdict.winner) &&
    (alliance === undefined || alliance === verdict.alliance) &&
    Object.entries(values).every(([name, value]) => String(verdict.values[name as keyof Values]) === String(value))
  );
}

function* eachAltered(claims: readonly Claim[]): Iterable<Claim> {
  for (const claim of claims) yield* alterations(claim);
}

/** One of so many: a prime, so that no field is always passed over. */
function everySo<T>(items: Iterable<T>, step: number): readonly T[] {
  const kept: T[] = [];
  let count = 0;
  for (const item of items) if (count++ % step === 0) kept.push(item);
  return kept;
}

/** The wanted number of items, evenly out of all. */
function spread<T>(items: readonly T[], wanted: number): readonly T[] {
  return Array.from({ length: wanted }, (_, index) => items[Math.floor((index * items.length) / wanted)] as T);
}

describe.runIf(hasPython || process.env.CI !== undefined)('the checker in Python', () => {
  const genuine = genuineClaims();
  const judged = judge(genuine);
  const accepted = genuine.filter((_, index) => judged[index]?.result === 'holds');

  it('accepts more than 1,400 genuine proofs and certificates, and refuses none', () => {
    const refused = genuine.flatMap((claim, index) => (judged[index]?.result === 'fails' ? [[claim, judged[index]?.why]] : []));
    expect(refused).toEqual([]);
    expect(accepted.length).toBeGreaterThan(1400);
    expect(accepted.filter((claim) => 'proof' in claim).length).toBeGreaterThan(700);
  }, 300_000);

  it('accepts nothing false, and nor does ours: 5,000 with a field altered', () => {
    const altered = spread(everySo(eachAltered(accepted), 37), 5000);
    expect(new Set(altered).size).toBe(5000);
    const theirs = judge(altered);
    const counts = { refusedByBoth: 0, acceptedAndTrue: 0 };
    const wrong: unknown[] = [];
    for (const [index, claim] of altered.entries()) {
      const there = theirs[index]?.result === 'holds';
      const here = isAcceptedHere(claim);
      if (!there && !here) counts.refusedByBoth++;
      else if (isTrue(claim)) counts.acceptedAndTrue++;
      else wrong.push({ claim, there, here });
    }
    expect(wrong).toEqual([]);
    expect(counts.refusedByBoth + counts.acceptedAndTrue).toBe(5000);
    // The others lie in evidence and in words that the second checker does not read, beside a claim that is still true.
    expect(counts.refusedByBoth).toBeGreaterThan(3000);
  }, 600_000);

  it('accepts periods, and none that is longer, later or earlier', () => {
    const periods = ['kayles {n}', 'octal 0.07: {n}', 'nim {n} 5', 'node-kayles P{n} [conjunctive]'].map((family) => {
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
    expect(judge([{ certificate: { ...periods[3], outcome: 'N' } }])[0]?.result).toBe('not done');
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
