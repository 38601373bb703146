/**
 * Answers as JSON: one object on one line, keys in a fixed order, for programs. `schema/answer.schema.json` says what is in it.
 *
 * Numbers that may pass 2^53 are text whatever their size, so that a reader knows by the field what comes: the values of a position,
 * the terms of a sequence and the cells of a table. All other numbers are numbers. The first key names the version of all this.
 */
import type { BadQuestion, Verdict } from '../core/verdict.ts';
import { evidenceData, SCHEMA, verdictData } from '../core/verdict-json.ts';

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

/** Data that the schema describes, on one line. */
export function answerLine(data: object): string {
  return toJsonLine({ schema: SCHEMA, ...data });
}

/** What an answer has in JSON besides the fields of a verdict. */
export interface JsonOptions {
  /** Whether to work out the certificate, which may take longer than the answer. Default false. */
  readonly certificate?: boolean;
  /** The genus, if it was asked for. */
  readonly genus?: object | undefined;
}

export function answerToJson(answer: Verdict | BadQuestion, { certificate = false, genus }: JsonOptions = {}): string {
  if ('error' in answer) return answerLine(errorData(answer));
  return answerLine({ ...verdictData(answer), ...(certificate && evidenceData(answer)), ...(genus !== undefined && { genus }) });
}

function errorData({ question, error }: BadQuestion): object {
  const { code, message, at, expected, found, limit } = error;
  return { question, error: { code, message, at, expected, found, limit } };
}
