/** What the verbs of `impartial survey` share: the store, opened for one piece of work, and its errors as usage errors. */
import type { Command } from 'commander';
import type { Database, GivenRulesets, OpenOptions } from 'impartial-survey';
import { rulesetFlag } from '../solve-flags.ts';
import { UsageError } from '../usage-error.ts';

export type Surveys = typeof import('impartial-survey');

export interface StoreFlags {
  readonly store?: string;
  readonly json?: boolean;
  readonly allowProgram?: boolean;
  readonly ruleset?: readonly string[];
}

export function addStoreFlag(command: Command): Command {
  return command.option('--store <place>', 'a file, or postgres://… (default: surveys.sqlite)');
}

export function addStoreFlags(command: Command): Command {
  return addStoreFlag(command).option('--json', 'print one JSON object');
}

/** For verbs that write how a survey is cited. */
export function addAuthorFlag(command: Command): Command {
  return command.option('--author <names>', 'who planned and ran the survey, for the entry of a bibliography');
}

/** For verbs that ask tasks. */
export function addAskFlags(command: Command): Command {
  command.option('--allow-program', 'let the survey run the program that generates its tasks');
  return command.addOption(rulesetFlag());
}

/** The custom rulesets that were given; nothing where there are none. */
export async function givenRulesets({ ruleset = [] }: StoreFlags): Promise<{ readonly rulesets?: GivenRulesets }> {
  if (ruleset.length === 0) return {};
  const { loadGiven } = await import('./given-rulesets.ts');
  return { rulesets: await loadGiven(ruleset) };
}

/** Opens the store, does the work and closes it; what is wrong with a survey is said in one sentence. */
export async function withStore<T>(
  { store, allowProgram }: StoreFlags,
  work: (database: Database, surveys: Surveys) => Promise<T>,
  { mustExist = true, ...opening }: OpenOptions = {},
): Promise<T> {
  const surveys = await import('impartial-survey');
  if (allowProgram === true) surveys.allowPrograms();
  return saidPlainly(surveys, async () => {
    const place = placeOf({ ...(store !== undefined && { store }) }, surveys);
    const database = await surveys.openStore(place, { mustExist, ...opening });
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
