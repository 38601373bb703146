/** The rules of Nim on graphs, what the line may say, and what it may not. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { solveWith } from '../../engine/solve.ts';
import { Dice } from '../../theorems/nim-on-graphs.fixture.ts';

function open(text: string) {
  const opened = catalogue.find('nim-on-graphs')?.open({ text, at: 0, options: [] });
  if (opened === undefined || !opened.ok) throw new Error(`${text} cannot be opened`);
  return opened.value;
}

function labels(text: string): string[] {
  return [...open(text).moves()].map(({ label }) => label);
}

describe('a move of Nim on graphs', () => {
  it('lowers the edge that the piece goes along', () => {
    expect([...open('1-2=2 2-3=1 @2').moves()].map(({ label, to }) => [label, to.text()])).toEqual([
      ['1-2:2>0', '1-2=0 2-3=1 @1'],
      ['1-2:2>1', '1-2=1 2-3=1 @1'],
      ['2-3:1>0', '1-2=2 2-3=0 @3'],
    ]);
  });

  it('along a loop leaves the piece where it is', () => {
    expect([...open('1-1=1 @1').moves()].map(({ label, to }) => [label, to.text()])).toEqual([['1-1:1>0', '1-1=0 @1']]);
  });

  it('is listed once for equal parallel edges', () => {
    expect(labels('1-2=1 1-2=1 2-1=2 @1')).toEqual(['1-2:1>0', '1-2:2>0', '1-2:2>1']);
  });

  it('is one move in the game on the edge, once for each result', () => {
    expect(labels('1-2={kayles 3} @2')).toEqual([
      '1-2:{kayles 3}>{kayles 2}',
      '1-2:{kayles 3}>{kayles 1}',
      '1-2:{kayles 3}>{kayles 1^2}',
    ]);
  });

  it('may go as far as weights do', () => {
    const [first, second] = open('1-2=1000000000000000000000 @1').moves();
    expect([first?.label, second?.label]).toEqual(['1-2:1000000000000000000000>0', '1-2:1000000000000000000000>1']);
  });
});

describe('the key of a position', () => {
  it('leaves out what the piece cannot reach', () => {
    expect(open('1-2=2 2-3=0 3-4=5 @1').key).toBe(open('1-2=2 6-7=1 @1').key);
    expect(open('1-2=2 2-3=1 3-4=5 @1').key).not.toBe(open('1-2=2 2-3=1 @1').key);
  });
});

describe('bad input', () => {
  const wrong = (question: string) => {
    const answer = solveWith(question, { catalogue });
    if (!('error' in answer)) throw new Error(`${question} is answered`);
    return [answer.error.code, answer.error.at, answer.error.message.length < 200];
  };

  it.each([
    ['nim-on-graphs', 'missing-piece', 13],
    ['nim-on-graphs 1-2=4', 'missing-piece', 19],
    ['nim-on-graphs 1-2=4 @3', 'unknown-vertex', 21],
    ['nim-on-graphs 1-2=4 @1 @2', 'second-piece', 23],
    ['nim-on-graphs 1-2=-3 @1', 'bad-weight', 18],
    ['nim-on-graphs 1-2=2.5 @1', 'bad-weight', 18],
    ['nim-on-graphs 1-2 @1', 'bad-edge', 14],
    ['nim-on-graphs 1-2={kayles 3 @1', 'unclosed-brace', 18],
    ['nim-on-graphs 1-2={kayles x} @1', 'not-a-number', 26],
    ['nim-on-graphs 1-2={} @1', 'empty-question', 19],
    ['nim-on-graphs 1-2={nonsense 3} @1', 'unknown-ruleset', 19],
    ['nim-on-graphs 1-2={nim-on-graphs 1-2=1 @1} @1', 'nested-edge-game', 19],
    ['nim-on-graphs 1-2={kayles 3 + nim 4} @1', 'sum-on-edge', 34],
    ['nim-on-graphs 1-2={kayles 3 [misere]} @1', 'option-on-edge', 28],
    ['nim-on-graphs 1-2={kayles 3 [stage 2]} @1', 'unknown-option', 29],
    ['nim-on-graphs 1-2=4 @1 [selective]', 'compound-not-allowed', 24],
  ])('%s is %s', (question, code, at) => {
    expect(wrong(question)).toEqual([code, at, true]);
  });
});

describe('games on edges', () => {
  it('count as their Grundy values: every random position agrees with play by definition', () => {
    const dice = new Dice(41);
    const games = [
      'kayles 2',
      'kayles 3',
      'nim 2',
      'nim 1 2',
      'dawsons-kayles 4',
      'node-kayles P3',
      'kayles 1^2',
      'grundys-game 3',
    ];
    const seen = { cases: 0, won: 0, games: 0 };
    for (let round = 0; round < 150; round++) {
      const order = 2 + dice.below(3);
      const edges = Array.from({ length: 1 + dice.below(4) }, () => {
        const game = games[dice.below(games.length)] as string;
        const isGame = dice.below(2) === 0;
        if (isGame) seen.games++;
        return `${1 + dice.below(order)}-${1 + dice.below(order)}=${isGame ? `{${game}}` : dice.below(4)}`;
      });
      const question = `nim-on-graphs 1 ${edges.join(' ')} @1`;
      const byTheorem = solveWith(question, { catalogue, moves: Number.POSITIVE_INFINITY });
      const byRules = solveWith(question, { catalogue, moves: Number.POSITIVE_INFINITY, method: 'search' });
      if ('error' in byTheorem || 'error' in byRules) throw new Error(`${question} is refused`);
      const both = [byTheorem, byRules].map(({ outcome, values, winningMoves }) => ({
        outcome,
        values,
        moves: winningMoves.map(({ to }) => to).sort(),
      }));
      if (byTheorem.winningMovesComplete) expect(both[0], question).toEqual(both[1]);
      else expect(both[1]?.moves, question).toEqual(expect.arrayContaining(both[0]?.moves ?? []));
      expect(byTheorem.outcome).toBe(byRules.outcome);
      seen.cases++;
      if (byTheorem.outcome === 'N') seen.won++;
    }
    expect(seen.cases).toBe(150);
    expect(seen.won).toBeGreaterThan(40);
    expect(seen.games).toBeGreaterThan(100);
  });
});
