/** Compound moves are put together as the library lists them. */
import { eachMove, listMoves } from 'impartial';
import { describe, expect, it } from 'vitest';
import { answerTask } from '../solver/answer-task.ts';
import { keyOf, missingToWin, partsOf, singleMoves, stage, stagedHints } from './compose.ts';

async function lookAt(question: string) {
  const look = await answerTask('look', { question, narrow: false }, () => {});
  if ('error' in look) throw new Error(look.error.message);
  return look;
}

describe('composing', () => {
  it('puts one move in each component, and takes it back', async () => {
    const { shapes } = await lookAt('node-kayles P4 + P7 + P8 [selective]');
    const first = stage(shapes, [], '6');
    expect(stage(shapes, first, '13')).toEqual(['6', '13']);
    expect(stage(shapes, first, '7')).toEqual(['7']);
    expect(stage(shapes, first, '6')).toEqual([]);
  });

  it('lets equal heaps be moved in as often as there are such heaps', async () => {
    const { shapes } = await lookAt('nim 3^2 2 [selective]');
    expect(stage(shapes, stage(shapes, [], '3>0'), '3>1')).toEqual(['3>0', '3>1']);
    expect(stage(shapes, ['3>0', '3>1'], '3>2')).toEqual(['3>1', '3>2']);
  });

  it.each([
    'node-kayles P4 + P7 [selective]',
    'nim 3^2 2 [selective]',
    'node-kayles P3 + C5 [conjunctive]',
    'kayles 3 4 [selective]',
  ])('reaches every compound move of %s', async (question) => {
    const { shapes, moves } = await lookAt(question);
    const each = eachMove(question);
    expect([...('error' in each ? [] : each)].length).toBe(moves.length);
    for (const { move } of moves) {
      let staged: readonly string[] = [];
      for (const part of partsOf(move)) staged = stage(shapes, staged, part);
      expect(keyOf(staged)).toBe(keyOf(partsOf(move)));
    }
  });

  it('judges a single move together with what is staged', async () => {
    const question = 'node-kayles P4 + P7 + P8 [selective]';
    const { shapes, moves } = await lookAt(question);
    const listed = listMoves(question);
    if ('error' in listed) throw new Error(listed.error.message);
    const hints = new Map(listed.moves.map((move) => [move.move, move]));
    const singles = singleMoves(moves);
    const judged = stagedHints(hints, shapes, ['6'], singles, 'some');
    for (const [label, { wins }] of judged) {
      const whole = keyOf(stage(shapes, ['6'], label));
      expect(listed.moves.find(({ move }) => keyOf(partsOf(move)) === whole)?.wins).toBe(wins);
    }
    expect(judged.size).toBeGreaterThan(10);
    const missing = missingToWin(hints, ['6']);
    expect(missing.length).toBeGreaterThan(0);
    for (const parts of missing) {
      const whole = keyOf(['6', ...parts]);
      expect(listed.moves.find(({ move }) => keyOf(partsOf(move)) === whole)?.wins).toBe(true);
    }
  });
});
