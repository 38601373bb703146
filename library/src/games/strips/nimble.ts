/** Nimble [berlekampConwayGuy2003, Ch. 15]: coins move to the left as they like, and any number may share a square. */
import type { Nimber } from '../../core/nimber.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { PositionText, Ruleset } from '../../core/ruleset.ts';
import { formatHeaps } from '../../notation/heaps.ts';
import { parseMultiset } from '../../notation/multiset.ts';
import { parsePlaceNumber } from '../../notation/place-number.ts';
import { type Heaps, joinAllHeaps, toHeaps } from '../../structures/heaps.ts';
import { eachHeapMove, heapComponents, joinHeapComponents } from '../heaps/heap-rules.ts';

/** A coin on square n is kept as a heap of n. */
export const nimble: Ruleset<Heaps> = {
  id: 'nimble',
  title: 'Nimble',
  rule: 'Move a coin to any square further left; coins may pass each other and share squares.',
  inShort: 'coins that share squares',
  notation: 'The squares with coins, counted from 0: `3 5 5`, also `3 5^2`; `0` is one coin on the last square.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 15' }],
  samples: ['3 5 5', '1 2 3', '2 4 7', '0 4', '0'],
  family: { text: '{n}', from: 0 },
  parse: parseCoins,
  format: formatHeaps,
  moves: (coins) => eachHeapMove(coins, eachSquareLeft, (left) => left),
  components: heapComponents,
  join: joinHeapComponents,
  key: formatHeaps,
  toMove: () => 'move a coin to the left as far as you like',
  draw: (coins) => ({
    picture: 'coins',
    style: 'slide',
    strips: [{ name: '', coins: coins.map(({ size, count }) => ({ square: size, count })) }],
  }),
};

function* eachSquareLeft(square: Nimber): Iterable<readonly Nimber[]> {
  for (let left = 0; left < square; left++) yield left === 0 ? [] : [left];
}

function parseCoins({ text, at }: PositionText): Result<Heaps> {
  const entries = parseMultiset(text, at);
  if (!entries.ok) return entries;
  if (entries.value.length === 0)
    return bad('empty-position', 'There is no coin.', at, { expected: 'squares with coins such as 3 5 5' });
  const single: Nimber[] = [];
  const several: Heaps[] = [];
  for (const entry of entries.value) {
    const square = parsePlaceNumber(entry, 'square');
    if (!square.ok) return square;
    if (entry.count === 1n) single.push(square.value);
    else if (entry.count > 0n) several.push([{ size: square.value, count: entry.count }]);
  }
  const coins = joinAllHeaps([toHeaps(single), ...several]);
  return ok(coins.length === 0 ? toHeaps([0]) : coins);
}
