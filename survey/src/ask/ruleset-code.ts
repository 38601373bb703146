/**
 * Which code the rulesets of a survey consist of: a hash over the files of each, made when the program is built
 * (`scripts/ruleset-code.mjs`). Two chunks with different ones come from different rules or theorems, though both may say `0.1.0`.
 */
import { readFileSync } from 'node:fs';
import type { Tasks } from '../define/tasks.ts';
import { sha256 } from './result.ts';

let known: Readonly<Record<string, string>> | undefined;

function codes(): Readonly<Record<string, string>> {
  known ??= JSON.parse(readFileSync(new URL('../ruleset-code.json', import.meta.url), 'utf8')) as Record<string, string>;
  return known;
}

/** Of these lines, each with the name of at least one ruleset. */
export function codeOfLines(lines: Iterable<string>): string {
  const named = new Set<string>();
  for (const line of lines)
    for (const [word] of line.matchAll(/[a-z][a-z0-9-]*/g)) if (Object.hasOwn(codes(), word)) named.add(word);
  return sha256(
    [...named]
      .sort()
      .map((id) => `${id} ${codes()[id]}\n`)
      .join(''),
  ).slice(0, 16);
}

/** Of all questions: a name may be in the line, or among the words that go into a hole. */
export function codeOfTasks({ pieces, holes }: Tasks): string {
  const words = holes.flatMap(({ count, range, isGenerated, at }) =>
    range !== undefined || isGenerated === true || count > MOST_NAMES
      ? []
      : Array.from({ length: count }, (_, index) => at(index)),
  );
  return codeOfLines([...pieces.map(({ text }) => text), ...words]);
}

/** A hole with more values than this has something else than names of rulesets. */
const MOST_NAMES = 1000;
