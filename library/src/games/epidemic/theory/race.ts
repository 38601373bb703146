/**
 * Races with heavier labels, and whatever no other theorem decides: exact search over types of labels, down to camps and germs.
 *
 * Not a closed formula: the answer is found by play, so the verdict says `search`. What passes the limits stays unknown.
 */

import { excerpt } from '../../../core/result.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyByMoves } from '../../../core/why.ts';
import { dancingMania } from '../dancing-mania-rules.ts';
import type { DancingPosition } from '../position.ts';
import { immortalLabels } from './analysis.ts';
import { DancingDecider } from './decider.ts';
import { shownCount } from './nimania-solution.ts';
import { acyclicCertificate } from './race-log.ts';
import { dancingSolution } from './solution.ts';

export const dancingRace: Theorem<DancingPosition> = {
  id: 'dancing-race',
  title: 'Races by exact search',
  statement:
    'Where labels reach germs of both kinds, play is followed move by move, over how many labels there are of each type, until the camp theorem or the race of the germs decides.',
  sources: [{ key: 'impartial', where: 'docs/theory/epidemiography.md' }],
  scope: 'position',
  examples: [
    'dancing-mania 1>0 2>1 3>0 3>1 4>1 4>2 4>3 : 4 [stage 2]',
    'dancing-mania 1>0 2>1 3>0 3>1 4>2 : 4 3 [misere]',
    'dancing-mania 1>0 2>1 3>0 3>1 4>1 4>2 4>3 : 4 3 [misere]',
  ],
  answer(position, { play }, tools) {
    if (immortalLabels(position).length > 0) return pass('a label can come to a cycle');
    const decider = new DancingDecider(position, play, tools.limits);
    const [step] = decider.formulaMoves(position, MOST_TRIED);
    const won = step !== undefined || decider.wins(position);
    const found = {
      won,
      winningMoves: () => decider.winningMoves(dancingMania.moves(position), step),
      text:
        step !== undefined
          ? `no formula knows this position, but one knows that the move ${excerpt(step.label)} leaves a lost one`
          : `no formula knows this position; it was played by the rules until one decides: ${shownCount(BigInt(decider.positions), 'position', 'positions')}`,
      why:
        step !== undefined
          ? `the move ${excerpt(step.label)} leaves a position from which the other player cannot win`
          : whyByMoves(!won),
      certificate: () => acyclicCertificate(position, won, decider),
      method: 'search' as const,
    };
    return dancingSolution(position, found, play, tools);
  },
};

/** Moves that are looked at before the search begins. */
const MOST_TRIED = 2000;
