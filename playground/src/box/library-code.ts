/** The library inside of the closed box, as one script. It is written here when the page is built (`box-code.ts`), from `boxed/main.ts`. */
export const libraryCode = '';
