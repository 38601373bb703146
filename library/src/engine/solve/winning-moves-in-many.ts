/**
 * Winning moves that are made in all or in some components at once.
 *
 * The values that the later components can still reach are worked out first (`reach.ts`), so that the way to the first winning
 * move never runs into a dead end, however many components there are. Equal components choose in order, so that moves that
 * differ only in the copy are listed once.
 */
import { valueKey } from '../../compounds/theory.ts';
import { type Counted, once } from '../../core/counted.ts';
import type { Game, GameMove } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import { type CompoundMove, MOST_COUNTED, nameInSum, ordersOf } from '../moves/compound-moves.ts';
import { type Group, totalCount } from '../moves/compound-position.ts';
import type { ComponentValues } from './component-values.ts';
import { Reach } from './reach.ts';

/** Options of one component that are looked at, in rising order until they hold a winning move, and then on while they are short. */
const MOST_CHOICES = [1, 4, 16, 256, 4096, 100_000];
/** Options of one component times its length, beyond which no more are looked at once there is a winning move. */
const MOST_WRITTEN = 40_000_000;
/** The length from which on even a few options take long. */
const LONG = 10_000;
const FEW_GROUPS = 16;
/** Steps of the enumeration after which the list is left incomplete, as it is when the time is over. */
const MOST_STEPS = 200_000;
/** Components in which a listed move may be made, and beyond how many only one move is listed. */
const MOST_COPIES = 2_000_000n;
const MANY_COPIES = 2_000;

interface Choice<V> {
  /** Its place among the moves of the component; −1: no move in it. */
  readonly place: number;
  readonly value: V;
  /** How many moves of the component leave the same position. */
  times: number;
  /** The move, or its label where there are many groups: a million moves would fill the memory. */
  readonly move?: GameMove | string;
}

const STAY: Omit<Choice<never>, 'value'> = { place: -1, times: 1 };

interface Row<V> {
  readonly group: Group;
  readonly choices: readonly Choice<V>[];
  readonly values: readonly V[];
}

export function* winningMovesInMany<V>(
  groups: readonly Group[],
  own: readonly V[],
  values: ComponentValues<V>,
  mayStay: boolean,
): Generator<CompoundMove, boolean> {
  if (totalCount(groups) > MOST_COPIES) return false;
  const longest = groups.reduce((most, { game }) => Math.max(most, game.leastLength()), 1);
  const isOneEnough =
    groups.length > MANY_COPIES || longest > LONG || groups.some(({ game }) => values.promisingMoves(game).length > 0);
  let found: Found<V> | undefined;
  for (const most of MOST_CHOICES.slice(isOneEnough ? 0 : 2)) {
    if (found !== undefined && most * longest > MOST_WRITTEN) break;
    const next = within(found, () => lookAt(groups, own, values, mayStay, most));
    if (next === undefined) break;
    if (next.first !== undefined) found = { ...next, first: next.first };
    if (next.first === undefined && next.complete) return true;
    if (next.complete || (found !== undefined && next.rows.length > MANY_COPIES)) break;
  }
  if (found === undefined) return false;
  const { rows, reach, first, complete } = found;
  if (rows.length <= MANY_COPIES) return (yield* enumerate(rows, reach, values, first)) && complete;
  yield toMove(rows, first, values);
  return false;
}

/** What was found among the first options of each component. */
interface Looked<V> {
  readonly rows: readonly Row<V>[];
  readonly reach: Reach<V>;
  readonly first: Int32Array | undefined;
  /** Whether these are all options. */
  readonly complete: boolean;
}

interface Found<V> extends Looked<V> {
  readonly first: Int32Array;
}

/** Undefined where the limits are reached after a winning move was found. */
function within<T>(found: object | undefined, look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (found === undefined || !(error instanceof LimitReached)) throw error;
    return undefined;
  }
}

