/**
 * Readers of what comes out of the closed box: typed data that is copied field by field, or nothing. Every text has a longest length and
 * every list a longest size, so that nothing large or strange reaches the screen whatever was sent.
 */

/** Thrown by a reader; only `readText` lets it end. */
class Unreadable extends Error {}

export type Reader<T> = (json: unknown) => T;

/** What a text of JSON says; undefined where it says something else than it should. */
export function readText<T>(text: string, reader: Reader<T>): T | undefined {
  try {
    return reader(JSON.parse(text));
  } catch (error) {
    if (error instanceof Unreadable || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function refuse(): never {
  throw new Unreadable();
}

/** One line without control characters, which is cut where it is longer. */
export function words(longest: number): Reader<string> {
  return (json) => {
    if (typeof json !== 'string') return refuse();
    const line = json.slice(0, longest + 1).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
    return line.length > longest ? `${line.slice(0, longest)}…` : line;
  };
}

/** A text that has to arrive as it is: it is sent back, or is a name. */
export function exact(longest: number): Reader<string> {
  return (json) => (typeof json === 'string' && json.length <= longest ? json : refuse());
}

export function like(pattern: RegExp): Reader<string> {
  return (json) => (typeof json === 'string' && pattern.test(json) ? json : refuse());
}

export function number(least: number, most: number): Reader<number> {
  return (json) => (typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most ? json : refuse());
}

/** Written as digits. */
export const large: Reader<bigint> = (json) => (typeof json === 'string' && /^\d{1,400}$/.test(json) ? BigInt(json) : refuse());

export const truth: Reader<boolean> = (json) => (typeof json === 'boolean' ? json : refuse());

export function oneOf<const T>(...values: readonly T[]): Reader<T> {
  return (json) => values.find((value) => value === json) ?? refuse();
}

export function list<T>(reader: Reader<T>, most: number): Reader<readonly T[]> {
  return (json) => (Array.isArray(json) && json.length <= most ? Array.from(json, reader) : refuse());
}

type Fields<T> = { readonly [Key in keyof T]-?: Reader<T[Key]> };

/** An object with these fields; one that its reader gives `undefined` for is left out. */
export function object<T extends object>(fields: Fields<T>): Reader<T> {
  return (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse();
    const copy: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries(fields) as [string, Reader<unknown>][]) {
      const value = reader(Object.hasOwn(json, key) ? (json as Record<string, unknown>)[key] : undefined);
      if (value !== undefined) copy[key] = value;
    }
    return copy as T;
  };
}

export function maybe<T>(reader: Reader<T>): Reader<T | undefined> {
  return (json) => (json === undefined ? undefined : reader(json));
}

export function either<A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> {
  return (json) => {
    try {
      return first(json);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return second(json);
    }
  };
}
