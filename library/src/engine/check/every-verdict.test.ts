/** The catalogue in every setting: each verdict has a certificate, and each certificate is accepted beside its verdict. */
import { describe, expect, it } from 'vitest';
import { PLAYS } from '../../core/outcome.ts';
import { COMPOUNDS } from '../../core/setting.ts';
import type { Verdict } from '../../core/verdict.ts';
import { catalogue, solve, verifyCertificate } from '../../index.ts';
import { written } from '../../testing/written.fixture.ts';

const LIMITS = { limits: { positions: 20_000, milliseconds: 20_000 } };

/** A sample with another compound and convention in its bracket. */
function withSetting(line: string, compound: string, play: string): string {
  const [, text = '', bracket = ''] = /^(.*?)(?:\s\[(.*)\])?$/.exec(line) ?? [];
  const own = bracket.split(', ').filter((option) => option !== '' && option !== 'normal' && option !== 'misere');
  return `${text} [${[...own, compound, play].join(', ')}]`;
}

const SAMPLES = catalogue.entries.flatMap(({ facts }) => facts.samples.map((sample) => `${facts.id} ${sample}`));
const LINES = SAMPLES.flatMap((sample) =>
  Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => withSetting(sample, compound, play))),
);

const verdicts = LINES.map((line) => solve(line, LIMITS)).filter(
  (answer): answer is Verdict => !('error' in answer) && answer.outcome !== 'unknown',
);

function faultOf(answer: unknown): string | undefined {
  const { ok, steps } = verifyCertificate(answer, LIMITS);
  const wrong = steps.find(({ result }) => result !== 'holds');
  return ok ? undefined : `${wrong?.what}: ${wrong?.detail}`;
}

describe('the samples of the catalogue in every setting', () => {
  const answers = verdicts.map((verdict) => written(verdict));

  it('have verdicts with certificates', () => {
    expect(answers.filter(({ certificate }) => certificate === undefined).map(({ question }) => question)).toEqual([]);
  });

  it('have verdicts whose certificates are accepted', () => {
    expect(verdicts.length).toBeGreaterThan(1000);
    const refused = answers
      .filter(({ certificate }) => certificate !== undefined)
      .map((answer) => ({ question: answer.question, fault: faultOf(answer) }))
      .filter(({ fault }) => fault !== undefined);
    expect(refused).toEqual([]);
  });
});

describe('certificates that were refused once', () => {
  it.each([
    'node-kayles P1 [longest-first, selective]',
    'node-kayles P2 + 2*P4 [longest-first, selective, misere]',
    'geodetic P1 + (a-b b-c c-a)',
    'geodetic 2*(a-b b-c c-a) + (x-y z-w) : 1 2',
    'geodetic 2 1 : 1 [literal]',
    'geodetic player 1  1-2 : 1 2',
    'geodetic g6:BG + P7 [misere]',
    'geodetic 5-2 4-6 5-3 3-6 ',
    'geodetic\t5-2 4-6 5-3\t3-6',
    'nim 300000 200005',
    'nim 1000000000000000000 999999999999999999',
    'lasker-nim 1000000000000000000',
    'fibonacci-nim 1000000000000000000',
    'subtraction all-but 2,5: 1000000000000000000 17',
    'moore-nim 1000000000000000000 5 7 9 [misere]',
    `survivor-nim 500500 ${'12'.repeat(500)}1 [take 1-1000000000]`,
  ])('are accepted: %s', (line) => {
    expect(faultOf(written(solve(line)))).toBeUndefined();
  });
});
