/** Where the sparse method keeps what, and how much of it there is. */
const PLACES: usize = 4096;
/** Heaps of a batch. */
export const LANES: i32 = 16;
export const MOST_RARE: usize = 1 << 20;
export const MOST_DEPTH: usize = 65536;
/** Twice the largest room: the least missing value may be beyond the room. */
export const MARKS: usize = 131072;

// The compiler puts nothing into memory. Addresses are constants: read from variables, the loops take half as long again.
export const digits: usize = 1024;
export const takes: usize = digits + PLACES;
export const splits: usize = takes + 4 * PLACES;
export const marks: usize = splits + 4 * PLACES;
/** Two bit sets, one for each parity of heaps: the values of rare type. */
export const rareTypes: usize = marks + MARKS;
export const rarePositions: usize = rareTypes + 2 * (MARKS / 8);
export const rareValues: usize = rarePositions + 4 * MOST_RARE;
/** The values of the heaps `depth` … 0, then some bytes that are read and not used. */
export const reversed: usize = rareValues + 2 * MOST_RARE;
/** For `batch.ts`: bit planes, sets of values, what is missing, and a step of turning one into the other. */
export const PLANES: usize = 128;
export const planes: usize = reversed + 2 * MOST_DEPTH + 64;
export const sets: usize = planes + 2 * PLANES;
export const missing: usize = sets + 2 * PLANES;
export const turning: usize = missing + 2 * PLANES;
/** Sixteen bytes of zeros and sixteen of ones. */
export const edges: usize = turning + PLANES;
export const values: usize = edges + 64;
