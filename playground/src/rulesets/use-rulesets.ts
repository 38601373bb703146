/** The list of rulesets, loaded beside the page: the question line works before it is there, and completes once it is. */
import { useEffect, useState } from 'react';
import type { ListedRuleset } from './list-rulesets.ts';
import { own } from './own.ts';

const ownList = own?.rulesets ?? [];

let loading: Promise<readonly ListedRuleset[]> | undefined;

/** Those of one's own first; nothing else, where the list cannot be fetched. */
export function loadRulesets(): Promise<readonly ListedRuleset[]> {
  loading ??= import('./rulesets.ts').then(
    ({ rulesets }) => [...ownList, ...rulesets],
    () => ownList,
  );
  return loading;
}

export function useRulesets(): readonly ListedRuleset[] {
  const [rulesets, setRulesets] = useState<readonly ListedRuleset[]>([]);
  useEffect(() => {
    loadRulesets().then(setRulesets);
  }, []);
  return rulesets;
}
