/** The rules of pieces in a corner: the laws, lists of moves, and what is wrong with bad input and where. */
import { describe, expect, it } from 'vitest';
import { entry } from '../../core/entry.ts';
import { solve } from '../../index.ts';
import { assertLaws } from '../../laws/laws.ts';
import { openLine } from '../../laws/reach.ts';
import { corner } from './corner.ts';

function gameOf(line: string) {
  const [game] = openLine(entry(corner, []), line);
  if (game === undefined) throw new Error(line);
  return game;
}

describe('pieces in a corner', () => {
  it('obey the laws', () => assertLaws(corner));

  it.each([
    ['rook 1,2', ['0,2', '1,1', '1,0']],
    ['bishop 2,5', ['1,4', '0,3']],
    ['king 1,2', ['0,2', '1,1', '0,1']],
    ['queen 1,2', ['0,2', '1,1', '1,0', '0,1']],
    ['knight 3,4', ['1,3', '2,2', '4,2', '1,5']],
    ['knight 0,2', ['1,0']],
    ['knight 1,1', []],
  ])('%s moves to %j', (pieces, to) => {
    const [piece, square] = pieces.split(' ');
    const labels = Array.from(gameOf(`corner ${pieces}`).moves(), ({ label }) => label);
    expect(labels).toEqual(to.map((each) => `${piece}:${square}>${each}`));
  });

  it('are counted together where they stand alike, and each is a component', () => {
    const game = gameOf('corner queen 4,7 king 1,2 queen 4,7 king 2,1');
    expect(game.text()).toBe('king 1,2 king 2,1 queen 4,7^2');
    expect(game.components().map(({ item, count }) => `${count} ${item.text()}`)).toEqual([
      '1 king 1,2',
      '1 king 2,1',
      '2 queen 4,7',
    ]);
  });

  it.each([
    ['corner', 'empty-position at 6'],
    ['corner queen', 'missing-square at 12'],
    ['corner 4,7', 'missing-piece at 7'],
    ['corner quean 4,7', 'unknown-piece at 7'],
    ['corner queen 4', 'not-a-square at 13'],
    ['corner queen 4,7,1', 'not-a-square at 13'],
    ['corner queen 4,-7', 'off-the-board at 13'],
    ['corner queen 4,x', 'not-a-number at 15'],
    ['corner queen 4,7^x', 'bad-multiplicity at 17'],
    ['corner queen 4,7^0', 'empty-position at 7'],
  ])('say what is wrong with `%s` and where', (line, expected) => {
    const answer = solve(line);
    expect('error' in answer ? `${answer.error.code} at ${answer.error.at}` : answer.outcome).toBe(expected);
  });
});
