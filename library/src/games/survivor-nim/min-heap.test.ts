import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Keyed, MinHeap } from './min-heap.ts';

it('a heap gives its entries back in order of their keys', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -50n, max: 50n })), (keys) => {
      const heap = new MinHeap<Keyed>();
      for (const key of keys) heap.push({ key });
      const given: bigint[] = [];
      for (let entry = heap.least; entry !== undefined; entry = heap.least) {
        expect(heap.pop()).toBe(entry);
        given.push(entry.key);
      }
      expect(given).toEqual([...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    }),
  );
  expect(new MinHeap<Keyed>().pop()).toBeUndefined();
});
