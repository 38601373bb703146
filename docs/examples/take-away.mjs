/** Take one, two or three counters: once by its options, once by what may be taken. */
import { heapGame } from 'impartial';

export const takeAway = heapGame({
  id: 'take-away',
  rule: 'Take one, two or three counters.',
  *options(size) {
    for (const taken of [1, 2, 3]) if (taken <= size) yield size - taken;
  },
});

export const takeByCode = heapGame({ id: 'take-by-code', rule: 'Take one, two or three counters.', subtract: [1, 2, 3] });
