/**
 * Games that need not end: outcomes found backwards from the ends.
 *
 * All reachable positions are listed; ends are decided by the convention, a position with an option that is P is N, one whose
 * options are all N is P, and what is never decided is a draw: each player can keep from losing for ever [smith1966].
 */

import { type Group, positionKey } from '../moves/compound-position.ts';
import type { Decided, DefinitionSearch } from './by-definition.ts';
import type { Session } from './session.ts';
import { seenByMover } from './sides.ts';

interface Node {
  readonly groups: readonly Group[];
  readonly predecessors: string[];
  /** Options not yet known to be N. */
  open: number;
  outcome: Decided | undefined;
}

export function loopyOutcomes(root: readonly Group[], search: DefinitionSearch, session: Session): Map<string, Decided> {
  const nodes = listReachable(root, search, session);
  const decided = [...nodes].filter(([, node]) => node.outcome !== undefined).map(([key]) => key);
  for (let key = decided.pop(); key !== undefined; key = decided.pop()) {
    const node = nodes.get(key);
    if (node?.outcome === undefined) continue;
    for (const before of node.predecessors) {
      const previous = nodes.get(before);
      if (previous === undefined || previous.outcome !== undefined) continue;
      if (seenByMover(node.outcome, previous.groups, node.groups) === 'P') previous.outcome = 'N';
      else if (--previous.open === 0) previous.outcome = 'P';
      if (previous.outcome !== undefined) decided.push(before);
    }
  }
  return new Map([...nodes].map(([key, { outcome }]) => [key, outcome ?? 'draw']));
}

function listReachable(root: readonly Group[], search: DefinitionSearch, session: Session): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const waiting: string[] = [];
  const visit = (groups: readonly Group[], before: string | undefined) => {
    const key = positionKey(groups);
    let node = nodes.get(key);
    if (node === undefined) {
      session.store(key.length);
      node = { groups, predecessors: [], open: 0, outcome: undefined };
      nodes.set(key, node);
      waiting.push(key);
    }
    if (before !== undefined) node.predecessors.push(before);
  };
  visit(root, undefined);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const node = nodes.get(key);
    if (node === undefined) continue;
    for (const move of search.moves(node.groups)) {
      node.open++;
      visit(search.toGroups(move.to()), key);
    }
    if (node.open === 0) node.outcome = search.atTheEnd(node.groups);
  }
  return nodes;
}
