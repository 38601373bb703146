/** Changes of heaps that make one move together, `3>1,5>0`: which are chosen, and what the move is called. */
import type { HeapsShape } from '../../shape/shape.ts';

/** The heap of a change, and what is left of it. */
function numbersOf(change: string): readonly [size: bigint, left: bigint] {
  const [size = '0', left = '0'] = change.split('>');
  return [BigInt(size), BigInt(left)];
}

/** A change chosen: added while a heap of its size is free and one more may be changed, in the place of another otherwise; once more, taken back. */
export function pickChange(
  picked: readonly string[],
  change: string,
  { sizes, counts, several = '1' }: Pick<HeapsShape, 'sizes' | 'counts' | 'several'>,
): readonly string[] {
  const size = change.slice(0, change.indexOf('>'));
  const isSame = (other: string) => other.startsWith(`${size}>`);
  const copies = sizes.reduce((sum, each, index) => (each === size ? sum + Number(counts?.[index] ?? 1) : sum), 0);
  const own = picked.filter(isSame);
  if (own.length < copies && picked.length < Number(several)) return [...picked, change];
  const at = picked.includes(change) ? picked.indexOf(change) : own.length > 0 ? picked.findIndex(isSame) : 0;
  const others = picked.toSpliced(at, 1);
  return picked.includes(change) ? others : [...others, change];
}

/** The name of the move: heaps in rising order, equal ones by what is left. */
export function toLabel(picked: readonly string[]): string {
  const order = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
  return [...picked]
    .sort((one, other) => {
      const [[size, left], [size2, left2]] = [numbersOf(one), numbersOf(other)];
      return order(size, size2) || order(left, left2);
    })
    .join(',');
}
