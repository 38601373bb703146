/**
 * The clock by which limits are kept: milliseconds since some moment, never set back or forward by the machine's date.
 *
 * Browsers, Node and other hosts all have it; the library names no host, so it is declared here.
 */
declare const performance: { now(): number };

export function now(): number {
  return performance.now();
}
