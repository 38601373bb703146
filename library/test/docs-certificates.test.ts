/** The page on certificates knows every kind that the program writes. */
import { expect, it } from 'vitest';
import { certificateChecks } from '../src/engine/check/certificate-checks.ts';
import { readText } from './expected-file.ts';

it('describes every kind of certificate', () => {
  const page = readText('docs/certificates.md');
  const kinds = ['search', 'component-values', ...Object.keys(certificateChecks)];
  expect(kinds.filter((kind) => !page.includes(`| \`${kind}\``) && !page.includes(`, \`${kind}\` |`))).toEqual([]);
  expect(kinds.length).toBeGreaterThanOrEqual(10);
});
