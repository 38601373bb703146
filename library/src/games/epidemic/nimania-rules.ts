/**
 * Nimania [fraenkelNesetril1985, §§3, 5, 6]: Dancing Mania on a directed path, told with whole numbers.
 *
 * A position is a multiset of numbers at a stage. Both explode, so multiplicities and stages are bigints and equal numbers are
 * one entry. A number that can never move is dropped.
 */
import { MOST_DIGITS_READ } from '../../core/digits.ts';
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { formatMultiset, parseMultiset } from '../../notation/multiset.ts';
import { isNumeral } from '../../notation/tokens.ts';
import { type Course, formatCourse, parseCourse, type Strain } from './strain.ts';
import { numbersMoveInWords } from './words.ts';

export interface CountedNumber {
  readonly value: bigint;
  /** How many there are; at least one. */
  readonly count: bigint;
}

export interface NimaniaPosition extends Course {
  /** Values strictly decrease; all of them can move. */
  readonly numbers: readonly CountedNumber[];
}

export const nimania: Ruleset<NimaniaPosition> = {
  id: 'nimania',
  title: 'Nimania',
  rule: 'At stage k replace a number n by k + 1 copies of n − 1 (raving p: of n − p; sweeping p: of n − 1, … or n − p); zeros vanish, and each move raises the stage by one.',
  inShort: 'numbers that multiply',
  notation:
    'Numbers with multiplicities: `4^2 3 1^5 [stage 3]`; `10 [raving 3]` is Nimania₃, `6 [sweeping 2]` is Nimania≤₂; `0` is the empty position.',
  sources: [{ key: 'fraenkelNesetril1985', where: '§§3, 5, 6' }],
  samples: ['3', '2^2 1^3 [stage 2]', '3 1 [sweeping 2]', '7 4^2 [raving 3]', '2 1^2 [misere]', '0'],
  example: '4',
  family: { text: '{n}', from: 0 },
  optionNames: ['stage', 'raving', 'sweeping'],
  indivisible: true,
  parse: parseNimania,
  format: ({ numbers }) => formatMultiset(numbers.map(({ value, count }) => ({ text: String(value), count }))) || '0',
  formatOptions: formatCourse,
  toMove: numbersMoveInWords,
  draw: ({ numbers, stage }) => ({ picture: 'numbers', numbers, stage }),
  *moves(position) {
    for (const { value } of position.numbers)
      for (const to of eachSmaller(value, position.strain)) yield lowerNumber(position, value, to);
  },
};

/** What one number of this value may become. */
export function* eachSmaller(value: bigint, { spread, reach }: Strain): Iterable<bigint> {
  if (spread === 'raving') {
    if (value >= reach) yield value - reach;
    return;
  }
  for (let edges = 1n; edges <= reach && edges <= value; edges++) yield value - edges;
}

export function canMove(value: bigint, { spread, reach }: Strain): boolean {
  return spread === 'raving' ? value >= reach : value > 0n;
}

/** The move that makes one `from` into `stage + 1` copies of `to`. */
export function lowerNumber(position: NimaniaPosition, from: bigint, to: bigint): Move<NimaniaPosition> {
  const { strain, stage } = position;
  const numbers: CountedNumber[] = [];
  let added = canMove(to, strain) ? stage + 1n : 0n;
  const add = () => {
    if (added > 0n) numbers.push({ value: to, count: added });
    added = 0n;
  };
  for (const each of position.numbers) {
    if (each.value < to) add();
    if (each.value === to) added += each.count;
    else if (each.value !== from) numbers.push(each);
    else if (each.count > 1n) numbers.push({ value: from, count: each.count - 1n });
  }
  add();
  return { label: `${from}>${to}`, to: { numbers, strain, stage: stage + 1n } };
}

/** Sorted, equal values counted together. */
function mergeNumbers(numbers: readonly CountedNumber[]): readonly CountedNumber[] {
  const merged: CountedNumber[] = [];
  for (const { value, count } of [...numbers].sort((a, b) => (a.value > b.value ? -1 : a.value < b.value ? 1 : 0))) {
    const last = merged.at(-1);
    if (last?.value === value) merged[merged.length - 1] = { value, count: last.count + count };
    else merged.push({ value, count });
  }
  return merged;
}

function parseNimania({ text, at, options }: PositionText): Result<NimaniaPosition> {
  const course = parseCourse(options, false);
  if (!course.ok) return course;
  const entries = parseMultiset(text, at);
  if (!entries.ok) return entries;
  if (entries.value.length === 0)
    return bad('empty-position', 'There is no number; the empty position is written 0.', at, {
      expected: 'numbers such as 4^2 3 1^5',
    });
  const numbers: CountedNumber[] = [];
  for (const { text: word, at: place, count } of entries.value) {
    if (!isNumeral(word))
      return bad('not-a-number', `${excerpt(word)} is no whole number.`, place, { expected: 'a whole number', found: word });
    if (word.length > MOST_DIGITS_READ)
      return bad('number-too-large', `A number has at most ${MOST_DIGITS_READ} digits.`, place, { found: word });
    const value = BigInt(word);
    if (count > 0n && canMove(value, course.value.strain)) numbers.push({ value, count });
  }
  return ok({ ...course.value, numbers: mergeNumbers(numbers) });
}
