/**
 * Cycles: every vertex of a cycle of order n ≥ 3 leaves the path P(n−3), so the value of the cycle is that of a component
 * with this one option [guignardSopena2009, §4]. C0, C1 and C2 are P0, P1 and P2.
 */
import type { Nimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Setting } from '../../../core/setting.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import type { NodeKaylesPosition } from '../rules.ts';
import { toHeap } from './dawsons-chess-period.ts';
import { pathValue, type ValueTools } from './path-value.ts';
import { shapeOfComponent } from './shape.ts';

/** Undefined where the value of P(n−3) is. */
export function cycleValue(order: bigint, setting: Setting, tools: ValueTools): Nimber | undefined {
  if (order < 3n) return pathValue(order, setting, tools);
  const option = pathValue(order - 3n, setting, tools);
  return option === undefined ? undefined : tools.theoryOf(setting)?.fromOptions([option]);
}

export const cycleNodeKayles: Theorem<NodeKaylesPosition> = {
  id: 'cycle-node-kayles',
  title: 'Node-Kayles on cycles',
  statement:
    'Every move in the cycle with n ≥ 3 vertices leaves the path with n − 3 vertices, so its value is that of a component with this one option.',
  sources: [{ key: 'guignardSopena2009', where: '§4' }],
  scope: 'component',
  examples: ['node-kayles C60', 'node-kayles C60 [diminished-disjunctive]', 'node-kayles C40 [continued-conjunctive, misere]'],
  answer(position, setting, tools) {
    if (setting.compound === 'disjunctive' && setting.play === 'misere')
      return pass('disjunctive misère play has no theory of components');
    const shape = shapeOfComponent(position);
    if (shape?.kind !== 'cycle') return pass('it is about one cycle');
    const value = cycleValue(shape.order, setting, tools);
    if (value === undefined) {
      const { heap } = tools.limits;
      const why = `no period is known for the paths, and values are computed up to order ${heap} only`;
      return pass(why, { name: 'heap', value: heap });
    }
    return {
      scope: 'component',
      value,
      get text() {
        return `every move in C${excerpt(String(shape.order))} leaves P${excerpt(String(shape.order - 3n))}`;
      },
    };
  },
  heapOfOnlyOption(position) {
    const shape = shapeOfComponent(position);
    return shape?.kind === 'cycle' ? toHeap(shape.order - 3n) : undefined;
  },
};
