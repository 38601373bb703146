/**
 * Quotients that were looked for in vain, so that a process does so once: a quotient of more components is no smaller.
 *
 * Heaps of one code have their search in `misere/code-quotient.ts`, which remembers for itself; of other components it is kept here which
 * ones a search came to before it ended.
 */
import type { LimitReached } from '../../core/limits.ts';
import { failedCodes, isHopeless } from '../../misere/failed-codes.ts';
import type { Group } from '../moves/compound-position.ts';
import type { ComponentKinds } from './component-kinds.ts';
import { heapOf } from './heap-of.ts';

const MOST_KEPT = 50;

interface Failure {
  readonly keys: readonly string[];
  readonly milliseconds: number;
  readonly limit: LimitReached;
}

const failures: Failure[] = [];

export function rememberFailure(kinds: ComponentKinds, last: number, milliseconds: number, limit: LimitReached): void {
  const keys = kinds.games.slice(1, last + 1).flatMap((game) => (game === undefined ? [] : [game.key]));
  const time = limit.limit.name === 'program' ? Number.POSITIVE_INFINITY : milliseconds;
  failures.unshift({ keys, milliseconds: time, limit });
  failures.length = Math.min(failures.length, MOST_KEPT);
}

/** Why there is no use in looking for the quotient of these components; undefined where it may be found. */
export function whyHopeless(kinds: ComponentKinds, milliseconds: number): LimitReached | undefined {
  const keys = new Set(kinds.games.map((game) => game?.key));
  return failures.find((each) => isHopeless(each, milliseconds) && each.keys.every((key) => keys.has(key)))?.limit;
}

/** The same for sums of heaps of one code, whose quotient was looked for before. */
export function whyHopelessCode(groups: readonly Group[], milliseconds: number): LimitReached | undefined {
  const heaps = groups.map(({ game }) => heapOf(game));
  const failed = failedCodes.get(heaps[0]?.code ?? '');
  if (failed === undefined || heaps.some((heap) => heap?.code !== heaps[0]?.code)) return undefined;
  const isBeyond = heaps.some((heap) => heap !== undefined && heap.size > failed.heap);
  return isBeyond && isHopeless(failed, milliseconds) ? failed.limit : undefined;
}
