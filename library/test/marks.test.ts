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

/**
 * How much has to be seen at least: positions with marks, and claims of some kinds. Every ruleset has tables of components. A position that
 * comes again is played once.
 */
const LEAST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'directed-node-kayles': { marked: 212, 'row move': 84, cell: 213 },
  'survivor-nim': { marked: 387, 'picture move': 430, take: 1016, block: 387 },
  'nim-on-graphs': { marked: 452, 'picture move': 185, 'row move': 175, cut: 116, minimum: 116, path: 75, cycle: 75 },
  nimania: { marked: 459, 'table outcome': 306 },
  'dancing-mania': { marked: 523, badge: 667, 'picture outcome': 25 },
  geodetic: { marked: 615, 'picture move': 180, arc: 129, 'arc left': 130, lit: 45, bracket: 143, digits: 57, 'row move': 242 },
  hackendot: { marked: 602, colour: 910, digits: 121 },
};
/** The same of the classics. */
const LEAST_OF_CLASSICS: typeof LEAST = {
  subtraction: { marked: 170, 'nim-sum': 100, 'row move': 129, cell: 173 },
  'lasker-nim': { marked: 153, 'nim-sum': 81, 'row move': 127, cell: 216 },
  'moore-nim': { marked: 123, 'nim-sum': 24, 'row move': 27, 'row outcome': 98 },
  wythoff: { marked: 125, 'nim-sum': 24, 'row move': 25, badge: 1129, lit: 102, 'picture outcome': 102 },
  euclid: { marked: 75, 'nim-sum': 15, 'row move': 22, cell: 34 },
  'fibonacci-nim': { marked: 117, 'nim-sum': 16, 'row move': 94, cell: 27 },
  nimble: { marked: 163, 'nim-sum': 91, 'row move': 131, cell: 215 },
  'staircase-nim': { marked: 87, 'nim-sum': 59, 'row move': 70, cell: 68 },
  'silver-dollar': { marked: 79, 'nim-sum': 54, 'row move': 58, cell: 65 },
  welter: { marked: 75, 'nim-sum': 54, 'row move': 25, cell: 56 },
  turning: { marked: 32, 'nim-sum': 22, 'row move': 10, cell: 23 },
  'turning-turtles': { marked: 45, 'nim-sum': 33, 'row move': 15, cell: 36 },
  'mock-turtles': { marked: 49, 'nim-sum': 37, 'row move': 14, cell: 30 },
  ruler: { marked: 53, 'nim-sum': 40, 'row move': 15, cell: 33 },
  twins: { marked: 47, 'nim-sum': 31, 'row move': 16, cell: 43 },
  triplets: { marked: 49, 'nim-sum': 35, 'row move': 16, cell: 38 },
  motley: { marked: 45, 'nim-sum': 31, 'row move': 21, cell: 32 },
  moebius: { marked: 47, 'nim-sum': 32, 'row move': 17, cell: 40 },
  mogul: { marked: 50, 'nim-sum': 37, 'row move': 20, cell: 33 },
  moidores: { marked: 45, 'nim-sum': 33, 'row move': 20, cell: 37 },
  tartan: { marked: 22, 'nim-sum': 16, 'row move': 14, cell: 3 },
  'turning-corners': { marked: 23, 'nim-sum': 16, cell: 13 },
  'acrostic-twins': { marked: 24, 'nim-sum': 16, cell: 12 },
  'arc-kayles': { marked: 96, 'nim-sum': 43, 'row move': 51, cell: 144 },
  'vertex-geography': {
    marked: 73,
    'nim-sum': 15,
    'row move': 16,
    cell: 35,
    badge: 67,
    'picture move': 44,
    'picture outcome': 13,
  },
  'edge-geography': { marked: 72, 'nim-sum': 14, 'row move': 17, cell: 38, lit: 38, 'picture move': 29, 'picture outcome': 16 },
  hackenbush: { marked: 126, 'nim-sum': 64, 'row move': 86, cell: 158 },
  'poset-game': { marked: 107, 'nim-sum': 57, 'row move': 67, cell: 137 },
  chomp: { marked: 40, 'nim-sum': 28, 'row move': 31, cell: 35 },
  schuh: { marked: 25, 'nim-sum': 11, 'row move': 14, cell: 37 },
  'tac-tix': { marked: 16, 'nim-sum': 16, 'row move': 15 },
  notakto: { marked: 72, 'nim-sum': 22, 'row move': 19, cell: 67 },
  corner: { marked: 127, 'nim-sum': 27, 'row move': 88, cell: 145, badge: 2292, lit: 76, 'picture outcome': 76 },
  cram: { marked: 13, 'nim-sum': 13, 'row move': 15 },
  sprouts: { marked: 17, 'nim-sum': 17, 'row move': 17 },
  'brussels-sprouts': { marked: 49, 'nim-sum': 19, 'row move': 24, cell: 69 },
  sylver: { marked: 30, 'nim-sum': 16, 'row move': 24, cell: 38 },
};
const LEAST_ELSEWHERE = { marked: 500, 'nim-sum': 170, 'row move': 180, cell: 700, 'moves here': 50, search: 250 };

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
