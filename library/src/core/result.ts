/**
 * Results: bad input comes back as data with a place; only a bug throws.
 */
import type { ReachedLimit } from './limits.ts';

/** What is wrong with a question, where, and what would have been right. */
export interface InputError {
  /** A noun phrase in kebab-case: `loop-edge`, `heap-too-large`. */
  readonly code: string;
  /** One sentence for people. */
  readonly message: string;
  /** 0-based offset of the offending token in the question line. */
  readonly at: number;
  readonly expected?: string;
  readonly found?: string;
  /** Whole question lines that may be meant instead. */
  readonly meant?: readonly string[];
  /** The limit that a larger one would let through. */
  readonly limit?: ReachedLimit;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: InputError };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** The longest piece of the input that a message repeats; a question may be ten megabytes of anything. */
const SHOWN = 40;

export function excerpt(text: string, most = SHOWN): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

export function bad(
  code: string,
  message: string,
  at: number,
  detail: { expected?: string; found?: string } = {},
): Result<never> {
  const error: InputError = { code, message, at, ...(detail.expected !== undefined && { expected: detail.expected }) };
  return { ok: false, error: detail.found === undefined ? error : { ...error, found: excerpt(detail.found) } };
}

/** The answer to a question that is not text. */
export function notText(given: unknown): { readonly ok: false; readonly error: InputError } {
  const found = given === null ? 'null' : Array.isArray(given) ? 'array' : typeof given;
  const message = 'The question is not text.';
  return { ok: false, error: { code: 'not-text', message, at: 0, expected: 'a line such as `nim 3 5 7`', found } };
}
