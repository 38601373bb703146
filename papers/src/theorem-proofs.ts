/** The proofs of all theorems: more words than asking a question takes. */
import { boardsProofs } from './classics/boards/theorem-proofs.ts';
import { coinsProofs } from './classics/coins/theorem-proofs.ts';
import { cramProofs } from './classics/cram/theorem-proofs.ts';
import { curvesProofs } from './classics/curves/theorem-proofs.ts';
import { graphsProofs } from './classics/graphs/theorem-proofs.ts';
import { grundysGameProofs } from './classics/grundys-game/theorem-proofs.ts';
import { hackenbushProofs } from './classics/hackenbush/theorem-proofs.ts';
import { hackendotProofs } from './classics/hackendot/theorem-proofs.ts';
import { heapsProofs } from './classics/heaps/theorem-proofs.ts';
import { nimProofs } from './classics/nim/theorem-proofs.ts';
import { numbersProofs } from './classics/numbers/theorem-proofs.ts';
import { octalProofs } from './classics/octal/theorem-proofs.ts';
import { posetsProofs } from './classics/posets/theorem-proofs.ts';
import { stripsProofs } from './classics/strips/theorem-proofs.ts';
import { welterProofs } from './classics/welter/theorem-proofs.ts';
import { epidemicProofs } from './epidemic/theorem-proofs.ts';
import { geodeticProofs } from './geodetic/theorem-proofs.ts';
import { nimOnGraphsProofs } from './nim-on-graphs/theorem-proofs.ts';
import { nodeKaylesProofs } from './node-kayles/theorem-proofs.ts';
import type { TheoremProof } from './statements/theorem-proof.ts';
import { theoryProofs } from './statements/theory-proofs.ts';
import { survivorNimProofs } from './survivor-nim/theorem-proofs.ts';

export const theoremProofs: readonly TheoremProof[] = [
  ...nimProofs,
  ...octalProofs,
  ...grundysGameProofs,
  ...nodeKaylesProofs,
  ...survivorNimProofs,
  ...nimOnGraphsProofs,
  ...epidemicProofs,
  ...geodeticProofs,
  ...hackendotProofs,
  ...heapsProofs,
  ...stripsProofs,
  ...welterProofs,
  ...coinsProofs,
  ...graphsProofs,
  ...hackenbushProofs,
  ...posetsProofs,
  ...boardsProofs,
  ...cramProofs,
  ...curvesProofs,
  ...numbersProofs,
  ...theoryProofs,
];
