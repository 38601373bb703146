/** A plain table: columns as wide as they need, numbers to the right. */
export function tableToText(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) => `${row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')}\n`).join('');
}

/** A number with at most this many decimals, without the zeros at its end. */
export function decimals(value: number, most: number): string {
  return String(Number(value.toFixed(most)));
}
