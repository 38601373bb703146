/**
 * A guard around a ruleset of one's own: what its functions give is looked at, and what they throw is caught. Both end in a sentence
 * that names the ruleset, the function, the position and what was expected, instead of an error somewhere in the engine.
 */
import { LimitReached } from '../core/limits.ts';
import { excerpt, type Result } from '../core/result.ts';
import type { Move, PositionText, Ruleset } from '../core/ruleset.ts';
import { show } from '../core/show-value.ts';

/** Thrown where a function of a ruleset throws or gives something else than it should. */
export class RulesetFault extends Error {
  override readonly name = 'RulesetFault';
  readonly ruleset: string;
  /** Which function: `moves`. */
  readonly function: string;

  /** `cause` is what it threw, where it did: that knows the line of the code. */
  constructor(ruleset: string, called: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.ruleset = ruleset;
    this.function = called;
  }
}

/** Told before each call which function is called, and for which position, which is written where somebody wants to know. */
export type OnCall = (called: string, position: () => string) => void;

const EXPECTED = {
  parse: 'ok(position) or bad(code, message, at)',
  format: 'the text of the position',
  moves: 'moves { label, to }, where label is a text, to the position it leads to, and at, if it is given, a list of places',
  components: 'a list of { item, count }, where item is a position and count a bigint such as 1n',
  join: 'a position, or null where there is none',
  withoutEnded: 'a position',
  key: 'a text',
  ground: 'a text',
  formatOptions: 'a list of texts',
  whyAlone: 'a sentence or undefined',
  sides: '{ next, previous }, where both are 1 or 2',
  draw: 'a drawing',
  onBoard: 'a phrase such as “a heap of seven counters”',
  toMove: 'a phrase such as “take one counter”',
  subsetGame: 'a game on subsets or undefined',
  heap: 'a heap { rule, size } or undefined',
  octalHeap: '{ code, digits, size } or undefined',
} as const;

type Called = keyof typeof EXPECTED;

const IS_RIGHT: Partial<Record<Called, (given: unknown) => boolean>> = {
  parse: isResult,
  format: isText,
  key: isText,
  ground: isText,
  onBoard: isText,
  toMove: isText,
  join: (given) => given !== undefined,
  formatOptions: (given) => Array.isArray(given) && given.every(isText),
  components: (given) => Array.isArray(given) && given.every(isCounted),
  moves: isIterable,
  octalHeap: isHeap,
};

export function guardRuleset<Pos>(ruleset: Ruleset<Pos>, onCall?: OnCall): Ruleset<Pos> {
  const guard = new Guard(ruleset, onCall);
  const guarded: Record<string, unknown> = {};
  for (const name of Object.keys(EXPECTED) as Called[]) {
    if (typeof ruleset[name] === 'function') guarded[name] = (argument: Pos) => guard.call(name, argument);
  }
  return {
    ...ruleset,
    ...guarded,
    parse: (input) => guard.call('parse', input) as Result<Pos>,
    moves: (position) => guard.moves(position),
  };
}

class Guard<Pos> {
  private readonly ruleset: Ruleset<Pos>;
  private readonly onCall: OnCall | undefined;

  constructor(ruleset: Ruleset<Pos>, onCall: OnCall | undefined) {
    this.ruleset = ruleset;
    this.onCall = onCall;
  }

  call(name: Called, argument: Pos | PositionText): unknown {
    const given = this.attempt(name, argument, () =>
      (this.ruleset[name] as (of: unknown) => unknown).call(this.ruleset, argument),
    );
    if (IS_RIGHT[name]?.(given) === false) throw this.fault(name, argument, `gives ${show(given)}`);
    return given;
  }

  moves(position: Pos): Iterable<Move<Pos>> {
    const moves = this.call('moves', position) as Iterable<Move<Pos>>;
    if (!Array.isArray(moves)) return this.eachMove(position, moves);
    for (const move of moves) this.checkMove(position, move);
    return moves;
  }

  private *eachMove(position: Pos, moves: Iterable<Move<Pos>>): Iterable<Move<Pos>> {
    const iterator = moves[Symbol.iterator]();
    const next = () => iterator.next();
    try {
      for (let move = this.attempt('moves', position, next); !move.done; move = this.attempt('moves', position, next)) {
        this.checkMove(position, move.value);
        yield move.value;
      }
    } finally {
      iterator.return?.();
    }
  }

  private checkMove(position: Pos, move: unknown): void {
    if (isObject(move) && typeof move.label === 'string' && move.to !== undefined && arePlaces(move.at)) return;
    throw this.fault('moves', position, `gives ${show(move)} for a move`);
  }

  private attempt<T>(name: Called, argument: Pos | PositionText, run: () => T): T {
    this.onCall?.(name, () => (name === 'format' ? '' : this.nameOf(name, argument)));
    try {
      return run();
    } catch (error) {
      if (error instanceof LimitReached || error instanceof RulesetFault) throw error;
      const said = error instanceof Error ? error.message : String(error);
      throw this.fault(name, argument, `throws “${excerpt(said.split('\n')[0] ?? '', 120)}”`, error);
    }
  }

  private fault(name: Called, argument: Pos | PositionText, does: string, cause?: unknown): RulesetFault {
    const { id } = this.ruleset;
    const message = `the function ${name} of the ruleset ${id} ${does}, asked about ${this.nameOf(name, argument)}; expected is ${EXPECTED[name]}`;
    return new RulesetFault(id, name, message, cause);
  }

  /** What the question line writes for it, or the value itself where that is what fails. */
  private nameOf(name: Called, argument: unknown): string {
    if (name === 'parse') return `“${excerpt((argument as PositionText).text)}”`;
    if (name === 'format' || name === 'join') return show(argument);
    try {
      return `“${this.ruleset.id} ${excerpt(this.ruleset.format(argument as Pos))}”`;
    } catch {
      return show(argument);
    }
  }
}

function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null;
}

function arePlaces(given: unknown): boolean {
  return given === undefined || (Array.isArray(given) && given.length > 0 && given.every(isText));
}

function isText(given: unknown): boolean {
  return typeof given === 'string';
}

function isResult(given: unknown): boolean {
  if (!isObject(given)) return false;
  if (given.ok === true) return given.value !== undefined;
  return given.ok === false && isObject(given.error) && typeof given.error.message === 'string';
}

/** `undefined` where the position is no heap. */
function isHeap(given: unknown): boolean {
  if (given === undefined) return true;
  const isSize = isObject(given) && (typeof given.size === 'bigint' || Number.isSafeInteger(given.size));
  return isSize && isText(given.code) && given.digits instanceof Uint8Array;
}

function isCounted(given: unknown): boolean {
  return isObject(given) && given.item !== undefined && typeof given.count === 'bigint';
}

function isIterable(given: unknown): boolean {
  return isObject(given) && typeof (given as { [Symbol.iterator]?: unknown })[Symbol.iterator] === 'function';
}
