/**
 * Winning moves of a compound out of the values of its components.
 *
 * A move in one component wins when it makes the combined value that of a lost position: each option is looked at once. Moves in
 * all or some components are in `winning-moves-in-many.ts`.
 */
import { combineCopies, type Theory, valueKey } from '../../compounds/theory.ts';
import type { GameMove } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import { type CompoundMove, moveInOne } from '../moves/compound-moves.ts';
import { type Group, ruleOf } from '../moves/compound-position.ts';
import type { ComponentValues } from './component-values.ts';
import { winningMovesInMany } from './winning-moves-in-many.ts';

/**
 * Options are looked at in rounds, so many of each component: a heap of 10^15 counters has more than can be looked at, and the
 * winning move may lie in another. Once there is a winning move, so many options are enough.
 */
const ROUND = 5_000;
const MOST_OPTIONS = 200_000;

/** Yields winning moves, given the value of each group; returns whether these were all. */
export function* winningMoves<V>(
  groups: readonly Group[],
  own: readonly V[],
  values: ComponentValues<V>,
): Generator<CompoundMove, boolean> {
  const { theory } = values;
  const { moveIn, ends } = ruleOf(theory.setting);
  const ended = valueKey(theory, theory.ended);
  if (ends === 'first' && own.some((value) => valueKey(theory, value) === ended)) return true;
  if (moveIn !== 'one') return yield* winningMovesInMany(groups, own, values, moveIn === 'some');

  const others = valuesOfOthers(groups, own, theory);
  const all = groups.map((group, index) => ({ group, rest: others[index], own: own[index] ?? theory.ended }));
  let rows = likelyFirst(
    all.filter(({ group }) => !values.isHard(group.game)),
    theory,
  );
  let hard: readonly Row<V>[] = all.filter(({ group }) => values.isHard(group.game));
  let found = false;
  /** Whether the options of some component could not be looked at within the limits: a theorem may still tell those of others. */
  let isCut = false;
  let looked = 0;
  for (;;) {
    const unfinished: Row<V>[] = [];
    for (const row of rows) {
      row.options ??= values.losing(row.group.game, row.rest)[Symbol.iterator]();
      let left = ROUND;
      for (;;) {
        const next = nextWithin(row.options);
        isCut ||= next === undefined;
        if (next === undefined || next.done === true) break;
        const { move, isLost } = next.value;
        if (isLost) {
          found = true;
          yield moveInOne(groups, row.group, move);
        }
        if (found && ++looked > MOST_OPTIONS) return false;
        if (--left === 0) {
          unfinished.push(row);
          break;
        }
      }
    }
    rows = unfinished;
    if (rows.length > 0) continue;
    // To look into these may take long, and is done only where nothing else wins.
    if (found || hard.length === 0) return hard.length === 0 && !isCut;
    rows = hard;
    hard = [];
  }
}

/** The next one; undefined where a search for it would store too much. When the time is over, it is over for all components. */
function nextWithin<T>(options: Iterator<T>): IteratorResult<T> | undefined {
  try {
    return options.next();
  } catch (error) {
    if (error instanceof LimitReached && /^(positions|megabytes)$/.test(error.limit.name)) return undefined;
    throw error;
  }
}

/** Groups up to which the order of the question is kept. */
const FEW = 100;

/** Among many components, first those in which the theory expects a winning move. */
function likelyFirst<V>(rows: readonly Row<V>[], { expectsWin }: Theory<V>): readonly Row<V>[] {
  if (expectsWin === undefined || rows.length <= FEW) return rows;
  const isLikely = rows.map((row) => expectsWin(row.own, row.rest));
  return [...rows.filter((_, index) => isLikely[index]), ...rows.filter((_, index) => !isLikely[index])];
}

/** A group, its value, the combined value of everything beside one copy of it, and how far its options were looked at. */
interface Row<V> {
  readonly group: Group;
  readonly own: V;
  readonly rest: V | undefined;
  options?: Iterator<{ readonly move: GameMove; readonly isLost: boolean }>;
}

/** For each group: the combined value of everything but one copy of it; undefined where that is nothing. */
function valuesOfOthers<V>(groups: readonly Group[], own: readonly V[], theory: Theory<V>): readonly (V | undefined)[] {
  const join = (a: V | undefined, b: V | undefined) => {
    if (a === undefined) return b;
    return b === undefined ? a : theory.combine(a, b);
  };
  const others: (V | undefined)[] = [];
  let before: V | undefined;
  for (const [index, { count }] of groups.entries()) {
    const value = own[index] ?? theory.ended;
    others.push(count > 1n ? join(before, combineCopies(theory, value, count - 1n)) : before);
    before = join(before, combineCopies(theory, value, count));
  }
  let after: V | undefined;
  for (let index = groups.length - 1; index >= 0; index--) {
    const group = groups[index];
    if (group === undefined) break;
    others[index] = join(others[index], after);
    after = join(after, combineCopies(theory, own[index] ?? theory.ended, group.count));
  }
  return others;
}
