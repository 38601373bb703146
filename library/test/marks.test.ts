/**
 * Pictures tell the truth: what each layer and each row says is played, over the samples and random positions of every ruleset in
 * every reading and convention, and compared with the verdict and with play by definition.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { Dice, eachQuestion } from './marked-questions.ts';
import { playMarks, Report } from './play-marks.ts';

/** Random positions of each ruleset of the papers, and of each of the classics, which are many. */
const RANDOM = 2000;
const RANDOM_OF_CLASSICS = 500;

/** How much has to be seen at least: positions with marks, and claims of some kinds. Every ruleset has tables of components. */
const LEAST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'directed-node-kayles': { marked: 250, 'row move': 100, cell: 250 },
  'survivor-nim': { marked: 800, 'picture move': 800, take: 2000, block: 800 },
  'nim-on-graphs': { marked: 600, 'picture move': 250, 'row move': 200, cut: 150, minimum: 150, path: 100, cycle: 100 },
  nimania: { marked: 1000, 'table outcome': 400 },
  'dancing-mania': { marked: 1000, badge: 1500, 'picture outcome': 80 },
  geodetic: { marked: 700, 'picture move': 200, arc: 150, 'arc left': 150, lit: 50, bracket: 150, digits: 70, 'row move': 300 },
  hackendot: { marked: 1000, colour: 2000, digits: 300 },
};
/** The same of the classics. */
const LEAST_OF_CLASSICS: typeof LEAST = {
  subtraction: { marked: 192, 'nim-sum': 119, 'row move': 156, cell: 177 },
  'lasker-nim': { marked: 203, 'nim-sum': 123, 'row move': 189, cell: 235 },
  'moore-nim': { marked: 200, 'nim-sum': 24, 'row move': 27, 'row outcome': 175 },
  wythoff: { marked: 272, 'nim-sum': 25, 'row move': 26, badge: 2282, lit: 247, 'picture outcome': 247 },
  euclid: { marked: 96, 'nim-sum': 15, 'row move': 22, cell: 34 },
  'fibonacci-nim': { marked: 157, 'nim-sum': 16, 'row move': 125, cell: 27 },
  nimble: { marked: 219, 'nim-sum': 135, 'row move': 167, cell: 243 },
  'staircase-nim': { marked: 115, 'nim-sum': 85, 'row move': 103, cell: 71 },
  'silver-dollar': { marked: 116, 'nim-sum': 88, 'row move': 87, cell: 68 },
  welter: { marked: 106, 'nim-sum': 84, 'row move': 25, cell: 60 },
  turning: { marked: 40, 'nim-sum': 31, 'row move': 10, cell: 23 },
  'turning-turtles': { marked: 57, 'nim-sum': 44, 'row move': 16, cell: 36 },
  'mock-turtles': { marked: 59, 'nim-sum': 47, 'row move': 14, cell: 30 },
  ruler: { marked: 61, 'nim-sum': 49, 'row move': 15, cell: 33 },
  twins: { marked: 57, 'nim-sum': 40, 'row move': 18, cell: 43 },
  triplets: { marked: 67, 'nim-sum': 53, 'row move': 16, cell: 38 },
  motley: { marked: 57, 'nim-sum': 45, 'row move': 21, cell: 32 },
  moebius: { marked: 59, 'nim-sum': 45, 'row move': 18, cell: 40 },
  mogul: { marked: 61, 'nim-sum': 48, 'row move': 20, cell: 33 },
  moidores: { marked: 58, 'nim-sum': 45, 'row move': 20, cell: 37 },
  tartan: { marked: 31, 'nim-sum': 24, 'row move': 14, cell: 3 },
  'turning-corners': { marked: 29, 'nim-sum': 22, cell: 13 },
  'acrostic-twins': { marked: 32, 'nim-sum': 23, cell: 12 },
  'arc-kayles': { marked: 98, 'nim-sum': 44, 'row move': 52, cell: 144 },
  'vertex-geography': {
    marked: 92,
    'nim-sum': 15,
    'row move': 16,
    cell: 35,
    badge: 108,
    'picture move': 64,
    'picture outcome': 18,
  },
  'edge-geography': { marked: 87, 'nim-sum': 14, 'row move': 17, cell: 38, lit: 53, 'picture move': 38, 'picture outcome': 24 },
  hackenbush: { marked: 139, 'nim-sum': 73, 'row move': 99, cell: 169 },
  'poset-game': { marked: 123, 'nim-sum': 70, 'row move': 84, cell: 143 },
  chomp: { marked: 46, 'nim-sum': 34, 'row move': 34, cell: 35 },
  schuh: { marked: 26, 'nim-sum': 12, 'row move': 14, cell: 37 },
  'tac-tix': { marked: 16, 'nim-sum': 16, 'row move': 15 },
  notakto: { marked: 106, 'nim-sum': 34, 'row move': 29, cell: 73 },
  corner: { marked: 162, 'nim-sum': 27, 'row move': 104, cell: 159, badge: 3141, lit: 107, 'picture outcome': 107 },
  cram: { marked: 16, 'nim-sum': 16, 'row move': 18 },
  sprouts: { marked: 17, 'nim-sum': 17, 'row move': 17 },
  'brussels-sprouts': { marked: 52, 'nim-sum': 19, 'row move': 24, cell: 72 },
  sylver: { marked: 30, 'nim-sum': 16, 'row move': 24, cell: 38 },
};
const LEAST_ELSEWHERE = { marked: 500, 'nim-sum': 250, 'row move': 250, cell: 700, 'moves here': 50, search: 250 };

describe('what marks say is true', () => {
  it.each(catalogue.entries.map(({ facts }) => [facts.id, facts] as const))(
    'of %s',
    (id, facts) => {
      const report = new Report();
      for (const sample of facts.samples) playMarks(`${id} ${sample}`, report);
      const classic = LEAST_OF_CLASSICS[id];
      const random = classic === undefined ? RANDOM : RANDOM_OF_CLASSICS;
      let left = random;
      for (const question of eachQuestion(facts, new Dice(id.length * 7919 + 13))) {
        if (left-- === 0) break;
        playMarks(question, report);
      }
      const seen = Object.fromEntries(report.seen);
      console.info(`${id}: ${JSON.stringify(seen)}`);
      expect(report.wrong).toEqual([]);
      expect(seen.questions).toBe(random + facts.samples.length);
      for (const [what, least] of Object.entries(classic ?? LEAST[id] ?? LEAST_ELSEWHERE))
        expect(seen[what] ?? 0, `${what} of ${id}, of ${JSON.stringify(seen)}`).toBeGreaterThanOrEqual(least);
    },
    300_000,
  );
});
