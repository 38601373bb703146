/**
 * Options that are named after the holes of a question: `--m 1..6 --n 1..8`.
 *
 * Which there are depends on the question, so the program cannot know them beforehand: it takes what it does not know for words, and here
 * they are told apart again.
 */
import { listHoles } from 'impartial';
import { UsageError } from './usage-error.ts';

export interface AskedFamily {
  readonly question: string;
  /** What goes into the holes, by their names. */
  readonly holes: Readonly<Record<string, string>>;
}

/** `names` are the options that the verb has itself. */
export function readHoleOptions(words: readonly string[], names: readonly string[]): AskedFamily {
  const rest: string[] = [];
  const given: [name: string, values: string][] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    const [, name, inside] = /^--([a-z][a-z0-9_-]*)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined && word.startsWith('-') && word !== '-') throw new UsageError(`unknown option '${word.slice(0, 40)}'`);
    if (name === undefined) rest.push(word);
    else given.push([name, inside ?? words[++index] ?? '']);
  }
  const question = rest.join(' ');
  const holes = listHoles(question).map((hole) => hole.name);
  for (const [name] of given) if (!holes.includes(name)) throw new UsageError(notAHole(name, question, holes));
  const taken = holes.find((name) => names.includes(name));
  if (taken !== undefined) throw new UsageError(`{${taken}} cannot be a hole here: --${taken} is an option; choose another name`);
  const twice = given.find(([name], index) => given.some(([other], place) => place > index && other === name));
  if (twice !== undefined) throw new UsageError(`--${twice[0]} is given twice`);
  return { question, holes: Object.fromEntries(given) };
}

function notAHole(name: string, question: string, holes: readonly string[]): string {
  const known = holes.length === 0 ? 'no holes' : `the holes ${holes.map((hole) => `{${hole}}`).join(', ')}`;
  return `unknown option '--${name.slice(0, 40)}'${question === '' ? '' : `: the question has ${known}`}`;
}
