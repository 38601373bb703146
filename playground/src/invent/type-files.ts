/** The declarations that the compiler reads, by their paths. They are written here when the page is built (`type-files.ts`). */
export const typeFiles: Readonly<Record<string, string>> = {};
