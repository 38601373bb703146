/** The named games of turning coins [berlekampConwayGuy2003, Ch. 14], each with its code. */
import type { Source } from '../../literature/bibliography.ts';
import { NAMED_CODES } from './named-codes.ts';
import { turningGame } from './turning.ts';

const sources: readonly Source[] = [{ key: 'berlekampConwayGuy2003', where: 'Ch. 14' }];

function upTo(many: string): string {
  return `Turn over up to ${many} coins, the rightmost of them from heads to tails.`;
}

export const turningTurtles = turningGame(NAMED_CODES['turning-turtles'], {
  id: 'turning-turtles',
  title: 'Turning Turtles',
  rule: 'Turn over one coin or two, the rightmost of them from heads to tails.',
  inShort: 'one coin or two',
  sources,
  samples: ['0 2 4', '3', '1 2 3', '-'],
});

export const mockTurtles = turningGame(NAMED_CODES['mock-turtles'], {
  id: 'mock-turtles',
  title: 'Mock Turtles',
  rule: upTo('three'),
  inShort: 'up to three coins',
  sources,
  samples: ['0 2 4', '3', '1 2 4 5', '-'],
});

export const ruler = turningGame(NAMED_CODES.ruler, {
  id: 'ruler',
  title: 'Ruler',
  rule: 'Turn over any number of coins side by side, the rightmost of them from heads to tails.',
  inShort: 'coins side by side',
  sources,
  samples: ['0 2 5', '3', '1 4 7', '-'],
});

export const twins = turningGame(NAMED_CODES.twins, {
  id: 'twins',
  title: 'Twins',
  rule: 'Turn over just two coins, the right one from heads to tails.',
  inShort: 'two coins',
  sources,
  samples: ['0 2 5', '3', '1 2 3', '0', '-'],
});

export const triplets = turningGame(NAMED_CODES.triplets, {
  id: 'triplets',
  title: 'Triplets',
  rule: 'Turn over just three coins, the rightmost of them from heads to tails.',
  inShort: 'three coins',
  sources,
  samples: ['2 4 5', '3', '0 1', '-'],
});

export const motley = turningGame(NAMED_CODES.motley, {
  id: 'motley',
  title: 'Motley',
  rule: 'Turn over any number of coins, the rightmost of them from heads to tails.',
  inShort: 'any number of coins',
  sources,
  samples: ['0 2', '3', '1 2 4', '-'],
});

export const moebius = turningGame(NAMED_CODES.moebius, {
  id: 'moebius',
  title: 'Moebius',
  rule: upTo('five'),
  inShort: 'up to five coins',
  sources,
  samples: ['0 2', '3', '1 5', '-'],
});

export const mogul = turningGame(NAMED_CODES.mogul, {
  id: 'mogul',
  title: 'Mogul',
  rule: upTo('seven'),
  inShort: 'up to seven coins',
  sources,
  samples: ['0 2', '3', '1 5', '-'],
});

export const moidores = turningGame(NAMED_CODES.moidores, {
  id: 'moidores',
  title: 'Moidores',
  rule: upTo('nine'),
  inShort: 'up to nine coins',
  sources,
  samples: ['0 2', '3', '1 5', '-'],
});
