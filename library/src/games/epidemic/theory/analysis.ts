/**
 * What the theorems on Dancing Mania know of a digraph, worked out once for all positions of a play and only as far as asked.
 */

import type { CountedLabel, DancingPosition, Ground } from '../position.ts';
import { eachTargetSet } from '../target-sets.ts';
import { classifyEpidemic, type EpidemicClasses, GERM_2, HEAVY, ONE, TOUCHES_HEAVY } from './loops/camps.ts';
import type { EpidemicSummary } from './loops/formula.ts';
import { epidemicDepths, epidemicHeights, levelSkips } from './loops/lattice.ts';
import { type EpidemicOrder, epidemicOrder } from './loops/order.ts';
import { type EpidemicTypes, epidemicTypes } from './loops/types.ts';

export class DancingAnalysis {
  readonly order: EpidemicOrder;
  private readonly ground: Ground;
  private cache: {
    classes?: EpidemicClasses;
    heights?: Uint32Array;
    depths?: Uint32Array;
    skips?: Int32Array;
    types?: EpidemicTypes | 'too many';
  } = {};

  constructor(ground: Ground) {
    this.ground = ground;
    this.order = epidemicOrder(ground.spread, ground.starts);
  }

  get classes(): EpidemicClasses {
    this.cache.classes ??= classifyEpidemic(this.ground.spread, this.order.mortal);
    return this.cache.classes;
  }

  get heights(): Uint32Array {
    this.cache.heights ??= epidemicHeights(this.ground.spread, this.order.mortal);
    return this.cache.heights;
  }

  get depths(): Uint32Array {
    this.cache.depths ??= epidemicDepths(this.ground.spread, this.order.mortal);
    return this.cache.depths;
  }

  get skips(): Int32Array {
    this.cache.skips ??= levelSkips(this.ground.spread, this.order.mortal, this.heights);
    return this.cache.skips;
  }

  /** Undefined where there are too many moves to list. */
  get types(): EpidemicTypes | undefined {
    const { spread } = this.ground;
    const sets = (vertex: number) => eachTargetSet(spread.choice, spread.sets(vertex));
    this.cache.types ??= epidemicTypes(spread, this.order.mortal, sets) ?? 'too many';
    return this.cache.types === 'too many' ? undefined : this.cache.types;
  }

  /** Which germs the labels reach. */
  germs(labels: readonly CountedLabel[]): number {
    let germs = 0;
    for (const { vertex } of labels) germs |= this.classes.germs[vertex] as number;
    return germs;
  }
}

const known = new WeakMap<Ground, DancingAnalysis>();

export function analyse({ ground }: DancingPosition): DancingAnalysis {
  const found = known.get(ground) ?? new DancingAnalysis(ground);
  known.set(ground, found);
  return found;
}

/** The labels that the epidemic can be kept alive with. */
export function immortalLabels(position: DancingPosition): readonly CountedLabel[] {
  const { immortal } = analyse(position).order;
  return position.labels.filter(({ vertex }) => immortal[vertex] === 1);
}

/** The labels by class. */
export interface LabelClasses {
  readonly heavy: bigint;
  /** The vertices of heavy labels, of the first two labels only. */
  readonly firstHeavy: readonly number[];
  readonly ones: bigint;
  /** Heavy labels that can leave heavy labels again. */
  readonly bombs: bigint;
  /** Those of them that can go to germs of both kinds and nowhere else. */
  readonly doubles: bigint;
  readonly twos: bigint;
  readonly threes: bigint;
}

export function classifyLabels(position: DancingPosition): LabelClasses {
  const { kinds, flags, germs, doubles: isDouble } = analyse(position).classes;
  const firstHeavy: number[] = [];
  let [heavy, ones, bombs, doubles, twos, threes] = [0n, 0n, 0n, 0n, 0n, 0n];
  for (const { vertex, count } of position.labels) {
    if (kinds[vertex] === ONE) ones += count;
    if (kinds[vertex] !== HEAVY) continue;
    heavy += count;
    for (let copy = 0n; copy < count && firstHeavy.length < 2; copy++) firstHeavy.push(vertex);
    if (isDouble[vertex] === 1) doubles += count;
    if (((flags[vertex] as number) & TOUCHES_HEAVY) !== 0) bombs += count;
    else if (germs[vertex] === GERM_2) twos += count;
    else threes += count;
  }
  return { heavy, firstHeavy, ones, bombs, doubles, twos, threes };
}

/** What formulas need to know of a position. */
export function summarise(position: DancingPosition): EpidemicSummary {
  const analysis = analyse(position);
  const { firstHeavy, bombs, doubles, twos, threes, ones } = classifyLabels(position);
  return {
    bombs,
    doubles,
    twos,
    threes,
    onesOdd: ones % 2n === 1n,
    stage: position.stage,
    reach: analysis.germs(position.labels),
    only: analysis.classes.flags[firstHeavy[0] ?? 0] as number,
  };
}
