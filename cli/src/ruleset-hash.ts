/**
 * A hash of the code of one's own rulesets: values that were saved under other rules are not values of these.
 *
 * It is taken over the text of the files named and of the files that they import by a relative path, TypeScript or not.
 */
import { createHash } from 'node:crypto';
import { listModuleFiles } from './own/module-files.ts';

/** Empty where there are none. */
export function hashOfFiles(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const hash = createHash('sha256');
  for (const { source } of listModuleFiles(paths)) hash.update(`${source.length} ${source}`);
  return hash.digest('hex');
}
