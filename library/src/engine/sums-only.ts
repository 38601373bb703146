/** Questions about sums: genera and misère quotients know no other compounds, and no positions that stand in no sum. */
import type { InputError } from '../core/result.ts';
import { type OpenQuestion, OWN_TURNS } from './moves/open.ts';

/** Why what was asked for, `A misère quotient` or `A genus`, is none of this question; undefined where it is one. */
export function whyNoSum(what: string, line: string, { setting, games, at }: OpenQuestion): InputError | undefined {
  const { compound } = setting;
  if (compound !== 'disjunctive') {
    const message = `${what} says who wins sums, in which a move is made in one component: it knows no other compounds.`;
    return { code: 'compound-not-allowed', message, at: Math.max(0, line.lastIndexOf(compound)), found: compound };
  }
  const hasTurns = games.some((game) => game.sides() !== undefined);
  const message = hasTurns ? OWN_TURNS : games.map((game) => game.whyAlone()).find((why) => why !== undefined);
  return message === undefined ? undefined : { code: 'sum-not-allowed', message, at };
}
