/**
 * What is known of sets: open addressing, with a bound on how far it grows. A slot has a set and what is known of it, 0 where it is empty;
 * where sets are placed by their forms, the hash of the form, too.
 */
import { full } from './host';
import { table } from './layout';

const FIRST_SLOT_BITS: i32 = 10;

let slotBytes: usize = 16;
let slotBits: i32 = 0;
let mostSlotBits: i32 = 0;
let mostStored: i32 = 0;
export let stored: i32 = 0;

/** An empty table, whose slots have a hash or not. */
export function prepareTable(hasHashes: bool): void {
  slotBytes = hasHashes ? 24 : 16;
  stored = 0;
  slotBits = FIRST_SLOT_BITS;
  const size = slotBytes << slotBits;
  reach(table + size);
  memory.fill(table, 0, size);
}

/** How far the table may grow: 2^slots slots, and so many sets. */
export function allow(slots: i32, sets: i32): void {
  mostSlotBits = slots;
  mostStored = sets;
}

function reach(end: usize): void {
  const pages = <i32>((end + 0xffff) >> 16);
  if (pages > memory.size() && memory.grow(pages - memory.size()) < 0) full(stored);
}

// @ts-ignore: decorator
@inline
export function hashOfSet(set: u64): u32 {
  let mixed = set * 0x9e3779b97f4a7c15;
  mixed ^= mixed >> 32;
  mixed *= 0xd6e8feb86659fd93;
  return <u32>(mixed >> 32);
}

// @ts-ignore: decorator
@inline
export function firstSlot(hash: u32): usize {
  return table + slotBytes * <usize>(hash >> <u32>(32 - slotBits));
}

// @ts-ignore: decorator
@inline
export function nextSlot(at: usize): usize {
  const next = at + slotBytes;
  return next == table + (slotBytes << slotBits) ? table : next;
}

// @ts-ignore: decorator
@inline
export function setAt(at: usize): u64 {
  return load<u64>(at);
}

// @ts-ignore: decorator
@inline
export function infoAt(at: usize): u64 {
  return load<u64>(at, 8);
}

/** Only where slots have hashes. */
// @ts-ignore: decorator
@inline
export function hashAt(at: usize): u32 {
  return load<u32>(at, 16);
}

/** The slot in which the set is, or would be. */
export function slotOf(set: u64, hash: u32): usize {
  let at = firstSlot(hash);
  while (infoAt(at) != 0 && setAt(at) != set) at = nextSlot(at);
  return at;
}

export function keep(set: u64, hash: u32, info: u64): void {
  const at = slotOf(set, hash);
  if (infoAt(at) != 0) {
    store<u64>(at, info, 8);
    return;
  }
  if (stored >= mostStored) full(stored);
  if (5 * <u64>stored >= <u64>3 << slotBits) {
    grow();
    keep(set, hash, info);
    return;
  }
  stored++;
  enter(at, set, hash, info);
}

function enter(at: usize, set: u64, hash: u32, info: u64): void {
  store<u64>(at, set);
  store<u64>(at, info, 8);
  if (slotBytes == 24) store<u32>(at, hash, 16);
}

/** Twice as many slots: the old ones are moved out of the way, and entered anew. */
function grow(): void {
  if (slotBits >= mostSlotBits) full(stored);
  const size = slotBytes << slotBits;
  const old = table + 2 * size;
  reach(old + size);
  memory.copy(old, table, size);
  slotBits++;
  memory.fill(table, 0, 2 * size);
  for (let at = old; at < old + size; at += slotBytes) {
    if (infoAt(at) == 0) continue;
    const hash = slotBytes == 24 ? hashAt(at) : hashOfSet(setAt(at));
    enter(slotOf(setAt(at), hash), setAt(at), hash, infoAt(at));
  }
}
