/**
 * The games that the worker knows: those of the catalogue, each fetched when a question first names it, and those of one's own that the
 * program behind the page was given (`impartial web --ruleset`).
 *
 * Rulesets of one's own come as a module. What it imports from `impartial` is the library of this worker, handed over under a name that
 * the program writes into the module; it is loaded only then.
 */
import type { Catalogue } from 'impartial';
import { gamesOnDemand, type SolveOptions } from 'impartial/on-demand';

const known = gamesOnDemand();

/** Those that have been fetched. */
export function games(): Catalogue {
  return known.catalogue;
}

/** What the functions of the library are asked with. */
export function amongGames(): Pick<SolveOptions, 'catalogue'> {
  return { catalogue: known.catalogue };
}

/** Every game that this line names is there afterwards. */
export async function fetchGames(line: string): Promise<void> {
  await known.fetch(line);
}

export async function addOwnGames(address: string): Promise<void> {
  const { library } = await import('./own-library.ts');
  Object.assign(globalThis, { impartialLibrary: library });
  const { rulesets } = (await import(/* @vite-ignore */ address)) as { rulesets: Parameters<typeof known.add>[0] };
  known.add(rulesets);
  for (const { id } of rulesets) ownIds.add(id);
}

const ownIds = new Set<string>();

/** Whether it is one of the visitor's own: those of the catalogue are clicked where their labels say. */
export function isOwnGame(id: string): boolean {
  return ownIds.has(id);
}
