/**
 * Stars: the centre takes everything; a leaf takes the centre with it and leaves the other leaves as single vertices.
 *
 * Up to two leaves a star is a path. With three or more, the two options are an ended star and n − 1 ≥ 2 single vertices, whose values
 * are: nim-sum 0 or 1 as n is odd or even; foreclosed (misère) 0; remoteness and suspense 1; lost under the short rule in misère play; won
 * under the long rule (take all but one). A player wins at once under normal play by the centre.
 */
import { excerpt } from '../../../core/result.ts';
import type { Setting } from '../../../core/setting.ts';
import { pass, type Theorem, type Tools } from '../../../core/theorem.ts';
import type { NodeKaylesPosition } from '../rules.ts';
import { CAN_BE_ENDED } from './path-foreclosed-normal.ts';
import { pathValue } from './path-value.ts';
import { shapeOfComponent } from './shape.ts';

/** The value of K1,n; undefined for disjunctive misère play. */
export function starValue(leaves: bigint, setting: Setting, tools: Pick<Tools, 'kernels' | 'limits'>): number | undefined {
  if (leaves <= 2n) return pathValue(leaves + 1n, setting, tools);
  const { compound, play } = setting;
  const normal = play === 'normal';
  switch (compound) {
    case 'disjunctive':
      if (!normal) return undefined;
      return leaves % 2n === 0n ? 2 : 1;
    case 'diminished-disjunctive':
      return normal ? CAN_BE_ENDED : 1;
    case 'conjunctive':
    case 'continued-conjunctive':
      return normal ? 1 : 2;
    case 'selective':
      // Misère: won in normal play, lost by itself.
      return normal ? 1 : 3;
    case 'shortened-selective':
      return 1;
  }
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
    const noTheory = 'disjunctive misère play has no theory of components';
    if (setting.compound === 'disjunctive' && setting.play === 'misere') return pass(noTheory);
    const shape = shapeOfComponent(position);
    if (shape?.kind !== 'star') return pass('it is about one star with three leaves or more');
    const value = starValue(shape.leaves, setting, tools);
    if (value === undefined) return pass(noTheory);
    return {
      scope: 'component',
      value,
      get text() {
        return `a star with ${excerpt(String(shape.leaves))} leaves can be taken whole, or all but ${excerpt(String(shape.leaves - 1n))} single vertices`;
      },
    };
  },
};
