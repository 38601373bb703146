/**
 * A verdict as JSON has it, in the order of its keys; `schema/answer.schema.json` describes it.
 *
 * Values may pass 2^53, so they are text whatever their size: a reader knows by the field what comes.
 */
import type { Values, Verdict } from './verdict.ts';

/** The version of the schema: another number where a field changes its meaning or goes. */
export const SCHEMA = 'impartial/1';

/** The fields of a verdict without the version of the schema. */
export function verdictData(answer: Verdict): object {
  const { question, outcome, winner, alliance, reason, limit, values } = answer;
  const { winningMoves, winningMovesComplete, delayingMove, method, because, certificate, notCovered } = answer;
  return {
    question,
    outcome,
    winner,
    alliance,
    reason,
    limit,
    values: valuesData(values),
    winningMoves,
    winningMovesComplete,
    delayingMove,
    method,
    because,
    certificate,
    notCovered,
  };
}

export function valuesData(values: Values): object {
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) written[name] = asText(value);
  return written;
}

function asText(value: Values[string]): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]));
}

/** Lets `JSON.stringify` write the verdict. The function is hidden, so that the verdict still travels to and from workers. */
export function withJson(verdict: Verdict): Verdict {
  return Object.defineProperty(verdict, 'toJSON', { value: toJson });
}

function toJson(this: Verdict): object {
  return { schema: SCHEMA, ...verdictData(this) };
}
