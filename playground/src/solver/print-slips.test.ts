/** Slips in print are told where they belong. */
import { describe, expect, it } from 'vitest';
import { answerTask } from './answer-task.ts';
import type { Answer } from './tasks.ts';

async function ask(question: string): Promise<Answer> {
  const answer = await answerTask('solve', { question, effort: 1 }, () => {});
  if ('error' in answer) throw new Error(`${question} is no question`);
  return answer;
}

describe('slips in print', () => {
  it('are told with positions of the same setting only', async () => {
    expect((await ask('node-kayles P9 + P11 [conjunctive]')).slips).toHaveLength(1);
    expect((await ask('nim 3 5 7')).slips).toEqual([]);
    expect((await ask('geodetic K3oR5')).slips[0]?.counterexample.at).toBe('geodetic K3oR4 : 1.1 1.2');
  });
});
