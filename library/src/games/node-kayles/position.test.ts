import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { solveWith } from '../../engine/solve/solve.ts';
import type { GraphPosition } from './position.ts';
import { nodeKayles } from './rules.ts';
import { selectiveNodeKayles } from './selective-rules.ts';

function componentsOf(rules: Ruleset<GraphPosition>, text: string) {
  const parsed = rules.parse({ text, at: 0, options: [] });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return rules.components?.(parsed.value) ?? [];
}

const labels = (rules: Ruleset<GraphPosition>, position: GraphPosition) =>
  Array.from(rules.moves(position), ({ label }) => label);

describe('copies of a component', () => {
  it.each([
    [nodeKayles, 'P3 + C4 + 2*P3 + P1 + K1,3 + 3*C4 + P3'],
    [nodeKayles, '5*P2 + P7 + 3*P2 + P0'],
    [nodeKayles, '2*P1000 + P5 + 2*P1000'],
    [selectiveNodeKayles, 'P3 + C4 + 2*P3 + K1,3 + 3*C4 + P3'],
  ])('call their moves as the renamings say: %#', (rules, text) => {
    let seen = 0;
    for (const { item, count, copies, renamings } of componentsOf(rules, text)) {
      const own = labels(rules, item);
      const renamed = Array.from(renamings?.() ?? [(label: string) => label], (rename) => own.map(rename));
      expect(renamed).toEqual(Array.from(copies?.() ?? [item], (copy) => labels(rules, copy)));
      expect(renamed).toHaveLength(Number(count));
      seen += renamed.length;
    }
    expect(seen).toBeGreaterThan(4);
  });

  it('have exact names beyond the numbers that a double holds', () => {
    const [component] = componentsOf(nodeKayles, 'P9007199254740990 + P4 + P9007199254740990 + P5 + P6');
    const last = Array.from(component?.renamings?.() ?? []).at(-1);
    expect(last?.('9007199254740989')).toBe('18014398509481983');
  });
});

describe('components of a graph with names', () => {
  it('keep them in what a move leaves, also where they are equal', () => {
    const after = (question: string, move: string) => {
      const verdict = solveWith(question, { catalogue, moves: Number.POSITIVE_INFINITY });
      if ('error' in verdict) throw new Error(verdict.error.message);
      return verdict.winningMoves.find((each) => each.move === move)?.to;
    };
    expect(after('node-kayles a-b b-c c-d d-e', 'c')).toBe('node-kayles a e');
    expect(after('node-kayles x-a a-b b-c c-d d-y y-x a-p d-q [misere]', 'b')).toBe('node-kayles d-q d-y x-y p [misere]');
    expect(after('selective-node-kayles c-1 c-2 c-3 c-4', 'c')).toBe('selective-node-kayles 1 2 3 4');
  });

  it('are counted where they are many', () => {
    const names = Array.from({ length: 40 }, (_, index) => `v${index}`);
    const components = componentsOf(nodeKayles, `a-b c-d ${names.join(' ')}`);
    expect(components.map(({ count }) => count)).toEqual([1n, 1n, 40n]);
  });
});
