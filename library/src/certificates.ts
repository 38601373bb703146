/** The kinds of certificates: one line for each. A certificate of any other kind does not compile. */
import type { CertificateKind } from './core/certificate-kind.ts';
import { componentValues } from './engine/check/kinds/component-values.ts';
import { mirror } from './engine/check/kinds/mirror.ts';
import { misereComponents } from './engine/check/kinds/misere-components.ts';
import { search } from './engine/check/kinds/search.ts';
import { epidemicCamps } from './games/epidemic/certificate/epidemic-camps.ts';
import { epidemicEndless } from './games/epidemic/certificate/epidemic-endless.ts';
import { epidemicFolding } from './games/epidemic/certificate/epidemic-folding.ts';
import { nimaniaRanges } from './games/epidemic/certificate/nimania-ranges.ts';
import { geodeticMisere } from './games/geodetic/certificate/geodetic-misere.ts';
import { geodeticValue } from './games/geodetic/certificate/geodetic-value.ts';
import { hackendotMisere } from './games/hackendot/certificate/hackendot-misere.ts';
import { hackendotValues } from './games/hackendot/certificate/hackendot-values.ts';
import { nimHeap } from './games/nim/certificate/nim-heap.ts';
import { nimHeaps } from './games/nim/certificate/nim-heaps.ts';
import { nimPeriod } from './games/nim/certificate/nim-period.ts';
import { nimOnGraphs } from './games/nim-on-graphs/certificate/nim-on-graphs.ts';
import { nimOnTwoVertices } from './games/nim-on-graphs/certificate/nim-on-two-vertices.ts';
import { compoundHeap } from './games/octal/certificate/compound-heap.ts';
import { compoundPeriod } from './games/octal/certificate/compound-period.ts';
import { misereQuotient } from './games/octal/certificate/misere-quotient.ts';
import { octalHeap } from './games/octal/certificate/octal-heap.ts';
import { octalPeriod } from './games/octal/certificate/octal-period.ts';
import { onlyOptionPeriod } from './games/octal/certificate/only-option-period.ts';
import { survivorBlocks } from './games/survivor-nim/certificate/survivor-blocks.ts';
import { survivorLastCounter } from './games/survivor-nim/certificate/survivor-last-counter.ts';
import { survivorRows } from './games/survivor-nim/certificate/survivor-rows.ts';

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
  compoundPeriod,
  compoundHeap,
  onlyOptionPeriod,
  misereQuotient,
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
] as const;

type Carried<Kind> = Kind extends CertificateKind<infer C> ? C : never;

/** What the kinds carry, told apart by `kind`; `docs/certificates.md` describes each. */
export type Certificate = Carried<(typeof certificateKinds)[number]>;
