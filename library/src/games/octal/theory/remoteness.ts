/**
 * Remoteness of large heaps of any octal game that can split heaps: it stops changing, and where is known beforehand.
 *
 * Let a move that takes t counters be allowed to leave two heaps, and let k be the last place of the code.
 *
 * Normal play, where an even remoteness is good to leave. If a heap of e ≥ 1 counters has no move, then from t + e + 1 counters on it can
 * be split off, and that ends the game: remoteness 1. If every heap but the empty one has a move, a heap has remoteness 1 exactly when
 * it can be taken whole, which no heap above k can; let b be the least that cannot. What a move leaves of b are heaps that can be taken
 * whole, of remoteness 1, so b has 2. From t + b + k + 1 counters on b can be split off, beside more than k counters, whose remoteness
 * is 2 at least: so 2 can be left, and 0 cannot, since no option is empty. Remoteness 3.
 *
 * Misère play, where odd is good. The least heap a with a move has only options that have ended, so it has remoteness 1. From
 * 2t + a + 2 counters on it can be split off beside a heap of t + 2 counters or more, which has a move: that has remoteness 1, the least
 * odd number there is. Remoteness 2.
 *
 * Nothing of this asks how many parts other moves leave: digits above 7 are welcome too. [impartial]
 */
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { eachHeapMove } from '../../heaps/heap-rules.ts';
import type { OctalPosition } from '../rules.ts';

/** From which heap on the remoteness is this one, and which heap a winner splits off, taking so many counters. */
export interface LargeHeaps {
  readonly from: number;
  readonly remoteness: 1 | 2 | 3;
  readonly part: number;
  readonly taken: number;
}

/** Undefined where no move leaves two heaps. */
export function remotenessOfLargeHeaps(digits: Uint8Array, play: Play): LargeHeaps | undefined {
  const taken = digits.findIndex((digit) => (digit & 4) !== 0);
  if (taken < 0) return undefined;
  if (play === 'misere') {
    const part = leastHeap((size) => hasMove(digits, size));
    return { from: 2 * taken + part + 2, remoteness: 2, part, taken };
  }
  // A heap of taken + 2 counters or more can be split.
  const dead = leastHeap((size) => size >= taken + 2 || !hasMove(digits, size));
  if (dead < taken + 2) return { from: taken + dead + 1, remoteness: 1, part: dead, taken };
  const part = leastHeap((size) => ((digits[size] ?? 0) & 1) === 0);
  return { from: taken + part + digits.length, remoteness: 3, part, taken };
}

function leastHeap(isIt: (size: number) => boolean): number {
  let size = 1;
  while (!isIt(size)) size++;
  return size;
}

function hasMove(digits: Uint8Array, size: number): boolean {
  return digits.some((digit, taken) => {
    const rest = size - taken;
    const parts = (digit & 8) !== 0 && rest >= 3 ? true : (digit & 4) !== 0 && rest >= 2;
    return parts || ((digit & 2) !== 0 && rest >= 1) || ((digit & 1) !== 0 && rest === 0);
  });
}

export const octalRemoteness: Theorem<OctalPosition> = {
  id: 'octal-remoteness',
  title: 'Remoteness of large heaps',
  statement:
    'Let a code allow two heaps to be left. From some heap on the remoteness is 2 under misère play; under normal play it is 1 where some non-empty heap has no move, and 3 where every one has.',
  sources: [{ key: 'impartial', where: 'games/octal/theory/remoteness.ts' }],
  scope: 'component',
  examples: ['octal 0.07: 40 [conjunctive]', 'octal 0.77: 40 [conjunctive]', 'octal 0.156: 30 [conjunctive, misere]'],
  setting: { compound: 'conjunctive' },
  answer({ code, heaps }, { compound, play }) {
    const [heap] = heaps;
    if (heap === undefined || heaps.length > 1 || heap.count > 1n) return pass('it is about one heap');
    const large = remotenessOfLargeHeaps(code.digits, play);
    if (large === undefined) return pass('it is about codes that allow two heaps to be left');
    if (heap.size < large.from) return pass(`it is about heaps of ${large.from} counters and more`);
    const { part, remoteness } = large;
    const size = excerpt(String(heap.size));
    return {
      scope: 'component',
      value: remoteness,
      text: `in ${excerpt(code.text)} a heap of ${size} can be split so that a heap of ${part} is left, and has remoteness ${remoteness} as every heap from ${large.from} on`,
      certificate: () => ({
        kind: 'compound-heap',
        code: code.text,
        compound,
        play,
        size: String(heap.size),
        isOption: false,
        value: String(remoteness),
      }),
    };
  },
  *promisingMoves({ code, heaps }, { compound, play }) {
    const large = compound === 'conjunctive' ? remotenessOfLargeHeaps(code.digits, play) : undefined;
    if (large === undefined) return;
    const { from, part, taken } = large;
    yield* eachHeapMove(
      heaps,
      (size) => (size < from ? [] : [[part, toNimber(BigInt(size) - BigInt(taken + part))].sort((a, b) => (a < b ? -1 : 1))]),
      (left) => ({ code, heaps: left }),
    );
  },
};
