/** The catalogue: one line for each ruleset, with the theorems about it, cheapest first. */
import { type Catalogue, toCatalogue } from './core/catalogue.ts';
import { entry } from './core/entry.ts';
import { dancingMania } from './rulesets/epidemic/dancing-mania.ts';
import { nimania } from './rulesets/epidemic/nimania.ts';
import { directedNodeKayles } from './rulesets/graph/directed-node-kayles.ts';
import { geodetic } from './rulesets/graph/geodetic.ts';
import { hackendot } from './rulesets/graph/hackendot.ts';
import { nimOnGraphs } from './rulesets/graph/nim-on-graphs.ts';
import { nodeKayles } from './rulesets/graph/node-kayles.ts';
import { selectiveNodeKayles } from './rulesets/graph/selective-node-kayles.ts';
import { grundysGame } from './rulesets/heap/grundys-game.ts';
import { nim } from './rulesets/heap/nim.ts';
import { octal } from './rulesets/heap/octal.ts';
import { dawsonsChess, dawsonsKayles, kayles, officers, treblecross } from './rulesets/heap/octal-instances.ts';
import { survivorNim } from './rulesets/table/survivor-nim.ts';
import { boutonNim } from './theorems/bouton-nim.ts';
import { dancingTheorems } from './theorems/dancing-theorems.ts';
import { directedPath } from './theorems/directed-path.ts';
import { geodeticBranches, geodeticComponent } from './theorems/geodetic-branches.ts';
import { geodeticCycle, geodeticCycleMisere } from './theorems/geodetic-cycle.ts';
import { geodeticLabelledSets } from './theorems/geodetic-labelled-sets.ts';
import { geodeticMisereTree } from './theorems/geodetic-misere-tree.ts';
import { geodeticRays } from './theorems/geodetic-rays.ts';
import { geodeticRaysMisere } from './theorems/geodetic-rays-misere.ts';
import { geodeticRowMisere, geodeticRows } from './theorems/geodetic-rows.ts';
import { geodeticTree } from './theorems/geodetic-tree.ts';
import { grundysGameSequence } from './theorems/grundys-game-sequence.ts';
import { hackendotMisere } from './theorems/hackendot-misere.ts';
import { hackendotNormal, hackendotTree } from './theorems/hackendot-normal.ts';
import { misereNim } from './theorems/misere-nim.ts';
import { nimCompounds } from './theorems/nim-compounds.ts';
import { nimDiminishedMisere } from './theorems/nim-diminished-misere.ts';
import { nimOnGraphsTheorems } from './theorems/nim-on-graphs-theorems.ts';
import { nimaniaParity } from './theorems/nimania-parity.ts';
import { nimaniaSweeping } from './theorems/nimania-sweeping.ts';
import { nodeKaylesTheorems } from './theorems/node-kayles-theorems.ts';
import { octalPeriodicity } from './theorems/octal-periodicity.ts';
import { octalSequence } from './theorems/octal-sequence.ts';
import { selectivePath } from './theorems/selective-path.ts';
import { survivorBlocks } from './theorems/survivor-blocks.ts';
import { survivorOneAlliance } from './theorems/survivor-one-alliance.ts';
import { survivorTakeSets } from './theorems/survivor-take-sets.ts';

const octalTheorems = [octalPeriodicity, octalSequence];

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
