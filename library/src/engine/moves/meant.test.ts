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

describe('a ruleset behind a +', () => {
  it.each([
    ['nim 3 + kales 4', 'nim 3 + kayles 4'],
    ['node-kayles P5 + nimm 4', 'node-kayles P5 + nim 4'],
    ['nim 3 [] +  wythof 1 2 [misere]', 'nim 3 [] +  wythoff 1 2 [misere]'],
  ])('may be misspelt: %s', (line, meant) => {
    const { code, at, found } = errorOf(line);
    expect({ code, meant: line.slice(0, at) + meant.slice(at) }).toEqual({ code: 'unknown-ruleset', meant });
    expect(line.slice(at)).toMatch(new RegExp(`^${found} `));
    expect(errorOf(line).meant).toEqual([meant]);
  });

  it('may be unknown, and then its name is what is wrong, not the +', () => {
    expect(errorOf('nim 3 + backgammon 4')).toMatchObject({ code: 'unknown-ruleset', at: 8, found: 'backgammon' });
  });

  it('is not looked for where a graph is meant, or a number', () => {
    expect(errorOf('node-kayles P5 + zzyzx').code).not.toBe('unknown-ruleset');
    expect(errorOf('nim 3 + 4')).toMatchObject({ code: 'not-a-number', at: 6 });
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
