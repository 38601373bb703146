/** The catalogue: one line for each ruleset, with the theorems about it, cheapest first. */
import { type Catalogue, toCatalogue } from './core/catalogue.ts';
import { entry } from './core/entry.ts';
import { dancingMania } from './games/epidemic/dancing-mania-rules.ts';
import { nimania } from './games/epidemic/nimania-rules.ts';
import { nimaniaParity } from './games/epidemic/theory/nimania-parity.ts';
import { nimaniaSweeping } from './games/epidemic/theory/nimania-sweeping.ts';
import { dancingTheorems } from './games/epidemic/theory/theorems.ts';
import { geodetic } from './games/geodetic/rules.ts';
import { geodeticBranches, geodeticComponent } from './games/geodetic/theory/branches.ts';
import { geodeticCycle, geodeticCycleMisere } from './games/geodetic/theory/cycle.ts';
import { geodeticLabelledSets } from './games/geodetic/theory/labelled-sets.ts';
import { geodeticMisereTree } from './games/geodetic/theory/misere-tree.ts';
import { geodeticRays } from './games/geodetic/theory/rays.ts';
import { geodeticRaysMisere } from './games/geodetic/theory/rays-misere.ts';
import { geodeticRowMisere, geodeticRows } from './games/geodetic/theory/rows.ts';
import { geodeticTree } from './games/geodetic/theory/tree.ts';
import { grundysGame } from './games/grundys-game/rules.ts';
import { grundysGameSequence } from './games/grundys-game/theory/sequence.ts';
import { hackendot } from './games/hackendot/rules.ts';
import { hackendotMisere } from './games/hackendot/theory/misere.ts';
import { hackendotNormal, hackendotTree } from './games/hackendot/theory/normal.ts';
import { nim } from './games/nim/rules.ts';
import { boutonNim } from './games/nim/theory/bouton.ts';
import { nimCompounds } from './games/nim/theory/compounds.ts';
import { nimDiminishedMisere } from './games/nim/theory/diminished-misere.ts';
import { misereNim } from './games/nim/theory/misere.ts';
import { nimOnGraphs } from './games/nim-on-graphs/rules.ts';
import { nimOnGraphsTheorems } from './games/nim-on-graphs/theory/theorems.ts';
import { directedNodeKayles } from './games/node-kayles/directed-rules.ts';
import { nodeKayles } from './games/node-kayles/rules.ts';
import { selectiveNodeKayles } from './games/node-kayles/selective-rules.ts';
import { directedPath } from './games/node-kayles/theory/directed-path.ts';
import { selectivePath } from './games/node-kayles/theory/selective-path.ts';
import { nodeKaylesTheorems } from './games/node-kayles/theory/theorems.ts';
import { dawsonsChess, dawsonsKayles, kayles, officers, treblecross } from './games/octal/instances.ts';
import { octal } from './games/octal/rules.ts';
import { octalMisere } from './games/octal/theory/misere.ts';
import { octalPeriodicity } from './games/octal/theory/periodicity.ts';
import { octalSequence } from './games/octal/theory/sequence.ts';
import { survivorNim } from './games/survivor-nim/rules.ts';
import { survivorBlocks } from './games/survivor-nim/theory/blocks.ts';
import { survivorOneAlliance } from './games/survivor-nim/theory/one-alliance.ts';
import { survivorTakeSets } from './games/survivor-nim/theory/take-sets.ts';

const octalTheorems = [octalPeriodicity, octalSequence, octalMisere];

export const catalogue: Catalogue = toCatalogue([
  entry(nim, [boutonNim, misereNim, nimDiminishedMisere, nimCompounds]),
  entry(octal, octalTheorems),
  entry(kayles, octalTheorems),
  entry(dawsonsChess, octalTheorems),
  entry(dawsonsKayles, octalTheorems),
  entry(officers, octalTheorems),
  entry(treblecross, octalTheorems),
  entry(grundysGame, [grundysGameSequence]),
  entry(nodeKayles, nodeKaylesTheorems),
  entry(selectiveNodeKayles, [selectivePath]),
  entry(directedNodeKayles, [directedPath]),
  entry(survivorNim, [survivorOneAlliance, survivorBlocks, survivorTakeSets]),
  (find) => entry(nimOnGraphs(find), nimOnGraphsTheorems),
  entry(nimania, [nimaniaParity, nimaniaSweeping]),
  entry(dancingMania, dancingTheorems),
  entry(geodetic, [
    geodeticCycle,
    geodeticRays,
    geodeticTree,
    geodeticCycleMisere,
    geodeticRaysMisere,
    geodeticMisereTree,
    geodeticRows,
    geodeticRowMisere,
    geodeticBranches,
    geodeticLabelledSets,
    geodeticComponent,
  ]),
  entry(hackendot, [hackendotNormal, hackendotMisere, hackendotTree]),
]);
