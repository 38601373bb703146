/** Answers as JSON are what the schema says, over all samples in all settings and with large numbers; altered ones are refused. */
import { describe, expect, it } from 'vitest';
import { certificateKinds } from '../src/certificates.ts';
import { answerToJson, explanationToJson } from '../src/entry-points/present.ts';
import { COMPOUNDS, catalogue, explain, PLAYS, solve } from '../src/index.ts';
import { ticking } from '../src/testing/ticking.fixture.ts';
import { faultIn, isAnswer, schema } from './schema.ts';

/** Time passes at looks only. */
const ASKED = { limits: { positions: 2000, milliseconds: 300 }, now: ticking(5).now };

const LARGE = [
  'nim 9007199254740991',
  'nim 9007199254740992',
  'nim 9007199254740993 5 123456789012345678901234567890',
  'kayles 3^100000000000000000000',
  'kayles 100000000000000000000000',
  'nim 99999999999999999999 [conjunctive]',
  'node-kayles P100000000000000000000',
  'node-kayles 10000000000000000000*P3 [misere]',
  'survivor-nim 100000000000000000000 1122112 [take 1-2]',
];

/** A sample with its own options and, where the setting may be chosen, in every one. */
function inAllSettings(id: string, sample: string): readonly string[] {
  const line = `${id} ${sample}`.trimEnd();
  if (sample.includes('[')) return [line];
  const settings = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => `${line} [${compound}, ${play}]`));
  return [line, ...settings];
}

const questions = catalogue.entries.flatMap(({ facts }) => facts.samples.flatMap((sample) => inAllSettings(facts.id, sample)));

describe('the schema of answers', () => {
  it('describes the verdicts on all samples in all settings, and on large numbers', () => {
    const seen = new Map<string, number>();
    for (const question of [...questions, ...LARGE, 'nim x', 'no-such-game 3', '']) {
      const answer = solve(question, { ...ASKED, length: true });
      const kind = 'error' in answer ? 'error' : 'verdict';
      const line = answerToJson(answer, { certificate: true });
      const bare = answerToJson(answer);
      if (kind === 'verdict') expect(JSON.stringify(answer)).toBe(bare);
      expect([question, faultIn(bare, kind)]).toEqual([question, undefined]);
      expect([question, faultIn(line, kind)]).toEqual([question, undefined]);
      const { values = {}, certificate = {} } = JSON.parse(line);
      for (const name of [kind, ...Object.keys(values), certificate.kind ?? 'none']) seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    console.log(`answers looked at: ${[...seen].map(([name, count]) => `${name} ${count}`).join(', ')}`);
    expect(seen.get('verdict') ?? 0).toBeGreaterThan(1000);
    for (const name of ['error', 'grundy', 'foreclosed', 'remoteness', 'suspense'])
      expect([name, seen.get(name)]).not.toEqual([name, undefined]);
  });

  it('describes explanations', () => {
    let count = 0;
    for (const { facts } of catalogue.entries)
      for (const sample of facts.samples.slice(0, 3)) {
        const told = explain(`${facts.id} ${sample}`.trimEnd(), ASKED);
        if ('error' in told) continue;
        expect([sample, faultIn(explanationToJson(told), 'explanation')]).toEqual([sample, undefined]);
        count++;
      }
    expect(count).toBeGreaterThan(50);
  });

  it('refuses altered answers', () => {
    const good = JSON.parse(answerToJson(solve('kayles 7 4'), { certificate: true }));
    expect(isAnswer(good)).toBe(true);
    const { question: _, ...nameless } = good;
    const altered = [
      nameless,
      { ...good, schema: 'impartial/2' },
      { ...good, schema: undefined },
      { ...good, outcome: 'M' },
      { ...good, values: { grundy: 3 } },
      { ...good, values: { grundy: '03' } },
      { ...good, values: { grundy: '-3' } },
      { ...good, values: { length: { longest: 7 } } },
      { ...good, winningMoves: [{ move: 3, to: 'kayles 3' }] },
      { ...good, winningMoves: [{ move: '3' }] },
      { ...good, certificate: { kind: 'no-such-kind' } },
      { ...good, certificate: { ...good.certificate, size: 2 ** 53 } },
      { ...good, certificate: { ...good.certificate, size: 1.5 } },
      { ...good, limit: { name: 'patience', value: 1 } },
      { ...good, more: 1 },
      { schema: 'impartial/1', question: 'kayles {n}', from: 0, values: [0, 1] },
      { schema: 'impartial/1', question: 'nim', error: { code: 'x', message: 'y', at: '3' } },
      [good],
      null,
    ];
    for (const each of altered) expect([each, isAnswer(JSON.parse(JSON.stringify(each)))]).toEqual([each, false]);
    expect(altered.length).toBeGreaterThanOrEqual(19);
  });

  it('knows every kind of certificate', () => {
    const kinds = certificateKinds.map(({ kind }) => kind);
    expect(schema.$defs.certificate).toMatchObject({ properties: { kind: { enum: expect.arrayContaining(kinds) } } });
    expect(schema.$defs.certificate?.properties?.kind?.enum).toHaveLength(kinds.length);
  });
});
