/** What the tartan theorem rests on, as data: the values of the heads in the two games, and their nim products. */
import type { Certificate } from '../../../core/certificate.ts';
import type { CoinBoard } from '../tartan.ts';
import type { Products } from './boards.ts';

/** Of more heads than this the products are not written down. */
const MOST_HEADS = 10_000;

export function productsCertificate(
  { across, down }: CoinBoard,
  { heads, sum }: Pick<Products, 'heads' | 'sum'>,
  outcome: 'N' | 'P',
): Certificate | undefined {
  if (heads.length > MOST_HEADS) return undefined;
  const written = heads.map(({ place, across: column, down: row, value }) => ({
    at: [String(place.x), String(place.y)] as const,
    values: [String(column), String(row)] as const,
    product: String(value),
  }));
  return { kind: 'tartan-products', across: across.text, down: down.text, heads: written, sum: String(sum), outcome };
}
