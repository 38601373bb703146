/** What a game imports from `impartial` in the closed box: all that rules are written with, and not what rulesets are examined with. */
import {
  bad,
  catalogueOf,
  defineRuleset,
  digraphGame,
  entry,
  extendCatalogue,
  graphGame,
  gridGame,
  heapGame,
  mex,
  nimSum,
  ok,
  once,
  openWith,
  pass,
  plainKernels,
  posetGame,
  refuse,
  solveWith,
  stringGame,
  toCatalogue,
} from 'impartial/define';

export const library = {
  ...{ bad, ok, once, pass, refuse, mex, nimSum, defineRuleset, entry },
  ...{ digraphGame, graphGame, gridGame, heapGame, posetGame, stringGame },
  ...{ catalogueOf, extendCatalogue, toCatalogue, openWith, solveWith, plainKernels },
};
