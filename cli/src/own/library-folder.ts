/** Where the running program's library was built: its code, and its types beside it. */
export function libraryFolder(): URL {
  return new URL(import.meta.resolve('impartial').replace(/\/dist\/.*$/, '/dist/'));
}
