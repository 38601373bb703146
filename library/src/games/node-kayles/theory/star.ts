/**
 * Stars: the centre takes everything; a leaf takes the centre with it and leaves the other leaves as single vertices.
 *
 * Up to two leaves a star is a path. With three or more, the two options are an ended star and n − 1 ≥ 2 single vertices. Of those each has
 * one move, which ends it, so that in every compound two of them beside one more are alike to that one: Grundy values cancel, remoteness and
 * suspense are 1 however many there are, and of outcomes two live components decide as three do.
 */
import type { Nimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Setting } from '../../../core/setting.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import type { NodeKaylesPosition } from '../rules.ts';
import { pathValue, type ValueTools } from './path-value.ts';
import { shapeOfComponent } from './shape.ts';

/** The value of K1,n; undefined for disjunctive misère play. */
export function starValue(leaves: bigint, setting: Setting, tools: ValueTools): Nimber | undefined {
  if (leaves <= 2n) return pathValue(leaves + 1n, setting, tools);
  const theory = tools.theoryOf(setting);
  if (theory === undefined) return undefined;
  const { ended, fromOptions, combine } = theory;
  const single = fromOptions([ended]);
  // Of single vertices only whether they are even or odd in number counts: from two on, two more change nothing.
  const singles = leaves % 2n === 1n ? combine(single, single) : combine(single, combine(single, single));
  return fromOptions([ended, singles]);
}

export const starNodeKayles: Theorem<NodeKaylesPosition> = {
  id: 'star-node-kayles',
  title: 'Node-Kayles on stars',
  statement:
    'A star with n ≥ 3 leaves has Grundy value 2 for even n and 1 for odd n. Under normal play it can be ended at once: it has no foreclosed value, remoteness and suspense 1, and is won in selective play. Under misère play it has foreclosed value 1, remoteness and suspense 2, is won in shortened selective play, and in selective play is lost alone and won in company.',
  sources: [{ key: 'impartial', where: 'games/node-kayles/theory/star.ts' }],
  scope: 'component',
  examples: ['node-kayles K1,12', 'node-kayles K1,9 + K1,12 [selective, misere]', 'node-kayles K1,9 [selective, misere]'],
  answer(position, setting, tools) {
    const shape = shapeOfComponent(position);
    if (shape?.kind !== 'star') return pass('it is about one star with three leaves or more');
    const value = starValue(shape.leaves, setting, tools);
    if (value === undefined) return pass('disjunctive misère play has no theory of components');
    return {
      scope: 'component',
      value,
      get text() {
        return `a star with ${excerpt(String(shape.leaves))} leaves can be taken whole, or all but ${excerpt(String(shape.leaves - 1n))} single vertices`;
      },
    };
  },
};
