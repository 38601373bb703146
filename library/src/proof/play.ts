/**
 * Play by definition, written for the checker of proofs alone: it shares nothing with the engine but the rulesets.
 *
 * A position is a list of components. Under the long rule ended components play no part beside live ones; under the short rule the
 * first that ends ends the game.
 */
import type { Catalogue } from '../core/catalogue.ts';
import type { Counted } from '../core/counted.ts';
import type { Entry } from '../core/entry.ts';
import type { Game } from '../core/game.ts';
import { bad, ok, type Result } from '../core/result.ts';
import type { OptionText, Sides } from '../core/ruleset.ts';
import { COMPOUNDS, type Setting } from '../core/setting.ts';
import { parseQuestion } from '../notation/question.ts';

export interface PlayedPosition {
  readonly setting: Setting;
  readonly components: readonly Component[];
}

/** A component. Its moves are kept from the second time on: most components of a long proof are asked for them once. */
export class Component {
  readonly key: string;
  readonly sides: Sides | undefined;
  /** The component and nothing beside it. */
  readonly alone: readonly Component[] = [this];
  private readonly game: Game;
  private readonly all: Components;
  private wasAsked = false;
  private known: readonly (readonly Component[])[] | undefined;

  constructor(game: Game, all: Components) {
    this.key = game.key;
    this.sides = game.sides();
    this.game = game;
    this.all = all;
  }

  get hasEnded(): boolean {
    return this.game.hasEnded();
  }

  /** What each move leaves. */
  *moves(): Generator<readonly Component[]> {
    if (this.known !== undefined) return yield* this.known;
    const kept: (readonly Component[])[] | undefined = this.wasAsked ? [] : undefined;
    this.wasAsked = true;
    for (const { to } of this.game.moves()) {
      const parts = this.all.of(to);
      if (kept !== undefined && kept.length <= MOST_KEPT) kept.push(parts);
      yield parts;
    }
    if (kept !== undefined && kept.length <= MOST_KEPT) this.known = kept;
  }

  /** The same as it comes from the rules, for a look that keeps nothing. */
  *movesOnce(): Generator<readonly Counted<Game>[]> {
    for (const { to } of this.game.moves()) yield to.components();
  }
}

/** Moves that are kept with their component. */
const MOST_KEPT = 1000;

/** Equal components as one object. */
class Components {
  private known = new Map<string, Component>();

  of(game: Game): readonly Component[] {
    const parts = game.components();
    const [only] = parts;
    if (only !== undefined && parts.length === 1 && only.count === 1n) return this.shared(only.item).alone;
    if (parts.reduce((sum, { count }) => sum + count, 0n) > MOST_COMPONENTS) throw new TooLarge();
    return parts.flatMap(({ item, count }) => {
      const component = this.shared(item);
      return count === 1n ? component : Array.from({ length: Number(count) }, () => component);
    });
  }

  private shared(game: Game): Component {
    const { key } = game;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size === MOST_REMEMBERED) this.known = new Map();
    const component = new Component(game, this);
    this.known.set(key, component);
    return component;
  }
}

/** Components that are told apart one by one. */
export const MOST_COMPONENTS = 10_000n;

/** Thrown where a position has more components than that: it is then neither proved nor refuted. */
export class TooLarge extends Error {
  constructor() {
    super(`a position has more than ${MOST_COMPONENTS} components`);
  }
}

/** Reads positions off their lines. */
export class PositionReader {
  private readonly catalogue: Catalogue;
  private readonly components = new Components();
  /** What was found in the brackets of lines about one position, by ruleset and bracket: nearly all lines of a proof have the same. */
  private readonly brackets = new Map<string, Bracket>();

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  read(line: string): Result<PlayedPosition> {
    const parts = plainParts(line);
    const bracket = parts && this.brackets.get(parts.ends);
    return parts === undefined || bracket === undefined ? this.readWhole(line, parts) : this.readPlain(parts, bracket);
  }

  private readWhole(line: string, plain: PlainParts | undefined): Result<PlayedPosition> {
    const question = parseQuestion(line, (id) => this.catalogue.find(id)?.facts);
    if (!question.ok) return question;
    const { summands, setting } = question.value;
    const games: Game[] = [];
    for (const { ruleset, ...input } of summands) {
      const game = this.catalogue.find(ruleset)?.open({ ...input, compound: setting.compound });
      if (game === undefined) throw new Error(`the ruleset ${ruleset} was there a moment ago`);
      if (!game.ok) return game;
      games.push(game.value);
    }
    if (games.length > 1 && games.some(isAlone)) return bad('sum-not-allowed', 'This position is not played in a sum.', 0);
    const [{ ruleset, options }, ...others] = summands;
    const entry = this.catalogue.find(ruleset);
    if (plain !== undefined && others.length === 0 && entry !== undefined)
      this.brackets.set(plain.ends, { entry, options, setting });
    return this.toPosition(games, setting);
  }

  /** The same for a line that has the ruleset and the bracket of an earlier one. */
  private readPlain({ text, at }: PlainParts, { entry, options, setting }: Bracket): Result<PlayedPosition> {
    const game = entry.open({ text, at, options, compound: setting.compound });
    return game.ok ? this.toPosition([game.value], setting) : game;
  }

