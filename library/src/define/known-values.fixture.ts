/** What `solve` says of lines about one ruleset. */
import { extendCatalogue, toCatalogue } from '../core/catalogue.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { solveWith } from '../engine/solve/solve.ts';

export function grundyOf<Pos>(ruleset: Ruleset<Pos>, texts: readonly string[]): unknown[] {
  const catalogue = extendCatalogue(toCatalogue([]), [ruleset]);
  return texts.map((text) => {
    const verdict = solveWith(`${ruleset.id} ${text}`, { catalogue, moves: 3 });
    if ('error' in verdict) throw new Error(`${text}: ${verdict.error.message}`);
    return verdict.values.grundy;
  });
}

export function upTo(last: number, text: (n: number) => string): string[] {
  return Array.from({ length: last + 1 }, (_, n) => text(n));
}
