/** The rules of Nim on graphs, what the line may say, and what it may not. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { extendCatalogue } from '../../core/catalogue.ts';
import { defineRuleset } from '../../core/define-ruleset.ts';
import { bad, ok } from '../../core/result.ts';
import { solveWith } from '../../engine/solve/solve.ts';
import { Dice } from './theory/theorems.fixture.ts';

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
    ['nim-on-graphs 1-2={survivor-nim 2 12 [take 1]} @1', 'game-not-on-edge', 19],
    ['nim-on-graphs 1-2={kayles 3 [stage 2]} @1', 'unknown-option', 29],
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

describe('rulesets of one’s own on edges', () => {
  const number = (text: string, at: number) =>
    /^\d+$/.test(text) ? ok(Number(text)) : bad('no-number', 'This is no number.', at);
  const subtract = defineRuleset<number>({
    id: 'subtract',
    parse: ({ text, at }) => number(text, at),
    format: String,
    moves: (n) => [1, 3, 4].filter((k) => k <= n).map((k) => ({ label: `${n}>${n - k}`, to: n - k })),
  });
  /** 1, 2 and 3 stand in a ring, and 2 has a way out. */
  const ring = defineRuleset<number>({
    id: 'ring',
    mayLoop: true,
    parse: ({ text, at }) => number(text, at),
    format: String,
    moves: (n) => [...(n === 0 ? [] : [{ label: 'on', to: (n % 3) + 1 }]), ...(n === 2 ? [{ label: 'out', to: 0 }] : [])],
  });
  const own = extendCatalogue(catalogue, [subtract, ring]);
  const ask = (question: string, method: 'theorem' | 'search' = 'theorem') => {
    const answer = solveWith(question, { catalogue: own, method });
    if ('error' in answer) throw new Error(`${question}: ${answer.error.message}`);
    const { outcome, values, winningMoves } = answer;
    return { outcome, values, winningMoves };
  };

  it('are found in the catalogue that has them, and only there', () => {
    const question = 'nim-on-graphs 1-2={subtract 5} 2-3=2 3-4={subtract 6} 4-1=3 @1';
    expect(ask(question)).toEqual(ask(question, 'search'));
    expect(ask(question)).toMatchObject({ outcome: 'N', values: { grundy: 1 } });
    const wrong = solveWith('nim-on-graphs 1-2={subtract x} @1', { catalogue: own });
    expect('error' in wrong && [wrong.error.code, wrong.error.at]).toEqual(['no-number', 28]);
    const unknown = solveWith('nim-on-graphs 1-2={subtract 5} @1', { catalogue });
    expect('error' in unknown && unknown.error.code).toBe('unknown-ruleset');
  });

  it('may be games that need not end: no theorem holds then, and play by definition answers', () => {
    for (const [question, outcome] of [
      ['nim-on-graphs 1-2={ring 1} @1', 'P'],
      ['nim-on-graphs 1-2={ring 2} @1', 'N'],
      ['nim-on-graphs 1-2={ring 2} 2-3=1 @1', 'P'],
      ['nim-on-graphs 1-2=3 2-3=1 1-2={ring 3} 1-4=4 @1', 'N'],
    ] as const) {
      expect(ask(question).outcome, question).toBe(outcome);
      expect(ask(question), question).toEqual(ask(question, 'search'));
    }
  });
});
