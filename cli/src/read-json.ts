/** A JSON object out of a file or standard input. */
import { readFileSync } from 'node:fs';
import { readQuestion } from './input.ts';
import { reasonOf } from './reason-of.ts';
import { UsageError } from './usage-error.ts';

export async function readJson(path: string): Promise<unknown> {
  const text = path === '-' ? await readQuestion() : readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not one JSON object`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}