function lookAt<V>(
  groups: readonly Group[],
  own: readonly V[],
  values: ComponentValues<V>,
  mayStay: boolean,
  most: number,
): Looked<V> {
  let complete = true;
  const rows: Row<V>[] = [];
  const shared = new Map<string, readonly V[]>();
  for (const [index, group] of groups.entries()) {
    const stay = { ...STAY, value: own[index] ?? values.theory.ended };
    const { choices, all } = listChoices(group, stay, values, mayStay, most, groups.length <= MANY_COPIES);
    complete &&= all;
    const row = { group, choices, values: share(shared, choices, values) };
    for (let copy = 0n; copy < group.count; copy++) rows.push(row);
  }
  const lists = rows.map((row) => row.values);
  const reach = new Reach(values.theory, lists, () => values.isLate());
  return { rows, reach, first: firstWin(rows, reach, values), complete };
}

/** The values of these choices; equal lists are one. */
function share<V>(
  shared: Map<string, readonly V[]>,
  choices: readonly Choice<V>[],
  { theory }: ComponentValues<V>,
): readonly V[] {
  const list = choices.map(({ value }) => value);
  const name = list.map((value) => valueKey(theory, value)).join(' ');
  const known = shared.get(name);
  if (known === undefined) shared.set(name, list);
  return known ?? list;
}

/** The different moves of a component, up to `most`. */
function listChoices<V>(
  group: Group,
  stay: Choice<V>,
  values: ComponentValues<V>,
  mayStay: boolean,
  most: number,
  keepsMoves: boolean,
): { choices: readonly Choice<V>[]; all: boolean } {
  const choices: Choice<V>[] = mayStay ? [stay] : [];
  let place = -1;
  const seen = new Map<string, Choice<V>>();
  for (const { move, value } of values.options(group.game)) {
    place++;
    const text = move.to.text();
    const known = seen.get(text);
    if (known !== undefined) {
      known.times++;
      continue;
    }
    if (seen.size >= most) return { choices, all: false };
    const choice = { place, value, times: 1, move: keepsMoves ? move : move.label };
    seen.set(text, choice);
    choices.push(choice);
    // Among many groups one move is enough, and looking whether there is another takes as long as finding it.
    if (!keepsMoves && seen.size >= most) return { choices, all: false };
  }
  // An ended component stays as it is.
  if (choices.length === 0) choices.push(stay);
  return { choices: inOrderOfRules(choices, group.game, values), all: true };
}

/** Promising moves go back to their places among the others: equal components make their moves in the order of the rules. */
function inOrderOfRules<V>(choices: readonly Choice<V>[], game: Game, values: ComponentValues<V>): readonly Choice<V>[] {
  if (values.promisingMoves(game).length === 0) return choices;
  const rank = new Map(Array.from(game.moves(), ({ label }, index) => [label, index]));
  const rankOf = ({ move }: Choice<V>) =>
    move === undefined ? -1 : (rank.get(typeof move === 'string' ? move : move.label) ?? 0);
  return [...choices].sort((a, b) => rankOf(a) - rankOf(b));
}

/** The choice of each row on the way to the first winning move. */
function firstWin<V>(rows: readonly Row<V>[], reach: Reach<V>, values: ComponentValues<V>): Int32Array | undefined {
  const chosen = new Int32Array(rows.length);
  let joined: V | undefined;
  for (const [index, row] of rows.entries()) {
    const choice = row.choices.findIndex(({ value }) => reach.canWin(join(values, joined, value), index + 1));
    if (choice < 0) return undefined;
    chosen[index] = choice;
    joined = join(values, joined, (row.choices[choice] as Choice<V>).value);
  }
  return chosen;
}

function* enumerate<V>(
  rows: readonly Row<V>[],
  reach: Reach<V>,
  values: ComponentValues<V>,
  first: Int32Array,
): Generator<CompoundMove, boolean> {
  const chosen = new Int32Array(rows.length).fill(-1);
  const joined: V[] = [];
  let found = false;
  let index = 0;
  for (let steps = 0; index >= 0; steps++) {
    const row = rows[index];
    if (steps > MOST_STEPS || values.isLate()) {
      if (!found) yield toMove(rows, first, values);
      return false;
    }
    if (row === undefined) {
      found = true;
      yield toMove(rows, chosen, values);
      // To write such a move takes a step for each of many components, and many moves may leave the same.
      if (rows.length > FEW_GROUPS) steps += rows.length;
      index--;
      continue;
    }
    const repeats = rows[index - 1] === row;
    const next = chosen[index] === -1 ? (repeats ? (chosen[index - 1] ?? 0) : 0) : (chosen[index] ?? 0) + 1;
    const choice = row.choices[next];
    if (choice === undefined) {
      chosen[index] = -1;
      index--;
      continue;
    }
    chosen[index] = next;
    const value = join(values, index === 0 ? undefined : joined[index - 1], choice.value);
    if (!reach.canWin(value, index + 1)) continue;
    joined[index] = value;
    index++;
  }
  return true;
}

