/** A ruleset file that is not in the catalogue, or has no sample, golden or docs entry, is noticed here. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { readText, root } from './expected-file.ts';
import { goldenName } from './golden-screen.ts';

const folder = join(root, 'library/src/games');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /(?<!\.test|\.fixture)\.ts$/.test(path) && !/[/\\](theory|certificate|paper)[/\\]/.test(path),
);

function isRuleset(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'parse' in value && 'moves' in value;
}

describe('the catalogue', () => {
  it.each(files)('has every ruleset of games/%s', async (file) => {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    const rulesets = Object.values(exported).flat().filter(isRuleset);
    const missing = rulesets.filter(({ id }) => catalogue.find(id) === undefined);
    expect(
      missing.map(({ id }) => `${id}: add a line to entries.ts in its folder, and the folder to library/src/catalogue.ts`),
    ).toEqual([]);
  });

  it('has rulesets from files', () => {
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect(catalogue.entries.length).toBeGreaterThanOrEqual(3);
  });

  it.each(catalogue.entries.map(({ facts }) => [facts.id, facts] as const))(
    'shows %s with sample, golden and docs entry',
    (id, facts) => {
      const missing = facts.samples.filter((sample) => !existsSync(join(root, 'library/test/golden', goldenName(id, sample))));
      expect(facts.samples.length, `${id} has no sample`).toBeGreaterThan(0);
      expect(missing, `${id} has samples without a golden. Run: npm run golden ${id}`).toEqual([]);
      expect(readText('docs/rulesets.md'), `docs/rulesets.md does not have ${id}. Run: npm run golden ${id}`).toContain(
        `\n## \`${id}\`\n`,
      );
      expect(facts.rule).toMatch(/\.$/);
      expect(facts.sources.length, `${id} names no source of its rules`).toBeGreaterThan(0);
    },
  );
});
