/**
 * Pictures tell the truth: what each layer and each row says is played, over the samples and random positions of every ruleset in
 * every reading and convention, and compared with the verdict and with play by definition.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { Dice, eachQuestion } from './marked-questions.ts';
import { playMarks, Report } from './play-marks.ts';

const RANDOM = 2000;

describe('what marks say is true', () => {
  it.each(catalogue.entries.map(({ facts }) => [facts.id, facts] as const))('of %s', (id, facts) => {
    const report = new Report();
    const started = performance.now();
    for (const sample of facts.samples) playMarks(`${id} ${sample}`, report);
    let left = RANDOM;
    for (const question of eachQuestion(facts, new Dice(id.length * 7919 + 13))) {
      if (left-- === 0) break;
      playMarks(question, report);
    }
    console.log(id, Math.round(performance.now() - started), JSON.stringify(Object.fromEntries(report.seen)));
    expect(report.wrong).toEqual([]);
  });
});
