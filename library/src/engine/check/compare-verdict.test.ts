import { describe, expect, it } from 'vitest';
import { catalogue, solve, verifyCertificate } from '../../index.ts';
import { ticking } from '../../testing/ticking.fixture.ts';
import { written } from '../../testing/written.fixture.ts';

const LINES = [
  ...catalogue.entries.flatMap(({ facts }) => facts.samples.map((sample) => `${facts.id} ${sample}`)),
  'kayles 5 6 5',
  'kayles 7 [misere]',
  'kayles 1000000',
  'kayles 1000000000000^3',
  'kayles 1000001^2',
  'octal 0.137: 340',
  'node-kayles P1234567',
  'directed-node-kayles chain 3000',
  'nim-on-graphs 1-2=3 2-3=1 3-4=2 4-1=2 @1',
  'hackendot root>left root>right left>leaf',
  'survivor-nim 5 112 [take 1-1 1-3 2-5, player 2, normal]',
  'nimania 7 4^2 [raving 3, stage 2]',
  'dancing-mania 3>2 3>1 2>1 1>0 : 3 [misere]',
  'dancing-mania a>b b>c b>d d>e : a^2 b [sweeping 2 v]',
  'node-kayles P4 + P7 + 1-2 [conjunctive]',
  'node-kayles P4 + P7 [shortened-selective, misere]',
];

/** Time passes at looks only. */
const LIMITS = { limits: { milliseconds: 3000 }, now: ticking().now };

/** The verdicts whose certificates say which position they are about. */
const verdicts = LINES.map((line) => written(solve(line, { now: ticking(10).now }))).filter(
  (answer) => 'certificate' in answer && linkSteps(answer).length > 0,
);

function linkSteps(verdict: unknown) {
  const { steps } = verifyCertificate(verdict, LIMITS);
  return steps.filter(({ what }) => what.includes('certificate is about') || what.includes("is the certificate's"));
}

describe('a certificate inside a verdict', () => {
  it('belongs to it', () => {
    expect(verdicts.length).toBeGreaterThan(60);
    expect(new Set(verdicts.map(({ certificate }) => certificate?.kind)).size).toBe(24);
    for (const verdict of verdicts) expect([verdict.question, linkSteps(verdict)]).toEqual([verdict.question, holding(2)]);
  });

  it('is refused when the outcome is altered', () => {
    for (const verdict of verdicts) {
      const altered = { ...verdict, outcome: verdict.outcome === 'N' ? 'P' : 'N' };
      expect(verifyCertificate(altered, LIMITS).ok).toBe(false);
      expect(linkSteps(altered).map(({ result }) => result)).toEqual(['holds', 'fails']);
    }
  });

  it.each(['nim 1', 'officers 41', 'hackendot 1', 'survivor-nim 6 112 [take 1-2]', 'node-kayles P4 + P7'])(
    'is refused beside another question: %s',
    (question) => {
      for (const verdict of verdicts.filter((each) => each.question !== question))
        expect([verdict.question, linkSteps({ ...verdict, question })[0]?.result]).toEqual([verdict.question, 'fails']);
    },
  );

  it('is not compared with a question that does not read', () => {
    const [verdict] = verdicts;
    expect(linkSteps({ ...verdict, question: 'chess e4' })[0]).toMatchObject({ result: 'not done' });
  });
});

function holding(count: number) {
  return Array.from({ length: count }, () => expect.objectContaining({ result: 'holds' }));
}
