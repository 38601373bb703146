/** Three small rulesets for the engine's own tests, written out of the rules and nothing else. */
import { defineRuleset } from '../../core/define-ruleset.ts';
import { bad, ok } from '../../core/result.ts';
import type { Ruleset } from '../../core/ruleset.ts';

/** `leaves(size)`: the heaps that each move in a heap of this size leaves; nothing left is one heap of 0. */
function heapRuleset(id: string, leaves: (size: number) => number[][]): Ruleset<readonly number[]> {
  return defineRuleset<readonly number[]>({
    id,
    parse: ({ text, at }) =>
      /^\d+( \d+)*$/.test(text) ? ok(text.split(' ').map(Number)) : bad('not-heaps', 'Heaps are numbers.', at),
    format: (heaps) => [...heaps].sort((a, b) => a - b).join(' '),
    *moves(heaps) {
      for (const [index, size] of heaps.entries()) {
        for (const left of leaves(size))
          yield { label: `${index}: ${size}>${left.join('+')}`, to: heaps.toSpliced(index, 1, ...left) };
      }
    },
    components: (heaps) => heaps.map((size) => ({ item: [size], count: 1n })),
    join: (components) => components.flatMap(({ item, count }) => Array.from({ length: Number(count) }, () => item).flat()),
  });
}

function parts(...sizes: number[]): number[] {
  const left = sizes.filter((size) => size > 0);
  return left.length === 0 ? [0] : left;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

export const testNim = heapRuleset('test-nim', (size) => range(0, size - 1).map((left) => parts(left)));

export const testKayles = heapRuleset('test-kayles', (size) =>
  [1, 2].flatMap((taken) => range(0, Math.floor((size - taken) / 2)).map((left) => parts(left, size - taken - left))),
);

export const testPaths = heapRuleset('test-paths', (size) =>
  range(1, size).map((vertex) => parts(Math.max(0, vertex - 2), Math.max(0, size - vertex - 1))),
);
