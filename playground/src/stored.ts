/** What this browser keeps of the visitor's choices; one that keeps nothing forgets them with the page. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forgotten with the page.
  }
}
