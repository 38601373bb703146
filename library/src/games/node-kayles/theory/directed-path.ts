/**
 * Directed Node-Kayles on directed paths is the octal game 0.37.
 *
 * Proof. Let the arcs lead from v1 to v2 to … to vn. Taking vi with i < n takes v(i+1) too: any two neighbours can be taken, and two
 * directed paths of i − 1 and n − i − 1 vertices are left, either of which may be empty: the digit 7 for two counters. Taking vn, to
 * which no arc leads on, takes it alone and leaves n − 1 vertices or nothing: the digit 3 for one. ∎
 *
 * Paths on which arcs change their direction are other games.
 */

import { isDirectedPath } from '../../../structures/digraph.ts';
import { heapTheorem } from '../../octal/theory/heap-theorem.ts';
import { type DirectedPosition, moveAlongPath } from '../directed-rules.ts';

export const directedPath = heapTheorem<DirectedPosition>({
  id: 'directed-path',
  title: 'Directed Node-Kayles on directed paths',
  statement:
    'The directed path with n vertices has the moves of n counters in the octal game 0.37: two neighbours, or the last vertex alone, can be taken.',
  sources: [{ key: 'impartial', where: 'games/node-kayles/theory/directed-path.ts' }],
  examples: ['directed-node-kayles chain 20'],
  code: { text: '0.37', digits: Uint8Array.of(0, 3, 7) },
  about: 'one directed path',
  sizeOf: ({ digraph, ended }) =>
    isDirectedPath(digraph) && ended === (digraph.order === 0 ? 1n : 0n) ? BigInt(digraph.order) : undefined,
  moveLeaving(position, parts) {
    const { order } = position.digraph;
    const [before = 0, after = 0] = parts.length === 2 ? parts.map(Number) : [0, ...parts.map(Number)];
    // The last vertex is taken alone, any other with the one after it.
    return moveAlongPath(position, before + after === order - 1 ? order - 1 : before);
  },
});
