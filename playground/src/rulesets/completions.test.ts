/** What is offered while one types. */
import { catalogue, parseQuestion, solve } from 'impartial';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../play/examples.tsx';
import { listCompletions } from './completions.ts';
import { listRulesets } from './list-rulesets.ts';

const rulesets = listRulesets();

describe('completions', () => {
  it('know every ruleset', () => {
    expect(rulesets.map(({ id }) => id)).toEqual(catalogue.entries.map(({ facts }) => facts.id));
    for (const { id, example, inShort } of rulesets) {
      expect(listCompletions(id, rulesets)[0]).toEqual({ text: `${id} ${example}`, note: inShort });
      expect(parseQuestion(`${id} ${example}`.replace('{n}', '5'), (name) => catalogue.find(name)?.facts).ok).toBe(true);
    }
  });

  it.each(['n', 'node-kayles ', 'node-kayles P4 + ', 'node-kayles P4 [', 'geodetic C', 'a', '-'])(
    'after %j are at most 8',
    (line) => {
      const found = listCompletions(line, rulesets);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(8);
    },
  );

  it('are good questions', () => {
    const lines = ['n', 'd', 'o', 's', 'node-kayles P4 + ', 'node-kayles P4 + P5 ['].flatMap((typed) =>
      listCompletions(typed, rulesets),
    );
    expect(lines.length).toBeGreaterThan(20);
    for (const { text } of lines.filter(({ text }) => !text.includes('{n}')))
      expect(solve(text, { moves: 0 })).not.toHaveProperty('error');
  });

  it('leave an empty line to the six examples of the page', () => {
    expect(listCompletions('  ', rulesets)).toEqual([]);
    expect(EXAMPLES).toHaveLength(6);
    for (const line of EXAMPLES) expect(parseQuestion(line.replace('{n}', '5'), (id) => catalogue.find(id)?.facts).ok).toBe(true);
  });

  it('offer nothing in a long line', () => {
    expect(listCompletions(`node-kayles ${'P1 + '.repeat(1000)}`, rulesets)).toEqual([]);
  });
});
