/**
 * Stars: the centre takes everything; a leaf takes the centre with it and leaves the other leaves as single vertices.
 *
 * Up to two leaves a star is a path. With three or more, the two options are an ended star and n − 1 ≥ 2 single vertices, whose values
 * are: nim-sum 0 or 1 as n is odd or even; foreclosed (misère) 0; remoteness and suspense 1; lost under the short rule in misère play; won
 * under the long rule (take all but one). A player wins at once under normal play by the centre.
 */
import type { Setting } from '../core/setting.ts';
import type { Tools } from '../core/theorem.ts';
import { CAN_BE_ENDED } from './path-foreclosed-normal.ts';
import { pathValue } from './path-value.ts';

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
