/** The verbs by name. Each is a file that is loaded when it is asked for: `impartial solve` waits for no other. */
import type { Command } from 'commander';

type AddVerb = (program: Command) => void;

/** In the order in which they are shown. */
export const VERBS: Readonly<Record<string, () => Promise<AddVerb>>> = {
  solve: async () => (await import('./verbs/solve.ts')).addSolve,
  explain: async () => (await import('./verbs/explain.ts')).addExplain,
  moves: async () => (await import('./verbs/moves.ts')).addMoves,
  draw: async () => (await import('./verbs/draw.ts')).addDraw,
  play: async () => (await import('./verbs/play.ts')).addPlay,
  sequence: async () => (await import('./verbs/sequence.ts')).addSequence,
  period: async () => (await import('./verbs/period.ts')).addPeriod,
  misere: async () => (await import('./verbs/misere.ts')).addMisere,
  table: async () => (await import('./verbs/table.ts')).addTable,
  'nim-sum': async () => (await import('./verbs/nim-sum.ts')).addNimSum,
  'nim-product': async () => (await import('./verbs/nim-product.ts')).addNimProduct,
  worksheet: async () => (await import('./verbs/worksheet.ts')).addWorksheet,
  survey: async () => (await import('./verbs/survey.ts')).addSurvey,
  games: async () => (await import('./verbs/games.ts')).addGames,
  prove: async () => (await import('./verbs/prove.ts')).addProve,
  verify: async () => (await import('./verbs/verify.ts')).addVerify,
  web: async () => (await import('./verbs/web.ts')).addWeb,
  new: async () => (await import('./verbs/new.ts')).addNew,
  completion: async () => (await import('./verbs/completion.ts')).addCompletion,
};

export const VERB_NAMES: readonly string[] = Object.keys(VERBS);
