/** The theorems on Dancing Mania, in the order in which they are tried. */
import type { Theorem } from '../../../core/theorem.ts';
import type { DancingPosition } from '../position.ts';
import { dancingBombs } from './bombs.ts';
import { dancingCamps } from './camps.ts';
import { dancingEndless } from './endless.ts';
import { dancingFolding } from './folding.ts';
import { dancingGerms } from './germs.ts';
import { dancingLevels } from './levels.ts';
import { dancingMisere } from './misere.ts';
import { dancingRace } from './race.ts';
import { dancingSemimodular } from './semimodular.ts';

export const dancingTheorems: readonly Theorem<DancingPosition>[] = [
  dancingEndless,
  dancingSemimodular,
  dancingLevels,
  dancingCamps,
  dancingGerms,
  dancingBombs,
  dancingMisere,
  dancingFolding,
  dancingRace,
];
