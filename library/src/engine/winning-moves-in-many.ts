/**
 * Winning moves that are made in all or in some components at once.
 *
 * The values that the later components can still reach are worked out first (`reach.ts`), so that the way to the first winning
 * move never runs into a dead end, however many components there are. Equal components choose in order, so that moves that
 * differ only in the copy are listed once.
 */
import type { Counted } from '../core/counted.ts';
import type { Game, GameMove } from '../core/game.ts';
import type { Nimber } from '../core/nimber.ts';
import type { ComponentValues } from './component-values.ts';
import type { CompoundMove } from './compound-moves.ts';
import { type Group, totalCount } from './compound-position.ts';
import { Reach } from './reach.ts';

/** Options of one component that are looked at, in rising order until they hold a winning move; the first is for many groups. */
const MOST_CHOICES = [2, 16, 256, 4096, 100_000];
/** Steps of the enumeration after which the list is left incomplete. */
const MOST_STEPS = 200_000;
/** Components in which a listed move may be made, and beyond how many only one move is listed. */
const MOST_COPIES = 2_000_000n;
const MANY_COPIES = 2_000;

interface Choice {
  /** Undefined: no move in this component. */
  readonly move: GameMove | undefined;
  /** Its place among the moves of the component. */
  readonly place: number;
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
  for (const most of groups.length > MANY_COPIES ? MOST_CHOICES : MOST_CHOICES.slice(1)) {
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
  const choices: Choice[] = mayStay ? [{ move: undefined, place: -1, value: values.value(group.game) }] : [];
  let place = -1;
  const seen = new Set<string>();
  for (const { move, value } of values.options(group.game)) {
    if (seen.size >= most) return { choices, all: false };
    place++;
    const text = move.to.text();
    if (seen.has(text)) continue;
    seen.add(text);
    choices.push({ move, place, value });
  }
  // An ended component stays as it is.
  if (choices.length === 0) choices.push({ move: undefined, place: -1, value: values.value(group.game) });
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
  const labels: string[] = [];
  for (let index = 0; index < rows.length; ) {
    const row = rows[index];
    if (row === undefined) break;
    for (const name of namings(row.group, values)) {
      const choice = row.choices[chosen[index++] ?? 0];
      if (choice?.move !== undefined) labels.push(name(choice.move, choice.place));
    }
  }
  return { label: labels.join(' & '), to: () => whatIsLeft(rows, chosen) };
}

/** For each copy of a group, what a move of it is called there. */
function* namings(group: Group, values: ComponentValues): Iterable<(move: GameMove, place: number) => string> {
  if (group.renamings !== undefined) {
    for (const rename of group.renamings()) yield ({ label }) => rename(label);
    return;
  }
  const ordered = values.promisingMoves(group.game).length > 0;
  for (const game of group.copies())
    yield ({ label }, place) => (game === group.game ? label : labelAt(ordered ? values.moves(game) : game.moves(), place));
}

/** The copies of a group read alike, so a move has the same place in each, with a label of its own. */
function labelAt(moves: Iterable<GameMove>, place: number): string {
  let before = 0;
  for (const move of moves) if (before++ === place) return move.label;
  throw new Error('equal components have the same moves');
}

/** Copies that made the same choice are counted together. */
function whatIsLeft(rows: readonly Row[], chosen: Int32Array): readonly Counted<Game>[] {
  const counts = new Map<Row, Map<number, bigint>>();
  for (const [index, row] of rows.entries()) {
    const choice = chosen[index] ?? 0;
    const known = counts.get(row) ?? new Map<number, bigint>();
    counts.set(row, known.set(choice, (known.get(choice) ?? 0n) + 1n));
  }
  return [...counts].flatMap(([row, choices]) =>
    [...choices].flatMap(([choice, count]) => {
      const left = row.choices[choice]?.move?.to.components() ?? [{ item: row.group.game, count: 1n }];
      return left.map((each) => ({ item: each.item, count: each.count * count }));
    }),
  );
}
