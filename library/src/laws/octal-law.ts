/**
 * The law of rulesets that say which octal game they are: a component has the moves of the heap that it is said to be.
 *
 * Heaps and components without a move are left out on both sides: they are nothing to play with.
 */
import type { Game } from '../core/game.ts';
import type { OctalHeap } from '../core/theorem.ts';
import { firstMoves, type Reach } from './reach.ts';

/** Larger heaps have too many options to be listed. */
const LARGEST = 60;

/** What is wrong with the heap that this game is said to be; undefined where nothing is, or it is said to be none. */
export function faultOfHeap(game: Game, reach: Reach): string | undefined {
  const heap = heapOf(game);
  if (heap === undefined || heap.size > LARGEST) return undefined;
  const { moves, complete } = firstMoves(game, reach.moves);
  if (!complete) return undefined;
  const said = `it is said to be ${heap.size} counters in ${heap.code}`;
  const played = new Set<string>();
  for (const { label, to } of moves) {
    const sizes: number[] = [];
    for (const { item, count } of to.components()) {
      if (item.hasEnded()) continue;
      const part = heapOf(item);
      if (part === undefined || part.code !== heap.code)
        return `${said}, but the move ${label} leaves what is no heap of that game`;
      for (let copy = 0n; copy < count; copy++) sizes.push(Number(part.size));
    }
    played.add(listed(sizes));
  }
  const byCode = new Set(
    [...eachOption(heap.digits, Number(heap.size))].map((left) => listed(left.filter((size) => isAlive(heap.digits, size)))),
  );
  const extra = [...played].find((left) => !byCode.has(left));
  if (extra !== undefined) return `${said}, where no move leaves ${extra}, and here one does`;
  const missing = [...byCode].find((left) => !played.has(left));
  return missing === undefined ? undefined : `${said}, where a move leaves ${missing}, and here none does`;
}

function heapOf(game: Game): OctalHeap | undefined {
  for (const theorem of game.theorems()) {
    const heap = theorem.heapOfSameMoves({ compound: 'disjunctive', play: 'normal' });
    if (heap !== undefined) return heap;
  }
  return undefined;
}

function isAlive(digits: Uint8Array, size: number): boolean {
  for (const _ of eachOption(digits, size)) return true;
  return false;
}

/** What moves leave of a heap, as lists of parts above 0. */
function* eachOption(digits: Uint8Array, size: number): Generator<readonly number[]> {
  for (const [taken, digit] of digits.entries()) {
    const rest = size - taken;
    if (rest < 0) return;
    if ((digit & 1) !== 0 && rest === 0) yield [];
    if ((digit & 2) !== 0 && rest > 0) yield [rest];
    for (let a = 1; (digit & 4) !== 0 && 2 * a <= rest; a++) yield [a, rest - a];
    for (let a = 1; (digit & 8) !== 0 && 3 * a <= rest; a++) for (let b = a; a + 2 * b <= rest; b++) yield [a, b, rest - a - b];
  }
}

function listed(sizes: readonly number[]): string {
  return sizes.length === 0 ? 'nothing' : [...sizes].sort((a, b) => a - b).join(' + ');
}
