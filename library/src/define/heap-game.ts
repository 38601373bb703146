/**
 * `heapGame`: a game on heaps in a few lines. A rule says what a move may leave of one heap; notation (`3^2 5`), sums, sequences,
 * components, keys, the picture and a table for search are there already.
 *
 *     heapGame({ id: 'take-a-square', rule: 'Take a square number of counters.', *options(size) {
 *       for (let root = 1; root ** 2 <= size; root++) yield size - root ** 2;
 *     } })
 */

import { defineRuleset } from '../core/define-ruleset.ts';
import type { Drawing } from '../core/drawing.ts';
import { type HeapRule, optionsOfHeap, type SizedHeap } from '../core/heap-rule.ts';
import type { Nimber } from '../core/nimber.ts';
import { bad, type Result } from '../core/result.ts';
import type { PositionText, Ruleset, RulesetFacts } from '../core/ruleset.ts';
import { eachHeapMove, heapComponents, joinHeapComponents } from '../games/heaps/heap-rules.ts';
import { formatHeaps, parseHeaps } from '../notation/heaps.ts';
import type { Heaps } from '../structures/heaps.ts';

export interface HeapGame extends HeapRule, Partial<Omit<RulesetFacts, 'id' | 'rule'>> {
  readonly id: string;
  /** The rule in one sentence. */
  readonly rule: string;
  /** What a position looks like. Default: columns of counters. */
  draw?(heaps: Heaps): Drawing;
}

export function heapGame(game: HeapGame): Ruleset<Heaps> {
  const { options: _options, ...facts } = game;
  const rule: HeapRule = { options: (size, leave) => game.options(size, leave) };
  return defineRuleset<Heaps>({
    notation: 'Heap sizes: `3 5 7`; `3^2 5` has two heaps of 3; `0` is the empty position.',
    samples: ['5', '3 4', '1 2^2', '9', '0'],
    family: { text: '{n}', from: 0 },
    draw: (heaps) => ({ picture: 'heaps', style: 'columns', heaps }),
    ...facts,
    parse: parseSmallHeaps,
    format: formatHeaps,
    moves: (heaps) =>
      eachHeapMove(
        heaps,
        (size) => eachOption(rule, size),
        (left) => left,
      ),
    components: heapComponents,
    join: joinHeapComponents,
    key: formatHeaps,
    heap: (heaps) => oneHeap(rule, heaps),
  });
}

function oneHeap(rule: HeapRule, heaps: Heaps): SizedHeap | undefined {
  const [only] = heaps;
  return heaps.length === 1 && only?.count === 1n ? { rule, size: Number(only.size) } : undefined;
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

/** Each list of sizes once. */
function* eachOption(rule: HeapRule, size: Nimber): Iterable<readonly number[]> {
  const seen = new Set<string>();
  for (const sizes of optionsOfHeap(rule, Number(size))) {
    const name = sizes.join('+');
    if (seen.has(name)) continue;
    seen.add(name);
    yield sizes;
  }
}
