/**
 * Where things lie in the memory of the search on sets: it is laid out by hand, and the table comes last, since it grows. Threads that share
 * the memory share the game and the table; lists and what forms are made with each thread has for itself.
 */
export const MOST_MOVES: usize = 2048;
export const WIDEST: i32 = 16;
export const LEVELS: usize = 160;
/** Sets whose form is remembered: 2 to the power of this, or of the number of vertices. */
export const MOST_CACHE_BITS: i32 = 16;
export const CACHE_BYTES: usize = 24;

const THREADS: usize = ASC_FEATURE_THREADS ? 2 : 1;

/** Each move as two words: what must be there, and what it takes. In ascending order of the first. */
export const moves: usize = 1024;
/** Rows of a board from right to left. */
export const reversed: usize = moves + 16 * MOST_MOVES;
/** Rows of a board as columns, where these fit. */
export const columns: usize = reversed + (2 << WIDEST);
/** For each vertex of a graph its neighbours. */
export const adjacency: usize = columns + 8 * 256;
/** What a form is made with, from here to `ownEnd`: colours, the next ones, places, an order, rows of two matrices, and how many have a colour. */
export const colours: usize = adjacency + 8 * 64;
export const finer: usize = colours + 4 * 64;
export const places: usize = finer + 4 * 64;
export const order: usize = places + 64;
export const rows: usize = order + 64;
export const otherRows: usize = rows + 8 * 64;
export const counts: usize = otherRows + 8 * 64;
/** For each size of sets, how many forms were made, and how many of them met before. */
export const tries: usize = counts + 12 * 128;
/** Sets, their representatives and the hashes of their forms. */
export const cache: usize = tries + 8 * 65;
const ownEnd: usize = cache + (CACHE_BYTES << MOST_CACHE_BITS);
export const OWN_BYTES: usize = ownEnd - colours;
/** For each level of the search: the sets that are still to be searched, and how soon. A second thread has levels after those of the first. */
export const lists: usize = colours + THREADS * OWN_BYTES;
const listsEnd: usize = lists + THREADS * LEVELS * 16 * MOST_MOVES;
/** Sets that a thread is at. */
export const MARK_BITS: i32 = 12;
export const marks: usize = listsEnd;
export const table: usize = listsEnd + (ASC_FEATURE_THREADS ? 8 << MARK_BITS : 0);
