/**
 * Readers of JSON that strangers wrote: typed data, or a sentence that names the field.
 *
 * A reader copies what it knows and leaves the rest, so that what is looked at later is plain data, whatever object it came from.
 * Large numbers are text in JSON, and stay text.
 */
import { PLAYS, type Play } from './outcome.ts';
import { excerpt } from './result.ts';
import { COMPOUNDS, type Compound } from './setting.ts';

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** Reads what is in a field. Throws `Unreadable`; only `readJson` calls it from outside. */
export type Reader<T> = (json: unknown, field: string) => T;

class Unreadable extends Error {}

export function readJson<T>(json: unknown, reader: Reader<T>): Read<T> {
  try {
    return { ok: true, value: reader(json, '') };
  } catch (error) {
    // An object that is no JSON may throw anything when it is looked at.
    return { ok: false, why: error instanceof Unreadable ? error.message : 'it cannot be read as JSON' };
  }
}

/** A reader that takes what `isRight` accepts, as it is. */
export function plain<T>(expected: string, isRight: (json: unknown) => json is T): Reader<T> {
  return (json, field) => (isRight(json) ? json : unreadable(json, field, expected));
}

export const anyText: Reader<string> = plain('a text', (json) => typeof json === 'string');

export function textLike(pattern: RegExp, expected: string): Reader<string> {
  return plain(expected, (json): json is string => typeof json === 'string' && pattern.test(json));
}

/** A number of any size from 0 on, written as text. */
export const digits = textLike(/^\d{1,1000000}$/, 'a whole number as text');

export function wholeNumber(least = 0, most = Number.MAX_SAFE_INTEGER): Reader<number> {
  const range = most === Number.MAX_SAFE_INTEGER ? `, ${least} or more` : ` from ${least} to ${most}`;
  return plain(
    `a whole number${range}`,
    (json): json is number => typeof json === 'number' && Number.isSafeInteger(json) && json >= least && json <= most,
  );
}

export const trueOrFalse: Reader<boolean> = plain('true or false', (json) => typeof json === 'boolean');

export function oneOf<const T extends string | number | null>(...values: readonly T[]): Reader<T> {
  return plain(values.map((value) => JSON.stringify(value)).join(' or '), (json): json is T => values.includes(json as T));
}

/** Who wins, where that is known. */
export const winner: Reader<'N' | 'P'> = oneOf('N', 'P');
export const playName: Reader<Play> = oneOf(...PLAYS);
export const compoundName: Reader<Compound> = plain(
  'the name of a compound',
  (json): json is Compound => typeof json === 'string' && Object.hasOwn(COMPOUNDS, json),
);

export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (json, field) => (json === null ? null : reader(json, field));
}

export function listOf<T>(reader: Reader<T>): Reader<readonly T[]> {
  return (json, field) => {
    if (!Array.isArray(json)) return unreadable(json, field, 'a list');
    return Array.from(json, (item, index) => reader(item, `${field}[${index}]`));
  };
}

export function pairOf<A, B>(first: Reader<A>, second: Reader<B>): Reader<readonly [A, B]> {
  return (json, field) => {
    if (!Array.isArray(json) || json.length !== 2) return unreadable(json, field, 'a list of two');
    return [first(json[0], `${field}[0]`), second(json[1], `${field}[1]`)];
  };
}

export function tripleOf<A, B, C>(first: Reader<A>, second: Reader<B>, third: Reader<C>): Reader<readonly [A, B, C]> {
  return (json, field) => {
    if (!Array.isArray(json) || json.length !== 3) return unreadable(json, field, 'a list of three');
    return [first(json[0], `${field}[0]`), second(json[1], `${field}[1]`), third(json[2], `${field}[2]`)];
  };
}

/** A field that may be missing. */
export interface Optional<T> {
  readonly optional: Reader<T>;
}

export function optional<T>(reader: Reader<T>): Optional<T> {
  return { optional: reader };
}

/** A reader for each field of `T`; `optional` ones for exactly those that may be missing. */
export type Fields<T> = {
  readonly [Name in keyof T]-?: object extends Pick<T, Name> ? Optional<T[Name]> : Reader<T[Name]>;
};

export function record<T>(fields: Fields<T>): Reader<T> {
  const readers = Object.entries<Reader<unknown> | Optional<unknown>>(fields);
  return (json, field) => {
    const read: Record<string, unknown> = {};
    for (const [name, reader] of readers) {
      const value = fieldOf(json, name, field);
      const place = field === '' ? name : `${field}.${name}`;
      if (typeof reader === 'function') read[name] = reader(value, place);
      else if (value !== undefined) read[name] = reader.optional(value, place);
    }
    return read as T;
  };
}

/** Objects told apart by one field: a reader for each of its values, and which value is meant where the field is missing. */
export function byField<T>(name: string, readers: Readonly<Record<string, Reader<T>>>, meant?: string): Reader<T> {
  const known = Object.keys(readers);
  return (json, field) => {
    const value = fieldOf(json, name, field) ?? meant;
    const reader = known.includes(value as string) ? readers[value as string] : undefined;
    if (reader !== undefined) return reader(json, field);
    return unreadable(value, field === '' ? name : `${field}.${name}`, known.map((each) => `"${each}"`).join(' or '));
  };
}

function fieldOf(json: unknown, name: string, field: string): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return unreadable(json, field, 'an object');
  return Object.hasOwn(json, name) ? (json as Record<string, unknown>)[name] : undefined;
}

function unreadable(json: unknown, field: string, expected: string): never {
  const place = field === '' ? 'it' : `the field ${excerpt(field)}`;
  throw new Unreadable(`${place} should be ${expected}; found ${describe(json)}`);
}

function describe(json: unknown): string {
  if (json === undefined) return 'nothing';
  if (typeof json === 'string') return `"${excerpt(json)}"`;
  if (Array.isArray(json)) return 'a list';
  return typeof json === 'object' && json !== null ? 'an object' : excerpt(String(json));
}
