/**
 * The names of vertices, in natural order: `2` before `10`, `1.9` before `1.10`, digits before letters.
 *
 * A graph of a million vertices is mostly called 1, 2, 3 …, so names are a rule where there is one and a list only where a person
 * wrote them. Vertices are stored in the natural order of their names; a name is found again by bisection.
 */
export type Names =
  /** first, first + 1, … */
  | { readonly kind: 'numbered'; readonly first: bigint }
  /** `r.s`, the s-th vertex on ray r; each ray has `length` vertices, and they are stored ray by ray. */
  | { readonly kind: 'rays'; readonly length: number }
  | { readonly kind: 'listed'; readonly list: readonly string[] }
  /** The names of some vertices of another graph, whose names are numbered or rays. */
  | { readonly kind: 'picked'; readonly from: Names; readonly vertices: Uint32Array };

/** 1, 2, 3 … */
export const NUMBERED: Names = { kind: 'numbered', first: 1n };
/** 0, 1, 2 … */
export const NUMBERED_FROM_0: Names = { kind: 'numbered', first: 0n };

export function nameOf(names: Names, vertex: number): string {
  switch (names.kind) {
    case 'numbered':
      return String(names.first + BigInt(vertex));
    case 'rays':
      return `${Math.floor(vertex / names.length) + 1}.${(vertex % names.length) + 1}`;
    case 'listed':
      return names.list[vertex] ?? '';
    case 'picked':
      return nameOf(names.from, names.vertices[vertex] ?? 0);
  }
}

/** The names of these vertices, which are in ascending order. */
export function pickNames(names: Names, vertices: Uint32Array): Names {
  switch (names.kind) {
    case 'listed':
      return { kind: 'listed', list: Array.from(vertices, (vertex) => names.list[vertex] ?? '') };
    case 'picked':
      return { kind: 'picked', from: names.from, vertices: vertices.map((vertex) => names.vertices[vertex] ?? 0) };
    default:
      return { kind: 'picked', from: names, vertices };
  }
}

/** The vertex of this name among the first `order` vertices. */
export function vertexNamed(names: Names, order: number, name: string): number | undefined {
  let low = 0;
  let high = order - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const sign = compareNames(nameOf(names, middle), name);
    if (sign === 0) return middle;
    if (sign < 0) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Different names put in order: the names, and where each of the given ones went. */
export function sortNames(given: readonly string[]): { readonly names: Names; readonly places: Uint32Array } {
  if (isSorted(given)) return { names: toNames(given), places: new Uint32Array(given.length).map((_, index) => index) };
  const places = placesOfNumbers(given) ?? placesByComparing(given);
  const list = new Array<string>(given.length);
  for (let index = 0; index < given.length; index++) list[places[index] as number] = given[index] as string;
  return { names: toNames(list), places };
}

/** Names that are in order already. */
function toNames(list: readonly string[]): Names {
  const counted = list.every((name, index) => name === String(index + 1));
  return counted ? NUMBERED : { kind: 'listed', list };
}

function isSorted(given: readonly string[]): boolean {
  return given.every((name, index) => index === 0 || compareNames(given[index - 1] as string, name) < 0);
}

/** The places where all names are numbers that a double holds: sorting them as numbers is many times faster. */
function placesOfNumbers(given: readonly string[]): Uint32Array | undefined {
  const numbers = new Float64Array(given.length);
  for (let index = 0; index < given.length; index++) {
    const name = given[index] as string;
    if (name.length > 15 || digitsEnd(name, 0) < name.length || (name.length > 1 && name[0] === '0')) return undefined;
    numbers[index] = Number(name);
  }
  const sorted = numbers.toSorted();
  return Uint32Array.from(numbers, (number) => bisect(sorted, number));
}

function bisect(sorted: Float64Array, number: number): number {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placesByComparing(given: readonly string[]): Uint32Array {
  const order = given.map((_, index) => index).sort((a, b) => compareNames(given[a] as string, given[b] as string));
  const places = new Uint32Array(given.length);
  for (let place = 0; place < order.length; place++) places[order[place] as number] = place;
  return places;
}

/** Natural order: runs of digits compare as numbers, everything else by character. Only equal names compare as 0. */
export function compareNames(a: string, b: string): number {
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(j);
    if (isDigit(x) && isDigit(y)) {
      const endA = digitsEnd(a, i);
      const endB = digitsEnd(b, j);
      const sign = compareDigits(a, i, endA, b, j, endB);
      if (sign !== 0) return sign;
      i = endA;
      j = endB;
    } else {
      if (x !== y) return x - y;
      i++;
      j++;
    }
  }
  if (i < a.length) return 1;
  if (j < b.length) return -1;
  return a === b ? 0 : a < b ? -1 : 1;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function digitsEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** Compares two runs of digits as numbers, without their leading zeros. */
function compareDigits(a: string, fromA: number, endA: number, b: string, fromB: number, endB: number): number {
  let i = fromA;
  let j = fromB;
  while (i < endA && a.charCodeAt(i) === 48) i++;
  while (j < endB && b.charCodeAt(j) === 48) j++;
  if (endA - i !== endB - j) return endA - i - (endB - j);
  for (; i < endA; i++, j++) {
    const sign = a.charCodeAt(i) - b.charCodeAt(j);
    if (sign !== 0) return sign;
  }
  return 0;
}
