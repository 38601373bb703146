/**
 * The games that the worker knows: those of the catalogue, and those of one's own that the program behind the page was given
 * (`impartial web --ruleset`).
 *
 * Rulesets of one's own come as a module. What it imports from `impartial` is the library of this worker, handed over under a name that
 * the program writes into the module; it is loaded only then.
 */
import { type Catalogue, catalogue, extendCatalogue } from 'impartial';

let known: Catalogue = catalogue;

export function games(): Catalogue {
  return known;
}

/** What the functions of the library are asked with. */
export function amongGames(): { readonly catalogue: Catalogue } {
  return { catalogue: known };
}

export async function addOwnGames(address: string): Promise<void> {
  const { library } = await import('./own-library.ts');
  Object.assign(globalThis, { impartialLibrary: library });
  const { rulesets } = (await import(/* @vite-ignore */ address)) as { rulesets: Parameters<typeof extendCatalogue>[1] };
  known = extendCatalogue(catalogue, rulesets);
}
