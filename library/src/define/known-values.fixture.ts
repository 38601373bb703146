/** What `solve` says of lines about one ruleset. */
import { extendCatalogue, toCatalogue } from '../core/catalogue.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { termsOf } from '../engine/sequence/terms.fixture.ts';
import { solveWith } from '../engine/solve/solve.ts';

export function grundyOf<Pos>(ruleset: Ruleset<Pos>, texts: readonly string[]): unknown[] {
  const catalogue = extendCatalogue(toCatalogue([]), [ruleset]);
  return texts.map((text) => {
    const verdict = solveWith(`${ruleset.id} ${text}`, { catalogue, moves: 3 });
    if ('error' in verdict) throw new Error(`${text}: ${verdict.error.message}`);
    return verdict.values.grundy;
  });
}

export function outcomeOf<Pos>(ruleset: Ruleset<Pos>, text: string): string {
  const catalogue = extendCatalogue(toCatalogue([]), [ruleset]);
  const verdict = solveWith(`${ruleset.id} ${text}`, { catalogue, moves: 0 });
  return 'error' in verdict ? verdict.error.message : verdict.outcome;
}

/** The terms of a family from 0 on. */
export function sequenceOf<Pos>(ruleset: Ruleset<Pos>, text: string, to: number): unknown[] {
  const catalogue = extendCatalogue(toCatalogue([]), [ruleset]);
  return termsOf(`${ruleset.id} ${text}`, { catalogue, to }).map(({ value }) => value);
}

export function upTo(last: number, text: (n: number) => string): string[] {
  return Array.from({ length: last + 1 }, (_, n) => text(n));
}
