/**
 * The winning moves of an answer are those that win by play: each is listed, or counted as one with the same result.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { LimitReached } from '../src/core/limits.ts';
import { COMPOUNDS } from '../src/core/setting.ts';
import { type OpenQuestion, openQuestion } from '../src/engine/moves/open.ts';
import { SearchMemory } from '../src/engine/solve/search-memory.ts';
import { solveOpened } from '../src/engine/solve/solve.ts';
import { FuzzDice } from '../src/testing/dice.ts';
import { FuzzLines } from '../src/testing/fuzz-lines.ts';
import { keyOf, sameParts, type Wins, winsByPlay } from '../src/testing/winning-by-play.ts';

const MOST_MOVES = 40;
/** What play may take, and what the answer may: the same on every machine. */
const PLAY = { positions: 500, steps: 5_000 };
const ANSWER = { positions: 5_000, steps: 50_000 };

const ALL = { catalogue, moves: Number.POSITIVE_INFINITY, limits: ANSWER };

function winsOf(question: OpenQuestion, memory: SearchMemory): Wins | undefined {
  try {
    return winsByPlay(question, catalogue, MOST_MOVES, PLAY, memory);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return undefined;
  }
}

interface Seen {
  cases: number;
  readonly incomplete: string[];
  readonly complaints: string[];
}

/** What earlier lines have found, in answers and by play. */
class Before {
  readonly answers = new SearchMemory('question');
  readonly play = new SearchMemory('question');
}

function compare(line: string, seen: Map<string, Seen>, before = new Before()): void {
  const opened = openQuestion(line, catalogue);
  if (!opened.ok || opened.value.games.flatMap((game) => game.components()).some(({ count }) => count > 6n)) return;
  const wins = winsOf(opened.value, before.play);
  if (wins === undefined) return;
  const answer = solveOpened(opened.value, ALL, before.answers);
  if ('error' in answer || answer.outcome === 'unknown') return;
  const { ruleset } = opened.value.games[0];
  const of = seen.get(ruleset) ?? { cases: 0, incomplete: [], complaints: [] };
  seen.set(ruleset, of);
  of.cases++;
  const by = answer.because.map(({ theorem }) => theorem).join();
  const counts = new Map<string, number>();
  for (const { move, to, sameResult = 0 } of answer.winningMoves) {
    const key = keyOf(to ?? '', catalogue);
    if (wins.get(key)?.has(sameParts(move)) !== true) of.complaints.push(`${line}: ${move} to ${to} does not win (${by})`);
    counts.set(key, (counts.get(key) ?? 0) + 1 + sameResult);
  }
  if (!answer.winningMovesComplete) of.incomplete.push(`${line} (${by})`);
  for (const [key, labels] of wins) {
    const count = counts.get(key) ?? 0;
    if (answer.winningMovesComplete ? labels.size !== count : labels.size < count)
      of.complaints.push(`${line}: ${count} for ${[...labels].join(', ')} (${by})`);
  }
}

function* sampleLines(): Iterable<string> {
  const dice = new FuzzDice(7);
  for (const { facts } of catalogue.entries) {
    for (const sample of facts.samples) {
      const [, text = '', bracket = ''] = /^(.*?)(?:\s\[(.*)\])?$/.exec(sample) ?? [];
      for (const compound of Object.keys(COMPOUNDS)) {
        for (const play of ['normal', 'misere']) {
          const options = [bracket, compound, play].filter((each) => each !== '').join(', ');
          yield `${facts.id} ${text} [${options}]`;
          if (dice.once(4)) yield `${facts.id} ${text}${bracket && ` [${bracket}]`} + ${facts.id} ${text} [${options}]`;
        }
      }
    }
  }
}

