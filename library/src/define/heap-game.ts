/**
 * `heapGame`: a game on heaps in a few lines. A rule says what a move may leave of one heap; notation (`3^2 5`), sums, sequences,
 * components, keys and the picture are there already.
 *
 *     heapGame({ id: 'take-a-square', rule: 'Take a square number of counters.', *options(size) {
 *       for (let root = 1; root ** 2 <= size; root++) yield size - root ** 2;
 *     } })
 */
import { defineRuleset } from '../core/define-ruleset.ts';
import type { Nimber } from '../core/nimber.ts';
import { bad, type Result } from '../core/result.ts';
import type { PositionText, Ruleset, RulesetFacts } from '../core/ruleset.ts';
import { eachHeapMove, heapComponents, joinHeapComponents } from '../games/heaps/heap-rules.ts';
import { formatHeaps, parseHeaps } from '../notation/heaps.ts';
import type { Heaps } from '../structures/heaps.ts';

/** What a move leaves of a heap: one heap of this size, or several. 0 and an empty list leave nothing. */
export type HeapsLeft = number | readonly number[];

export interface HeapGame extends Partial<Omit<RulesetFacts, 'id' | 'rule'>> {
  readonly id: string;
  /** The rule in one sentence. */
  readonly rule: string;
  /** What moves in a heap of this size leave, in any order; what is there twice counts once. */
  options(size: number): Iterable<HeapsLeft>;
}

/** Sizes for which the options are kept; they are asked for again and again. */
const MOST_KEPT = 1 << 16;

export function heapGame(game: HeapGame): Ruleset<Heaps> {
  const options = keptOptions(game);
  return defineRuleset<Heaps>({
    notation: 'Heap sizes: `3 5 7`; `3^2 5` has two heaps of 3; `0` is the empty position.',
    samples: ['5', '3 4', '1 2^2', '9', '0'],
    family: { text: '{n}', from: 0 },
    ...facts(game),
    parse: parseSmallHeaps,
    format: formatHeaps,
    moves: (heaps) => eachHeapMove(heaps, options, (left) => left),
    components: heapComponents,
    join: joinHeapComponents,
    key: formatHeaps,
    draw: (heaps) => ({ picture: 'heaps', style: 'columns', heaps }),
  });
}

function facts({ options: _options, ...rest }: HeapGame): Omit<HeapGame, 'options'> {
  return rest;
}

/** Every size is an exact number. */
function parseSmallHeaps({ text, at }: PositionText): Result<Heaps> {
  const heaps = parseHeaps(text, at);
  const large = heaps.ok ? heaps.value.find(({ size }) => typeof size !== 'number') : undefined;
  return large === undefined
    ? heaps
    : bad('heap-too-large', `A heap of this game has at most ${Number.MAX_SAFE_INTEGER} counters.`, at, {
        found: `${large.size}`,
      });
}

function keptOptions(game: HeapGame): (size: Nimber) => readonly (readonly number[])[] {
  const kept = new Map<Nimber, readonly (readonly number[])[]>();
  return (size) => {
    const known = kept.get(size);
    if (known !== undefined) return known;
    const lists = new Map<string, readonly number[]>();
    for (const left of game.options(Number(size))) {
      const list = toSizes(left);
      lists.set(list.join('+'), list);
    }
    const options = [...lists.values()];
    if (kept.size < MOST_KEPT) kept.set(size, options);
    return options;
  };
}

/** Rising, without zeros. Throws where it is no list of sizes. */
function toSizes(left: HeapsLeft): readonly number[] {
  const sizes = typeof left === 'number' ? [left] : [...left];
  const wrong = sizes.find((size) => !Number.isSafeInteger(size) || size < 0);
  if (wrong !== undefined) throw new Error(`options gives ${wrong}, which is no size of a heap`);
  return sizes.filter((size) => size > 0).sort((a, b) => a - b);
}
