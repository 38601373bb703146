/** Goldens are what the library says now, one screen each, and each belongs to a sample. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { expectFile, root, writing } from './expected-file.ts';
import { goldenName, goldenScreen } from './golden-screen.ts';

const folder = join(root, 'library/test/golden');
const cases = catalogue.entries.flatMap((entry) => entry.facts.samples.map((sample) => ({ entry, sample, id: entry.facts.id })));
const names = cases.map(({ id, sample }) => goldenName(id, sample));

describe('goldens', () => {
  it('have different names', () => {
    const folded = names.map((name) => name.toLowerCase());
    expect(names.filter((_, index) => folded.indexOf(folded[index] ?? '') !== index)).toEqual([]);
  });

  it('belong to a sample', () => {
    expect(['all', undefined, ...catalogue.ids], 'no ruleset has this id').toContain(writing);
    const extra = existsSync(folder) ? readdirSync(folder).filter((file) => !names.includes(file)) : [];
    const isOurs = (file: string) => writing === 'all' || file.startsWith(`${writing}.`);
    if (writing !== undefined) for (const file of extra.filter(isOurs)) rmSync(join(folder, file));
    else expect(extra, 'these goldens have no sample any more. Run: npm run golden').toEqual([]);
  });

  it.each(cases)('$id $sample', ({ entry, sample, id }) => {
    const screen = goldenScreen(entry, sample);
    expect(screen.split('\n').length).toBeLessThanOrEqual(25);
    const write = writing === 'all' || writing === id;
    if (writing === undefined || write)
      expectFile(join('library/test/golden', goldenName(id, sample)), screen, write, `npm run golden ${id}`);
  });
});