/** Labels in cycles, paths and complete graphs under every reading, alone and side by side. */
function* labelledLines(): Iterable<string> {
  for (const graph of ['C4', 'C5', 'C6', 'C7', 'P5', 'K4', 'C3 + C4', '2*C4'])
    for (const labels of ['', ' : 1', ' : 1 2', ' : 1 3'])
      for (const reading of ['contraction', 'literal', 'interval', 'hull'])
        for (const play of ['normal', 'misere'])
          yield `geodetic ${graph}${labels} [${reading === 'contraction' ? '' : `${reading}, `}${play}]`;
}

/** Random lines besides the samples. */
const ROLLED = 2_500;

describe('the list of winning moves', () => {
  it('has every move that wins by play, or counts it as one with the same result', () => {
    const seen = new Map<string, Seen>();
    const before = new Before();
    for (const line of sampleLines()) compare(line, seen, before);
    for (const line of labelledLines()) compare(line, seen, before);
    const lines = new FuzzLines(31, catalogue);
    for (let count = 0; count < ROLLED; count++) compare(lines.next(), seen, before);
    const all = [...seen.values()];
    expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(all.flatMap(({ incomplete }) => incomplete)).toEqual([]);
    expect(catalogue.entries.map(({ facts }) => facts.id).filter((id) => (seen.get(id)?.cases ?? 0) < 10)).toEqual([]);
    expect(all.reduce((sum, { cases }) => sum + cases, 0)).toBeGreaterThan(5_000);
  });

  it('is the same by play if the same vertices have other numbers in what a move leaves', () => {
    const seen = new Map<string, Seen>();
    compare('geodetic (1 2-1 4-6 2-4 4-5) + (4-1 3-1) : 2 [interval]', seen);
    expect([...seen]).toEqual([['geodetic', { cases: 1, incomplete: [], complaints: [] }]]);
  });

  it('counts moves with the same result', () => {
    const told = (line: string) => {
      const opened = openQuestion(line, catalogue);
      const answer = opened.ok ? solveOpened(opened.value, ALL) : expect.fail(line);
      if ('error' in answer) return expect.fail(line);
      expect([line, answer.winningMovesComplete]).toEqual([line, true]);
      return answer.winningMoves.map(({ move, sameResult }) => (sameResult === undefined ? move : `${move} +${sameResult}`));
    };
    expect(told('geodetic C6 : 1 2 [literal]')).toEqual(['4 +1']);
    expect(told('dancing-mania 3>1 3>2 : 3')).toEqual(['3>1 +1']);
    expect(told('nim-on-graphs 1-1=1 1-1=1 2-1=2 1-2=0 2-2=2 @2')).toEqual(['1-2:2>0', '1-2:2>1']);
    expect(told('node-kayles 3*P3')).toEqual(['2 +2']);
    expect(told('nim 5^3')).toEqual(['5>0']);
    expect(told('notakto .../XX./XX.^2')).toEqual(['1.a1 +1', '1.b1 +1', '1.c1 +1', '1.c2 +1', '1.c3 +1']);
    expect(told('node-kayles P3 + P3 [selective]')).toEqual(['2 & 5']);
    expect(told('node-kayles 2*P1 + P2 [selective]')).toEqual(['1 & 2 & 3 +1']);
    expect(told('cram 1x2 + cram 1x2 + nim 1')).toEqual(['1: a1-b1 +1', '3: 1>0']);
    expect(told('node-kayles 1000000000000*P3 + P1')).toEqual(['3000000000001']);
    expect(told('node-kayles 1000000000001*P3')).toEqual(['2 +1000000000000']);
  });

  it('has a move that was found before the limits, and does not call itself complete', () => {
    const opened = openQuestion('directed-node-kayles chain 40 [conjunctive]', catalogue);
    const answer = opened.ok ? solveOpened(opened.value, { ...ALL, limits: { steps: 30 } }) : expect.fail();
    if ('error' in answer) return expect.fail();
    expect([answer.outcome, answer.winningMoves.length, answer.winningMovesComplete]).toEqual(['N', 1, false]);
  });
});
