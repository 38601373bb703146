/** The games that one starts from are sound, and what the editor offers for boards and graphs is there. */
import { readFileSync } from 'node:fs';
import * as define from 'impartial/define';
import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import { TEMPLATES, type Template, WRITTEN_OUT } from './templates.ts';

const ALL = [...TEMPLATES, WRITTEN_OUT];

/** As the closed box loads it. */
function load({ code }: Template): define.Ruleset<unknown> {
  const exports: { default?: define.Ruleset<unknown> } = {};
  const { code: script } = transform(code, { transforms: ['typescript', 'imports'] });
  new Function('require', 'exports', script)((name: string) => (name === 'impartial/define' ? define : undefined), exports);
  if (exports.default === undefined) throw new Error('it exports nothing');
  return exports.default;
}

describe('templates', () => {
  it.each(ALL.map((template) => [template.word, template] as const))('%s keeps the laws and answers', (_, template) => {
    const ruleset = load(template);
    const { breach, positions } = define.tryRuleset(ruleset, { milliseconds: 20_000 });
    expect(breach).toBeUndefined();
    expect(positions).toBeGreaterThanOrEqual(6);
    const verdict = define.solveWith(template.question, { catalogue: define.catalogueOf([ruleset]) });
    expect('error' in verdict ? verdict.error.message : verdict.outcome).toMatch(/^[NP]$/);
  });

  it('on heaps is the example of the docs', () => {
    const example = readFileSync(new URL('../../../docs/examples/take-a-square.mjs', import.meta.url), 'utf8');
    expect(TEMPLATES.find(({ id }) => id === 'heaps')?.code).toBe(example);
  });

  it('differ in their names', () => {
    expect(new Set(ALL.map(({ question }) => question.split(' ')[0])).size).toBe(6);
  });

  it('offer what boards and graphs can be asked', () => {
    let seen = 0;
    const offers = (given: object, word: string) => {
      const own = new Set([...Object.keys(given), ...Object.getOwnPropertyNames(Object.getPrototypeOf(given))]);
      for (const { uses } of ALL)
        for (const [code] of uses) {
          const [, name] = new RegExp(`^${word}\\.(\\w+)`).exec(code) ?? [];
          if (name === undefined) continue;
          seen++;
          expect([...own]).toContain(name);
        }
    };
    let [board, graph]: [object | undefined, object | undefined] = [undefined, undefined];
    const grid = define.gridGame({
      id: 'g',
      rule: 'r',
      *moves(given) {
        board = given;
        yield* given.empty().map((cell) => [cell]);
      },
    });
    const onGraph = define.graphGame({
      id: 'v',
      rule: 'r',
      take(given, vertex) {
        graph = given;
        return [vertex];
      },
    });
    for (const [ruleset, text] of [
      [grid, '1x1'],
      [onGraph, 'P1'],
    ] as const)
      define.solveWith(`${ruleset.id} ${text}`, { catalogue: define.catalogueOf([ruleset]) });
    offers(board ?? {}, 'board');
    offers(graph ?? {}, 'graph');
    expect(seen).toBe(14);
  });
});
