import { heapGame } from 'impartial/define';

/** Change the rule: everything else follows. */
export default heapGame({
  id: 'take-a-square',
  title: 'Take a square',
  rule: 'Take a square number of counters.',
  samples: ['12', '9 5', '0'],
  *options(size) {
    for (let r = 1; r * r <= size; r++) yield size - r * r;
  },
});
