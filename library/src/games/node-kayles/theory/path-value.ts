/** The value of one path of any order under the theory of each setting; one file for each family of settings proves them. */
import type { Setting } from '../../../core/setting.ts';
import type { Tools } from '../../../core/theorem.ts';
import { grundyOfPath } from './dawsons-chess-period.ts';
import { foreclosedMisereOfPath } from './path-foreclosed-misere.ts';
import { foreclosedOfPath } from './path-foreclosed-normal.ts';
import { remotenessOfPath } from './path-remoteness.ts';
import { selectiveOfPath } from './path-selective.ts';
import { shortenedSelectiveOfPath } from './path-shortened-selective.ts';
import { suspenseOfPath } from './path-suspense.ts';

export type ValueTools = Pick<Tools, 'kernels' | 'limits' | 'theoryOf'>;

/** Undefined for disjunctive misère play, which has no theory, and where no period is known, beyond the limit of heaps. */
export function pathValue(order: bigint, { compound, play }: Setting, tools: ValueTools): number | undefined {
  switch (compound) {
    case 'disjunctive':
      return play === 'normal' ? grundyOfPath(order) : undefined;
    case 'diminished-disjunctive':
      return play === 'normal' ? foreclosedOfPath(order) : foreclosedMisereOfPath(order, tools);
    case 'conjunctive':
      return remotenessOfPath(order, play);
    case 'continued-conjunctive':
      return suspenseOfPath(order, play);
    case 'selective':
      return selectiveOfPath(order, play);
    case 'shortened-selective':
      return shortenedSelectiveOfPath(order, play);
  }
}
