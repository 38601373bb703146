/** Opens a store by its place: a file, or `postgres://…` on a server. */
import type { Database } from './database.ts';
import type { FirstWait } from './postgres.ts';
import { prepareStore } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** The file in the current folder that is used where nothing else is said. */
export const DEFAULT_STORE = 'surveys.sqlite';

export interface OpenOptions {
  /** Whether a file that is not there is refused. */
  readonly mustExist?: boolean;
  /** How a server that is not ready is waited for; unless said, it is not. */
  readonly firstWait?: FirstWait;
}

export async function openStore(
  place: string = DEFAULT_STORE,
  { mustExist = false, firstWait }: OpenOptions = {},
): Promise<Database> {
  const database = isServer(place)
    ? await (await import('./postgres.ts')).openPostgres(place, firstWait)
    : openSqlite(place, { mustExist });
  try {
    await prepareStore(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The address of the server for those who work there; nothing for a file. */
export function serverOf(place: string): { readonly server?: string } {
  return isServer(place) ? { server: place } : {};
}

function isServer(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}
