/** Numbers by chance, for new positions. */
export function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (Math.max(least, most) - least + 1));
}

/** The whole number nearest to this one within bounds. */
export function clamp(number: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, number)));
}

export function repeat(count: number, make: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
