/** A sound ruleset keeps every law, and for each law there is a small fault that only it finds. */
import { describe, expect, it } from 'vitest';
import type { TableDrawing } from '../core/drawing.ts';
import { ok } from '../core/result.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { assertLaws, checkLaws, LAWS } from './laws.ts';

/** Heaps in ascending order; take one or two from one of them. */
const takeTwo: Ruleset<readonly number[]> = {
  id: 'take-two',
  title: 'Take two',
  rule: 'Take one or two from a heap.',
  notation: 'heaps: `3 4`',
  sources: [],
  samples: ['3 4', '5', '0'],
  parse: ({ text }) => ok(sorted(text.split(/\s+/).map(Number))),
  format: (heaps) => heaps.join(' ') || '0',
  *moves(heaps) {
    for (const [index, size] of heaps.entries()) {
      if (heaps.indexOf(size) < index) continue;
      for (const taken of [1, 2]) {
        if (taken <= size) yield { label: `${size}>${size - taken}`, to: sorted([...heaps.toSpliced(index, 1), size - taken]) };
      }
    }
  },
  components: (heaps) => (heaps.length === 0 ? [[]] : heaps.map((size) => [size])).map((item) => ({ item, count: 1n })),
  join: (components) => sorted(components.flatMap(({ item, count }) => Array.from({ length: Number(count) }, () => item).flat())),
};

/** A table with one seat, of which the fourth moves. */
function drawNobody(): TableDrawing {
  return { picture: 'table', counters: 1n, seats: [1], player: 3, takes: () => '1' };
}

/** One vertex, which can be taken. */
const ONE_VERTEX = {
  order: 1,
  words: 1,
  adjacency: Uint32Array.of(0),
  start: Uint32Array.of(1),
  moves: [{ vertex: 0, takes: Uint32Array.of(1) }],
};

function* endless(heaps: readonly number[]) {
  for (let n = 0; heaps.length > 0; n++) yield { label: `${n}`, to: [] };
}

function sorted(heaps: readonly number[]): number[] {
  return heaps.filter((size) => size > 0).sort((a, b) => a - b);
}

function brokenLaws(change: Partial<Ruleset<readonly number[]>>): string[] {
  return [...new Set(checkLaws({ ...takeTwo, ...change }).map(({ law }) => law))];
}

describe('the laws', () => {
  it('hold for a sound ruleset', () => {
    expect(checkLaws(takeTwo)).toEqual([]);
    expect(() => assertLaws(takeTwo)).not.toThrow();
  });

  it('name the position and say what is wrong', () => {
    const broken = { ...takeTwo, format: (heaps: readonly number[]) => heaps.join(' ') || '7' };
    expect(() => assertLaws(broken)).toThrow(/take-two/);
  });

  let turn = 0;
  const faults: [fault: string, change: Partial<Ruleset<readonly number[]>>, law: string][] = [
    ['no sample', { samples: [] }, 'there is a sample'],
    ['a format that loses heaps', { format: (heaps) => String(heaps[0] ?? 0) }, 'what format writes'],
    [
      'two moves of the same name',
      { moves: (heaps) => [...takeTwo.moves(heaps)].map(({ to }) => ({ label: 'take', to })) },
      'the labels',
    ],
    ['moves that change', { moves: (heaps) => [...takeTwo.moves(heaps)].slice(turn++ % 2) }, 'the moves are the same twice'],
    [
      'a heap of another game',
      { octalHeap: ([size = 0, ...more]) => (more.length > 0 ? undefined : { code: '0.3', digits: Uint8Array.of(0, 3), size }) },
      'a component has the moves',
    ],
    ['a drawing that does not fit together', { draw: drawNobody }, 'a drawing'],
    ['a component that is there no time', { components: (item) => [{ item, count: 0n }] }, 'a component is one component'],
    [
      'a move that changes when the next one is made',
      {
        *moves(heaps) {
          const to = [...heaps];
          for (const { label, to: next } of takeTwo.moves(heaps)) {
            to.splice(0, to.length, ...next);
            yield { label, to };
          }
        },
      },
      'positions and moves do not change',
    ],
    ['a game on subsets that is another', { subsetGame: () => ONE_VERTEX }, 'the game on subsets'],
    [
      'a heap that is another',
      { heap: () => ({ rule: { options: (size) => (size === 0 ? [] : [size - 1]) }, size: 7 }) },
      'the heap',
    ],
    ['moves without end', { moves: endless }, 'a list of moves has an end'],
    [
      'a format that forgets what was taken last',
      { format: (heaps) => heaps.slice(0, -1).join(' ') || '0', key: (heaps) => heaps.join(' ') },
      'positions that are written alike',
    ],
    [
      'a key that joins games of different values',
      { key: (heaps) => (heaps.length > 1 ? 'x' : heaps.join()) },
      'key and components keep',
    ],
    [
      'components that split again',
      { components: (heaps) => [...(takeTwo.components?.(heaps) ?? []), { item: [1, 1], count: 1n }] },
      'a component is',
    ],
    ['a lost component', { components: (heaps) => [{ item: heaps.slice(0, 1), count: 1n }] }, 'to move in the whole'],
    ['a join that drops one', { join: (components) => sorted(components.slice(1).flatMap(({ item }) => item)) }, 'join puts'],
    ['a position that keeps what has ended', { withoutEnded: (heaps) => [...heaps, 1] }, 'a position without what has ended'],
    ['a key that is too coarse', { key: (heaps) => String(heaps.length) }, 'positions with the same key'],
    ['an endless play', { moves: (heaps) => [{ label: 'pass', to: heaps }] }, 'every play ends'],
  ];
  it.each(faults)('find %s', (_fault, change, law) => {
    expect(brokenLaws(change).some((title) => title.startsWith(law))).toBe(true);
  });

  it('are all covered by a fault here', () => {
    expect(LAWS.filter(({ title }) => !faults.some(([, , law]) => title.startsWith(law)))).toEqual([]);
  });

  it('take an empty list of components for one ended component', () => {
    const forgets = { ...takeTwo, components: (heaps: readonly number[]) => heaps.map((size) => ({ item: [size], count: 1n })) };
    expect(checkLaws(forgets)).toEqual([]);
  });

  it('allow an endless play where the ruleset says so', () => {
    expect(brokenLaws({ moves: (heaps) => [{ label: 'pass', to: heaps }], mayLoop: true })).not.toContain('every play ends');
  });
});
