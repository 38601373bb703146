/**
 * Pictures tell the truth: what each layer and each row says is played, over the samples and random positions of every ruleset in
 * every reading and convention, and compared with the verdict and with play by definition.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { Dice, eachQuestion } from './marked-questions.ts';
import { playMarks, Report } from './play-marks.ts';

/** Random positions of each ruleset. */
const RANDOM = 2000;

/** How much has to be seen at least: positions with marks, and claims of some kinds. Every ruleset has tables of components. */
const LEAST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  corner: { marked: 500, badge: 8000, lit: 300, 'row move': 250, cell: 300 },
  euclid: { marked: 500, 'table outcome': 500, cell: 100 },
  sylver: { marked: 200, 'table outcome': 200, cell: 150 },
  wythoff: { marked: 1000, badge: 10_000, lit: 1000, 'picture outcome': 1000 },
  'fibonacci-nim': { marked: 800, cells: 700, 'row move': 600, search: 250 },
  'moore-nim': { marked: 1000, 'row outcome': 900, 'nim-sum': 100, 'row move': 100, search: 250 },
  'directed-node-kayles': { marked: 250, 'row move': 100, cell: 250 },
  'survivor-nim': { marked: 800, 'picture move': 800, take: 2000, block: 800 },
  'nim-on-graphs': { marked: 600, 'picture move': 250, 'row move': 200, cut: 150, minimum: 150, path: 100, cycle: 100 },
  nimania: { marked: 1000, 'table outcome': 400 },
  'dancing-mania': { marked: 1000, badge: 1500, 'picture outcome': 80 },
  geodetic: { marked: 700, 'picture move': 200, arc: 150, 'arc left': 150, lit: 50, bracket: 150, digits: 70, 'row move': 300 },
  'vertex-geography': { marked: 500, badge: 600, 'picture move': 300, 'picture outcome': 100 },
  'edge-geography': { marked: 350, lit: 250, 'picture move': 150, 'picture outcome': 100 },
  hackenbush: { marked: 700, 'nim-sum': 400, leave: 250, 'row move': 250 },
  'arc-kayles': { marked: 400, 'nim-sum': 200, 'row move': 200, cell: 600, search: 250 },
  hackendot: { marked: 1000, colour: 2000, digits: 300 },
};
const LEAST_ELSEWHERE = { marked: 500, 'nim-sum': 250, 'row move': 250, cell: 700, 'moves here': 50, search: 250 };

describe('what marks say is true', () => {
  it.each(catalogue.entries.map(({ facts }) => [facts.id, facts] as const))(
    'of %s',
    (id, facts) => {
      const report = new Report();
      for (const sample of facts.samples) playMarks(`${id} ${sample}`, report);
      let left = RANDOM;
      for (const question of eachQuestion(facts, new Dice(id.length * 7919 + 13))) {
        if (left-- === 0) break;
        playMarks(question, report);
      }
      const seen = Object.fromEntries(report.seen);
      console.info(`${id}: ${JSON.stringify(seen)}`);
      expect(report.wrong).toEqual([]);
      expect(seen.questions).toBe(RANDOM + facts.samples.length);
      for (const [what, least] of Object.entries(LEAST[id] ?? LEAST_ELSEWHERE))
        expect(seen[what] ?? 0, `${what} of ${id}, of ${JSON.stringify(seen)}`).toBeGreaterThanOrEqual(least);
    },
    300_000,
  );
});