  private toPosition(games: readonly Game[], setting: Setting): Result<PlayedPosition> {
    const components = games.flatMap((game) => this.components.of(game));
    return ok({ setting, components: inPlay(components, setting) });
  }
}

/** Components that are remembered at a time. */
const MOST_REMEMBERED = 100_000;

interface Bracket {
  readonly entry: Entry;
  readonly options: readonly OptionText[];
  readonly setting: Setting;
}

/** A line `ruleset text [options]` about one position, cut without being read. */
interface PlainParts {
  /** Ruleset and bracket. */
  readonly ends: string;
  readonly text: string;
  readonly at: number;
}

/** Undefined where the line may be a sum, or may have brackets or braces in its position. */
function plainParts(line: string): PlainParts | undefined {
  const first = line.indexOf(' ');
  if (first <= 0 || line.includes('+') || line.includes('{')) return undefined;
  const open = line.indexOf('[');
  if (open >= 0 && (line[open - 1] !== ' ' || open !== line.lastIndexOf('[') || !line.endsWith(']'))) return undefined;
  const text = line.slice(first, open < 0 ? line.length : open);
  const bracket = open < 0 ? '' : line.slice(open);
  return { ends: `${line.slice(0, first)} ${bracket}`, text: text.trim(), at: first + text.length - text.trimStart().length };
}

/** A table has its own order of turns, and which components are the longest is asked within one position. */
function isAlone(game: Game): boolean {
  return game.sides() !== undefined || game.options().includes('longest-first');
}

function inPlay(components: readonly Component[], { compound }: Setting): readonly Component[] {
  if (components.length === 1 || COMPOUNDS[compound].ends === 'first') return components;
  const live = components.filter((game) => !game.hasEnded);
  return live.length > 0 ? live : components.slice(0, 1);
}

/** The same for positions that are the same up to the order of their components, and for all in which the game is over. */
export function keyOf(position: PlayedPosition): string {
  const { components } = position;
  const [only] = components;
  if (only !== undefined && components.length === 1) return only.sides === undefined && only.hasEnded ? 'over' : only.key;
  if (components.every((game) => game.sides === undefined) && isOver(position)) return 'over';
  return components
    .map(({ key }) => key)
    .sort()
    .join(' & ');
}

function isOver({ components, setting }: PlayedPosition): boolean {
  const hasEnded = (game: Component) => game.hasEnded;
  return COMPOUNDS[setting.compound].ends === 'first' ? components.some(hasEnded) : components.every(hasEnded);
}

export function* optionsOf(position: PlayedPosition): Generator<PlayedPosition> {
  const { components, setting } = position;
  const { moveIn } = COMPOUNDS[setting.compound];
  const [only] = components;
  if (only !== undefined && components.length === 1) {
    for (const move of only.moves()) yield afterwards(move, setting);
    return;
  }
  if (isOver(position)) return;
  const seen = new Set<Component>();
  if (moveIn !== 'one') return yield* choicesOf(position, moveIn === 'some', []);
  for (const [index, game] of components.entries()) {
    // Equal components have equal moves.
    if (seen.size === seen.add(game).size) continue;
    const others = components.filter((_, place) => place !== index);
    for (const move of game.moves()) yield afterwards([...others, ...move], setting);
  }
}

/** One choice for each component: a move, or none where the rule allows it or the component has ended. */
function* choicesOf(position: PlayedPosition, mayStay: boolean, made: readonly Choice[]): Generator<PlayedPosition> {
  const { components, setting } = position;
  const game = components[made.length];
  if (game === undefined) {
    if (made.some(({ hasMoved }) => hasMoved))
      yield afterwards(
        made.flatMap(({ parts }) => parts),
        setting,
      );
    return;
  }
  if (mayStay || game.hasEnded) yield* choicesOf(position, mayStay, [...made, { hasMoved: false, parts: [game] }]);
  for (const move of game.moves()) yield* choicesOf(position, mayStay, [...made, { hasMoved: true, parts: move }]);
}

interface Choice {
  readonly hasMoved: boolean;
  readonly parts: readonly Component[];
}

function afterwards(components: readonly Component[], setting: Setting): PlayedPosition {
  return { setting, components: inPlay(components, setting) };
}

/** Who wins where there is no move: in normal play the one who moved last, in misère play the other. */
export function outcomeAtEnd({ components, setting }: PlayedPosition): 'N' | 'P' {
  const sides = components.length === 1 ? components[0]?.sides : undefined;
  const movedLast = sides !== undefined && sides.next === sides.previous;
  return (setting.play === 'normal') === movedLast ? 'N' : 'P';
}

/** Whether the side to move in both positions is the same: then what is won there is won here. */
export function movesAgain(from: PlayedPosition, to: PlayedPosition): boolean {
  const side = sideToMove(from);
  return side !== undefined && side === sideToMove(to);
}

function sideToMove({ components }: PlayedPosition): Sides['next'] | undefined {
  return components.length === 1 ? components[0]?.sides?.next : undefined;
}
