import { NotLoaded, plainKernels, registerKernels, solveWith } from 'impartial/on-demand';
import { afterAll, expect, it } from 'vitest';
import { answerTask } from './answer-task.ts';
import { amongGames, fetchGames } from './games.ts';
import { lendKernels } from './kernels.ts';

afterAll(() => registerKernels(plainKernels));

async function solve(question: string) {
  const answer = await answerTask('solve', { question, effort: 1 }, () => {});
  if ('error' in answer) throw new Error(answer.error.message);
  const { outcome, values, winningMoves } = answer.verdict;
  return { outcome, values, winningMoves };
}

it.each(['cram 4x5', 'node-kayles G5x5', 'octal 0.0071: 9000'])(
  'the first search has kernels loaded, and finds what it finds without them: %s',
  async (question) => {
    await fetchGames(question);
    lendKernels();
    expect(() => solveWith(question, amongGames())).toThrow(NotLoaded);
    const found = await solve(question);
    expect(found.outcome).not.toBe('unknown');
    registerKernels(plainKernels);
    expect(await solve(question)).toEqual(found);
  },
);

it('what a theorem answers is answered without kernels', async () => {
  await fetchGames('node-kayles P50');
  lendKernels();
  expect(solveWith('node-kayles P50', amongGames())).toMatchObject({ outcome: 'N' });
});
