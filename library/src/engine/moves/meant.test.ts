/** What may be meant where a line does not begin with a ruleset: as words, and as lines that can be asked. */
import { describe, expect, it } from 'vitest';
import { solve } from '../../index.ts';

function errorOf(line: string) {
  const answer = solve(line);
  if (!('error' in answer)) throw new Error(`${line} is a question`);
  return answer.error;
}

describe('a line without a ruleset', () => {
  it.each([
    ['node-kails P5', ['node-kayles P5'], 'There is no ruleset of this name; perhaps node-kayles is meant.'],
    ['kales 5 [misere]', ['kayles 5 [misere]'], 'There is no ruleset of this name; perhaps kayles is meant.'],
    ['K3oR6: 1.1', ['geodetic K3oR6: 1.1'], 'A question begins with its ruleset; perhaps geodetic K3oR6: 1.1 is meant.'],
  ])('may be meant as another: %s', (line, meant, message) => {
    expect(errorOf(line)).toMatchObject({ code: 'unknown-ruleset', meant, message });
    for (const question of meant) expect(solve(question, { moves: 0 })).not.toHaveProperty('error');
  });

  it('that is a graph may be meant as several, all of which are questions', () => {
    const { meant = [] } = errorOf('P5');
    expect(meant.length).toBeGreaterThan(2);
    for (const question of meant) expect(solve(question, { moves: 0 })).not.toHaveProperty('error');
    expect(errorOf('backgammon e4')).not.toHaveProperty('meant');
  });
});

describe('the colon before labels', () => {
  it.each([
    ['geodetic K3oR6: 1.1', 'geodetic K3oR6 : 1.1'],
    ['geodetic 1-2 2-3: 1', 'geodetic 1-2 2-3 : 1'],
    ['dancing-mania 4>3 3>1: 4', 'dancing-mania 4>3 3>1 : 4'],
    ['geodetic s6::An: 1', 'geodetic s6::An : 1'],
  ])('may touch the graph: %s', (line, apart) => {
    const [touching, wanted] = [solve(line), solve(apart)];
    if ('error' in touching || 'error' in wanted) throw new Error(line);
    expect(touching).toMatchObject({ values: wanted.values, winningMoves: wanted.winningMoves, because: wanted.because });
  });
});
