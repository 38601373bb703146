/** Nimbers on the command line: sums and products of any size, and what is no number is refused with its place. */
import { describe, expect, it } from 'vitest';
import { run } from './run-program.ts';

describe('nim-sum and nim-product', () => {
  it.each([
    [['nim-sum', '3', '5', '6'], '3 ⊕ 5 ⊕ 6 = 0\n'],
    [['nim-sum', '7'], '7 = 7\n'],
    [['nim-product', '5', '7'], '5 ⊗ 7 = 13\n'],
    [['nim-product', '2', '2', '2'], '2 ⊗ 2 ⊗ 2 = 1\n'],
    [['nim-product', '9007199254740993', '1'], '9007199254740993 ⊗ 1 = 9007199254740993\n'],
  ])('%j', async (args, out) => {
    expect(await run(args)).toMatchObject({ out, err: '', code: 0 });
  });

  it('writes JSON with all numbers as text', async () => {
    const { out } = await run(['nim-product', '1000000000000000000', '1000000000000000000', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      numbers: ['1000000000000000000', '1000000000000000000'],
      result: '764860563560325988',
    });
  });

  it.each([
    [['nim-sum', '3', 'x'], 'x is no whole number.', 10],
    [['nim-sum', ''], 'There is no number.', 7],
    [['nim-product', ' '], 'There is no number.', 11],
    [['nim-product', '1.5'], '1.5 is no whole number.', 12],
    [['nim-product', '3', '9'.repeat(20_001)], 'A number has at most 20000 digits here.', 14],
  ])('refuses %j', async (args, message, at) => {
    const [told, data] = [await run(args), await run([...args, '--json'])];
    expect([told.code, data.code]).toEqual([1, 1]);
    expect(told.err).toContain(message);
    expect(JSON.parse(data.out).error).toMatchObject({ message, at });
  });

  it('wants a number', async () => expect((await run(['nim-sum'])).code).toBe(2));
});
