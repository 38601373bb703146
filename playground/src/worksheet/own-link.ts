/**
 * Which sheet this window has open, beside its address: what is kept follows a moment after what is typed, and a window that is loaded
 * again knows by this that the sheet in its address is the one that it kept.
 */
const KEY = 'impartial-worksheet';

export function rememberLink(id: string, packed: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([id, packed]));
  } catch {
    // Then it is found by its text.
  }
}

/** The sheet that this window had open under this address. */
export function sheetOfLink(packed: string): string | undefined {
  try {
    const [id, known] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown[];
    return typeof id === 'string' && known === packed ? id : undefined;
  } catch {
    return undefined;
  }
}
