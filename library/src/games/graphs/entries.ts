/** The classics on graphs with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { arcKayles } from './arc-kayles.ts';
import { edgeGeography } from './edge-geography.ts';
import { acyclicTheorem } from './theory/acyclic.ts';
import { arcKaylesTheorems } from './theory/arc-kayles.ts';
import { edgeGeographyLost, edgeGeographyParity } from './theory/edge-geography.ts';
import { vertexGeographyLost, vertexGeographyMatching } from './theory/vertex-geography.ts';
import { edgeWalk, vertexWalk } from './theory/walk-graphs.ts';
import { walkSearch } from './theory/walk-search.ts';
import { vertexGeography } from './vertex-geography.ts';

export const entries: readonly CatalogueLine[] = [
  entry(arcKayles, arcKaylesTheorems),
  entry(vertexGeography, [
    vertexGeographyMatching,
    vertexGeographyLost,
    acyclicTheorem('vertex-geography', 'Vertex geography', vertexWalk, vertexGeography.moves),
    walkSearch('vertex-geography', 'Vertex geography', vertexWalk, vertexGeography.moves),
  ]),
  entry(edgeGeography, [
    edgeGeographyParity,
    edgeGeographyLost,
    acyclicTheorem('edge-geography', 'Edge geography', edgeWalk, edgeGeography.moves),
    walkSearch('edge-geography', 'Edge geography', edgeWalk, edgeGeography.moves),
  ]),
];
