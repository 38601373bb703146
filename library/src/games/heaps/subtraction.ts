/**
 * Subtraction games [golomb1966]: take a number of counters from one heap that is in a set; or, with `all-but`, one that is not in it.
 */
import { type Nimber, toNimber } from '../../core/nimber.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { PositionText, Ruleset } from '../../core/ruleset.ts';
import { joinWords } from '../../core/words.ts';
import { formatHeaps, parseHeaps } from '../../notation/heaps.ts';
import { formatTakeSet, parseTakeSet } from '../../notation/take-set.ts';
import type { Heaps } from '../../structures/heaps.ts';
import type { TakeInterval, TakeSet } from '../../structures/take-set.ts';
import { eachHeapMove, heapComponents, heapMoveNamed, isSmaller, joinHeapComponents } from './heap-rules.ts';

/** Which numbers of counters may be taken: those of the set, or all others. */
export interface Takes {
  readonly allBut: boolean;
  readonly set: TakeSet;
  /** The one way to write it: `1,3-5`, `all-but 2`. */
  readonly text: string;
}

export interface SubtractionPosition {
  readonly takes: Takes;
  readonly heaps: Heaps;
}

export const subtraction: Ruleset<SubtractionPosition> = {
  id: 'subtraction',
  title: 'Subtraction games',
  rule: 'Take s counters from one heap, where s is a number of the set; with `all-but`, where it is none of them.',
  inShort: 'numbers to take',
  notation:
    'The numbers that may be taken, a colon and heap sizes: `1,3-5: 17 20^2`. `all-but 2,5: 17` forbids to take 2 or 5 and allows every other number.',
  sources: [{ key: 'golomb1966' }, { key: 'berlekampConwayGuy2001', where: 'Ch. 4' }],
  samples: ['1,3,4: 5 9', '2,5: 7 8^2', '1-3: 4 5', 'all-but 2: 6 7', '2,3: 1', 'all-but 1,3: 9', '1: 0'],
  example: '1,3,4: 5 9 12',
  family: { text: '1,3,4: {n}', from: 0 },
  parse: parseSubtraction,
  format: ({ takes, heaps }) => `${takes.text}: ${formatHeaps(heaps)}`,
  key: ({ takes, heaps }) => `${takes.text}: ${formatHeaps(heaps)}`,
  moves: ({ takes, heaps }) =>
    eachHeapMove(
      heaps,
      (size) => eachLeft(takes, size),
      (left) => ({ takes, heaps: left }),
    ),
  moveNamed: ({ takes, heaps }, label) =>
    heapMoveNamed(
      heaps,
      label,
      (size, left) => isSmaller(size, left) && mayTake(takes, size - (left[0] ?? 0n)),
      (left) => ({ takes, heaps: left }),
    ),
  components: ({ takes, heaps }) => heapComponents(heaps).map(({ item, count }) => ({ item: { takes, heaps: item }, count })),
  ground: ({ takes }) => takes.text,
  join(components) {
    const [first] = components;
    if (first === undefined) throw new Error('a position has at least one component');
    const heaps = components.map(({ item, count }) => ({ item: item.heaps, count }));
    return { takes: first.item.takes, heaps: joinHeapComponents(heaps) };
  },
  toMove: ({ takes }) => `take ${takesInWords(takes)} from a heap`,
  draw: ({ heaps }) => ({ picture: 'heaps', style: 'columns', heaps }),
};

export function toTakes(set: TakeSet, allBut = false): Takes {
  return { allBut, set, text: `${allBut ? 'all-but ' : ''}${formatTakeSet(set, ',')}` };
}

/** The numbers that may be taken from a heap of this size, as intervals that rise. */
export function* eachTakeInterval({ allBut, set }: Takes, size: bigint): Iterable<TakeInterval> {
  let next = 1n;
  for (const { least, most } of set) {
    const interval = allBut ? { least: next, most: least - 1n } : { least, most };
    next = most + 1n;
    if (interval.least > size) return;
    if (interval.least <= interval.most) yield { least: interval.least, most: smaller(interval.most, size) };
  }
  if (allBut && next <= size) yield { least: next, most: size };
}

function mayTake({ allBut, set }: Takes, taken: bigint): boolean {
  return set.some(({ least, most }) => least <= taken && taken <= most) !== allBut;
}

function* eachLeft(takes: Takes, size: Nimber): Iterable<readonly Nimber[]> {
  const whole = BigInt(size);
  for (const { least, most } of eachTakeInterval(takes, whole))
    for (let taken = least; taken <= most; taken++) yield taken === whole ? [] : [toNimber(whole - taken)];
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Intervals that are told one by one. */
const MOST_TOLD = 6;

/** `1, 3 to 5 or 8 counters`, `any number of counters but 2 or 5`. */
function takesInWords({ allBut, set }: Takes): string {
  if (set.length > MOST_TOLD)
    return allBut ? 'a number of counters that is not forbidden' : 'a number of counters that is allowed';
  const numbers = joinWords(
    set.flatMap(({ least, most }) =>
      most === least ? [`${least}`] : most === least + 1n ? [`${least}`, `${most}`] : [`${least} to ${most}`],
    ),
    'or',
  );
  if (allBut) return `any number of counters but ${numbers}`;
  return numbers === '1' ? '1 counter' : `${numbers} counters`;
}

const EXPECTED = 'numbers to take and heap sizes such as 1,3-5: 17 20^2';

function parseSubtraction({ text, at }: PositionText): Result<SubtractionPosition> {
  const colon = text.indexOf(':');
  if (colon < 0) {
    if (text.trim() === '') return bad('empty-position', 'A subtraction game needs its set.', at, { expected: EXPECTED });
    return bad('missing-colon', 'A colon stands between the numbers to take and the heap sizes.', at, { expected: EXPECTED });
  }
  const takes = parseTakes(text.slice(0, colon), at);
  if (!takes.ok) return takes;
  const heaps = parseHeaps(text.slice(colon + 1), at + colon + 1);
  return heaps.ok ? ok({ takes: takes.value, heaps: heaps.value }) : heaps;
}

/** The part before the colon. */
export function parseTakes(text: string, at: number): Result<Takes> {
  const [, start = '', allBut, written = ''] = /^(\s*)(all-but(?=\s|$)\s*)?(.*)$/s.exec(text) ?? [];
  const set = parseTakeSet({ text: written, at: at + start.length + (allBut ?? '').length }, ',');
  return set.ok ? ok(toTakes(set.value, allBut !== undefined)) : set;
}
