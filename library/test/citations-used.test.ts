/** Every work of the bibliography is cited somewhere, and every citation in a comment names a work of the bibliography. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bibliography } from '../src/literature/bibliography.ts';
import { readText, root } from './expected-file.ts';

const files = readdirSync(join(root, 'library/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('bibliography.ts'))
  .map((path) => readText(join('library/src', path)));
const keys = Object.keys(bibliography);

/** `[guySmith1956]`, `[conway1976, Ch. 14]`, `{ key: 'conway1976' }`. */
const inComments = files.flatMap((text) =>
  [...text.matchAll(/\[([a-z][A-Za-z]*\d{4}[a-z]?)[\],]/g)].map((match) => match[1] ?? ''),
);
const inSources = files.flatMap((text) => [...text.matchAll(/\bkey: '([A-Za-z0-9]+)'/g)].map((match) => match[1] ?? ''));

describe('the bibliography', () => {
  it.each(keys)('has a use for %s', (key) => {
    expect([...inComments, ...inSources]).toContain(key);
  });

  it('has every work that a comment cites', () => {
    expect(inComments.filter((key) => !keys.includes(key))).toEqual([]);
    expect(inComments.length).toBeGreaterThan(0);
  });
});
