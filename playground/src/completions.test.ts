/** What is offered while one types. */
import { catalogue, parseQuestion, solve } from 'impartial';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, listCompletions, RULESETS } from './completions.ts';

describe('completions', () => {
  it('know every ruleset', () => {
    expect(RULESETS.map(([id]) => id).sort()).toEqual(catalogue.entries.map(({ facts }) => facts.id).sort());
  });

  it.each(['', 'n', 'node-kayles ', 'node-kayles P4 + ', 'node-kayles P4 [', 'geodetic C', 'a', '-'])(
    'after %j are at most 8',
    (line) => {
      const found = listCompletions(line);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(8);
    },
  );

  it('are good questions', () => {
    const lines = ['n', 'd', 'o', 's', 'node-kayles P4 + ', 'node-kayles P4 + P5 ['].flatMap((typed) => listCompletions(typed));
    expect(lines.length).toBeGreaterThan(20);
    for (const { text } of lines.filter(({ text }) => !text.includes('{n}')))
      expect(solve(text, { moves: 0 })).not.toHaveProperty('error');
  });

  it('begin with six examples', () => {
    expect(listCompletions('  ').map(({ text }) => text)).toEqual(EXAMPLES);
    for (const line of EXAMPLES) expect(parseQuestion(line.replace('{n}', '5'), (id) => catalogue.find(id)?.facts).ok).toBe(true);
  });

  it('offer nothing in a long line', () => {
    expect(listCompletions(`node-kayles ${'P1 + '.repeat(1000)}`)).toEqual([]);
  });
});
