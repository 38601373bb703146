/**
 * A position of a compound: groups of equal components.
 *
 * Under the long rule an ended component beside a live one plays no part and is dropped; under the short rule it ends the game.
 */
import { type Counted, once } from '../../core/counted.ts';
import type { Game, GameMove } from '../../core/game.ts';
import { COMPOUNDS, type CompoundRule, type Setting } from '../../core/setting.ts';

export interface Group {
  readonly key: string;
  readonly game: Game;
  readonly count: bigint;
  /** The position of a sum that it belongs to, from 0; undefined where the question is one position. */
  readonly summand: number | undefined;
  /** Whether moves that differ only in the copy have different labels: vertices do, heaps of one size do not. */
  readonly isToldApart: boolean;
  /** The copies one by one, each with its own labels, their moves in the same order. */
  copies(): Iterable<Game>;
  /** As `Counted.renamings`, for all copies. */
  readonly renamings?: () => Iterable<(label: string) => string>;
}

export function ruleOf(setting: Setting): CompoundRule {
  return COMPOUNDS[setting.compound];
}

/** A component with the position of a sum that it belongs to. */
interface Placed extends Counted<Game> {
  readonly summand?: number;
}

/** Components with equal names become one group, in order of first appearance. */
function mergeBy(components: Iterable<Placed>, nameOfOne: (component: Placed) => string): readonly Group[] {
  const sources = new Map<string, Placed[]>();
  for (const component of components) {
    const name = nameOfOne(component);
    const list = sources.get(name);
    if (list === undefined) sources.set(name, [component]);
    else list.push(component);
  }
  return Array.from(sources.values(), toGroup);
}

function mergeEqual(components: Iterable<Counted<Game>>): readonly Group[] {
  // Searches come by here with every move, and most positions of most games are one component.
  if (Array.isArray(components) && components.length === 1) return [toGroup(components)];
  return mergeBy(components, ({ item }) => item.key);
}

/** Groups beyond which ended ones are not looked for. */
const MOST_LOOKED_AT = 10_000;
/** Components beyond which equal ones are not told apart by their names. */
const MOST_NAMED = 256;

/**
 * The groups of a question, whose moves are shown: equal components with names of their own, such as `1-2` and `3-4`, are
 * different groups, since moves in them leave different questions. So are those of different positions of a sum, since moves say
 * which position they are in. Ended components that stay on the board are groups too.
 */
export function groupsOf({ games, setting }: { readonly games: readonly Game[]; readonly setting: Setting }): readonly Group[] {
  const components = games.flatMap((game, summand): readonly Placed[] =>
    games.length === 1 ? game.components() : game.components().map((component) => ({ ...component, summand })),
  );
  const [only] = components;
  if (only !== undefined && components.length === 1 && only.count === 1n) return [toGroup(components)];
  if (components.reduce((sum, { count }) => sum + count, 0n) > MOST_NAMED)
    return dropEnded(
      mergeBy(components, ({ item, summand }) => placedName(item.key, summand)),
      setting,
    );
  const groups = mergeBy(components.flatMap(eachCopy), ({ item, summand }) => placedName(nameOf(item), summand));
  return groups.some(({ game }) => game.keepsPlaces) ? groups : dropEnded(groups, setting);
}

function placedName(name: string, summand: number | undefined): string {
  return summand === undefined ? name : `${summand}: ${name}`;
}

function eachCopy({ item, count, copies, summand }: Placed): readonly Placed[] {
  const games = copies === undefined ? Array.from({ length: Number(count) }, () => item) : [...copies()];
  return games.map((game) => ({ ...once(game), ...(summand !== undefined && { summand }) }));
}

/** By what components of a question are told apart: as the line writes them, with the options that are their own. */
export function nameOf(game: Game): string {
  return [`${game.ruleset} ${game.text()}`, ...game.options()].join(', ');
}

