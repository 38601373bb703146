/**
 * The games of the catalogue, each folder of them read when a question first names one: a single question is answered in half the time
 * that reading them all would take.
 */
import type { Entry } from 'impartial';
import { gamesOnDemand, type SolveOptions } from 'impartial/command';

const games = gamesOnDemand();

/** Whether the catalogue has a game of this name. */
export function isGame(name: string): boolean {
  return games.catalogue.ids.includes(name);
}

export async function findGame(name: string): Promise<Entry | undefined> {
  return (await games.fetch(name)).find(name);
}

/** The options with which these lines are asked: with the games that they name, unless there are games of one's own. */
export async function optionsFor(lines: readonly string[], options: Partial<SolveOptions>): Promise<SolveOptions> {
  return { ...options, catalogue: options.catalogue ?? (await gamesFor(lines)) };
}

/** A line that begins with no name of a game may be meant for any of them. */
async function gamesFor(lines: readonly string[]): Promise<SolveOptions['catalogue']> {
  const isNamed = lines.every((line) => isGame(/\S+/.exec(line)?.[0] ?? ''));
  return isNamed ? games.fetch(lines.join('\n')) : games.fetchAll();
}
