/** A catalogue: the rulesets that questions may name. */
import { type Entry, entry } from './entry.ts';
import type { Ruleset } from './ruleset.ts';

export interface Catalogue {
  readonly entries: readonly Entry[];
  /** The names of the entries, and of rulesets that are fetched when a question names them (`core/on-demand.ts`). */
  readonly ids: readonly string[];
  /** What the entries are made from, in the same order; `extendCatalogue` makes them anew. */
  readonly lines: readonly CatalogueLine[];
  find(id: string): Entry | undefined;
}

/** An entry; or how to make one whose positions hold games of other entries, given a way to find those. */
export type CatalogueLine = Entry | ((find: Catalogue['find']) => Entry);

/** The catalogue of these lines; `elsewhere` are names of rulesets that are not there yet. */
export function toCatalogue(lines: readonly CatalogueLine[], elsewhere: readonly string[] = []): Catalogue {
  const byId = new Map<string, Entry>();
  const find: Catalogue['find'] = (id) => byId.get(id);
  const entries = lines.map((line) => (typeof line === 'function' ? line(find) : line));
  for (const each of entries) {
    if (byId.has(each.facts.id)) throw new Error(`there are two rulesets with the id ${each.facts.id}`);
    byId.set(each.facts.id, each);
  }
  return { entries, ids: [...byId.keys(), ...elsewhere], lines, find };
}

/** The catalogue with rulesets of one's own, and the theorems that they bring. */
export function extendCatalogue(catalogue: Catalogue, rulesets: OwnRulesets): Catalogue {
  const elsewhere = catalogue.ids.filter((id) => catalogue.find(id) === undefined);
  return toCatalogue([...catalogue.lines, ...toLines(rulesets)], elsewhere);
}

// biome-ignore lint/suspicious/noExplicitAny: positions of different rulesets have nothing in common.
export type OwnRulesets = readonly Ruleset<any>[];

/** Rulesets of one's own with the theorems that they bring. */
export function toLines(rulesets: OwnRulesets): readonly CatalogueLine[] {
  return rulesets.map((ruleset) => entry(ruleset, ruleset.theorems ?? []));
}
