/** The sheet that this browser keeps: its name and its text. */
const KEY = 'impartial-worksheet';

export interface KeptSheet {
  readonly name: string;
  readonly text: string;
}

export function readSheet(): KeptSheet | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<KeptSheet> | null;
    return typeof kept?.name === 'string' && typeof kept.text === 'string' ? { name: kept.name, text: kept.text } : undefined;
  } catch {
    return undefined;
  }
}

/** False where the browser keeps no more. */
export function keepSheet(sheet: KeptSheet): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(sheet));
    return true;
  } catch {
    return false;
  }
}
