/** The published schema as a test uses it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Schema, Validator } from '@cfworker/json-schema';
import { root } from './expected-file.ts';

export const schema = JSON.parse(readFileSync(join(root, 'library/schema/answer.schema.json'), 'utf8')) as Schema & {
  readonly $defs: Readonly<Record<string, Schema>>;
};

const validators = new Map<string, Validator>();

/** What is wrong with a line as an answer of this kind; undefined where nothing is. */
export function faultIn(line: string, kind: string): string | undefined {
  const known = validators.get(kind) ?? new Validator({ ...schema, anyOf: [{ $ref: `#/$defs/${kind}` }] }, '2020-12', true);
  validators.set(kind, known);
  const { valid, errors } = known.validate(JSON.parse(line));
  return valid ? undefined : errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`).join('; ');
}

/** The same for an answer of any kind. */
export function isAnswer(json: unknown): boolean {
  return new Validator(schema, '2020-12', true).validate(json).valid;
}
