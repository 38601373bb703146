/** The parts of what answers worksheets inside of the closed box. They are written here when the page is built (`box-code.ts`). */
export const main: readonly string[] = [];
export const games: readonly { readonly ids: readonly string[]; readonly needs: readonly string[] }[] = [];
export const parts: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {};
