/** The sample of questions with known answers: every line about a ruleset of the catalogue is answered as the sample says. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { solve } from '../src/index.ts';
import { readText } from './expected-file.ts';

interface Row {
  readonly question: string;
  readonly expected: string;
}

const rows = readText('library/test/questions.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Row => {
    const [question = '', expected = ''] = line.split('\t');
    return { question, expected };
  });
const known = rows.filter(({ question }) => catalogue.find(question.split(' ')[0] ?? '') !== undefined);

/** `N *3`, `P`, `alliance 1`: as much of the verdict as the sample tells. */
function answerOf({ question, expected }: Row): string {
  const verdict = solve(question);
  if ('error' in verdict) return `${verdict.error.code}: ${verdict.error.message}`;
  if (expected.startsWith('alliance')) return `alliance ${verdict.alliance}`;
  return expected.includes('*') ? `${verdict.outcome} *${verdict.values.grundy}` : verdict.outcome;
}

describe('the sample of questions', () => {
  it.each(known)('$question is $expected', (row) => {
    expect(answerOf(row)).toBe(row.expected);
  });

  it('has questions about the rulesets here, and enough of them', () => {
    expect(rows.length).toBeGreaterThanOrEqual(130);
    expect(known.length).toBeGreaterThanOrEqual(130);
  });
});