/** The groups that play a part under the setting. */
export function toGroups(components: Iterable<Counted<Game>>, setting: Setting): readonly Group[] {
  return dropEnded(mergeEqual(components), setting);
}

function dropEnded(groups: readonly Group[], setting: Setting): readonly Group[] {
  const [first] = groups;
  // One component alone stays, ended or not.
  if (ruleOf(setting).ends === 'first' || (groups.length === 1 && first?.count === 1n)) return groups;
  // Of very many different components few have ended, and those do no harm to the theories.
  if (groups.length > MOST_LOOKED_AT) return groups;
  const live = groups.filter(({ game }) => !game.hasEnded());
  if (live.length > 0) return live;
  return groups.slice(0, 1).map(({ game }) => toGroup([once(game)]));
}

/** Equal components as one group. */
function toGroup(sources: readonly Placed[]): Group {
  const [first] = sources;
  if (first === undefined) throw new Error('a group has at least one component');
  return new EqualComponents(first, sources);
}

class EqualComponents implements Group {
  readonly game: Game;
  readonly count: bigint;
  readonly summand: number | undefined;
  readonly renamings?: () => Iterable<(label: string) => string>;
  private readonly sources: readonly Placed[];

  constructor(first: Placed, sources: readonly Placed[]) {
    this.game = first.item;
    this.summand = first.summand;
    this.count = sources.length === 1 ? first.count : sources.reduce((sum, { count }) => sum + count, 0n);
    this.sources = sources;
    if (sources.length === 1 && first.renamings !== undefined) this.renamings = first.renamings;
  }

  get key(): string {
    return this.game.key;
  }

  get isToldApart(): boolean {
    if (this.sources.some(({ copies }) => copies !== undefined)) return true;
    const last = this.sources.at(-1)?.item ?? this.game;
    return last !== this.game && firstLabel(last) !== firstLabel(this.game);
  }

  *copies(): Iterable<Game> {
    const likeFirst = inOrderOf(this.game);
    for (const { item, count, copies, renamings } of this.sources) {
      if (copies === undefined) {
        const game = likeFirst(item);
        for (let index = 0n; index < count; index++) yield game;
      } else if (renamings !== undefined) {
        yield* copies();
      } else {
        for (const game of copies()) yield likeFirst(game);
      }
    }
  }
}

function firstLabel(game: Game): string | undefined {
  for (const { label } of game.moves()) return label;
  return undefined;
}

/** Components that are equal up to the order of their vertices, as ones that list their moves in the order of the first. */
function inOrderOf(first: Game): (game: Game) => Game {
  let order: readonly string[] | undefined;
  return (game) => {
    if (game === first || game.text() === first.text()) return game;
    order ??= Array.from(first.moves(), ({ to }) => to.key);
    if (new Set(order).size <= 1) return game;
    const byKey = new Map<string, GameMove[]>();
    for (const move of game.moves()) byKey.set(move.to.key, [...(byKey.get(move.to.key) ?? []), move]);
    const moves = order.map((key) => byKey.get(key)?.shift());
    // Where keys tell more apart than they should, its own order is kept.
    if (moves.some((move) => move === undefined)) return game;
    return Object.create(game, { moves: { value: () => moves } }) as Game;
  };
}

export function totalCount(groups: readonly Group[]): bigint {
  return groups.reduce((sum, { count }) => sum + count, 0n);
}

/** Whether the game is over: no live component (long rule), or some ended one (short rule). */
export function isOver(groups: readonly Group[], setting: Setting): boolean {
  const hasEnded = ({ game }: Group) => game.hasEnded();
  return ruleOf(setting).ends === 'first' ? groups.some(hasEnded) : groups.every(hasEnded);
}

export function positionKey(groups: readonly Group[]): string {
  const keys = groups.map(({ key, count }) => `${count}*${key}`);
  return keys.length > 1 ? keys.sort().join(' & ') : (keys[0] ?? '');
}
