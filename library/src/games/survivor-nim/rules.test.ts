import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { solveWith } from '../../engine/solve/solve.ts';
import { assertLaws, openLine } from '../../testing/index.ts';
import { survivorNim } from './rules.ts';

const rules = entry(survivorNim, []);

function movesOf(line: string): readonly string[] {
  const [game] = openLine(rules, line);
  if (game === undefined) throw new Error('no game');
  return [...game.moves()].map(({ label, to }) => `${label}: ${to.text()} [${to.options().join(', ')}]`);
}

describe('Survivor Nim', () => {
  it('keeps the laws', () => {
    assertLaws(survivorNim);
  });

  it('players take in turn, the seats stay as they are and the player advances', () => {
    expect(movesOf('survivor-nim 4 122 [take 1-2]')).toEqual(['1: 3 122 [take 1-2, player 2]', '2: 2 122 [take 1-2, player 2]']);
    expect(movesOf('survivor-nim 4 122 [take 1-2 1 3, player 3]')).toEqual(['3: 1 122 [take 1-2 1 3]']);
  });

  it('a player takes no more than there is, and all that is left where that is too little', () => {
    expect(movesOf('survivor-nim 3 12 [take 2-5]')).toEqual(['2: 1 12 [take 2-5, player 2]', '3: 0 12 [take 2-5, player 2]']);
    expect(movesOf('survivor-nim 1 12 [take 2-5]')).toEqual(['1: 0 12 [take 2-5, player 2]']);
    expect(movesOf('survivor-nim 0 12 [take 2-5]')).toEqual([]);
  });

  it('a set may have gaps', () => {
    expect(movesOf('survivor-nim 4 12 [take 3-9|1]').map((move) => move.split(':')[0])).toEqual(['1', '3', '4']);
  });

  it('moves are made one by one: a player may take up to 10^18 counters', () => {
    const [game] = openLine(rules, 'survivor-nim 1000000000000000000000 12 [take 1-1000000000000000000]');
    const labels: string[] = [];
    for (const { label } of game?.moves() ?? []) {
      labels.push(label);
      if (labels.length === 3) break;
    }
    expect(labels).toEqual(['1', '2', '3']);
  });

  it.each([
    ['survivor-nim', 'empty-position', 12],
    ['survivor-nim [take 1-2]', 'empty-position', 12],
    ['survivor-nim 22 [take 1-2]', 'empty-table', 15],
    ['survivor-nim 22 1122112', 'missing-take', 13],
    ['survivor-nim -3 12 [take 1-2]', 'negative-counters', 13],
    ['survivor-nim many 12 [take 1-2]', 'not-a-number', 13],
    ['survivor-nim 22 1123 [take 1-2]', 'bad-seat', 19],
    ['survivor-nim 22 12 12 [take 1-2]', 'text-after-seats', 19],
    ['survivor-nim 22 12 [take 0-2]', 'zero-take', 25],
    ['survivor-nim 22 12 [take 3-1]', 'reversed-interval', 25],
    ['survivor-nim 22 122 [take 1-2 1-3]', 'take-count', 21],
    ['survivor-nim 22 12 [take]', 'take-count', 20],
    ['survivor-nim 22 12 [take 1-2, player 3]', 'off-table', 37],
    ['survivor-nim 22 12 [take 1-2, player 0]', 'off-table', 37],
    ['survivor-nim 22 12 [take 1-2, player]', 'bad-player', 30],
    ['survivor-nim 22 12 [take 1-2, player 1 2]', 'bad-player', 39],
    ['survivor-nim 22 12 [take 1-2, player x]', 'not-a-number', 37],
    ['survivor-nim 22 12 [take 1-2, conjunctive]', 'compound-not-allowed', 30],
    ['survivor-nim 22 12 + survivor-nim 3 12 [take 1-2]', 'sum-not-allowed', 34],
  ])('%s is refused: %s', (line, code, at) => {
    const answer = solveWith(line, { catalogue: toCatalogue([rules]) });
    expect('error' in answer && answer.error).toMatchObject({ code, at });
  });

  it('ten megabytes of seats are refused briefly', () => {
    const answer = solveWith(`survivor-nim 5 ${'12'.repeat(5_000_000)} [take 1-2]`, { catalogue: toCatalogue([rules]) });
    expect('error' in answer && answer.error).toMatchObject({ code: 'too-many-seats', found: '10000000 seats' });
  });
});
