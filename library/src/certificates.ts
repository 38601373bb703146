/** The kinds of certificates: one line for each. A certificate of any other kind does not compile. */
import type { CertificateKind } from './core/certificate-kind.ts';
import { componentValues } from './engine/check/kinds/component-values.ts';
import { mirror } from './engine/check/kinds/mirror.ts';
import { misereComponents } from './engine/check/kinds/misere-components.ts';
import { search } from './engine/check/kinds/search.ts';
import { tartanProducts } from './games/coins/certificate/tartan-products.ts';
import { epidemicCamps } from './games/epidemic/certificate/epidemic-camps.ts';
import { epidemicEndless } from './games/epidemic/certificate/epidemic-endless.ts';
import { epidemicFolding } from './games/epidemic/certificate/epidemic-folding.ts';
import { nimaniaRanges } from './games/epidemic/certificate/nimania-ranges.ts';
import { geodeticMisere } from './games/geodetic/certificate/geodetic-misere.ts';
import { geodeticValue } from './games/geodetic/certificate/geodetic-value.ts';
import { edgeGeographyKind } from './games/graphs/certificate/edge-geography.ts';
import { vertexGeographyKind } from './games/graphs/certificate/vertex-geography.ts';
import { hackenbushFusionKind } from './games/hackenbush/certificate/hackenbush-fusion.ts';
import { hackendotMisere } from './games/hackendot/certificate/hackendot-misere.ts';
import { hackendotValues } from './games/hackendot/certificate/hackendot-values.ts';
import { laskerHeaps } from './games/heaps/certificate/lasker-heaps.ts';
import { mooreColumns } from './games/heaps/certificate/moore-columns.ts';
import { subtractionHeaps } from './games/heaps/certificate/subtraction-heaps.ts';
import { subtractionPeriod } from './games/heaps/certificate/subtraction-period.ts';
import { takeAwayParts } from './games/heaps/certificate/take-away-parts.ts';
import { nimHeap } from './games/nim/certificate/nim-heap.ts';
import { nimHeaps } from './games/nim/certificate/nim-heaps.ts';
import { nimPeriod } from './games/nim/certificate/nim-period.ts';
import { nimOnGraphs } from './games/nim-on-graphs/certificate/nim-on-graphs.ts';
import { nimOnTwoVertices } from './games/nim-on-graphs/certificate/nim-on-two-vertices.ts';
import { compoundHeap } from './games/octal/certificate/compound-heap.ts';
import { compoundPeriod } from './games/octal/certificate/compound-period.ts';
import { misereInfinite } from './games/octal/certificate/misere-infinite.ts';
import { misereQuotient } from './games/octal/certificate/misere-quotient.ts';
import { octalHeap } from './games/octal/certificate/octal-heap.ts';
import { octalPeriod } from './games/octal/certificate/octal-period.ts';
import { onlyOptionPeriod } from './games/octal/certificate/only-option-period.ts';
import { survivorBlocks } from './games/survivor-nim/certificate/survivor-blocks.ts';
import { survivorLastCounter } from './games/survivor-nim/certificate/survivor-last-counter.ts';
import { survivorRows } from './games/survivor-nim/certificate/survivor-rows.ts';
import { welterPairs } from './games/welter/certificate/welter-pairs.ts';

export const certificateKinds = [
  search,
  componentValues,
  mirror,
  misereComponents,
  octalHeap,
  octalPeriod,
  nimHeaps,
  nimHeap,
  nimPeriod,
  subtractionHeaps,
  subtractionPeriod,
  laskerHeaps,
  mooreColumns,
  takeAwayParts,
  compoundPeriod,
  compoundHeap,
  onlyOptionPeriod,
  misereQuotient,
  misereInfinite,
  hackendotValues,
  hackendotMisere,
  geodeticValue,
  geodeticMisere,
  survivorBlocks,
  survivorRows,
  survivorLastCounter,
  nimOnGraphs,
  nimOnTwoVertices,
  epidemicCamps,
  epidemicFolding,
  epidemicEndless,
  nimaniaRanges,
  welterPairs,
  tartanProducts,
  vertexGeographyKind,
  edgeGeographyKind,
  hackenbushFusionKind,
] as const;

type Carried<Kind> = Kind extends CertificateKind<infer C> ? C : never;

/** What the kinds carry, told apart by `kind`; `docs/certificates.md` describes each. */
export type Certificate = Carried<(typeof certificateKinds)[number]>;
