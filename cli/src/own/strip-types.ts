/**
 * TypeScript as JavaScript: types are overwritten with blanks, so that lines and columns stay where they are.
 *
 * What is more than types (`enum`, `namespace`, parameter properties) is refused with its place, as Node does itself from version
 * 22.18 on. The stripper is loaded only for files that need it.
 */
import { createRequire } from 'node:module';
import { shownPath } from './shown-path.ts';

interface Stripper {
  transformSync(source: string, options: { readonly mode: 'strip-only'; readonly module: true }): { readonly code: string };
}

/** What the stripper throws. */
interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly startLine?: number;
  readonly startColumn?: number;
}

export interface Slip {
  readonly line: number;
  readonly column: number;
  readonly why: string;
}

let stripper: Stripper | undefined;

export function isTypeScript(file: string): boolean {
  return /\.m?ts$/.test(file);
}

/** The source as it can be run; throws an error whose message has the place. */
export function withoutTypes(source: string, file: string): string {
  if (!isTypeScript(file)) return source;
  const stripped = strip(source);
  if ('code' in stripped) return stripped.code;
  const { line, column, why } = stripped;
  throw new SyntaxError(`${shownPath(file)}, line ${line}, column ${column}: ${why}`);
}

/** The first slip in a script that does not load, if it is one that can be seen without running it. */
export function slipIn(source: string): Slip | undefined {
  const stripped = strip(source);
  return 'code' in stripped ? undefined : stripped;
}

function strip(source: string): { readonly code: string } | Slip {
  stripper ??= createRequire(import.meta.url)('@swc/wasm-typescript') as Stripper;
  try {
    return stripper.transformSync(source, { mode: 'strip-only', module: true });
  } catch (error) {
    const { code, message = String(error), startLine = 1, startColumn = 0 } = error as Refusal;
    const more = code === 'UnsupportedSyntax' ? '; types are taken away and nothing else is changed' : '';
    return { line: startLine, column: startColumn + 1, why: `${lowerFirst(message)}${more}` };
  }
}

/** `Expression expected` inside a sentence. */
function lowerFirst(text: string): string {
  return text.startsWith('TypeScript') ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
