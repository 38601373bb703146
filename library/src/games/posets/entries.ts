/** The games on orders with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { chomp } from './chomp.ts';
import { posetGame } from './poset-game.ts';
import { schuh } from './schuh.ts';
import { chompArms, chompArmsMisere, chompArmsValue } from './theory/chomp-arms.ts';
import { chompBox } from './theory/chomp-box.ts';
import { chompCorner } from './theory/chomp-corner.ts';
import { chompThreeRows, chompTwoRows } from './theory/chomp-rows.ts';
import { chompTable, chompTableValue } from './theory/chomp-table.ts';
import { posetForest, posetForestMisere, posetTree } from './theory/forest.ts';
import { posetGreatest } from './theory/greatest.ts';
import { posetLevels } from './theory/levels.ts';
import { schuhAsChomp, schuhWhole } from './theory/schuh.ts';

export const entries: readonly CatalogueLine[] = [
  entry(posetGame, [posetForest, posetForestMisere, posetLevels, posetGreatest, posetTree]),
  entry(chomp, [
    chompArms,
    chompArmsMisere,
    chompTwoRows,
    chompCorner,
    chompThreeRows,
    chompBox,
    chompTable,
    chompArmsValue,
    chompTableValue,
  ]),
  entry(schuh, [schuhAsChomp, schuhWhole]),
];
