/** What is shown of slips in the paper on compound Node-Kayles, each played by the rules of paths or worked out. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../library/src/core/limits.ts';
import type { Compound } from '../../../library/src/core/setting.ts';
import { grundyOfPath } from '../../../library/src/games/node-kayles/theory/dawsons-chess-period.ts';
import { foreclosedMisereOfPath } from '../../../library/src/games/node-kayles/theory/path-foreclosed-misere.ts';
import { P, Referee } from '../../../library/src/games/node-kayles/theory/path-referee.fixture.ts';
import { plainKernels } from '../../../library/src/numeric/plain-kernels.ts';
import { compoundNodeKaylesPaper } from './paper.ts';

const tools = { kernels: plainKernels, limits: DEFAULT_LIMITS };
const foreclosed = Array.from({ length: 1001 }, (_, order) => foreclosedMisereOfPath(BigInt(order), tools) as number);

/** By the statement whose counterexample shows it. */
const shown: Readonly<Record<string, () => void>> = {
  '§3.1, winning move': () => {
    expect([3n, 13n, 15n].map(grundyOfPath)).toEqual([2, 4, 5]);
    expect(2 ^ 4).toBeGreaterThan(5);
  },
  '§3.2, undefined values in misère play': () => {
    const referee = new Referee({ compound: 'diminished-disjunctive', play: 'misere' });
    expect(referee.isWon([P(1)])).toBe(false);
    expect(referee.isWon([P(1), P(0)])).toBe(true);
  },
  'Table 2': () => {
    const values = foreclosed.slice(1, 101);
    const mean = values.reduce((a, b) => a + b) / 100;
    const absolute = values.reduce((sum, value) => sum + Math.abs(value - mean), 0) / 100;
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 100;
    expect(absolute).toBeCloseTo(2.4114, 4);
    expect(Math.sqrt(square)).toBeCloseTo(2.9559, 4);
  },
  '§3.2, most frequent value': () => {
    const often: number[] = [];
    const fails: number[] = [];
    for (let order = 1; order <= 1000; order++) {
      const value = foreclosed[order] as number;
      often[value] = (often[value] ?? 0) + 1;
      const most = Math.max(...often.filter((count) => count !== undefined));
      const modes = [...often.keys()].filter((one) => often[one] === most);
      if (!modes.some((mode) => mode > 0 && (Number.isInteger(Math.log2(mode)) || Number.isInteger(Math.log2(mode - 1)))))
        fails.push(order);
      if (order === 389) expect(modes).toEqual([6]);
    }
    expect(fails.slice(0, 5)).toEqual([1, 2, 3, 8, 9]);
    expect(fails.slice(5)).toHaveLength(440);
    expect([fails[5], fails.at(-1)]).toEqual([389, 860]);
  },
};

/** Positions of paths at which what is printed has the other outcome, besides the least ones. */
const POSITIONS = [
  ['P2 [conjunctive, misere]', 'P'],
  ['P4 + P5 [shortened-selective, misere]', 'N'],
  ['P4 + P5 [selective, misere]', 'P'],
  ['P14 [selective, misere]', 'P'],
] as const;
const recorded = compoundNodeKaylesPaper.statements.flatMap(({ counterexample: { at = '', outcome = undefined } = {} }) =>
  outcome === undefined ? [] : [[at.replace('node-kayles ', ''), outcome] as const],
);

describe('what is shown of statements of the paper on compound Node-Kayles', () => {
  it.each(Object.entries(shown))('is so of %s', (name, check) => {
    expect(compoundNodeKaylesPaper.statements.find((each) => each.name === name)).toBeDefined();
    check();
  });

  it.each([...recorded, ...POSITIONS])('%s is %s, by the rules of paths', (question, outcome) => {
    const found = /^(P\d+(?: \+ P\d+)*)(?: \[([a-z-]+)?(?:, )?(misere)?\])?$/.exec(question);
    const [, sum = '', compound = 'disjunctive', misere] = found ?? expect.fail('no question line');
    const referee = new Referee({ compound: compound as Compound, play: misere === undefined ? 'normal' : 'misere' });
    expect(referee.isWon(sum.split(' + ').map((path) => P(Number(path.slice(1)))))).toBe(outcome === 'N');
  });

  it('has the positions of 20 statements', () => {
    expect(recorded).toHaveLength(20);
  });
});