function join<V>(values: ComponentValues<V>, joined: V | undefined, value: V): V {
  return joined === undefined ? value : values.theory.combine(joined, value);
}

function toMove<V>(rows: readonly Row<V>[], chosen: Int32Array, values: ComponentValues<V>): CompoundMove {
  const labels: string[] = [];
  for (let index = 0; index < rows.length; ) {
    const row = rows[index];
    if (row === undefined) break;
    for (const name of namings(row.group, values)) {
      const { place, move } = row.choices[chosen[index++] ?? 0] ?? STAY;
      if (move !== undefined) labels.push(nameInSum(name(typeof move === 'string' ? move : move.label, place), row.group));
    }
  }
  return { label: labels.join(' & '), times: timesOf(rows, chosen), to: () => whatIsLeft(rows, chosen, values) };
}

/** How many moves leave what this one does: made in other copies, or by another move to the same position. */
function timesOf<V>(rows: readonly Row<V>[], chosen: Int32Array): bigint {
  let times = 1n;
  for (let start = 0, end = 0; start < rows.length && times <= MOST_COUNTED; start = end) {
    const row = rows[start] as Row<V>;
    for (end = start + 1; rows[end] === row; end++);
    times *= timesInGroup(row, chosen.subarray(start, end));
  }
  return times;
}

/** Copies that are told apart choose each for itself; of others it only matters how many take which of the moves. */
function timesInGroup<V>({ group, choices }: Row<V>, chosen: Int32Array): bigint {
  const { isToldApart } = group;
  const before = new Map<number, bigint>();
  let times = isToldApart ? ordersOf(chosen) : 1n;
  for (const choice of chosen) {
    if (times > MOST_COUNTED) break;
    const own = BigInt(choices[choice]?.times ?? 1);
    const same = before.get(choice) ?? 0n;
    before.set(choice, same + 1n);
    times = isToldApart ? times * own : (times * (own + same)) / (same + 1n);
  }
  return times;
}

/** For each copy of a group, what a move of it is called there. */
function* namings<V>(group: Group, values: ComponentValues<V>): Iterable<(label: string, place: number) => string> {
  if (group.renamings !== undefined) return yield* group.renamings();
  const ordered = values.promisingMoves(group.game).length > 0;
  for (const game of group.copies())
    yield (label, place) => (game === group.game ? label : moveAt(ordered ? values.moves(game) : game.moves(), place).label);
}

/** The copies of a group read alike, so a move has the same place in each, with a label of its own. */
function moveAt(moves: Iterable<GameMove>, place: number): GameMove {
  let before = 0;
  for (const move of moves) if (before++ === place) return move;
  throw new Error('equal components have the same moves');
}

/** Copies of a group stand side by side; those that made the same choice are counted together, unless they keep their places. */
function* whatIsLeft<V>(rows: readonly Row<V>[], chosen: Int32Array, values: ComponentValues<V>): Iterable<Counted<Game>> {
  for (let start = 0, end = 0; start < rows.length; start = end) {
    const row = rows[start] as Row<V>;
    if (row.group.game.keepsPlaces) {
      for (const copy of row.group.copies()) {
        const { place, move } = row.choices[chosen[end++] ?? 0] ?? STAY;
        yield* move === undefined ? [once(copy)] : moveAt(values.moves(copy), place).to.components();
      }
      continue;
    }
    const counts = new Map<number, bigint>();
    for (; rows[end] === row; end++) counts.set(chosen[end] ?? 0, (counts.get(chosen[end] ?? 0) ?? 0n) + 1n);
    for (const [choice, count] of counts) {
      const { place, move } = row.choices[choice] ?? STAY;
      const made = typeof move === 'string' ? moveAt(values.moves(row.group.game), place) : move;
      const left = made?.to.components() ?? [{ item: row.group.game, count: 1n }];
      for (const each of left) yield { item: each.item, count: each.count * count };
    }
  }
}
