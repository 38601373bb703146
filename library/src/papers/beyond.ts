/** Beyond the papers: what the program adds, each with its proof or named a conjecture. */
import { beyondEpidemics } from './beyond-epidemics.ts';
import { beyondGraphs } from './beyond-graphs.ts';
import { beyondSurvivor } from './beyond-survivor.ts';
import { checkUnions, unionDomain } from './node-kayles-unions.ts';
import { pathRules } from './path-rules.ts';
import type { Paper, Statement } from './statement.ts';

const statements: readonly Statement[] = [
  {
    name: 'Selective misère play',
    says: 'For any game: with two live components or more selective misère play has the outcome of normal play, with one its own.',
    recorded: 'holds',
    least: 250,
    domain: unionDomain(', Node-Kayles'),
    check: checkUnions('selective', 'misere', {
      printed: (orders) =>
        orders.length > 1
          ? orders.every((order) => !pathRules('selective', 'normal').isWon([order]))
          : !pathRules('selective', 'misere').isWon(orders),
    }),
    theorems: ['selective-misere'],
    proof: { key: 'impartial', where: 'library/src/compounds/selective-misere.ts' },
  },
];

export const beyondThePapers: Paper = {
  id: 'beyond',
  title: 'Beyond the papers',
  statements: [...beyondEpidemics, ...beyondGraphs, ...statements, ...beyondSurvivor],
};
