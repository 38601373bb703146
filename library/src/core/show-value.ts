/** A value of any kind in a sentence: what a function of a ruleset gave, or was given. */
import { excerpt } from './result.ts';

export function show(given: unknown): string {
  if (typeof given === 'function' || given === undefined) return given === undefined ? 'nothing' : 'a function';
  try {
    return excerpt(
      JSON.stringify(given, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)) ?? String(given),
      80,
    );
  } catch {
    return excerpt(String(given), 80);
  }
}

/** Throws unless the value of an option of a kit is one of these; what is left out is `undefined`. */
export function checkChoice(id: string, option: string, given: unknown, choices: readonly unknown[]): void {
  if (given === undefined || choices.includes(given)) return;
  throw new Error(`${id}: ${option} is ${choices.map(show).join(' or ')}, found ${show(given)}`);
}

/** The members of a list that a rule gives; a text is not a list of its letters. */
export function checkedList<T>(what: string, given: Iterable<T>): Iterable<T> {
  const isList = typeof given === 'object' && given !== null && Symbol.iterator in given;
  if (!isList) throw new Error(`${what} gives ${show(given)}, which is not a list`);
  return given;
}
