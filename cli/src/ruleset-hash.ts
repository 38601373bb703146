/**
 * A hash of the code of one's own rulesets: values that were saved under other rules are not values of these.
 *
 * It is taken over the text of the files named and of the files that they import by a relative path.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Imports and re-exports by a relative path. */
const RELATIVE = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Empty where there are none. */
export function hashOfFiles(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const hash = createHash('sha256');
  const seen = new Set(paths.map((path) => resolve(path)));
  for (const file of seen) {
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    const text = readFileSync(file, 'utf8');
    hash.update(`${text.length} ${text}`);
    for (const [, path = ''] of text.matchAll(RELATIVE)) seen.add(resolve(dirname(file), path));
  }
  return hash.digest('hex');
}
