/** The value of components together, each played out by itself; the theory of the compound joins them. */
import { combineCopies, type Theory } from '../../compounds/theory.ts';
import { once } from '../../core/counted.ts';
import type { Group } from '../moves/compound-position.ts';
import type { DefinitionSearch } from '../solve/by-definition.ts';

/** Throws `LimitReached` and, where the game need not end, `LoopFound`. */
export function playedValue<V>(groups: readonly Group[], theory: Theory<V>, search: DefinitionSearch): V {
  const values = groups.map(({ game, count }) =>
    combineCopies(theory, search.value(search.toGroups([once(game)]), theory), count),
  );
  return values.reduce((joined, value) => theory.combine(joined, value));
}
