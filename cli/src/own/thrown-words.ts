/** What a module threw, in one line: mostly an error, but a module may throw anything, `null` included. */
export function thrownWords(thrown: unknown): string {
  try {
    const message = (thrown as Partial<Error> | null | undefined)?.message;
    const text = typeof message === 'string' && message !== '' ? message : `it throws ${String(thrown)}`;
    return text.split('\n')[0] as string;
  } catch {
    return 'it throws something that cannot be written as text';
  }
}
