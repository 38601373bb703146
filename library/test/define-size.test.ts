/** One ruleset of one's own and `solveWith` are bundled without the catalogue, and stay small. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { root } from './expected-file.ts';

/** A tenth more than when it was last measured. */
const MOST_BYTES = 68_000;
const folder = mkdtempSync(join(tmpdir(), 'impartial-define-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OWN = `
import { catalogueOf, defineRuleset, ok, solveWith } from 'impartial/define';
const countdown = defineRuleset({
  id: 'countdown',
  parse: ({ text }) => ok(Number(text)),
  format: String,
  moves: (left) => [1, 2].filter((take) => take <= left).map((take) => ({ label: String(take), to: left - take })),
});
export const answer = solveWith('countdown 10', { catalogue: catalogueOf([countdown]) });
`;

it('a ruleset of one’s own is bundled small, and answers', async () => {
  const input = join(folder, 'own.mjs');
  writeFileSync(input, OWN);
  const alias = { 'impartial/define': join(root, 'library/src/entry-points/define.ts') };
  const bundle = await rolldown({ input, resolve: { alias } });
  const { output } = await bundle.write({ file: join(folder, 'bundle.mjs'), minify: true });
  await bundle.close();
  const bytes = output.reduce((sum, part) => sum + (part.type === 'chunk' ? gzipSync(part.code).length : 0), 0);
  console.log(`one ruleset with solveWith: ${bytes} bytes, minified and compressed`);
  const { answer } = (await import(join(folder, 'bundle.mjs'))) as { answer: unknown };
  expect(answer).toMatchObject({ outcome: 'N', values: { grundy: 1 } });
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  const others = catalogue.entries.filter(({ facts: { id } }) => new RegExp(`["'\`]${id}["'\`]`).test(code));
  expect(others.map(({ facts }) => facts.id)).toEqual([]);
  expect(catalogue.entries.length).toBeGreaterThan(15);
});
