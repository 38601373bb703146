/** Orders in the question line: what is wrong with them, and orders side by side. */
import { describe, expect, it } from 'vitest';
import { once } from '../../core/counted.ts';
import { formatOrder, joinOrders, orderParts, type PosetPosition, parseOrder } from './orders.ts';

function order(text: string): PosetPosition {
  const parsed = parseOrder({ text, at: 0, options: [] });
  return parsed.ok ? parsed.value : expect.fail(parsed.error.message);
}

function errorOf(text: string): string {
  const parsed = parseOrder({ text, at: 0, options: [] });
  return parsed.ok ? expect.fail(text) : `${parsed.error.code} at ${parsed.error.at}, found ${parsed.error.found}`;
}

describe('an order', () => {
  it('may be written from below', () => {
    expect(formatOrder(order('1<2 1<3'))).toBe(formatOrder(order('2>1 3>1')));
  });

  it('has its errors where they are written, however it is turned', () => {
    expect(errorOf('2<1 2<1')).toBe('duplicate-arc at 4, found 2<1');
    expect(errorOf('2>1 2>1')).toBe('duplicate-arc at 4, found 2>1');
    expect(errorOf('1<2 %<12')).toBe('bad-name at 4, found %');
    expect(errorOf('1<2 12<%')).toBe('bad-name at 7, found %');
    expect(errorOf('1<2<3')).toContain('found 1<2<3');
  });

  it('is made of its parts again', () => {
    const whole = order('10>2 3>1 5');
    expect(orderParts(whole).length).toBe(3);
    const joined = joinOrders(orderParts(whole).toReversed());
    expect(joined && formatOrder(joined)).toBe('3>1 10>2 5');
  });

  it('is not joined with one that has the same names, and not with one of which nothing is left', () => {
    expect(joinOrders([once(order('2>1')), once(order('3>1'))])).toBeNull();
    expect(joinOrders([{ item: order('2>1'), count: 2n }])).toBeNull();
    expect(joinOrders([once(order('2>1')), once(order('P0'))])).toBeNull();
  });
});
