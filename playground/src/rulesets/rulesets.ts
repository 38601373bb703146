/** The rulesets that the page offers. The build puts the data itself in the place of this file: see `vite.config.ts`. */
import { type ListedRuleset, listRulesets } from './list-rulesets.ts';

export const rulesets: readonly ListedRuleset[] = listRulesets();
