/**
 * Which code the rulesets of a survey consist of: a hash over the files of each, made when the program is built
 * (`scripts/ruleset-code.mjs`). Two chunks with different ones come from different rules or theorems, though both may say `0.1.0`.
 */
import { readFileSync } from 'node:fs';
import type { Tasks } from '../define/tasks.ts';
import type { NeededRuleset } from './custom-rulesets.ts';
import { sha256 } from './result.ts';

let known: Readonly<Record<string, string>> | undefined;

function codes(): Readonly<Record<string, string>> {
  known ??= JSON.parse(readFileSync(new URL('../ruleset-code.json', import.meta.url), 'utf8')) as Record<string, string>;
  return known;
}

/** Of these lines, each with the name of at least one ruleset, of the library or one of the custom ones. */
export function codeOfLines(lines: Iterable<string>, custom: readonly NeededRuleset[] = []): string {
  const all = { ...codes(), ...Object.fromEntries(custom.map(({ id, code }) => [id, code])) };
  const named = new Set([...custom.map(({ id }) => id), ...namesIn(lines, all)]);
  return sha256(
    [...named]
      .sort()
      .map((id) => `${id} ${all[id]}\n`)
      .join(''),
  ).slice(0, 16);
}

/** The names in these lines that are keys of `known`. */
export function namesIn(lines: Iterable<string>, known: object): ReadonlySet<string> {
  const named = new Set<string>();
  for (const line of lines)
    for (const [word] of line.matchAll(/[a-z][a-z0-9-]*/g)) if (Object.hasOwn(known, word)) named.add(word);
  return named;
}

/** Of all questions: a name may be in the line, or among the words that go into a hole. */
export function codeOfTasks(tasks: Tasks, custom: readonly NeededRuleset[] = []): string {
  return codeOfLines(tasks.eachText(MOST_NAMES), custom);
}

/** A hole with more values than this has something else than names of rulesets. */
const MOST_NAMES = 1000;
