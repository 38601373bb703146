/** The proofs of all theorems, for the door of the papers: more words than asking a question takes. */
import { boardsProofs } from './games/boards/paper/theorem-proofs.ts';
import { coinsProofs } from './games/coins/paper/theorem-proofs.ts';
import { cramProofs } from './games/cram/paper/theorem-proofs.ts';
import { curvesProofs } from './games/curves/paper/theorem-proofs.ts';
import { epidemicProofs } from './games/epidemic/paper/theorem-proofs.ts';
import { geodeticProofs } from './games/geodetic/paper/theorem-proofs.ts';
import { graphsProofs } from './games/graphs/paper/theorem-proofs.ts';
import { grundysGameProofs } from './games/grundys-game/paper/theorem-proofs.ts';
import { hackenbushProofs } from './games/hackenbush/paper/theorem-proofs.ts';
import { hackendotProofs } from './games/hackendot/paper/theorem-proofs.ts';
import { heapsProofs } from './games/heaps/paper/theorem-proofs.ts';
import { nimProofs } from './games/nim/paper/theorem-proofs.ts';
import { nimOnGraphsProofs } from './games/nim-on-graphs/paper/theorem-proofs.ts';
import { nodeKaylesProofs } from './games/node-kayles/paper/theorem-proofs.ts';
import { numbersProofs } from './games/numbers/paper/theorem-proofs.ts';
import { octalProofs } from './games/octal/paper/theorem-proofs.ts';
import { posetsProofs } from './games/posets/paper/theorem-proofs.ts';
import { stripsProofs } from './games/strips/paper/theorem-proofs.ts';
import { survivorNimProofs } from './games/survivor-nim/paper/theorem-proofs.ts';
import { welterProofs } from './games/welter/paper/theorem-proofs.ts';
import type { TheoremProof } from './papers/theorem-proof.ts';
import { theoryProofs } from './papers/theory-proofs.ts';

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
