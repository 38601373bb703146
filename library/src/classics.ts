/** The classics: what is known of the games that everybody meets first, each statement played through. */
import { boardsClassics } from './games/boards/paper/classics.ts';
import { coinsClassics } from './games/coins/paper/classics.ts';
import { cramClassics } from './games/cram/paper/classics.ts';
import { curvesClassics } from './games/curves/paper/classics.ts';
import { graphsClassics } from './games/graphs/paper/classics.ts';
import { hackenbushClassics } from './games/hackenbush/paper/classics.ts';
import { heapsClassics } from './games/heaps/paper/classics.ts';
import { numbersClassics } from './games/numbers/paper/classics.ts';
import { posetsClassics } from './games/posets/paper/classics.ts';
import { stripsClassics } from './games/strips/paper/classics.ts';
import { welterClassics } from './games/welter/paper/classics.ts';
import type { Paper } from './papers/statement.ts';

export const theClassics: Paper = {
  id: 'classics',
  title: 'The classics',
  statements: [
    ...heapsClassics,
    ...stripsClassics,
    ...welterClassics,
    ...coinsClassics,
    ...graphsClassics,
    ...hackenbushClassics,
    ...posetsClassics,
    ...boardsClassics,
    ...cramClassics,
    ...curvesClassics,
    ...numbersClassics,
  ],
};
