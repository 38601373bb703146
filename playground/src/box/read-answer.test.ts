/** What comes out of the closed box: sound answers arrive as they are, and everything else is refused or cut. */
import { expect, it } from 'vitest';
import type { BoxTask } from './messages.ts';
import { readText } from './read.ts';
import { answerReader } from './read-answer.ts';
import { sourceOf } from './source.ts';

const read = (task: BoxTask, json: unknown) => readText(JSON.stringify(json), answerReader(task, false));

const LOOK = {
  ...{ question: 'own 3', setting: { compound: 'disjunctive', play: 'normal' }, sentence: 'A heap.', movesComplete: true },
  shapes: [{ picture: 'heaps', style: 'columns', heaps: [{ size: '3', count: '1' }] }],
  components: [{ summand: 0, group: 0, labels: ['3>2'] }],
  moves: [{ move: '3>2', to: 'own 2' }],
  clicked: [[{ move: '3>2', at: ['0'] }]],
};

it('a sound position becomes a picture', () => {
  expect(read('look', LOOK)).toMatchObject({ question: 'own 3', shapes: [{ kind: 'heaps' }], moves: [{ move: '3>2' }] });
});

it.each<readonly [string, object]>([
  ['a label that is too long', { components: [{ summand: 0, group: 0, labels: ['x'.repeat(65)] }] }],
  ['too many moves', { moves: Array.from({ length: 10_001 }, (_, index) => ({ move: String(index), to: '' })) }],
  ['a move that is no text', { moves: [{ move: {}, to: '' }] }],
  ['a compound that there is not', { setting: { compound: 'constructor', play: 'normal' } }],
  ['a place that is no text', { clicked: [[{ move: '3>2', at: [{}] }]] }],
  ['a move with places without end', { clicked: [[{ move: '3>2', at: Array(65).fill('0') }]] }],
  ['places of more moves than there may be', { clicked: [Array(10_001).fill({ move: '3>2', at: ['0'] })] }],
  ['a heap of less than nothing', { shapes: [{ picture: 'heaps', style: 'columns', heaps: [{ size: '-1', count: '1' }] }] }],
  [
    'a heap that is there as often as it likes',
    { shapes: [{ picture: 'heaps', style: 'columns', heaps: [{ size: 1e9, count: 1 }] }] },
  ],
  ['a row without end', { shapes: [{ picture: 'grid', rows: ['.'.repeat(1000)] }] }],
  ['rows of objects', { shapes: [{ picture: 'grid', rows: [{ length: 3 }] }] }],
  [
    'an edge to nowhere',
    {
      shapes: [
        {
          ...{ picture: 'graph', style: 'take', directed: false },
          parts: [{ count: '1', copies: [{ vertices: ['a'], edges: [{ from: 0, to: 1 }], labelled: [] }] }],
        },
      ],
    },
  ],
  ['markup in the place of a picture', { shapes: ['<svg onload=alert(1)>'] }],
])('is refused: %s', (_, changed) => {
  expect(read('look', { ...LOOK, ...changed })).toBeUndefined();
});

it('copies the fields it knows, and no others', () => {
  const verdict = { question: 'own 3', outcome: 'N', valueWords: ['value 3'], winningMoves: ['3>0'], extra: { deep: true } };
  expect(read('solve', verdict)).toEqual({ question: 'own 3', outcome: 'N', valueWords: ['value 3'], winningMoves: ['3>0'] });
  const text = '{"outcome":"N","question":"own 3","valueWords":[],"winningMoves":[],"__proto__":{"value":"7"}}';
  expect(readText(text, answerReader('solve', false))).not.toHaveProperty('value');
  expect(readText('{"outcome":', answerReader('solve', false))).toBeUndefined();
});

it('cuts sentences, and takes what would turn or hide text out of them', () => {
  const error = { message: `${'a'.repeat(700)}`, at: 0 };
  expect((read('solve', { error }) as { error: { message: string } }).error.message).toHaveLength(601);
  const turned = read('solve', { error: { message: 'one\u202etwo\nthree', at: 0 } }) as { error: { message: string } };
  expect(turned.error.message).toBe('one two three');
});

it('code stands in the line that it has in its notes', () => {
  const { script, lines } = sourceOf([
    { code: 'first\nsecond', line: 3 },
    { code: 'third', line: 9 },
  ]);
  const at = (word: string) => script.split('\n').findIndex((line) => line.includes(word)) + 1;
  expect([at('first'), at('second'), at('third')]).toEqual([3, 4, 9]);
  expect(lines).toBeGreaterThanOrEqual(9);
});
