/**
 * The recurrence for octal games [guySmith1956]: the value of a heap is the least number that is not the nim-sum of the heaps that
 * a move can leave. It answers small heaps, and heaps up to a limit where no period is proved; the last word on heaps.
 */
import { excerpt } from '../../../core/result.ts';
import { type OctalHeap, type Passed, pass, refuse, type Theorem, type Tools } from '../../../core/theorem.ts';
import type { OctalPosition } from '../rules.ts';
import { heapCertificate, isHexadecimal, largestHeap, octalValues } from './values.ts';

/** Heaps up to this size are read off the recurrence at once; a period is asked for only beyond. */
export const SMALL_HEAP = 300;

export const octalSequence: Theorem<OctalPosition> = {
  id: 'octal-sequence',
  title: 'Recurrence of an octal game',
  statement:
    'The Grundy value of a heap of an octal game is the least number that is not the nim-sum of the values of the heaps that a move can leave.',
  sources: [{ key: 'guySmith1956' }, { key: 'grundy1939' }, { key: 'sprague1935' }],
  scope: 'component',
  answer({ code, heaps }, { compound, play }, tools) {
    const [heap] = heaps;
    if (heap === undefined || heaps.length > 1 || heap.count > 1n) return pass('it is about one heap');
    const normal = compound === 'disjunctive' && play === 'normal';
    const largest = largestHeap(code, tools);
    if (heap.size > largest && (normal || code.digits.some((digit) => digit > 1)))
      return tooLarge(String(heap.size), largest, tools);
    if (!normal) return pass('it is about disjunctive normal play');
    const size = Number(heap.size);
    const value = octalValues(code, size, tools)[size] ?? 0;
    const hexadecimal = isHexadecimal(code) ? ', a hexadecimal code with moves that leave three heaps,' : '';
    return {
      scope: 'component',
      value,
      text: `in ${excerpt(code.text)}${hexadecimal} the recurrence gives the heap of ${size} the value ${value}`,
      certificate: () => heapCertificate(code.text, size, value),
    };
  },
  heapOfSameValue: (position, { compound, play }) =>
    compound === 'disjunctive' && play === 'normal' ? onlyHeap(position) : undefined,
  heapOfSameMoves: onlyHeap,
};

/** The only heap of the position; undefined where there are more. */
function onlyHeap({ code, heaps }: OctalPosition): OctalHeap | undefined {
  const [heap] = heaps;
  if (heap === undefined) return heaps.length === 0 ? { code: code.text, digits: code.digits, size: 0 } : undefined;
  return heaps.length > 1 || heap.count > 1n ? undefined : { code: code.text, digits: code.digits, size: heap.size };
}

function tooLarge(size: string, largest: number, { limits }: Tools): Passed {
  const share = largest < limits.heap ? `, a fiftieth of ${limits.heap} since it leaves three heaps` : '';
  return refuse(
    'heap-too-large',
    `No closed form or proved period reaches the heap of ${excerpt(size)}, and the largest heap that is computed here is ${largest}${share}.`,
    size,
    { name: 'heap', value: limits.heap },
  );
}
