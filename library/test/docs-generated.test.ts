/** The pages that are written from the code say what the code says now. */
import { describe, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { apiPage } from './api-page.ts';
import { withDeclarations } from './declarations.ts';
import { expectFile } from './expected-file.ts';
import { kitWords } from './kit-words.ts';
import { rulesetsPage } from './rulesets-page.ts';

describe('generated pages', () => {
  it('list the rulesets of the catalogue', () => expectFile('docs/rulesets.md', rulesetsPage(catalogue.entries)));
  it('describe the interface of the library, also in the editor of the page', () =>
    withDeclarations((folder) => {
      expectFile('docs/api.md', apiPage(folder));
      expectFile('playground/src/invent/kit-words.json', kitWords(folder));
    }));
});
