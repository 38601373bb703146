/** Sets of small numbers as rows of bits. */

export function emptySet(size: number): Uint32Array {
  return new Uint32Array((size + 31) >>> 5);
}

export function add(set: Uint32Array, member: number): void {
  set[member >>> 5] = (set[member >>> 5] as number) | (1 << (member & 31));
}

export function isSubset(part: Uint32Array, whole: Uint32Array): boolean {
  for (let at = 0; at < part.length; at++) if (((part[at] as number) & ~(whole[at] as number)) !== 0) return false;
  return true;
}

export function meets(one: Uint32Array, other: Uint32Array): boolean {
  for (let at = 0; at < one.length; at++) if (((one[at] as number) & (other[at] as number)) !== 0) return true;
  return false;
}

export function isEmpty(set: Uint32Array): boolean {
  return set.every((bits) => bits === 0);
}

export function addAll(set: Uint32Array, other: Uint32Array): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) | (other[at] as number);
}

export function* members(set: Uint32Array): Iterable<number> {
  for (let at = 0; at < set.length; at++)
    for (let bits = set[at] as number; bits !== 0; bits &= bits - 1) yield at * 32 + 31 - Math.clz32(bits & -bits);
}
