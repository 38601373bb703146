/** A catalogue: the rulesets that questions may name. */
import { type Entry, entry } from './entry.ts';
import type { Ruleset } from './ruleset.ts';

export interface Catalogue {
  readonly entries: readonly Entry[];
  find(id: string): Entry | undefined;
}

export function toCatalogue(entries: readonly Entry[]): Catalogue {
  const byId = new Map<string, Entry>();
  for (const each of entries) {
    if (byId.has(each.facts.id)) throw new Error(`there are two rulesets with the id ${each.facts.id}`);
    byId.set(each.facts.id, each);
  }
  return { entries, find: (id) => byId.get(id) };
}

/** The catalogue with rulesets of one's own. */
// biome-ignore lint/suspicious/noExplicitAny: positions of different rulesets have nothing in common.
export function extendCatalogue(catalogue: Catalogue, rulesets: readonly Ruleset<any>[]): Catalogue {
  return toCatalogue([...catalogue.entries, ...rulesets.map((ruleset) => entry(ruleset, []))]);
}
