/**
 * Cycles: every vertex of a cycle of order n ≥ 3 leaves the path P(n−3), so the value of the cycle is that of a component
 * with this one option [guignardSopena2009, §4]. C0, C1 and C2 are P0, P1 and P2.
 */
import type { Setting } from '../core/setting.ts';
import type { Tools } from '../core/theorem.ts';
import { CAN_BE_ENDED, ENDED as FORECLOSED_ENDED } from './path-foreclosed-normal.ts';
import { ENDED as SHORTENED_ENDED } from './path-shortened-selective.ts';
import { pathValue } from './path-value.ts';

/** Undefined where the value of P(n−3) is. */
export function cycleValue(order: bigint, setting: Setting, tools: Pick<Tools, 'kernels' | 'limits'>): number | undefined {
  if (order < 3n) return pathValue(order, setting, tools);
  const option = pathValue(order - 3n, setting, tools);
  return option === undefined ? undefined : fromOneOption(option, setting);
}

function fromOneOption(option: number, { compound, play }: Setting): number {
  switch (compound) {
    case 'disjunctive':
      return option === 0 ? 1 : 0;
    case 'diminished-disjunctive':
      if (option === FORECLOSED_ENDED && play === 'normal') return CAN_BE_ENDED;
      return option === 0 ? 1 : 0;
    case 'conjunctive':
    case 'continued-conjunctive':
      return option + 1;
    case 'selective':
      if (play === 'normal') return 1 - option;
      // An ended path is lost in normal play and won in misère play; otherwise both outcomes are turned round.
      return option === 0 ? 3 : 5 - option;
    case 'shortened-selective':
      if (option === SHORTENED_ENDED) return play === 'normal' ? 1 : 0;
      return 1 - option;
  }
}
