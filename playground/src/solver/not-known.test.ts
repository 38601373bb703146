/** Where nothing is known, the answer says which theorems were passed over and why, and what would help. */
import { expect, it } from 'vitest';
import { answerTask } from './answer-task.ts';

it('says why nothing is known, and what would help', async () => {
  const found = await answerTask('solve', { question: 'geodetic G40x40 : 1', effort: 0.05 }, () => {});
  if ('error' in found) throw new Error(found.error.message);
  expect(found.verdict.outcome).toBe('unknown');
  expect(found.passedOver.length).toBeGreaterThan(2);
  expect(found.passedOver.every(({ title, why }) => title !== '' && why !== '')).toBe(true);
  expect(found.help.join(' ')).toContain('A smaller position');
});
