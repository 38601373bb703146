/**
 * Rulesets of one's own, from a module file: `--ruleset ./my-game.ts`.
 *
 * The module exports rulesets made with `defineRuleset` or a kit of `impartial/define`, or functions that are given the library and
 * return them. Before they are used they are put through the laws, in a thread of its
 * own (`ruleset-trial.ts`), and afterwards every call is guarded: a slip ends in a sentence that names the function.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as library from 'impartial';
import * as define from 'impartial/define';
import { importModule } from './own/import-module.ts';
import { tryFile } from './ruleset-trial.ts';
import { UsageError } from './usage-error.ts';

export type OwnRuleset = Parameters<typeof library.extendCatalogue>[1][number];

/** What a function that a module exports is given. */
const GIVEN = { ...library, ...define };

export async function loadRulesets(paths: readonly string[]): Promise<OwnRuleset[]> {
  const rulesets: OwnRuleset[] = [];
  for (const path of paths) {
    if (!existsSync(resolve(path))) throw new UsageError(`--ruleset ${path}: no such file`);
    const { problem } = await tryFile(path);
    if (problem !== undefined) throw new UsageError(problem);
    rulesets.push(...(await importRulesets(path)).map((ruleset) => define.guardRuleset(ruleset)));
  }
  return rulesets;
}

/** The rulesets of a module as they are. */
export async function importRulesets(path: string): Promise<OwnRuleset[]> {
  const found = await importModule(path, `--ruleset ${path}`);
  const rulesets = [...new Set(Object.values(found).flat())]
    .flatMap((value) => made(value, path))
    .filter(isRuleset)
    .map(withFacts);
  if (rulesets.length === 0) {
    throw new UsageError(`--ruleset ${path}: the module exports no ruleset; export one made with defineRuleset({ … })`);
  }
  return rulesets;
}

function made(value: unknown, path: string): unknown {
  if (typeof value !== 'function') return value;
  try {
    return (value as (given: typeof GIVEN) => unknown)(GIVEN);
  } catch (error) {
    throw new UsageError(`--ruleset ${path}: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** A plain object may leave out what `defineRuleset` would have put in. */
function withFacts(ruleset: OwnRuleset): OwnRuleset {
  try {
    return define.defineRuleset(ruleset);
  } catch (error) {
    throw new UsageError(`--ruleset: ${(error as Error).message}`);
  }
}

function isRuleset(value: unknown): value is OwnRuleset {
  if (typeof value !== 'object' || value === null) return false;
  const { id, parse, format, moves } = value as Record<string, unknown>;
  return typeof id === 'string' && [parse, format, moves].every((part) => typeof part === 'function');
}
