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
import { thrownWords } from './own/thrown-words.ts';
import { tryFile } from './ruleset-trial.ts';
import { UsageError } from './usage-error.ts';

export type OwnRuleset = Parameters<typeof library.extendCatalogue>[1][number];

/** What a function that a module exports is given. */
const GIVEN = { ...library, ...define };

/** `areTried`: the thread that started this one has put them through the laws. */
export async function loadRulesets(paths: readonly string[], { areTried = false } = {}): Promise<OwnRuleset[]> {
  const rulesets: OwnRuleset[] = [];
  for (const path of paths) {
    if (!existsSync(resolve(path))) throw new UsageError(`--ruleset ${path}: no such file`);
    const { problem } = areTried ? {} : await tryFile(path);
    if (problem !== undefined) throw new UsageError(problem);
    rulesets.push(...(await importRulesets(path)).map((ruleset) => define.guardRuleset(ruleset)));
  }
  return rulesets;
}

/** The rulesets of a module as they are. */
export async function importRulesets(path: string): Promise<OwnRuleset[]> {
  const found = await importModule(path, `--ruleset ${path}`);
  const rulesets = rulesetsIn(found, path);
  if (rulesets.length === 0) {
    throw new UsageError(`--ruleset ${path}: the module exports no ruleset; export one made with defineRuleset({ … })`);
  }
  return rulesets;
}

/** A plain object may leave out what `defineRuleset` would have put in. Whatever code of the module throws is said with its file. */
function rulesetsIn(found: object, path: string): OwnRuleset[] {
  try {
    return [...new Set(Object.values(found).flat())]
      .flatMap(made)
      .filter(isRuleset)
      .map((ruleset) => define.defineRuleset(ruleset));
  } catch (error) {
    throw new UsageError(`--ruleset ${path}: ${thrownWords(error)}`);
  }
}

function made(value: unknown): unknown {
  return typeof value === 'function' ? (value as (given: typeof GIVEN) => unknown)(GIVEN) : value;
}

function isRuleset(value: unknown): value is OwnRuleset {
  if (typeof value !== 'object' || value === null) return false;
  const { id, parse, format, moves } = value as Record<string, unknown>;
  return typeof id === 'string' && [parse, format, moves].every((part) => typeof part === 'function');
}
