/**
 * How the games of the catalogue are fetched one by one. Written from `catalogue.ts` by `npm run golden`: change that, not this.
 */
import type { GameModule } from './core/on-demand.ts';

export const gameModules: readonly GameModule[] = [
  { ids: ['nim'], load: () => import('./games/nim/entries.ts') },
  {
    ids: ['octal', 'kayles', 'dawsons-chess', 'dawsons-kayles', 'officers', 'treblecross'],
    load: () => import('./games/octal/entries.ts'),
  },
  { ids: ['grundys-game'], load: () => import('./games/grundys-game/entries.ts') },
  { ids: ['node-kayles', 'selective-node-kayles', 'directed-node-kayles'], load: () => import('./games/node-kayles/entries.ts') },
  { ids: ['survivor-nim'], load: () => import('./games/survivor-nim/entries.ts') },
  { ids: ['nim-on-graphs'], load: () => import('./games/nim-on-graphs/entries.ts') },
  { ids: ['nimania', 'dancing-mania'], load: () => import('./games/epidemic/entries.ts') },
  { ids: ['geodetic'], load: () => import('./games/geodetic/entries.ts') },
  { ids: ['hackendot'], load: () => import('./games/hackendot/entries.ts') },
  {
    ids: ['subtraction', 'lasker-nim', 'moore-nim', 'wythoff', 'euclid', 'fibonacci-nim'],
    load: () => import('./games/heaps/entries.ts'),
  },
  { ids: ['nimble', 'staircase-nim', 'silver-dollar'], load: () => import('./games/strips/entries.ts') },
  { ids: ['welter'], load: () => import('./games/welter/entries.ts') },
  {
    ids: [
      'turning',
      'turning-turtles',
      'mock-turtles',
      'ruler',
      'twins',
      'triplets',
      'motley',
      'moebius',
      'mogul',
      'moidores',
      'tartan',
      'turning-corners',
      'acrostic-twins',
    ],
    load: () => import('./games/coins/entries.ts'),
  },
  { ids: ['arc-kayles', 'vertex-geography', 'edge-geography'], load: () => import('./games/graphs/entries.ts') },
  { ids: ['hackenbush'], load: () => import('./games/hackenbush/entries.ts') },
  { ids: ['poset-game', 'chomp', 'schuh'], load: () => import('./games/posets/entries.ts') },
  { ids: ['tac-tix', 'notakto', 'corner'], load: () => import('./games/boards/entries.ts') },
  { ids: ['cram'], load: () => import('./games/cram/entries.ts') },
  { ids: ['sprouts', 'brussels-sprouts'], load: () => import('./games/curves/entries.ts') },
  { ids: ['sylver'], load: () => import('./games/numbers/entries.ts') },
];
