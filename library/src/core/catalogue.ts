/** A catalogue: the rulesets that questions may name. */
import { type Entry, entry } from './entry.ts';
import type { Ruleset } from './ruleset.ts';

export interface Catalogue {
  readonly entries: readonly Entry[];
  /** What the entries are made from, in the same order; `extendCatalogue` makes them anew. */
  readonly lines: readonly CatalogueLine[];
  find(id: string): Entry | undefined;
}

/** An entry; or how to make one whose positions hold games of other entries, given a way to find those. */
export type CatalogueLine = Entry | ((find: Catalogue['find']) => Entry);

export function toCatalogue(lines: readonly CatalogueLine[]): Catalogue {
  const byId = new Map<string, Entry>();
  const find: Catalogue['find'] = (id) => byId.get(id);
  const entries = lines.map((line) => (typeof line === 'function' ? line(find) : line));
  for (const each of entries) {
    if (byId.has(each.facts.id)) throw new Error(`there are two rulesets with the id ${each.facts.id}`);
    byId.set(each.facts.id, each);
  }
  return { entries, lines, find };
}

/** The catalogue with rulesets of one's own, and the theorems that they bring. */
// biome-ignore lint/suspicious/noExplicitAny: positions of different rulesets have nothing in common.
export function extendCatalogue(catalogue: Catalogue, rulesets: readonly Ruleset<any>[]): Catalogue {
  return toCatalogue([...catalogue.lines, ...rulesets.map((ruleset) => entry(ruleset, ruleset.theorems ?? []))]);
}
