/** The theorems on Dancing Mania, in the order in which they are tried. */
import type { Theorem } from '../core/theorem.ts';
import type { DancingPosition } from '../rulesets/epidemic/dancing-position.ts';
import { dancingBombs } from './dancing-bombs.ts';
import { dancingCamps } from './dancing-camps.ts';
import { dancingEndless } from './dancing-endless.ts';
import { dancingFolding } from './dancing-folding.ts';
import { dancingGerms } from './dancing-germs.ts';
import { dancingLevels } from './dancing-levels.ts';
import { dancingMisere } from './dancing-misere.ts';
import { dancingRace } from './dancing-race.ts';
import { dancingSemimodular } from './dancing-semimodular.ts';

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
