/** The theorems on Node-Kayles, cheapest first. */
import { cycleNodeKayles } from './cycle.ts';
import { dawsonsChessPeriod } from './dawsons-chess-period.ts';
import { pathForeclosedMisere } from './path-foreclosed-misere.ts';
import { pathForeclosedNormal } from './path-foreclosed-normal.ts';
import { pathRemoteness } from './path-remoteness.ts';
import { pathSelective } from './path-selective.ts';
import { pathShortenedSelective } from './path-shortened-selective.ts';
import { pathSuspense } from './path-suspense.ts';
import { starNodeKayles } from './star.ts';

export const nodeKaylesTheorems = [
  dawsonsChessPeriod,
  pathForeclosedNormal,
  pathForeclosedMisere,
  pathRemoteness,
  pathSuspense,
  pathSelective,
  pathShortenedSelective,
  cycleNodeKayles,
  starNodeKayles,
];
