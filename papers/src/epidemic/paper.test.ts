/** What is shown of statements of the paper on epidemiography, each played through or worked out. */
import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../../library/src/core/catalogue.ts';
import { entry } from '../../../library/src/core/entry.ts';
import { solveWith } from '../../../library/src/engine/solve/solve.ts';
import { dancingMania } from '../../../library/src/games/epidemic/dancing-mania-rules.ts';
import { nimania } from '../../../library/src/games/epidemic/nimania-rules.ts';
import { analyse, summarise } from '../../../library/src/games/epidemic/theory/analysis.ts';
import { classifyEpidemic } from '../../../library/src/games/epidemic/theory/loops/camps.ts';
import { formulaWins } from '../../../library/src/games/epidemic/theory/loops/formula.ts';
import { hasPropertyP } from '../../../library/src/games/epidemic/theory/loops/lattice.ts';
import { isBefore, terminationVector } from '../../../library/src/games/epidemic/theory/loops/termination.ts';
import { EpidemicReferee, read } from '../../../library/src/games/epidemic/theory/referee.fixture.ts';
import { epidemiographyPaper } from './paper.ts';
import { EpidemicRules, numbersSpread } from './rules.ts';

const bare = toCatalogue([entry(dancingMania, []), entry(nimania, [])]);

function outcomeOf(line: string): string {
  const answer = solveWith(line, { catalogue: bare });
  return 'error' in answer ? expect.fail(answer.error.message) : answer.outcome;
}

/** By the statement that it belongs to: its counterexample, or what its reading leaves out. */
const shown: Readonly<Record<string, () => void>> = {
  'Theorem 1, the forms of a move': () => {
    const position = read(dancingMania, '1>0 2>0 2>1 : 2');
    const { heights } = analyse(position);
    const vector = (of: typeof position) =>
      terminationVector(
        of.labels.map(({ vertex, count }) => ({ height: heights[vertex] as number, count })),
        2,
      );
    const after = [...dancingMania.moves(position)].map(({ label, to }) => [label, vector(to)] as const);
    expect(vector(position)).toEqual([1n, 0n]);
    expect(Object.fromEntries(after)).toEqual({ '2>1': [0n, 2n], '2>0': [0n, 0n] });
    for (const [, each] of after) expect(isBefore(each, vector(position))).toBe(true);
  },
  'Theorem 1, the entries': () => {
    const position = read(dancingMania, '1>0 : 1 0^5');
    expect(position.labels).toHaveLength(1);
    expect(Math.max(...analyse(position).heights)).toBe(1);
  },
  'Corollary 1, its proof': () => {
    expect(outcomeOf('nimania 3')).toBe('N');
    expect(outcomeOf('nimania 3 [stage 2]')).toBe('P');
  },
  'Lemma 3(ii), its induction': () => {
    const options = [...nimania.moves(read(nimania, '2^3', ['sweeping 2']))].map(({ to }) => nimania.format(to));
    expect(options).toEqual(['2^2 1^2', '2^2']);
  },
  '§6, the variations on a path': () => {
    const sets = (vertex: number) => (vertex === 0 ? [] : [Uint32Array.from(vertex === 1 ? [0] : [vertex - 2, vertex - 1])]);
    const all = classifyEpidemic({ order: 5, choice: 'all', sets }, Uint32Array.of(0, 1, 2, 3, 4));
    const summary = { bombs: 1n, doubles: 0n, twos: 0n, threes: 0n, onesOdd: false, stage: 1n };
    expect(formulaWins({ ...summary, reach: all.germs[4] as number, only: all.flags[4] as number }, false)).toBe(true);
    expect(formulaWins(summarise(read(dancingMania, 'chain 4', ['sweeping 2'])), false)).toBe(false);
  },
  'Theorem 3': () => {
    for (const text of ['2>1 3>0 3>2 4>3 : 4', 'z>x x>a x>y y>b : z']) {
      const position = read(dancingMania, text);
      expect(hasPropertyP(position.ground.spread, analyse(position).order.mortal)).toBe(true);
      expect(new EpidemicReferee(dancingMania, 'normal').outcome(position)).toBe('P');
    }
  },
  'Corollary 3': () => {
    expect(['divisors 1', 'boolean-lattice 0'].map((lattice) => outcomeOf(`dancing-mania ${lattice}`))).toEqual(['P', 'P']);
  },
};

it('Nimania has the Grundy values that docs/theory/epidemiography.md proves', () => {
  const rules = new EpidemicRules(numbersSpread(3, [1]), 'normal', 30_000);
  let cases = 0;
  for (const [a = 0, twos = 0, threes = 0, stage = 0] of eachSmall([12, 4, 2, 4])) {
    const value = rules.value({ counts: [0, a, twos, threes], stage: stage + 1 });
    if (value === undefined) continue;
    const isOddStage = stage % 2 === 0;
    const closed =
      twos + threes === 0 ? a % 2 : twos === 1 && threes === 0 ? (isOddStage ? 1 + (a % 2) : 2 * (a % 2)) : Number(isOddStage);
    expect([a, twos, threes, stage + 1, value]).toEqual([a, twos, threes, stage + 1, closed]);
    cases++;
  }
  expect(cases).toBeGreaterThanOrEqual(200);
});

/** All lists of numbers below these. */
function eachSmall([first = 0, ...others]: readonly number[]): number[][] {
  const rest = others.length === 0 ? [[]] : eachSmall(others);
  return Array.from({ length: first }, (_, n) => rest.map((each) => [n, ...each])).flat();
}

describe('what is shown of statements of the paper on epidemiography', () => {
  it.each(Object.entries(shown))('is so of %s', (name, check) => {
    expect(epidemiographyPaper.statements.find((each) => each.name === name)).toBeDefined();
    check();
  });
});
