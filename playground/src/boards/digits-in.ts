/** The logarithm of a number that may have any number of digits. */
export function digitsIn(number: string): number {
  return number.length - 1 + Math.log10(Number(`${number[0] ?? 1}.${number.slice(1, 8) || 0}`) || 1);
}
