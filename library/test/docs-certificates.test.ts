/** The page on certificates knows every kind that the program writes. */
import { expect, it } from 'vitest';
import { certificateKinds } from '../src/certificates.ts';
import { readText } from './expected-file.ts';

it('describes every kind of certificate', () => {
  const page = readText('docs/certificates.md');
  const kinds = certificateKinds.map(({ kind }) => kind);
  expect(kinds.filter((kind) => !page.includes(`| \`${kind}\``) && !page.includes(`, \`${kind}\` |`))).toEqual([]);
  expect(kinds.length).toBeGreaterThanOrEqual(11);
});
