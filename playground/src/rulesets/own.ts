/**
 * Rulesets of one's own, which the program behind the page writes into it (`impartial web --ruleset`): the module that workers load, and
 * what there is to know of each ruleset before a question is asked. Elsewhere there are none.
 */
import type { ListedRuleset } from './list-rulesets.ts';

interface OwnRulesets {
  /** The address of the module. */
  readonly module: string;
  readonly rulesets: readonly ListedRuleset[];
}

export const own: OwnRulesets | undefined = readOwn();

function readOwn(): OwnRulesets | undefined {
  const text = typeof document === 'undefined' ? undefined : document.getElementById('own-rulesets')?.textContent;
  if (text === undefined || text === '') return undefined;
  const { module, rulesets } = JSON.parse(text) as OwnRulesets;
  return { module: new URL(module, document.baseURI).href, rulesets };
}
