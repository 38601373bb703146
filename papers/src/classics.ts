/** The classics: what is known of the games that everybody meets first, each statement played through. */
import { boardsClassics } from './classics/boards/classics.ts';
import { coinsClassics } from './classics/coins/classics.ts';
import { cramClassics } from './classics/cram/classics.ts';
import { curvesClassics } from './classics/curves/classics.ts';
import { graphsClassics } from './classics/graphs/classics.ts';
import { hackenbushClassics } from './classics/hackenbush/classics.ts';
import { heapsClassics } from './classics/heaps/classics.ts';
import { numbersClassics } from './classics/numbers/classics.ts';
import { posetsClassics } from './classics/posets/classics.ts';
import { stripsClassics } from './classics/strips/classics.ts';
import { welterClassics } from './classics/welter/classics.ts';
import type { Paper } from './statements/statement.ts';

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
