/**
 * Strips on which crosses are put: where the free stretches of a strip are, which move a cross on a square is, and what a strip looks
 * like after it. Positions know lengths of free stretches only; the crosses between them are kept from picture to picture.
 */
import type { HeapsShape } from '../../shape/shape.ts';

export const FREE = '.';
export const CROSS = 'x';
const USELESS = '-';

/** A stretch of free squares: where it begins in its strip, and how long it is. */
export interface Stretch {
  readonly strip: number;
  readonly start: number;
  readonly size: number;
}

/** Longer strips are not drawn square by square. */
export const LONGEST_STRIP = 60;

export function stripsOf({ strips, sizes }: HeapsShape): readonly string[] {
  return strips ?? sizes.map((size) => FREE.repeat(Math.min(LONGEST_STRIP + 1, Number(size))));
}

export function stretchesOf(strips: readonly string[]): readonly Stretch[] {
  return strips.flatMap((squares, strip) =>
    Array.from(squares.matchAll(/\.+/g), (match) => ({ strip, start: match.index, size: match[0].length })),
  );
}

/** The move that puts a cross on a square of a free stretch, both counted from 0. */
export function crossLabel(size: number, square: number, reach: number): string {
  const parts = [square - reach, size - 1 - square - reach].filter((part) => part > 0).sort((a, b) => a - b);
  return `${size}>${parts.length === 0 ? '0' : parts.join('+')}`;
}

/** The square that was clicked last: many squares are the same move, and the cross stands where it was put. */
let clicked: { readonly label: string; readonly strip: number; readonly square: number } | undefined;

export function rememberClick(label: string, strip: number, square: number): void {
  clicked = { label, strip, square };
}

/** The next picture with the crosses of the one before it and that of this move. */
export function keepCrosses(old: HeapsShape, next: HeapsShape, move: string): HeapsShape {
  const { reach } = next;
  if (reach === undefined || old.more !== '0' || old.sizes.some((size) => Number(size) > LONGEST_STRIP)) return next;
  let strips = stripsOf(old);
  for (const label of move.split(' & ')) {
    const place = placeOf(strips, label, reach);
    if (place === undefined) return next;
    strips = strips.map((squares, strip) => (strip === place.strip ? crossed(squares, place.square, reach) : squares));
  }
  const sizes = stretchesOf(strips).map(({ size }) => String(size));
  const left = next.sizes.filter((size) => size !== '0');
  const isSame = sizes.toSorted().join(' ') === left.toSorted().join(' ');
  return isSame ? { ...next, strips } : next;
}

function placeOf(strips: readonly string[], label: string, reach: number) {
  const places = stretchesOf(strips).flatMap(({ strip, start, size }) =>
    Array.from({ length: size }, (_, square) => ({ strip, square: start + square, label: crossLabel(size, square, reach) })),
  );
  const fitting = places.filter((place) => place.label === label);
  return (
    fitting.find(({ strip, square }) => clicked?.label === label && clicked.strip === strip && clicked.square === square) ??
    fitting[0]
  );
}

function crossed(squares: string, square: number, reach: number): string {
  return Array.from(squares, (sign, place) => {
    if (place === square) return CROSS;
    return sign === FREE && Math.abs(place - square) <= reach ? USELESS : sign;
  }).join('');
}
