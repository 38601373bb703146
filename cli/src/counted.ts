/** A number with its noun: `1 task`, `2 tasks`. */
export function counted(number: number | bigint, noun: string): string {
  return `${number} ${noun}${Number(number) === 1 ? '' : 's'}`;
}
