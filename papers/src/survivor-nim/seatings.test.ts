import { describe, expect, it } from 'vitest';
import { extremeSeatings, largestLoss, slowSeating, slowSeatingLoss } from './seatings.ts';

describe('worst and best seatings', () => {
  it.each([
    [2, 9, 23],
    [3, 12, 62],
    [4, 15, 119],
    [5, 18, 194],
    [6, 21, 287],
  ])('takes 1 to 2, %i against one more: the largest loss is between %i and %i', (few, least, greatest) => {
    const { best, worst } = extremeSeatings(few, 2);
    expect([best.largestLoss, worst.largestLoss]).toEqual([least, greatest]);
    expect([3 * few + 3, (3 * few - 1) ** 2 - 2]).toEqual([least, greatest]);
    expect(worst.seatings).toEqual([slowSeating(few)]);
  });

  it.each([
    [3, [20, 54, 104, 170, 252]],
    [4, [13, 50, 107, 158, 250]],
    [5, [15, 59, 102, 188, 261]],
  ])('takes 1 to %i: one seating is worst for 2 to 6 against one more, and the best loses nothing beyond 2', (most, greatest) => {
    for (const [index, loss] of greatest.entries()) {
      const { best, worst } = extremeSeatings(index + 2, most);
      expect(worst).toEqual({ largestLoss: loss, seatings: [slowSeating(index + 2)] });
      expect(best.largestLoss).toBe(2);
    }
    if (most === 3) expect(greatest).toEqual([2, 3, 4, 5, 6].map((few) => 8 * few * few - 6 * few));
  });

  it('the largest loss of the worst seating has its closed form', () => {
    let tried = 0;
    for (let few = 2; few <= 40; few++) {
      for (let most = 2; most <= 12; most++) {
        expect([few, most, slowSeatingLoss(few, most)]).toEqual([few, most, largestLoss(slowSeating(few), most)]);
        tried++;
      }
      expect(slowSeatingLoss(few, 2)).toBe((3 * few - 1) ** 2 - 2);
    }
    expect(tried).toBe(39 * 11);
  });
});
