/** The theorems on Arc-Kayles, cheapest first. */
import { arcKaylesLeaves, arcKaylesLeavesComponent } from './arc-kayles-leaves.ts';
import { arcKaylesComplete, arcKaylesCompleteMisere, arcKaylesCycle, arcKaylesPath } from './arc-kayles-shapes.ts';

export const arcKaylesTheorems = [
  arcKaylesPath,
  arcKaylesComplete,
  arcKaylesCycle,
  arcKaylesCompleteMisere,
  arcKaylesLeaves,
  arcKaylesLeavesComponent,
];
