/**
 * Custom rulesets for surveys: the files of `--ruleset` and `impartial.config.ts`, each ruleset with the hash of its code.
 *
 * Threads of a survey load this module by its address and call `loadGiven` for the same files; the program itself has tried them then.
 */
import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { GivenRulesets } from 'impartial-survey';
import { importRulesets } from '../own-ruleset.ts';
import { hashOfFiles } from '../ruleset-hash.ts';
import { catalogueWith } from '../solve-options.ts';

export async function loadGiven(paths: readonly string[]): Promise<GivenRulesets> {
  const catalogue = await catalogueWith(paths, { areTried: !isMainThread });
  const rulesets: GivenRulesets['rulesets'][number][] = [];
  for (const path of paths) {
    const code = hashOfFiles([path]);
    for (const { id } of await importRulesets(path)) rulesets.push({ id, file: basename(path), code });
  }
  return { catalogue, rulesets, loader: { module: new URL(import.meta.url).href, paths } };
}
