/** How long numbers may be: reading and writing one takes more than linear time, so that even a number has an end. */

/** Digits of a number in a question. */
export const MOST_DIGITS_READ = 100_000;
/** Digits of a number that a certificate or a mark writes. */
export const MOST_DIGITS_WRITTEN = 1000;
