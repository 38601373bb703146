/**
 * Rulesets of one's own, from a module file: `--ruleset ./my-game.mjs`.
 *
 * The module exports rulesets made with `defineRuleset`, or functions that are given the library and return them; the second
 * way works in a folder where `impartial` is not installed.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as library from 'impartial';
import { UsageError } from './usage-error.ts';

type OwnRuleset = Parameters<typeof library.extendCatalogue>[1][number];

export async function loadRulesets(paths: readonly string[]): Promise<OwnRuleset[]> {
  const rulesets: OwnRuleset[] = [];
  for (const path of paths) rulesets.push(...(await loadModule(path)));
  return rulesets;
}

async function loadModule(path: string): Promise<OwnRuleset[]> {
  const file = resolve(path);
  if (!existsSync(file)) throw new UsageError(`--ruleset ${path}: no such file`);
  const found = await importFile(path, file);
  const rulesets = [...new Set(Object.values(found).flat())].flatMap((value) => made(value, path)).filter(isRuleset);
  if (rulesets.length === 0) {
    throw new UsageError(`--ruleset ${path}: the module exports no ruleset; export one made with defineRuleset({ … })`);
  }
  return rulesets;
}

async function importFile(path: string, file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const hint =
      code === 'ERR_MODULE_NOT_FOUND' && message.includes("'impartial'")
        ? ' (export a function instead: export default ({ defineRuleset, ok, bad }) => defineRuleset({ … }))'
        : '';
    throw new UsageError(`--ruleset ${path}: the module does not load: ${(message.split('\n')[0] ?? '').slice(0, 200)}${hint}`);
  }
}

function made(value: unknown, path: string): unknown {
  if (typeof value !== 'function') return value;
  try {
    return (value as (given: typeof library) => unknown)(library);
  } catch (error) {
    throw new UsageError(`--ruleset ${path}: ${(error as Error).message.split('\n')[0]}`);
  }
}

function isRuleset(value: unknown): value is OwnRuleset {
  if (typeof value !== 'object' || value === null) return false;
  const { id, parse, format, moves } = value as Record<string, unknown>;
  return typeof id === 'string' && [parse, format, moves].every((part) => typeof part === 'function');
}
