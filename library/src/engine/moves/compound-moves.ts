/**
 * The moves of a compound by its rule: in one component, in all that have not ended, or in some.
 *
 * Copies of one component are interchangeable, so that moves which differ only by which copy they are made in are listed once.
 * This is play by definition: it knows nothing of values.
 */
import { type Counted, once } from '../../core/counted.ts';
import type { Game, GameMove } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import type { Setting } from '../../core/setting.ts';
import type { Session } from '../solve/session.ts';
import { type Group, isOver, ruleOf, totalCount } from './compound-position.ts';

export interface CompoundMove {
  /** Made on demand, too: searches ask for none. */
  readonly label: string;
  /** The components after the move. Made on demand: a position may have a million. */
  to(): Iterable<Counted<Game>>;
}

/** The most components in which one compound move is made when moves are listed one by one. */
const MOST_COPIES = 2000n;

export function* compoundMoves(groups: readonly Group[], setting: Setting, session: Session): Iterable<CompoundMove> {
  if (isOver(groups, setting)) return;
  const { moveIn } = ruleOf(setting);
  // One component alone has the same moves under every rule.
  if (moveIn === 'one' || (groups.length === 1 && groups[0]?.count === 1n)) yield* movesInOne(groups, session);
  else yield* movesInMany(groups, moveIn === 'some', session);
}

function* movesInOne(groups: readonly Group[], session: Session): Iterable<CompoundMove> {
  for (const group of groups) {
    for (const move of group.game.moves()) {
      session.step();
      yield moveInOne(groups, group, move);
    }
  }
}

/** The compound move that is one move in one copy of a group. */
export function moveInOne(groups: readonly Group[], group: Group, move: GameMove): CompoundMove {
  return new MadeMove(
    () => move.label,
    () => [...restOf(groups, group), ...move.to.components()],
  );
}

/** What stands beside one copy of a group. */
function restOf(groups: readonly Group[], group: Group): readonly Counted<Game>[] {
  const others = groups.map((other) => ({ item: other.game, count: other === group ? other.count - 1n : other.count }));
  return others.filter(({ count }) => count > 0n);
}

/** The compound move that makes these moves in these copies; `undefined` stands for no move. */
function moveInMany(copies: readonly Copy[], moves: readonly (GameMove | undefined)[]): CompoundMove {
  return new MadeMove(
    () => moves.flatMap((move) => (move === undefined ? [] : [move.label])).join(' & '),
    () => copies.flatMap(({ game }, index) => moves[index]?.to.components() ?? [once(game)]),
  );
}

/** A class for the same reason as `LazyMove`. */
class MadeMove implements CompoundMove {
  private readonly write: () => string;
  readonly to: () => Iterable<Counted<Game>>;

  constructor(write: () => string, to: () => Iterable<Counted<Game>>) {
    this.write = write;
    this.to = to;
  }

  get label(): string {
    return this.write();
  }
}

interface Copy {
  /** The moves of this copy; `undefined` stands for no move in it. */
  readonly choices: readonly (GameMove | undefined)[];
  readonly game: Game;
  /** Whether the copy before it is equal to it, and has equal moves in the same order. */
  readonly repeats: boolean;
}

/** Equal components may list their moves in different orders: `1>2` and `2>1` do. */
function movesAlike(a: Copy, b: Omit<Copy, 'repeats'>): boolean {
  if (a.game === b.game) return true;
  return a.choices.length === b.choices.length && a.choices.every((move, index) => move?.to.key === b.choices[index]?.to.key);
}

function* movesInMany(groups: readonly Group[], mayStay: boolean, session: Session): Iterable<CompoundMove> {
  if (totalCount(groups) > MOST_COPIES)
    throw new LimitReached(
      'program',
      Number(MOST_COPIES),
      `a move in more than ${MOST_COPIES} components at once is not searched`,
    );
  const copies: Copy[] = [];
  for (const group of groups) {
    let last: Copy | undefined;
    for (const game of group.copies()) {
      const choices: (GameMove | undefined)[] = mayStay ? [undefined] : [];
      for (const move of game.moves()) {
        session.step();
        choices.push(move);
      }
      const copy = { choices: choices.length === 0 ? [undefined] : choices, game };
      last = { ...copy, repeats: last !== undefined && movesAlike(last, copy) };
      copies.push(last);
    }
  }
  yield* choose(copies, [], session);
}

function* choose(copies: readonly Copy[], chosen: readonly number[], session: Session): Iterable<CompoundMove> {
  session.step();
  const copy = copies[chosen.length];
  if (copy === undefined) {
    const moves = copies.map(({ choices }, index) => choices[chosen[index] ?? 0]);
    if (moves.every((move) => move === undefined)) return;
    yield moveInMany(copies, moves);
    return;
  }
  const from = copy.repeats ? (chosen[chosen.length - 1] ?? 0) : 0;
  for (let index = from; index < copy.choices.length; index++) yield* choose(copies, [...chosen, index], session);
}
