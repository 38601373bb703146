/**
 * Which heaps of an octal game a question is made of, for certificates about such heaps, and what their values are.
 *
 * That a component has the moves or the values of a heap is what a theorem says; it is the only thing taken from theorems here.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CheckTools, FamilyClaim } from '../../../core/certificate-kind.ts';
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import { LimitReached } from '../../../core/limits.ts';
import type { Setting } from '../../../core/setting.ts';
import type { OctalHeap } from '../../../core/theorem.ts';
import { Timer } from '../../../core/timer.ts';
import { valuesAnew } from './check-values.ts';

/** Values of heaps below this are computed a second time for a claim. */
export const MOST_CLAIMED = 2e7;

/** The heap of which the position is so many copies, in disjunctive normal play; undefined where it is anything else. */
export function copiesOfHeap(
  question: string,
  tools: CheckTools,
): { readonly heap: OctalHeap; readonly count: bigint } | undefined {
  const opened = tools.open(question);
  if (!opened.ok) return undefined;
  const { games, setting } = opened.value;
  if (games.length > 1 || setting.compound !== 'disjunctive' || setting.play !== 'normal') return undefined;
  const components = games[0].components();
  // What has ended has the value 0.
  const [component = components[0], ...others] = components.filter(({ item }) => !item.hasEnded());
  if (component === undefined || others.length > 0) return undefined;
  const heap = heapOf(component.item, 'same-moves', setting);
  return heap === undefined ? undefined : { heap, count: component.count };
}

/** In which sense a component is a heap: it has its Grundy values, its moves, or every move in it leads to that heap. */
export type HeapSense = 'same-values' | 'same-moves' | 'only-option';

export function heapOf(game: Game, sense: HeapSense, setting: Setting): OctalHeap | undefined {
  for (const theorem of game.theorems()) {
    const heap =
      sense === 'only-option'
        ? theorem.heapOfOnlyOption()
        : sense === 'same-moves'
          ? theorem.heapOfSameMoves(setting)
          : theorem.heapOfSameValue(setting);
    if (heap !== undefined) return heap;
  }
  return undefined;
}

/** The heap that has the same moves as a component, so that the two are alike in disjunctive play. */
export function heapOfComponent(game: Game): OctalHeap | undefined {
  return heapOf(game, 'same-moves', { compound: 'disjunctive', play: 'normal' });
}

/** Values of the heaps of a code, computed as far as they are asked for. */
export class ValuesAnew {
  private readonly digits: readonly number[];
  private readonly limits: ClaimLimits;
  private values: ArrayLike<number> = [];

  constructor(digits: readonly number[], limits: ClaimLimits) {
    this.digits = digits;
    this.limits = limits;
  }

  /** Throws `LimitReached` for a heap too large, or one whose value takes too long: any number may be written in a certificate. */
  value(size: number): number {
    if (size >= MOST_CLAIMED)
      throw new LimitReached('program', MOST_CLAIMED, `the value of a heap of ${size} is not computed a second time`);
    if (size >= this.values.length) this.extend(Math.max(size + 1, 2 * this.values.length));
    return this.values[size] as number;
  }

  private extend(needed: number): void {
    const { milliseconds, onLook } = this.limits;
    const timer = new Timer(milliseconds);
    const values = valuesAnew(this.digits, needed, (known) => {
      onLook?.({ values: known, needed });
      return !timer.isOver();
    });
    if (values === undefined) throw new LimitReached('milliseconds', milliseconds, 'the check');
    this.values = values;
  }

  /** The value of a component that is a heap of the code, as a theory encodes it; `small` as below. */
  encodedOf(component: Game, code: string, small: (size: bigint) => number): string | undefined {
    const heap = heapOfComponent(component);
    const size = heap?.code === code ? small(BigInt(heap.size)) : MOST_CLAIMED;
    return size >= MOST_CLAIMED ? undefined : String(this.value(size));
  }

  /** Who wins where all components are heaps of the code; `small` is a heap with the value of a large one. */
  outcomeOf(components: readonly Counted<Game>[], code: string, small: (size: bigint) => number): 'N' | 'P' | undefined {
    let sum = 0;
    for (const { item, count } of components) {
      if (count % 2n === 0n) continue;
      const value = this.encodedOf(item, code, small);
      if (value === undefined) return undefined;
      sum ^= Number(value);
    }
    return sum === 0 ? 'P' : 'N';
  }
}

type ClaimLimits = Pick<CheckTools, 'milliseconds' | 'onLook'>;

interface ClaimedHeaps {
  readonly code: string;
  readonly sense: HeapSense;
  readonly period: number;
  readonly preperiod: number;
}

/** Members that show how the heap depends on n. */
const PROBES = [7, 100, 12_345];

/**
 * What a period of heaps says of a family whose member n is the heap of n − shift: the same period, from the first n on from which it
 * holds. Members before the first heap are played out.
 */
export function claimOfHeaps(
  question: string,
  tools: CheckTools,
  { code, sense, period, preperiod }: ClaimedHeaps,
  valueOfHeap: (size: number) => string | undefined,
  /** What is shown of a member before the first heap. */
  byPlay: (line: string) => string | undefined = (line) => grundyByPlay(line, tools),
): FamilyClaim {
  const what = 'the certificate is about the family of the question';
  const shift = shiftOf(question, tools, code, sense);
  if (shift === undefined) return { about: [{ what, result: 'fails' }], fields: {} };
  const first = tools.familyStart(question);
  const member = (n: number) => (n >= shift ? valueOfHeap(n - shift) : byPlay(fill(question, n)));
  let from = Math.max(first, preperiod + shift);
  while (from > first) {
    const value = member(from - 1);
    if (value === undefined || value !== member(from - 1 + period)) break;
    from--;
  }
  const about: CheckStep = { what, result: 'holds', detail: `its member n is the heap of n${shift === 0 ? '' : ` − ${shift}`}` };
  return { about: [about], fields: { period, preperiod: from } };
}

function fill(question: string, n: number): string {
  return question.replace('{n}', String(n));
}

function grundyByPlay(line: string, tools: CheckTools): string | undefined {
  const opened = tools.open(line);
  if (!opened.ok) return undefined;
  const found = tools.valueByPlay(line, opened.value.setting);
  return 'value' in found ? found.value : undefined;
}

/** By how much the heaps of the family are smaller than n; undefined where they are no heaps of the code. */
function shiftOf(question: string, tools: CheckTools, code: string, sense: HeapSense): number | undefined {
  const shifts = PROBES.map((n) => {
    const opened = tools.open(fill(question, n));
    if (!opened.ok || opened.value.games.length > 1) return undefined;
    const [component, ...others] = opened.value.games[0].components();
    if (component === undefined || others.length > 0 || component.count !== 1n) return undefined;
    const heap = heapOf(component.item, sense, opened.value.setting);
    return heap === undefined || heap.code !== code ? undefined : n - Number(heap.size);
  });
  const [shift] = shifts;
  return shifts.every((each) => each === shift) ? shift : undefined;
}
