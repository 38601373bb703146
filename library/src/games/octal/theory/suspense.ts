/**
 * Suspense numbers of large heaps of an octal game: a heap is looked up in the levels that follow from the first one
 * (`suspense-levels.ts`, with the proof). They double, so that a heap with a thousand digits has some thousands of them before it.
 */
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { eachHeapMove } from '../../heaps/heap-rules.ts';
import type { OctalPosition } from '../rules.ts';
import { eachLevel, firstOfEndless, suspenseIn, type WholeLevel } from './suspense-levels.ts';

type Code = OctalPosition['code'];

/** Codes whose levels are kept. */
const MOST_CODES = 200;
/** Heaps of more digits are left to others: so many levels are looked through at most, about three for each digit. */
const MOST_LEVELS = 4000;
const kept = new Map<string, { readonly levels: WholeLevel[]; readonly rest: Iterator<WholeLevel, void> }>();

/** The level of a heap; undefined where it comes before the first, or where levels are not known to follow. */
export function levelOf(code: Code, size: bigint, play: Play): WholeLevel | undefined {
  const key = `${play} ${code.text}`;
  if (!kept.has(key) && kept.size >= MOST_CODES) kept.clear();
  const { levels, rest } = kept.get(key) ?? { levels: [], rest: eachLevel(code.digits, play) };
  kept.set(key, { levels, rest });
  while ((levels.at(-1)?.to ?? 0n) <= size && levels.length < MOST_LEVELS) {
    const next = rest.next();
    if (next.done === true) break;
    levels.push(next.value);
  }
  return levels.find(({ from, to }) => from <= size && size < to);
}

export const octalSuspense: Theorem<OctalPosition> = {
  id: 'octal-suspense',
  title: 'Suspense numbers of large heaps',
  statement:
    'Let a code allow two heaps to be left. From some heap on suspense numbers come in levels. A level begins with a lost heap p of suspense v; some of the next few heaps have v, or v − 1, and all others before the next level have v + 1, but for some that have v once more where the next is far. Which of the few it is decides how the next level looks, which has v + 2 and begins at 2p or 3p and a constant.',
  sources: [{ key: 'impartial', where: 'games/octal/theory/suspense-levels.ts' }],
  scope: 'component',
  examples: [
    'octal 0.07: 300 [continued-conjunctive]',
    'octal 0.204: 250 [continued-conjunctive]',
    'octal 0.156: 200 [continued-conjunctive, misere]',
  ],
  setting: { compound: 'continued-conjunctive' },
  answer({ code, heaps }, { play }) {
    const [heap] = heaps;
    if (heap === undefined || heaps.length > 1 || heap.count > 1n) return pass('it is about one heap');
    const level = levelOf(code, BigInt(heap.size), play);
    if (level === undefined) return pass('it is about large heaps of codes that allow two heaps to be left');
    const value = suspenseIn(level, BigInt(heap.size));
    const [size, from, to] = [heap.size, level.from, level.to].map((each) => excerpt(String(each)));
    return {
      scope: 'component',
      value,
      text: `in ${excerpt(code.text)} suspense numbers come in levels: ${level.value} is first at ${from} and ${level.value + 2} at ${to}, and ${size} has ${value}`,
    };
  },
  periodicHeap({ code, heaps }, { compound, play }) {
    const [heap] = heaps;
    if (compound !== 'continued-conjunctive' || heap === undefined || heaps.length > 1 || heap.count > 1n) return undefined;
    const first = firstOfEndless(code.digits, play);
    if (first === undefined) return undefined;
    const text = `in ${excerpt(code.text)} suspense numbers come in levels: ${first.value} is first at ${first.from} and ${first.value + 2} at ${first.to}, and each level fixes the next`;
    return {
      sequence: `${play} ${code.text}`,
      size: heap.size,
      period: () => ({ levels: [first.from, first.to], text }),
    };
  },
  *promisingMoves({ code, heaps }, { compound, play }) {
    if (compound !== 'continued-conjunctive') return;
    yield* eachHeapMove(
      heaps,
      (size) => losersLeft(code, BigInt(size), play),
      (left) => ({ code, heaps: left }),
    );
  },
};

/** The moves that leave a lost heap of the level of this one, alone or with the rest beside it. */
function* losersLeft(code: Code, size: bigint, play: Play) {
  const level = levelOf(code, size, play);
  if (level === undefined || suspenseIn(level, size) === level.value) return;
  const lost = [level, ...(level.again === undefined ? [] : [level.again])].flatMap(({ from, same }) =>
    same.map((offset) => from + BigInt(offset)),
  );
  for (const [taken, digit] of code.digits.entries()) {
    for (const heap of lost) {
      const rest = size - BigInt(taken) - heap;
      if (rest === 0n && (digit & 2) !== 0) yield [toNimber(heap)];
      if (rest > 0n && (digit & 4) !== 0) yield [heap, rest].sort((a, b) => (a < b ? -1 : 1)).map(toNimber);
    }
  }
}
