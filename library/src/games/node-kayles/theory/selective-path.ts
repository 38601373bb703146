/**
 * Selective Node-Kayles on paths is the octal game 0.777 [guignardSopena2009, §4].
 *
 * Proof. A move takes a vertex with none, one or both of its neighbours: one, two or three consecutive vertices of a path, and any
 * such stretch can be taken (from its only, its first, its middle vertex). So one, two or three counters of a row are
 * taken, and what is left are no, one or two paths: each of the digits of 0.777 is 7. ∎
 */

import { heapTheorem } from '../../octal/theory/heap-theorem.ts';
import type { LongestFirstPosition } from '../longest-first.ts';
import { pathFamilyOrder } from '../rules.ts';
import { stretchOfPath } from '../selective-rules.ts';
import { shapeOfComponent } from './shape.ts';

export const selectivePath = heapTheorem<LongestFirstPosition>({
  id: 'selective-path',
  title: 'Selective Node-Kayles on paths',
  statement:
    'The path with n vertices has the moves of n counters in the octal game 0.777: any one, two or three consecutive vertices can be taken. Of its Grundy values no period is known.',
  sources: [
    { key: 'guignardSopena2009', where: '§4' },
    { key: 'impartial', where: 'games/node-kayles/theory/selective-path.ts' },
  ],
  examples: ['selective-node-kayles P24', 'selective-node-kayles P13 + P16'],
  code: { text: '0.777', digits: Uint8Array.of(0, 7, 7, 7) },
  about: 'one path',
  sizeOf(position) {
    const shape = shapeOfComponent(position);
    return shape?.kind === 'path' ? shape.order : undefined;
  },
  moveLeaving(position, parts) {
    const order = pathFamilyOrder(position);
    const [before = 0n, after = 0n] = parts.length === 2 ? parts.map(BigInt) : [0n, ...parts.map(BigInt)];
    return order === undefined ? undefined : stretchOfPath(position, order, before, after);
  },
});
