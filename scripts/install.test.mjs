/** What `npm ci` prints: npm warns of every package with an install script that the project has neither allowed nor declined. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

it('names every package that has an install script', () => {
  const withScript = Object.entries(read('package-lock.json').packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(read('package.json').allowScripts)).toEqual(withScript);
});
