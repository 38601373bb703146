/** What the verbs of `impartial survey` share: the store, opened for one piece of work, and its errors as usage errors. */
import type { Command } from 'commander';
import type { Database } from 'impartial-survey';
import { UsageError } from '../usage-error.ts';

export type Surveys = typeof import('impartial-survey');

export interface StoreFlags {
  readonly store?: string;
  readonly json?: boolean;
  readonly allowProgram?: boolean;
}

export function addStoreFlags(command: Command): Command {
  return command
    .option('--store <place>', 'a file, or postgres://… (default: surveys.sqlite)')
    .option('--json', 'print one JSON object');
}

/** For verbs that ask tasks. */
export function addProgramFlag(command: Command): Command {
  return command.option('--allow-program', 'let the survey run the program that generates its tasks');
}

/** Opens the store, does the work and closes it; what is wrong with a survey is said in one sentence. */
export async function withStore<T>(
  { store, allowProgram }: StoreFlags,
  work: (database: Database, surveys: Surveys) => Promise<T>,
  { mustExist = true } = {},
): Promise<T> {
  const surveys = await import('impartial-survey');
  if (allowProgram === true) surveys.allowPrograms();
  return saidPlainly(surveys, async () => {
    const place = placeOf({ ...(store !== undefined && { store }) }, surveys);
    const database = await surveys.openStore(place, { mustExist });
    try {
      return await work(database, surveys);
    } finally {
      await database.close();
    }
  });
}

/** Where the store is: as said, as the environment says, or the file in this folder. */
export function placeOf({ store }: StoreFlags, { DEFAULT_STORE }: Surveys): string {
  return store ?? process.env.IMPARTIAL_STORE ?? DEFAULT_STORE;
}

export async function saidPlainly<T>({ SurveyError }: Surveys, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SurveyError ? new UsageError(error.message) : error;
  }
}
