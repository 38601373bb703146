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

/** What is known of codes in misère play, and the faster loops, once a question may need them. */
let ways: Pick<SolveOptions, 'byCode' | 'kernels' | 'heapTables'> = {};

/** What the functions of the library are asked with. */
export function amongGames(): Pick<SolveOptions, 'catalogue' | 'byCode' | 'kernels' | 'heapTables'> {
  return { catalogue: known.catalogue, ...ways };
}

/** Every game that this line names is there afterwards, with what misère play, boards and large heaps need where it is about them. */
export async function fetchGames(line: string): Promise<void> {
  await Promise.all([
    known.fetch(line),
    MISERE.test(line) ? fetchMisere(line) : undefined,
    LARGE.test(line) ? fetchKernels() : undefined,
  ]);
}

/** Among the options at the end of a question. */
const MISERE = /\[[^\]]*mis[eè]re/;
/** Boards, heaps of a thousand and more, and families, whose members may be such. */
const LARGE = /\d{4}|\{|(?:^|\s)(?:cram|tac-tix)\s/;

async function fetchKernels(): Promise<void> {
  const { plainKernels, heapTables } = await import('./kernels.ts');
  ways = { ...ways, kernels: plainKernels, heapTables };
}

async function fetchMisere(line: string): Promise<void> {
  const { byCode, fetchShippedQuotients } = await import('./shipped-quotients.ts');
  ways = { ...ways, byCode };
  await fetchShippedQuotients(line);
}

export async function addOwnGames(address: string): Promise<void> {
  const [{ library }] = await Promise.all([import('./own-library.ts'), fetchKernels()]);
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
