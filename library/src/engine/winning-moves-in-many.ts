/**
 * Winning moves that are made in all or in some components at once.
 *
 * The values that the later components can still reach are worked out first (`reach.ts`), so that the way to the first winning
 * move never runs into a dead end, however many components there are. Equal components choose in order, so that moves that
 * differ only in the copy are listed once.
 */
import type { Game, GameMove } from '../core/game.ts';
import type { Nimber } from '../core/nimber.ts';
import type { ComponentValues } from './component-values.ts';
import { type CompoundMove, moveInMany } from './compound-moves.ts';
import { type Group, totalCount } from './compound-position.ts';
import { Reach } from './reach.ts';

/** Options of one component that are looked at, in rising order until they hold a winning move. */
const MOST_CHOICES = [16, 256, 4096, 100_000];
/** Steps of the enumeration after which the list is left incomplete. */
const MOST_STEPS = 200_000;
/** Components in which a listed move may be made, and beyond how many only one move is listed. */
const MOST_COPIES = 2_000_000n;
const MANY_COPIES = 2_000;

interface Choice {
  /** Undefined: no move in this component. */
  readonly move: GameMove | undefined;
  /** Its place among the moves that lead to equal games. */
  readonly rank: number;
  readonly value: Nimber;
}

interface Row {
  readonly group: Group;
  readonly choices: readonly Choice[];
  readonly values: readonly Nimber[];
}

export function* winningMovesInMany(
  groups: readonly Group[],
  values: ComponentValues,
  mayStay: boolean,
): Generator<CompoundMove, boolean> {
  if (totalCount(groups) > MOST_COPIES) return false;
  for (const most of MOST_CHOICES) {
    let complete = true;
    const rows: Row[] = [];
    for (const group of groups) {
      const { choices, all } = listChoices(group, values, mayStay, most);
      complete &&= all;
      const row = { group, choices, values: choices.map(({ value }) => value) };
      for (let index = 0n; index < group.count; index++) rows.push(row);
    }
    const reach = new Reach(
      values.theory,
      rows.map((row) => row.values),
    );
    const first = firstWin(rows, reach, values);
    if (first === undefined && !complete) continue;
    if (first === undefined) return true;
    if (rows.length > MANY_COPIES) {
      yield toMove(rows, first, values);
      return false;
    }
    return (yield* enumerate(rows, reach, values, first)) && complete;
  }
  return false;
}

/** The different moves of a component, up to `most`. */
function listChoices(
  group: Group,
  values: ComponentValues,
  mayStay: boolean,
  most: number,
): { choices: readonly Choice[]; all: boolean } {
  const choices: Choice[] = mayStay ? [{ move: undefined, rank: 0, value: values.value(group.game) }] : [];
  const ranks = new Map<string, number>();
  const seen = new Set<string>();
  for (const { move, value } of values.options(group.game)) {
    if (seen.size >= most) return { choices, all: false };
    const rank = ranks.get(move.to.key) ?? 0;
    ranks.set(move.to.key, rank + 1);
    const text = move.to.text();
    if (seen.has(text)) continue;
    seen.add(text);
    choices.push({ move, rank, value });
  }
  // An ended component stays as it is.
  if (choices.length === 0) choices.push({ move: undefined, rank: 0, value: values.value(group.game) });
  return { choices, all: true };
}

/** The choice of each row on the way to the first winning move. */
function firstWin(rows: readonly Row[], reach: Reach, values: ComponentValues): Int32Array | undefined {
  const chosen = new Int32Array(rows.length);
  let joined: Nimber | undefined;
  for (const [index, row] of rows.entries()) {
    const choice = row.choices.findIndex(({ value }) => reach.canWin(join(values, joined, value), index + 1));
    if (choice < 0) return undefined;
    chosen[index] = choice;
    joined = join(values, joined, row.choices[choice]?.value ?? 0);
  }
  return chosen;
}

function* enumerate(
  rows: readonly Row[],
  reach: Reach,
  values: ComponentValues,
  first: Int32Array,
): Generator<CompoundMove, boolean> {
  const chosen = new Int32Array(rows.length).fill(-1);
  const joined: Nimber[] = [];
  let found = false;
  let index = 0;
  for (let steps = 0; index >= 0; steps++) {
    const row = rows[index];
    if (steps > MOST_STEPS) {
      if (!found) yield toMove(rows, first, values);
      return false;
    }
    if (row === undefined) {
      found = true;
      yield toMove(rows, chosen, values);
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

function join(values: ComponentValues, joined: Nimber | undefined, value: Nimber): Nimber {
  return joined === undefined ? value : values.theory.combine(joined, value);
}

function toMove(rows: readonly Row[], chosen: Int32Array, values: ComponentValues): CompoundMove {
  const copies: Game[] = [];
  const moves: (GameMove | undefined)[] = [];
  for (let place = 0; place < rows.length; ) {
    const row = rows[place];
    for (const game of row?.group.copies() ?? []) {
      copies.push(game);
      moves.push(row && relabel(game, row, chosen[place] ?? 0, values));
      place++;
    }
  }
  return moveInMany(copies, moves);
}

/** The chosen move with the labels of this copy: a move to an equal game. */
function relabel(game: Game, row: Row, chosen: number, values: ComponentValues): GameMove | undefined {
  const { move, rank = 0 } = row.choices[chosen] ?? {};
  if (move === undefined || game === row.group.game) return move;
  let before = 0;
  for (const own of values.moves(game)) if (own.to.key === move.to.key && before++ === rank) return own;
  throw new Error('equal components have the same moves');
}
