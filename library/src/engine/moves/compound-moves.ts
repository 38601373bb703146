/**
 * The moves of a compound by its rule: in one component, in all that have not ended, or in some.
 *
 * Copies of one component are interchangeable, so that moves which differ only by which copy they are made in are listed once, with
 * their number.
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
  /** How many moves it stands for: itself, and those which differ from it only by the copies that they are made in. */
  readonly times: bigint;
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
    () => nameInSum(move.label, group),
    () => [...restOf(groups, group), ...move.to.components()],
    () => (group.isToldApart ? group.count : 1n),
  );
}

/** In a sum a move says which position it is made in: `2: 3>1`. */
export function nameInSum(label: string, { summand }: Pick<Group, 'summand'>): string {
  return summand === undefined ? label : `${summand + 1}: ${label}`;
}

/** The compound move with this label, the numbers of positions left out or not, if the rulesets find its parts by name. */
export function compoundMoveNamed(groups: readonly Group[], setting: Setting, label: string): CompoundMove | undefined {
  const { moveIn } = ruleOf(setting);
  const total = totalCount(groups);
  if (isOver(groups, setting) || (moveIn !== 'one' && total > MOST_COPIES)) return undefined;
  if (moveIn === 'one' || total === 1n) {
    for (const group of groups) {
      const move = partNamed(group.game, group, label);
      if (move !== undefined) return moveInOne(groups, group, move);
    }
    return undefined;
  }
  const parts = label.split(' & ');
  let named = 0;
  const copies: Copy[] = [];
  for (const group of groups) {
    for (const game of group.copies()) {
      const part = parts[named];
      const move = part === undefined ? undefined : partNamed(game, group, part);
      if (move !== undefined) named++;
      else if (moveIn === 'all' && !game.hasEnded()) return undefined;
      copies.push({ choices: [move], game, group, repeats: false });
    }
  }
  return named === parts.length ? moveInMany(copies, []) : undefined;
}

/** Whether `compoundMoveNamed` finds every move: no other name needs to be looked for. */
export function findsAllByName(groups: readonly Group[], setting: Setting): boolean {
  const areFew = ruleOf(setting).moveIn === 'one' || totalCount(groups) <= MOST_COPIES;
  return areFew && groups.every(({ game }) => game.findsByName);
}

function partNamed(game: Game, group: Group, label: string): GameMove | undefined {
  const number = nameInSum('', group);
  return game.moveNamed(label.startsWith(number) ? label.slice(number.length) : label);
}

/** What stands beside one copy of a group. */
function restOf(groups: readonly Group[], group: Group): readonly Counted<Game>[] {
  const others = groups.map((other) => ({ item: other.game, count: other === group ? other.count - 1n : other.count }));
  return others.filter(({ count }) => count > 0n);
}

/** The compound move that makes these of their moves in these copies. */
function moveInMany(copies: readonly Copy[], chosen: readonly number[]): CompoundMove {
  const moves = copies.map(({ choices }, index) => choices[chosen[index] ?? 0]);
  return new MadeMove(
    () => copies.flatMap(({ group }, index) => labelOf(moves[index], group)).join(' & '),
    () => copies.flatMap(({ game }, index) => moves[index]?.to.components() ?? [once(game)]),
    () => timesInMany(copies, chosen),
  );
}

function labelOf(move: GameMove | undefined, group: Group): readonly string[] {
  return move === undefined ? [] : [nameInSum(move.label, group)];
}

/** Equal copies that are told apart may make their moves in any order. */
function timesInMany(copies: readonly Copy[], chosen: readonly number[]): bigint {
  let times = 1n;
  for (let start = 0, end = 0; start < copies.length; start = end) {
    for (end = start + 1; copies[end]?.repeats === true; end++);
    if (end > start + 1 && copies[start]?.group.isToldApart === true) times *= ordersOf(chosen.slice(start, end));
  }
  return times;
}

/** Moves beyond which those with the same result are not counted further. */
export const MOST_COUNTED = BigInt(Number.MAX_SAFE_INTEGER);

/** In how many different orders these can be put; not counted further where that is very many. */
export function ordersOf(list: Iterable<number>): bigint {
  const counts = new Map<number, bigint>();
  let orders = 1n;
  let length = 0n;
  for (const each of list) {
    const count = (counts.get(each) ?? 0n) + 1n;
    counts.set(each, count);
    orders = (orders * ++length) / count;
    if (orders > MOST_COUNTED) break;
  }
  return orders;
}

/** A class for the same reason as `LazyMove`. */
class MadeMove implements CompoundMove {
  private readonly write: () => string;
  private readonly count: () => bigint;
  readonly to: () => Iterable<Counted<Game>>;

  constructor(write: () => string, to: () => Iterable<Counted<Game>>, count: () => bigint) {
    this.write = write;
    this.to = to;
    this.count = count;
  }

  get label(): string {
    return this.write();
  }

  get times(): bigint {
    return this.count();
  }
}

interface Copy {
  /** The moves of this copy; `undefined` stands for no move in it. */
  readonly choices: readonly (GameMove | undefined)[];
  readonly game: Game;
  readonly group: Group;
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
      const copy = { choices: choices.length === 0 ? [undefined] : choices, game, group };
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
    if (copies.some(({ choices }, index) => choices[chosen[index] ?? 0] !== undefined)) yield moveInMany(copies, chosen);
    return;
  }
  const from = copy.repeats ? (chosen[chosen.length - 1] ?? 0) : 0;
  for (let index = from; index < copy.choices.length; index++) yield* choose(copies, [...chosen, index], session);
}
