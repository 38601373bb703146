/**
 * Node-Kayles on unions of paths by the rules alone, under the twelve settings: the referee of the paper on paths.
 *
 * A union is a list of orders, 0 for an ended path. It knows the moves on a path and the words of a setting, and no theory.
 */

import { COMPOUNDS, type Compound, type Play, type Setting } from 'impartial/internal';
import { range } from '../statements/tally.ts';

/** What a move leaves of a path: one or two paths, [0] where nothing is left. */
export function optionsOfPath(order: number): number[][] {
  const options = new Map<string, number[]>();
  for (const vertex of range(0, order - 1)) {
    const parts = [Math.max(0, vertex - 1), Math.max(0, order - vertex - 2)].filter((part) => part > 0).sort((a, b) => a - b);
    options.set(parts.join(), parts.length === 0 ? [0] : parts);
  }
  return [...options.values()];
}

const known: number[][][] = [];

function cachedOptions(order: number): number[][] {
  known[order] ??= optionsOfPath(order);
  return known[order];
}

export class PathRules {
  readonly setting: Setting;
  private readonly memo = new Map<string, boolean>();

  constructor(setting: Setting) {
    this.setting = setting;
  }

  /** Whether the player to move wins. */
  isWon(orders: readonly number[]): boolean {
    const { ends } = COMPOUNDS[this.setting.compound];
    const live = orders.filter((order) => order > 0).sort((a, b) => a - b);
    if (live.length === 0 || (ends === 'first' && live.length < orders.length)) return this.setting.play === 'misere';
    const key = live.join();
    const stored = this.memo.get(key);
    if (stored !== undefined) return stored;
    let won = false;
    for (const option of this.options(live)) {
      won = !this.isWon(option);
      if (won) break;
    }
    this.memo.set(key, won);
    return won;
  }

  /** What a compound move leaves of paths that are all live. */
  options(live: readonly number[]): Iterable<number[]> {
    const { moveIn } = COMPOUNDS[this.setting.compound];
    if (moveIn === 'one')
      return live.flatMap((order, index) => cachedOptions(order).map((parts) => live.toSpliced(index, 1, ...parts)));
    return eachJointMove(live, moveIn === 'some');
  }
}

/** A move in every path, or in some but not in none. */
function* eachJointMove(live: readonly number[], mayStay: boolean): Iterable<number[]> {
  function* from(place: number, sofar: number[], moved: boolean): Iterable<number[]> {
    const order = live[place];
    if (order === undefined) {
      if (moved) yield sofar;
      return;
    }
    for (const parts of cachedOptions(order)) yield* from(place + 1, [...sofar, ...parts], true);
    if (mayStay) yield* from(place + 1, [...sofar, order], moved);
  }
  yield* from(0, [], false);
}

const referees = new Map<string, PathRules>();

/** One referee for each setting, which remembers what it has played. */
export function pathRules(compound: Compound, play: Play): PathRules {
  const name = `${compound} ${play}`;
  const referee = referees.get(name) ?? new PathRules({ compound, play });
  referees.set(name, referee);
  return referee;
}

/** All unions of paths of this total order, as ascending orders. */
export function listUnions(total: number, least = 1): number[][] {
  if (total === 0) return [[]];
  return range(least, total).flatMap((first) =>
    total - first >= first || total === first ? listUnions(total - first, first).map((rest) => [first, ...rest]) : [],
  );
}

/** Unions of total order 1 … most, small ones first. */
export function unionsUpTo(most: number): number[][] {
  return range(1, most).flatMap((total) => listUnions(total));
}

/** `node-kayles P4 + P5 [selective, misere]`. */
export function pathQuestion(orders: readonly number[], { compound, play }: Setting): string {
  const options = [...(compound === 'disjunctive' ? [] : [compound]), ...(play === 'normal' ? [] : [play])];
  const union = orders.map((order) => `P${order}`).join(' + ') || 'P0';
  return `node-kayles ${union}${options.length === 0 ? '' : ` [${options.join(', ')}]`}`;
}
