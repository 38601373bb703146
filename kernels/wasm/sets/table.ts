/**
 * What is known of sets: open addressing, with a bound on how far it grows. A slot has a set, 0 where it is empty, and what is known of
 * it; where sets are placed by their forms, the hash of the form, too.
 *
 * Two threads may share the table. A slot is taken by its set, which never changes; what is known comes after it, and only grows. A thread
 * that finds a set with nothing known, or with no hash, came in between, and knows nothing.
 */
import { full } from './host';
import { table } from './layout';
import { isSecond, isShut, open, shut, wait } from './threads';

const FIRST_SLOT_BITS: i32 = 10;
/** Words before all else in the memory, which threads share. */
const STORED: usize = 192;
const SLOT_BITS: usize = 256;
/** As stored: the value is known. */
export const KNOWN: u64 = <u64>1 << 63;

let slotBytes: usize = 16;
let slotBits: i32 = 0;
let mostSlotBits: i32 = 0;
let mostStored: i32 = 0;

/** An empty table, whose slots have a hash or not; the second thread takes that of the first. */
export function prepareTable(hasHashes: bool): void {
  slotBytes = hasHashes ? 24 : 16;
  if (isSecond()) return;
  store<i32>(STORED, 0);
  slotBits = FIRST_SLOT_BITS;
  store<i32>(SLOT_BITS, slotBits);
  const size = slotBytes << slotBits;
  if (!reach(table + size)) full(0);
  memory.fill(table, 0, size);
}

/** How far the table may grow: 2^slots slots, and so many sets. */
export function allow(slots: i32, sets: i32): void {
  mostSlotBits = slots;
  mostStored = sets;
}

// @ts-ignore: decorator
@inline
export function stored(): i32 {
  if (ASC_FEATURE_THREADS) return atomic.load<i32>(STORED);
  return load<i32>(STORED);
}

/** To be called often, and while no slot is held: lets another thread make the table grow. */
// @ts-ignore: decorator
@inline
export function giveWay(): void {
  if (isShut()) {
    wait();
    findSlots();
  }
}

/** Where this thread comes to the table, or comes back. */
export function findSlots(): void {
  slotBits = load<i32>(SLOT_BITS);
}

function reach(end: usize): bool {
  const pages = <i32>((end + 0xffff) >> 16);
  return pages <= memory.size() || memory.grow(pages - memory.size()) >= 0;
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
  if (ASC_FEATURE_THREADS) return atomic.load<u64>(at);
  return load<u64>(at);
}

// @ts-ignore: decorator
@inline
export function infoAt(at: usize): u64 {
  if (ASC_FEATURE_THREADS) return atomic.load<u64>(at, 8);
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
  for (let there = setAt(at); there != 0 && there != set; there = setAt(at)) at = nextSlot(at);
  return at;
}

export function keep(set: u64, hash: u32, info: u64): void {
  giveWay();
  let at = slotOf(set, hash);
  while (setAt(at) != set) {
    if (stored() >= mostStored) full(stored());
    if (5 * <u64>stored() >= <u64>3 << slotBits) grow();
    else if (take(at, set, hash)) break;
    at = slotOf(set, hash);
  }
  learn(at, info);
}

/** Whether an empty slot is that of the set now; not so where another thread took it. */
function take(at: usize, set: u64, hash: u32): bool {
  if (ASC_FEATURE_THREADS) {
    if (atomic.cmpxchg<u64>(at, 0, set) != 0) return false;
    atomic.add<i32>(STORED, 1);
  } else {
    store<u64>(at, set);
    store<i32>(STORED, load<i32>(STORED) + 1);
  }
  if (slotBytes == 24) store<u32>(at, hash, 16);
  return true;
}

/** A value that is known stays. */
function learn(at: usize, info: u64): void {
  if (ASC_FEATURE_THREADS) {
    for (let before = infoAt(at); !(before & KNOWN); before = infoAt(at)) {
      const now = info & KNOWN ? info : info | before;
      if (atomic.cmpxchg<u64>(at, before, now, 8) == before) return;
    }
  } else store<u64>(at, info, 8);
}

/** Twice as many slots: the old ones are moved out of the way, and entered anew. */
function grow(): void {
  if (slotBits >= mostSlotBits) full(stored());
  if (!shut(stored())) {
    findSlots();
    return;
  }
  const size = slotBytes << slotBits;
  const old = table + 2 * size;
  if (!reach(old + size)) {
    open();
    full(stored());
  }
  memory.copy(old, table, size);
  slotBits++;
  store<i32>(SLOT_BITS, slotBits);
  memory.fill(table, 0, 2 * size);
  for (let at = old; at < old + size; at += slotBytes) {
    const set = load<u64>(at);
    if (set == 0) continue;
    const hash = slotBytes == 24 ? hashAt(at) : hashOfSet(set);
    const to = slotOf(set, hash);
    store<u64>(to, set);
    store<u64>(to, load<u64>(at, 8), 8);
    if (slotBytes == 24) store<u32>(to, hash, 16);
  }
  open();
}
