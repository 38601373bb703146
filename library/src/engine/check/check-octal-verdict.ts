/**
 * Whether the certificate of an octal period speaks of the verdict around it: the position must be copies of one heap of that game,
 * and the outcome that of the heap to which the period brings it back, whose value is computed anew.
 *
 * That a component has the moves of a heap is what a theorem says; it is the only thing taken from theorems here.
 */
import type { Catalogue } from '../../core/catalogue.ts';
import type { CheckStep } from '../../core/certificate.ts';
import type { OctalHeap } from '../../core/theorem.ts';
import { valuesAnew } from '../../games/octal/certificate/check-values.ts';
import { openQuestion } from '../moves/open.ts';

interface Copies {
  readonly heap: OctalHeap;
  readonly count: bigint;
}

/** So many values are computed a second time at most. */
const MOST_VALUES = 2e7;

/** The outcome that the certificate gives the position, and the step that says whether they belong together. */
export function octalClaim(
  question: string,
  { code, period, preperiod }: Readonly<Record<string, unknown>>,
  catalogue: Catalogue,
): { readonly about: CheckStep; readonly outcome: 'N' | 'P' | undefined } {
  const what = 'the certificate is about the position of the question';
  const copies = copiesOfHeap(question, catalogue);
  if (copies === undefined || copies.heap.code !== code || !isCount(period) || period === 0 || !isCount(preperiod))
    return { about: { what, result: 'fails' }, outcome: undefined };
  const size = BigInt(copies.heap.size);
  const start = BigInt(preperiod);
  const same = Number(size < start ? size : start + ((size - start) % BigInt(period)));
  if (same >= MOST_VALUES) return { about: { what, result: 'not done' }, outcome: undefined };
  const value = valuesAnew([...copies.heap.digits], same + 1, () => true)?.[same];
  const detail = `the heap of ${same} has the value ${value}`;
  return { about: { what, result: 'holds', detail }, outcome: value === 0 || copies.count % 2n === 0n ? 'P' : 'N' };
}

function copiesOfHeap(question: string, catalogue: Catalogue): Copies | undefined {
  const opened = openQuestion(question, catalogue);
  if (!opened.ok) return undefined;
  const { games, setting } = opened.value;
  if (games.length > 1 || setting.compound !== 'disjunctive' || setting.play !== 'normal') return undefined;
  const [component, ...others] = games[0].components();
  if (component === undefined || others.length > 0) return undefined;
  for (const theorem of component.item.theorems('component')) {
    const heap = theorem.heapOfSameMoves();
    if (heap !== undefined) return { heap, count: component.count };
  }
  return undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
