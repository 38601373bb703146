import { describe, expect, it } from 'vitest';
import { LimitReached } from '../core/limits.ts';
import { grundysSequence } from '../games/grundys-game/theory/loops/sequence.ts';
import { type Extend, GrowingSequence, SequenceStore } from './growing-sequence.ts';

describe('growing sequences', () => {
  it('have the same values however they grow', () => {
    const whole = grundysSequence(5000);
    const sequence = new GrowingSequence();
    let calls = 0;
    const extend: Extend = (upTo, known) => {
      calls++;
      return grundysSequence(upTo, known);
    };
    for (let size = 0; size <= 5000; size++)
      expect(sequence.reach(size, extend, 5000, { milliseconds: 60_000 })[size]).toBe(whole[size]);
    expect(calls).toBeLessThan(20);
    expect(sequence.length).toBe(5001);
  });

  it('do not grow ahead of the limit', () => {
    const sequence = new GrowingSequence();
    sequence.reach(10, grundysSequence, 20, { milliseconds: 60_000 });
    expect(sequence.length).toBe(21);
    sequence.reach(30, grundysSequence, 20, { milliseconds: 60_000 });
    expect(sequence.length).toBe(31);
  });

  it('keep what they found when the time is over', () => {
    const sequence = new GrowingSequence();
    expect(() => sequence.reach(100_000_000, (upTo) => new Uint16Array(upTo + 1), 1e9, { milliseconds: -1 })).toThrow(
      LimitReached,
    );
    sequence.reach(100, grundysSequence, 1e9, { milliseconds: 60_000 });
    expect(() => sequence.reach(100_000_000, grundysSequence, 1e9, { milliseconds: -1 })).toThrow('are known');
    expect(sequence.length).toBeGreaterThan(100);
  });

  it('are forgotten, the oldest first, when there are too many or they are too long', () => {
    const few = new SequenceStore(2);
    const first = few.get('a');
    expect(few.get('a')).toBe(first);
    few.get('b');
    few.get('c');
    expect(few.get('a')).not.toBe(first);

    const short = new SequenceStore(100, 1000);
    const long = short.get('a');
    long.reach(1500, grundysSequence, 1500, { milliseconds: 60_000 });
    expect(short.get('a')).toBe(long);
    short.get('b');
    expect(short.get('a')).not.toBe(long);
  });
});
