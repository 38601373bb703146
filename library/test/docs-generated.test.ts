/** The pages that are written from the code say what the code says now. */
import { describe, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { apiPage } from './api-page.ts';
import { expectFile } from './expected-file.ts';
import { rulesetsPage } from './rulesets-page.ts';

describe('generated pages', () => {
  it('list the rulesets of the catalogue', () => expectFile('docs/rulesets.md', rulesetsPage(catalogue.entries)));
  it('describe the interface of the library', () => expectFile('docs/api.md', apiPage()));
});
