/**
 * The code that was handed in, run once: what it exports, as rulesets.
 *
 * It may import the library and nothing else. As on the command line a module exports rulesets, lists of them, or functions that are
 * given the library and return them.
 */
import type { Ruleset } from 'impartial/define';
import { library } from './own-library.ts';

// biome-ignore lint/suspicious/noExplicitAny: positions of different rulesets have nothing in common.
type OwnRuleset = Ruleset<any>;

/** How the code of a game is handed in: as the function around it. */
type OwnModule = (require: (name: string) => unknown, exports: Record<string, unknown>, module: object) => void;

const ENTRY_POINTS = ['impartial', 'impartial/define'];

/** The games as they were handed in, how many lines they have in the script of this worker, and who is told that a rule is called. */
const given = globalThis as unknown as {
  readonly ownGames: readonly OwnModule[];
  readonly ownLines: number;
  ownBegan?: (() => void) | undefined;
};
export const { ownGames, ownLines, ownBegan: callBegins = () => {} } = given;
// Code that was handed in shall not give itself more time.
delete given.ownBegan;

export function loadRulesets(module: OwnModule | undefined): readonly OwnRuleset[] {
  const exports: Record<string, unknown> = {};
  module?.(provide, exports, { exports });
  const rulesets = [...new Set(Object.values(exports).flat())]
    .flatMap((value) => (typeof value === 'function' ? (value as (given: typeof library) => unknown)(library) : value))
    .filter(isRuleset)
    .map((ruleset) => library.defineRuleset(ruleset));
  if (rulesets.length === 0) throw new Error('The code exports no game; begin with: export default heapGame({ … })');
  return rulesets;
}

function provide(name: string): unknown {
  if (ENTRY_POINTS.includes(name)) return library;
  throw new Error(`There is nothing to import from ${name} here, only from impartial/define`);
}

function isRuleset(value: unknown): value is OwnRuleset {
  if (typeof value !== 'object' || value === null) return false;
  const { id, parse, format, moves } = value as Record<string, unknown>;
  return typeof id === 'string' && [parse, format, moves].every((part) => typeof part === 'function');
}
