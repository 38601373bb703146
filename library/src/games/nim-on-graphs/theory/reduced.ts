/**
 * Everything else: Proposition 4.1 of [fukuyama2003] makes the position plain, and search does the rest inside limits.
 */

import type { Theorem } from '../../../core/theorem.ts';
import { whyByMoves } from '../../../core/why.ts';
import { formatGraphNim, type GraphNimPosition } from '../rules.ts';
import { type Plain, type PlainMove, plainMove } from './plain.ts';
import { reduce } from './reduction.ts';
import { eachPlainOption, OutcomeSearch } from './search.ts';
import { deadline, liftAll, reducedText } from './solution.ts';
import { grundyByTable } from './table.ts';

export const nimOnGraphsReduction: Theorem<GraphNimPosition> = {
  id: 'nim-on-graphs-reduction',
  title: 'Reduction to plain Nim on graphs',
  statement:
    'The Grundy value stays the same when a game on an edge is replaced by its Grundy value, parallel edges by one edge and loops at a vertex by one loop with their nim-sum, and when edges of weight 0 and what the piece cannot reach are left out. What remains is searched.',
  sources: [
    { key: 'fukuyama2003', where: 'Proposition 4.1' },
    { key: 'impartial', where: 'docs/theory/nim-on-graphs.md' },
  ],
  scope: 'position',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, tools) {
    const reduction = reduce(position, tools);
    const { plain } = reduction;
    const search = new OutcomeSearch(tools.limits, deadline(tools));
    const grundy = grundyByTable(plain);
    const outcome = grundy === undefined ? search.outcome(plain) : grundy === 0 ? 'P' : 'N';
    const isLost = (option: GraphNimPosition) => search.outcome(reduce(option, tools).plain) === 'P';
    return {
      scope: 'position',
      outcome,
      values: grundy !== undefined ? { grundy } : outcome === 'P' ? { grundy: 0 } : {},
      winningMoves: () => liftAll(position, reduction, eachLostOption(plain, outcome, search), isLost, tools),
      text: `${reducedText(position, reduction)}${grundy === undefined ? `search looked at ${search.positions === 1 ? 'one position' : `${search.positions} positions`}` : `the table of all its positions gives ${grundy}`}`,
      why: whyByMoves(outcome === 'P'),
      certificate: () => ({ kind: 'search', question: `nim-on-graphs ${formatGraphNim(position)}`, outcome }),
      method: 'search',
    };
  },
};

/** Options that are tried after the first winning move. */
const MOST_TRIED = 2_000;

/** The moves to lost positions, in the order in which the search goes; returns whether these are all. */
function* eachLostOption(plain: Plain, outcome: 'N' | 'P', search: OutcomeSearch): Generator<PlainMove, boolean> {
  if (outcome === 'P') return true;
  let left = Number.POSITIVE_INFINITY;
  for (const each of eachPlainOption(plain)) {
    if (--left < 0) return false;
    if (search.outcome(each.option) !== 'P') continue;
    left = Math.min(left, MOST_TRIED);
    yield plainMove(plain, each.edge, each.left);
  }
  return true;
}
