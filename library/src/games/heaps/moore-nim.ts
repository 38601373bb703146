/**
 * Moore's Nim [moore1910]: take counters from at least one heap and at most k, from each as many as one likes.
 *
 * Since one move may change several heaps, a position is one component, and not the sum of its heaps.
 */
import { LazyMove } from '../../core/lazy-move.ts';
import { type Nimber, toNimber } from '../../core/nimber.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { countWord } from '../../core/words.ts';
import { formatHeaps, parseHeaps } from '../../notation/heaps.ts';
import { isNumeral } from '../../notation/tokens.ts';
import { type Heaps, joinHeaps, toHeaps } from '../../structures/heaps.ts';

export interface MoorePosition {
  readonly heaps: Heaps;
  /** From how many heaps a move may take, at most. */
  readonly most: bigint;
}

const DEFAULT_MOST = 2n;
/** Moves of more parts would be too long to write. */
const MOST_AT_ONCE = 100_000n;

export const mooreNim: Ruleset<MoorePosition> = {
  id: 'moore-nim',
  title: 'Moore’s Nim',
  rule: 'Take counters from at least one heap and from at most so many heaps as the option says (two unless it says otherwise), from each any number.',
  inShort: 'several heaps at once',
  notation: 'Heap sizes: `3 5 6 7`; `[heaps 3]` allows to take from up to three heaps at once, and without it from two.',
  sources: [{ key: 'moore1910' }],
  samples: ['1 2 3', '2^3', '1 2 4 7', '3 5 [heaps 1]', '1^4', '1 2^2 3 [heaps 3]', '0'],
  example: '3 5 6 7',
  family: { text: '1 2 {n}', from: 0 },
  optionNames: ['heaps'],
  indivisible: true,
  parse: parseMoore,
  format: ({ heaps }) => formatHeaps(heaps),
  formatOptions: ({ most }) => (most === DEFAULT_MOST ? [] : [`heaps ${most}`]),
  moves: eachMooreMove,
  moveNamed: mooreMoveNamed,
  toMove: ({ most }) =>
    most === 1n ? 'take counters from one heap' : `take counters from up to ${countWord(most)} heaps at once`,
  draw: ({ heaps, most }) => ({ picture: 'heaps', style: 'columns', heaps, ...(most > 1n && { several: most }) }),
};

/** A heap before and after a move. */
export interface HeapChange {
  readonly size: Nimber;
  readonly left: Nimber;
}

/** Moves in few heaps first; equal heaps take their turns in order, so that each result comes once. */
function* eachMooreMove(position: MoorePosition): Iterable<Move<MoorePosition>> {
  const { heaps, most } = position;
  const live = heaps.filter(({ size }) => size > 0);
  const total = live.reduce((sum, { count }) => sum + count, 0n);
  for (let many = 1n; many <= most && many <= total; many++)
    for (const changes of eachChoice(live, 0, many)) yield toMooreMove(position, changes);
}

/** Changes in so many of the heaps from this place on. */
function* eachChoice(heaps: Heaps, from: number, many: bigint): Iterable<readonly HeapChange[]> {
  if (many === 0n) {
    yield [];
    return;
  }
  for (let place = from; place < heaps.length; place++) {
    const { size, count } = heaps[place] as Heaps[number];
    const most = count < many ? count : many;
    for (let here = 1n; here <= most; here++)
      for (const lefts of eachRising(size, 0, here))
        for (const others of eachChoice(heaps, place + 1, many - here))
          yield [...lefts.map((left) => ({ size, left })), ...others];
  }
}

/** So many numbers below `size` that do not fall. */
function* eachRising(size: Nimber, least: number, many: bigint): Iterable<readonly number[]> {
  if (many === 0n) {
    yield [];
    return;
  }
  for (let left = least; left < size; left++) for (const others of eachRising(size, left, many - 1n)) yield [left, ...others];
}

function mooreMoveNamed(position: MoorePosition, label: string): Move<MoorePosition> | undefined {
  if (!/^\d+>\d+(?:,\d+>\d+)*$/.test(label)) return undefined;
  const changes = label.split(',').map((change): HeapChange => {
    const [size = '0', left = '0'] = change.split('>');
    return { size: toNimber(BigInt(size)), left: toNimber(BigInt(left)) };
  });
  const isThere = position.heaps.every(
    ({ size, count }) => BigInt(changes.filter((change) => change.size === size).length) <= count,
  );
  const isOption = changes.every(({ size, left }) => left < size && position.heaps.some((heap) => heap.size === size));
  const isInOrder = changes.every(({ size, left }, index) => {
    const before = changes[index - 1];
    return before === undefined || before.size < size || (before.size === size && before.left <= left);
  });
  if (!isThere || !isOption || !isInOrder || BigInt(changes.length) > position.most) return undefined;
  const move = toMooreMove(position, changes);
  return move.label === label ? move : undefined;
}

/** `3>1,5>0`. */
export function toMooreMove({ heaps, most }: MoorePosition, changes: readonly HeapChange[]): Move<MoorePosition> {
  return new LazyMove(
    () => changes.map(({ size, left }) => `${size}>${left}`).join(','),
    () => ({ most, heaps: afterChanges(heaps, changes) }),
  );
}

function afterChanges(heaps: Heaps, changes: readonly HeapChange[]): Heaps {
  const taken = new Map<Nimber, bigint>();
  for (const { size } of changes) taken.set(size, (taken.get(size) ?? 0n) + 1n);
  const rest = heaps.flatMap(({ size, count }) => {
    const left = count - (taken.get(size) ?? 0n);
    return left > 0n ? [{ size, count: left }] : [];
  });
  return joinHeaps(rest, toHeaps(changes.map(({ left }) => left)));
}

function parseMoore({ text, at, options }: PositionText): Result<MoorePosition> {
  const heaps = parseHeaps(text, at);
  if (!heaps.ok) return heaps;
  let most = DEFAULT_MOST;
  for (const { words, at: place } of options) {
    const [word, extra] = words;
    const expected = 'a number, as in heaps 3';
    if (word === undefined || extra !== undefined)
      return bad('bad-heaps-option', 'The option says from how many heaps a move may take.', extra?.at ?? place, { expected });
    const isNumber = isNumeral(word.text) && word.text.length <= String(MOST_AT_ONCE).length;
    const many = isNumber ? BigInt(word.text) : 0n;
    if (many === 0n || many > MOST_AT_ONCE)
      return bad('bad-heaps-option', `A move takes from at least one heap and at most ${MOST_AT_ONCE}.`, word.at, {
        expected,
        found: word.text,
      });
    most = many;
  }
  return ok({ heaps: heaps.value, most });
}
