/** The kinds of certificates: one line for each. A certificate of any other kind does not compile. */
import type { CertificateKind } from './core/certificate-kind.ts';
import { componentValues } from './engine/check/kinds/component-values.ts';
import { misereComponents } from './engine/check/kinds/misere-components.ts';
import { search } from './engine/check/kinds/search.ts';
import { epidemicCamps } from './games/epidemic/certificate/epidemic-camps.ts';
import { epidemicFolding } from './games/epidemic/certificate/epidemic-folding.ts';
import { geodeticMisere } from './games/geodetic/certificate/geodetic-misere.ts';
import { geodeticValue } from './games/geodetic/certificate/geodetic-value.ts';
import { hackendotMisere } from './games/hackendot/certificate/hackendot-misere.ts';
import { hackendotValues } from './games/hackendot/certificate/hackendot-values.ts';
import { nimHeaps } from './games/nim/certificate/nim-heaps.ts';
import { nimPeriod } from './games/nim/certificate/nim-period.ts';
import { nimOnGraphs } from './games/nim-on-graphs/certificate/nim-on-graphs.ts';
import { compoundPeriod } from './games/octal/certificate/compound-period.ts';
import { misereQuotient } from './games/octal/certificate/misere-quotient.ts';
import { octalHeap } from './games/octal/certificate/octal-heap.ts';
import { octalPeriod } from './games/octal/certificate/octal-period.ts';
import { onlyOptionPeriod } from './games/octal/certificate/only-option-period.ts';
import { survivorBlocks } from './games/survivor-nim/certificate/survivor-blocks.ts';

export const certificateKinds = [
  search,
  componentValues,
  misereComponents,
  octalHeap,
  octalPeriod,
  nimHeaps,
  nimPeriod,
  compoundPeriod,
  onlyOptionPeriod,
  misereQuotient,
  hackendotValues,
  hackendotMisere,
  geodeticValue,
  geodeticMisere,
  survivorBlocks,
  nimOnGraphs,
  epidemicCamps,
  epidemicFolding,
] as const;

type Carried<Kind> = Kind extends CertificateKind<infer C> ? C : never;

/** What the kinds carry, told apart by `kind`; `docs/certificates.md` describes each. */
export type Certificate = Carried<(typeof certificateKinds)[number]>;
