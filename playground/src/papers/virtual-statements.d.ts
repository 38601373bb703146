/** What the build writes into the page in the place of this name: see `vite.config.ts`. */
declare module 'virtual:statements' {
  export const statements: import('./list-statements.ts').Statements;
}
