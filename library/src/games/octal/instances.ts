/**
 * Octal games with names of their own: data over the schema.
 *
 * Treblecross is usually called 0.007 on n + 2: a cross on a strip of free squares makes the two squares on either side of it
 * useless to both players. Counted in free squares it is 0.11337, which says what is left of a strip without strips of −1.
 */
import type { HeapsDrawing } from '../../core/drawing.ts';
import type { RulesetFacts } from '../../core/ruleset.ts';
import { octalInstance as plainInstance } from './rules.ts';

/** An instance with what a move is in words of its own, and what its heaps are called. */
function octalInstance(
  code: string,
  { toMove, heap = 'row', counter = 'counter', ...facts }: Omit<RulesetFacts, 'family'> & Words,
): ReturnType<typeof plainInstance> {
  const draw = ({ heaps }: Pick<HeapsDrawing, 'heaps'>) => ({ picture: 'heaps', style: 'rows', heap, counter, heaps }) as const;
  return { ...plainInstance(code, facts), draw, toMove: () => toMove };
}

interface Words extends Pick<HeapsDrawing, 'heap' | 'counter'> {
  readonly toMove: string;
}

const notation = 'Heap sizes: `7 7`; `3^2 5` has two heaps of 3; `0` is the empty position.';

export const kayles = octalInstance('0.77', {
  id: 'kayles',
  title: 'Kayles',
  toMove: 'knock down one pin, or two that stand side by side',
  counter: 'pin',
  rule: 'Knock down one pin, or two that stand side by side, in a row of pins; the row may fall apart in two.',
  inShort: 'one or two neighbours',
  notation: 'Lengths of rows: `7 7`; `3^2 5` has two rows of 3; `0` is the empty position.',
  sources: [{ key: 'guySmith1956' }, { key: 'berlekampConwayGuy2001', where: 'Ch. 4' }],
  samples: ['7 7', '10', '3 5 6', '1^2 2', '0'],
});

export const dawsonsChess = octalInstance('0.137', {
  id: 'dawsons-chess',
  title: 'Dawson’s chess',
  toMove: 'take a counter together with its neighbours',
  rule: 'Take a counter of a row with its neighbours on both sides; the row may fall apart in two.',
  inShort: 'octal 0.137',
  notation,
  sources: [{ key: 'guySmith1956' }, { key: 'berlekampConwayGuy2001', where: 'Ch. 4' }],
  samples: ['14', '5 7', '3^2 4', '2', '0'],
});

export const dawsonsKayles = octalInstance('0.07', {
  id: 'dawsons-kayles',
  title: 'Dawson’s Kayles',
  toMove: 'take two counters that lie side by side',
  rule: 'Take two counters that lie side by side in a row; the row may fall apart in two.',
  inShort: 'octal 0.07',
  notation,
  sources: [{ key: 'guySmith1956' }, { key: 'berlekampConwayGuy2001', where: 'Ch. 4' }],
  samples: ['9', '5 6', '4^2 1', '1', '0'],
});

export const officers = octalInstance('0.6', {
  id: 'officers',
  title: 'Officers',
  toMove: 'take one counter from a heap of two or more and leave the rest in one heap or in two',
  heap: 'heap',
  rule: 'Take one counter from a heap of two or more; what is left may be split in two.',
  inShort: 'octal 0.6',
  notation,
  sources: [{ key: 'berlekampConwayGuy2001', where: 'Ch. 4' }],
  samples: ['8', '5 6', '3^2 1', '1', '0'],
  example: '30',
});

const freeStrips = octalInstance('0.11337', {
  id: 'treblecross',
  title: 'Treblecross',
  toMove: 'put a cross on a free square; it uses up the two squares on either side as well',
  rule: 'Put a cross on a free square of a strip, at least three squares from every other cross (nearer, and the opponent makes three in a row).',
  inShort: 'three in a row',
  notation:
    'Lengths of strips of free squares: `20`, `5 8^2` (n squares are the heap n + 2 of 0.007); `0` is the empty position.',
  sources: [{ key: 'berlekampConwayGuy2001', where: 'Ch. 4' }],
  samples: ['11', '5 7', '3^2 4', '1', '0'],
  example: '20',
});

/** Its heaps are strips of free squares, and are drawn so. */
export const treblecross: typeof freeStrips = {
  ...freeStrips,
  draw: ({ heaps }) => ({ picture: 'strip', strips: heaps.map(({ size, count }) => ({ squares: size, count })), reach: 2 }),
};
