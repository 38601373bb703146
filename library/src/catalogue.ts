/**
 * The catalogue: the games there are, a folder a line; `entries.ts` in each has its rulesets with the theorems about them.
 *
 * This is the one list. `games-on-demand.ts`, from which pages fetch games one by one, is written from it by `npm run golden`.
 */
import { type Catalogue, toCatalogue } from './core/catalogue.ts';
import { entries as boards } from './games/boards/entries.ts';
import { entries as coins } from './games/coins/entries.ts';
import { entries as cram } from './games/cram/entries.ts';
import { entries as curves } from './games/curves/entries.ts';
import { entries as epidemic } from './games/epidemic/entries.ts';
import { entries as geodetic } from './games/geodetic/entries.ts';
import { entries as graphs } from './games/graphs/entries.ts';
import { entries as grundysGame } from './games/grundys-game/entries.ts';
import { entries as hackenbush } from './games/hackenbush/entries.ts';
import { entries as hackendot } from './games/hackendot/entries.ts';
import { entries as heaps } from './games/heaps/entries.ts';
import { entries as nim } from './games/nim/entries.ts';
import { entries as nimOnGraphs } from './games/nim-on-graphs/entries.ts';
import { entries as nodeKayles } from './games/node-kayles/entries.ts';
import { entries as numbers } from './games/numbers/entries.ts';
import { entries as octal } from './games/octal/entries.ts';
import { entries as posets } from './games/posets/entries.ts';
import { entries as strips } from './games/strips/entries.ts';
import { entries as survivorNim } from './games/survivor-nim/entries.ts';
import { entries as welter } from './games/welter/entries.ts';

export const catalogue: Catalogue = toCatalogue([
  ...nim,
  ...octal,
  ...grundysGame,
  ...nodeKayles,
  ...survivorNim,
  ...nimOnGraphs,
  ...epidemic,
  ...geodetic,
  ...hackendot,
  ...heaps,
  ...strips,
  ...welter,
  ...coins,
  ...graphs,
  ...hackenbush,
  ...posets,
  ...boards,
  ...cram,
  ...curves,
  ...numbers,
]);
