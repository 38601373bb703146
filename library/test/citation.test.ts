/** `CITATION.cff` says which version it is about, and has the fields that readers of the format require. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './expected-file.ts';

it('CITATION.cff names this version and its licence', () => {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  const text = readFileSync(join(root, 'CITATION.cff'), 'utf8');
  const fields = new Map(Array.from(text.matchAll(/^([a-z-]+): ?(.*)$/gm), ([, name = '', value = '']) => [name, value]));
  expect(fields.get('version')).toBe(version);
  expect(fields.get('license')).toBe(license);
  for (const name of ['cff-version', 'message', 'title', 'authors']) expect(fields.has(name), name).toBe(true);
});
