/** Texts in links: what is packed is unpacked, and what is damaged or grows beyond measure is refused. */
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packText, unpackText } from './packed-text.ts';

it('packs into letters of an address and back', async () => {
  for (const text of ['', 'nim 3', 'Größe ⊕ 🙂'.repeat(50)]) {
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(await unpackText(packed)).toBe(text);
  }
});

it('refuses what is no packed text, and what is too long', async () => {
  expect(await unpackText('!!')).toBeUndefined();
  expect(await unpackText('AAAA')).toBeUndefined();
  const large = deflateRawSync('x'.repeat(50_000_000)).toString('base64url');
  expect(large.length).toBeLessThan(100_000);
  expect(await unpackText(large)).toBeUndefined();
});
