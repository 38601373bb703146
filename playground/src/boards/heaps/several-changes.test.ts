import { describe, expect, it } from 'vitest';
import { pickChange, toLabel } from './several-changes.ts';

const shape = { sizes: ['3', '5', '6', '6'], several: '2' };

describe('changes of several heaps', () => {
  it('are added, replaced in the same heap, and taken back', () => {
    const one = pickChange([], '5>2', shape);
    expect(one).toEqual(['5>2']);
    expect(pickChange(one, '5>0', shape)).toEqual(['5>0']);
    expect(pickChange(one, '5>2', shape)).toEqual([]);
    expect(pickChange(one, '3>1', shape)).toEqual(['5>2', '3>1']);
  });

  it('are never more than the rule allows', () => {
    expect(pickChange(['5>2', '3>1'], '6>4', shape)).toEqual(['3>1', '6>4']);
  });

  it('may be alike in equal heaps', () => {
    expect(pickChange(['6>4'], '6>4', shape)).toEqual(['6>4', '6>4']);
    expect(pickChange(['6>4', '6>4'], '6>4', shape)).toEqual(['6>4']);
  });

  it('are named by size', () => {
    expect(toLabel(['10>2', '9>3'])).toBe('9>3,10>2');
    expect(toLabel(['6>4', '6>1'])).toBe('6>1,6>4');
  });
});
