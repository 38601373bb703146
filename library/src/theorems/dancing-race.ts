/**
 * Races with heavier labels, and whatever no other theorem decides: exact search over types of labels, down to camps and germs.
 *
 * Not a closed formula: the answer is found by play, so the verdict says `search`. What passes the limits stays unknown.
 */
import { no, type Theorem, yes } from '../core/theorem.ts';
import { dancingMania } from '../rulesets/epidemic/dancing-mania.ts';
import type { DancingPosition } from '../rulesets/epidemic/dancing-position.ts';
import { immortalLabels } from './dancing-analysis.ts';
import { DancingDecider } from './dancing-decider.ts';
import { dancingSolution } from './dancing-solution.ts';

export const dancingRace: Theorem<DancingPosition> = {
  id: 'dancing-race',
  title: 'Races by exact search',
  statement:
    'Where labels reach germs of both kinds, play is followed move by move, over how many labels there are of each type, until the camp theorem or the race of the germs decides.',
  sources: [{ key: 'impartial', where: 'docs/theory/epidemiography.md' }],
  scope: 'position',
  examples: ['dancing-mania 1>0 2>1 3>0 3>1 4>2 4>3 : 4', 'dancing-mania 1>0 2>1 3>0 3>1 4>2 4>3 : 4 3 1 [stage 2]'],
  applies: (position) => (immortalLabels(position).length > 0 ? no('a label can come to a cycle') : yes),
  solve(position, { play }, tools) {
    const decider = new DancingDecider(position, play, tools.limits);
    const won = decider.wins(position);
    const { positions } = decider.search;
    const found = {
      won,
      *winningMoves() {
        for (const move of dancingMania.moves(position)) if (!decider.wins(move.to)) yield move;
      },
      text: `played by the rules until camps or germs decide: ${positions} positions of the race`,
      method: 'search' as const,
    };
    return dancingSolution(position, found, tools);
  },
};
