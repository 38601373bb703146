/**
 * A misère sum of heaps, and its element in the quotient of its game: `kayles 5 7 [misere]` is two members of `kayles {n}`.
 *
 * Which heaps a position is made of is read off its components: each is written with its size as the last number. So a sum after a move
 * is read in the same way, and who asks for the element of every move asks for that of the line it leads to.
 */
import type { Game } from '../core/game.ts';
import type { BadQuestion } from '../core/verdict.ts';
import { sameHeap } from '../misere/periodicity.ts';
import { power } from '../misere/powers.ts';
import { product } from '../misere/quotient.ts';
import type { MisereAnswer } from './misere.ts';
import { openQuestion } from './moves/open.ts';
import type { SolveOptions } from './solve/solve.ts';

export interface HeapOfSum {
  readonly size: bigint;
  readonly count: bigint;
}

export interface HeapSumQuestion {
  readonly question: string;
  /** `kayles {n}`; undefined where there are no heaps. */
  readonly family: string | undefined;
  /** By rising size, those of the same size together. */
  readonly heaps: readonly HeapOfSum[];
}

/** A number alone, or after what a line begins with: `5`, `0.77: 5`. */
const HEAP = /^((?:.*[\s:])?)(\d+)$/;

/** The heaps of a question, all of one family; an error where it is no sum of such heaps. */
export function heapsOfSum(line: string, { catalogue }: Pick<SolveOptions, 'catalogue'>): HeapSumQuestion | BadQuestion {
  const opened = openQuestion(line, catalogue);
  if (!opened.ok) return { question: line, error: opened.error };
  const counts = new Map<bigint, bigint>();
  let family: string | undefined;
  for (const { item, count } of opened.value.games.flatMap((game) => game.components())) {
    const heap = heapOf(item);
    if (heap?.size === 0n) continue;
    if (heap === undefined || (family !== undefined && family !== heap.family)) return noHeaps(line);
    family = heap.family;
    counts.set(heap.size, (counts.get(heap.size) ?? 0n) + count);
  }
  const heaps = [...counts].map(([size, count]) => ({ size, count }));
  return { question: line, family, heaps: heaps.sort((a, b) => (a.size < b.size ? -1 : 1)) };
}

function heapOf(game: Game): { readonly family: string; readonly size: bigint } | undefined {
  const [, before, size] = HEAP.exec(game.text()) ?? [];
  if (size === undefined || game.options().length > 0 || game.sides() !== undefined || game.whyAlone() !== undefined)
    return undefined;
  return { family: `${game.ruleset} ${before}{n}`, size: BigInt(size) };
}

function noHeaps(line: string): BadQuestion {
  const message = 'Only sums of heaps of one game are shown in its misère quotient.';
  return { question: line, error: { code: 'no-heaps', message, at: Math.max(0, line.search(/\S/)) } };
}

/** The class of one heap; undefined where the quotient does not reach it. */
export function classOfHeap({ first, classes, period }: MisereAnswer, size: bigint): number | undefined {
  return classes[(period === undefined ? Number(size) : sameHeap(size, period)) - first];
}

/** The class of a sum: the product of those of its heaps. */
export function classOfSum(answer: MisereAnswer, heaps: readonly HeapOfSum[]): number | undefined {
  let total = 0;
  for (const { size, count } of heaps) {
    const element = classOfHeap(answer, size);
    if (element === undefined) return undefined;
    total = product(answer.quotient, total, power(answer.quotient, element, count));
  }
  return total;
}
