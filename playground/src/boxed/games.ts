/**
 * The games that are known inside of the closed box: those of the code that was handed in, and Nim for company. The tasks of the page
 * (`solver/offers.ts`, `solver/hint-task.ts`) are built into the box with this file in the place of their own list of games.
 */
import type { Catalogue } from 'impartial';
import { catalogueOf, guardRuleset, heapGame, type OnCall, type Ruleset } from 'impartial/define';
import type { SolveOptions } from 'impartial/on-demand';

const nim = heapGame({
  id: 'nim',
  title: 'Nim',
  rule: 'Take any number of counters from one heap.',
  *options(size) {
    for (let left = 0; left < size; left++) yield left;
  },
});

let known: Catalogue = catalogueOf([nim]);

// biome-ignore lint/suspicious/noExplicitAny: positions of different rulesets have nothing in common.
export function addGames(rulesets: readonly Ruleset<any>[], onCall: OnCall): void {
  const company = rulesets.some(({ id }) => id === nim.id) ? [] : [nim];
  known = catalogueOf([...rulesets.map((ruleset) => guardRuleset(ruleset, onCall)), ...company]);
}

export function games(): Catalogue {
  return known;
}

export function amongGames(): Pick<SolveOptions, 'catalogue'> {
  return { catalogue: known };
}
