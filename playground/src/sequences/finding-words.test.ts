/** The words for what was found, number by number. */
import { describe, expect, it } from 'vitest';
import { fetchGames } from '../solver/games.ts';
import { streamSequence } from '../solver/sequence-task.ts';
import type { SequencePart } from '../solver/tasks.ts';
import { findRepetition } from './find-period.ts';
import { findingWords } from './finding-words.ts';

async function find(question: string, to: number): Promise<string> {
  await fetchGames(question);
  const values: SequencePart['values'][number][] = [];
  let from = 0;
  const end = streamSequence({ question, to }, (part) => {
    const { from: first, values: more } = part as SequencePart;
    if (values.length === 0) from = first;
    values.push(...more);
  });
  return findingWords({ from, count: values.length, repetition: findRepetition(values), end });
}

describe('what is said of a period', () => {
  it.each([
    ['octal 0.137: {n}', 1000, 'Period 34, proved.'],
    ['octal 0.137: {n}', 171, 'Repeats with 34 from n = 52 as far as computed. Not proved: needs n up to 174.'],
    ['octal 0.137: {n}', 60, 'No period up to 60.'],
    ['octal 0.16: {n}', 1000, 'No period up to 1\u202f000.'],
    ['nim {n}', 100, 'Period 1 with saltus 1, proved.'],
    ['node-kayles P{n} [selective]', 200, 'Period 5, proved.'],
  ])('%s up to %i: %s', async (question, to, words) => {
    expect(await find(question, to)).toBe(words);
  });
});
