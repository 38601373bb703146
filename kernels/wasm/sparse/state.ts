/**
 * What the sparse method knows of its sequence besides what lies in memory. A class, because files cannot set each other's variables.
 */
export class State {
  static digitCount: i32 = 0;
  static takeCount: i32 = 0;
  static splitCount: i32 = 0;
  static firstSplit: i32 = 0;
  static length: i32 = 0;
  /** Values have two bytes. */
  static wide: bool = false;
  /** All values are below this. */
  static room: i32 = 64;
  static below32: bool = false;
  /** So many values are kept in reverse. */
  static depth: i32 = 0;
  static rareCount: i32 = 0;
  /** How many rare positions are below 16. */
  static smallCount: i32 = 0;
  /** Of the first splitting place. */
  static parity: i32 = 0;
  static stamp: u8 = 0;
  static looked: f64 = 0;
  /** No walk has looked at a part as large as this. */
  static deepest: i32 = 0;
}

/** Of one heap. */
// @ts-ignore: decorator
@inline
export function countWalk(depth: i32): void {
  State.looked += <f64>(State.splitCount * depth);
  if (depth > State.deepest) State.deepest = depth;
}
