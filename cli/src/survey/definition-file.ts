/** Where a survey is said: in a file (`.json`, or a module with a default export), or in one line with options. */
import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { SurveyDefinition } from 'impartial-survey';
import { importModule } from '../own/import-module.ts';
import { reasonOf } from '../reason-of.ts';
import { UsageError } from '../usage-error.ts';
import type { Surveys } from './store.ts';

export interface DefinitionFlags {
  readonly name?: string;
  readonly ask?: string;
  readonly to?: number;
  readonly maxValues?: number;
  readonly maxPositions?: number;
  readonly maxMemory?: number;
  readonly maxSeconds?: number;
  readonly keepEqual?: boolean;
  readonly evidence?: boolean;
  readonly graphs?: string;
  readonly generate?: string;
  readonly lines?: readonly string[];
}

/** `question` is a line, or the name of a file that ends in `.json`, `.ts`, `.mts`, `.js` or `.mjs`. */
export async function definitionOf(
  surveys: Surveys,
  question: string,
  holes: Readonly<Record<string, string>>,
  flags: DefinitionFlags,
): Promise<SurveyDefinition> {
  if (isFileName(question)) return surveys.readDefinition(await readDefinitionFile(question));
  const listed = await readLists(flags);
  return surveys.readDefinition({
    name: flags.name ?? nameOf(question),
    question,
    holes: { ...holes, ...listed },
    ...(flags.generate !== undefined && { generate: generatorOf(flags.generate) }),
    ...(flags.ask !== undefined && { ask: flags.ask }),
    ...(flags.to !== undefined && { to: flags.to }),
    ...(flags.keepEqual === true && { keepEqual: true }),
    ...(flags.evidence === false && { evidence: false }),
    limits: {
      ...(flags.maxValues !== undefined && { values: flags.maxValues }),
      ...(flags.maxPositions !== undefined && { positions: flags.maxPositions }),
      ...(flags.maxMemory !== undefined && { megabytes: flags.maxMemory }),
      ...(flags.maxSeconds !== undefined && { seconds: flags.maxSeconds }),
    },
  });
}

/** Whether this is a definition, in a file or in a line, and no name of a survey that is there. */
export function isDefinition(text: string): boolean {
  return isFileName(text) || /[{ ]/.test(text);
}

function isFileName(text: string): boolean {
  return /^\S+\.(json|m?[jt]s)$/.test(text);
}

async function readDefinitionFile(path: string): Promise<unknown> {
  if (!existsSync(path)) throw new UsageError(`${path}: there is no such file`);
  if (!path.endsWith('.json')) return (await importModule(path, path)).default;
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof SyntaxError ? error.message : reasonOf(error)}`);
  }
}

/** A name made of the words of the line, for a survey that has none. */
function nameOf(question: string): string {
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (
    words
      .join('-')
      .replace(/^[^a-z]+/, '')
      .slice(0, 40)
      .replace(/-$/, '') || 'survey'
  );
}

/** `--graphs FILE` fills {graph} with graph6 lines, `--lines hole=FILE` a hole with the lines of a file; `-` is standard input. */
async function readLists({ graphs, lines = [] }: DefinitionFlags): Promise<Readonly<Record<string, readonly string[]>>> {
  const lists: Record<string, readonly string[]> = {};
  if (graphs !== undefined) lists.graph = (await readLines(graphs)).map((line) => `g6:${line.replace(/^>>graph6<</, '')}`);
  for (const each of lines) {
    const [, hole, path] = /^([a-z][a-z0-9_]*)=(.+)$/.exec(each) ?? [];
    if (hole === undefined || path === undefined)
      throw new UsageError(`--lines takes hole=file, such as code=codes.txt; found ${each.slice(0, 40)}`);
    lists[hole] = await readLines(path);
  }
  return lists;
}

/** `--generate "graph=nauty-geng -qc 9 {part}/100"`. */
function generatorOf(text: string): { readonly hole: string; readonly program: string } {
  const [, hole, program] = /^([a-z][a-z0-9_]*)=(.+)$/s.exec(text) ?? [];
  if (hole === undefined || program === undefined)
    throw new UsageError(
      `--generate takes hole=program, such as "graph=nauty-geng -qc 9 {part}/100"; found ${text.slice(0, 40)}`,
    );
  return { hole, program };
}

async function readLines(path: string): Promise<readonly string[]> {
  const lines: string[] = [];
  try {
    const input = path === '-' ? process.stdin : (await open(path)).createReadStream();
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) lines.push(line.trim());
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}`);
  }
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
