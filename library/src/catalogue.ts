/** The catalogue: one line for each ruleset, with the theorems about it, cheapest first. */
import { type Catalogue, toCatalogue } from './core/catalogue.ts';
import { entry } from './core/entry.ts';
import { grundysGame } from './rulesets/heap/grundys-game.ts';
import { nim } from './rulesets/heap/nim.ts';
import { octal } from './rulesets/heap/octal.ts';
import { dawsonsChess, dawsonsKayles, kayles, officers, treblecross } from './rulesets/heap/octal-instances.ts';

export const catalogue: Catalogue = toCatalogue([
  entry(nim, []),
  entry(octal, []),
  entry(kayles, []),
  entry(dawsonsChess, []),
  entry(dawsonsKayles, []),
  entry(officers, []),
  entry(treblecross, []),
  entry(grundysGame, []),
]);
