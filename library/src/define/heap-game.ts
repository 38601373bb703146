/**
 * `heapGame`: a game on heaps in a few lines. A rule says what a move may leave of one heap; notation (`3^2 5`), sums, sequences,
 * components, keys, the picture and a table for search are there already.
 *
 *     heapGame({ id: 'take-a-square', rule: 'Take a square number of counters.', *options(size) {
 *       for (let root = 1; root ** 2 <= size; root++) yield size - root ** 2;
 *     } })
 */

import { defineRuleset, type GivenFacts } from '../core/define-ruleset.ts';
import type { Drawing } from '../core/drawing.ts';
import { type HeapRule, type HeapsLeft, type Leave, optionsOfHeap, type SizedHeap } from '../core/heap-rule.ts';
import type { Nimber } from '../core/nimber.ts';
import { bad, type Result } from '../core/result.ts';
import type { PositionText, Ruleset } from '../core/ruleset.ts';
import type { OctalHeap } from '../core/theorem.ts';
import { eachHeapMove, heapComponents, joinHeapComponents } from '../games/heaps/heap-rules.ts';
import { eachOctalOption } from '../games/octal/rules.ts';
import { MOST_DIGITS, type OctalCode, parseOctalCode, toOctalCode } from '../games/octal/text.ts';
import { formatHeaps, parseHeaps } from '../notation/heaps.ts';
import type { Heaps } from '../structures/heaps.ts';

export interface HeapGame extends Omit<GivenFacts, 'rule'> {
  readonly id: string;
  /** The rule in one sentence. */
  readonly rule: string;
  /** As `HeapRule.options`. Default: as the code says. */
  options?(size: number, leave: Leave): Iterable<HeapsLeft> | undefined;
  /** The octal code that the game is, such as `0.77`. Long sequences are then fast, and periods are proved. */
  readonly octal?: string;
  /** How many counters a move takes, where that is all there is to it: `[1, 2, 3]`. The same as the code `0.333`. */
  readonly subtract?: readonly number[];
  /** What a position looks like. Default: columns of counters. */
  draw?(heaps: Heaps): Drawing;
}

/** A game on heaps: `options` says what a move may leave of one heap. */
export function heapGame(game: HeapGame): Ruleset<Heaps> {
  const code = codeOf(game);
  const rule = ruleOf(game, code);
  return defineRuleset<Heaps>({
    notation: 'Heap sizes: `3 5 7`; `3^2 5` has two heaps of 3; `0` is the empty position.',
    samples: ['5', '3 4', '1 2^2', '9', '0'],
    family: { text: '{n}', from: 0 },
    draw: (heaps) => ({ picture: 'heaps', style: 'columns', heaps }),
    ...facts(game),
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
    ...(code !== undefined && { octalHeap: (heaps: Heaps) => octalHeap(heaps, code) }),
  });
}

function facts({ options: _options, octal: _octal, subtract: _subtract, ...rest }: HeapGame): Omit<HeapGame, 'options'> {
  return rest;
}

/** What moves leave, by the game's own words or by its code. */
function ruleOf(game: HeapGame, code: OctalCode | undefined): HeapRule {
  if (game.options !== undefined) return { options: (size, leave) => game.options?.(size, leave) };
  const digits = code?.digits ?? new Uint8Array();
  return { options: (size) => eachOctalOption(digits, size) as Iterable<readonly number[]> };
}

/** The code of a game that is given by one, or by what may be taken. */
function codeOf({ id, octal, subtract, options }: HeapGame): OctalCode | undefined {
  if (octal !== undefined && subtract !== undefined) throw new Error(`${id}: give octal or subtract, not both`);
  if (octal === undefined && subtract === undefined) {
    if (options === undefined) throw new Error(`${id}: what moves leave is said by options, octal or subtract`);
    return undefined;
  }
  if (octal !== undefined) {
    const code = parseOctalCode(octal, 0);
    if (!code.ok) throw new Error(`${id}: octal: ${code.error.message}`);
    return code.value;
  }
  const takes = new Set(subtract);
  const wrong = [...takes].find((take) => !Number.isInteger(take) || take < 1 || take > MOST_DIGITS);
  if (wrong !== undefined) throw new Error(`${id}: subtract: ${wrong} is no number from 1 to ${MOST_DIGITS}`);
  return toOctalCode(Array.from({ length: Math.max(0, ...takes) + 1 }, (_, place) => (takes.has(place) ? 3 : 0)));
}

function oneHeap(rule: HeapRule, heaps: Heaps): SizedHeap | undefined {
  const [only] = heaps;
  return heaps.length === 1 && only?.count === 1n ? { rule, size: Number(only.size) } : undefined;
}

function octalHeap(heaps: Heaps, { text, digits }: OctalCode): OctalHeap | undefined {
  const [heap, ...others] = heaps;
  if (heap === undefined) return { code: text, digits, size: 0 };
  return others.length === 0 && heap.count === 1n ? { code: text, digits, size: heap.size } : undefined;
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
