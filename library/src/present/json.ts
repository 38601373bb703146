/**
 * Answers as JSON: one object on one line, keys in a fixed order, for programs.
 *
 * Numbers beyond exact ones are written as strings; JSON has no other way that every reader understands.
 */
import type { BadQuestion, Verdict } from '../core/verdict.ts';

function exact(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** Any plain data on one line; a bigint becomes a string. */
export function toJsonLine(data: unknown): string {
  try {
    return JSON.stringify(data);
  } catch {
    // A bigint somewhere: rare, and a replacer makes all other answers several times slower.
    return JSON.stringify(data, exact);
  }
}

export function answerToJson(answer: Verdict | BadQuestion): string {
  if ('error' in answer) {
    const { code, message, at, expected, found, limit } = answer.error;
    return toJsonLine({ question: answer.question, error: { code, message, at, expected, found, limit } });
  }
  const { question, outcome, winner, alliance, reason, limit, values } = answer;
  const { winningMoves, winningMovesComplete, delayingMove, method, because, certificate } = answer;
  return toJsonLine({
    question,
    outcome,
    winner,
    alliance,
    reason,
    limit,
    values,
    winningMoves,
    winningMovesComplete,
    delayingMove,
    method,
    because,
    certificate,
  });
}
