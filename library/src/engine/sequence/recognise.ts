/**
 * Which octal game a family looks like, by the options of its first members.
 *
 * Moves are code, and code that was watched for the first so many members may do anything at the next one. So what is found here is
 * an observation: nothing follows from it but a sentence with an "if". A ruleset that declares its code (`octalHeap`) needs none.
 *
 * Each member must be one component. Members are told apart by their keys, and what a move leaves is read off the keys of its
 * components. Components without a move are left out on both sides: in disjunctive play they are nothing to play with, and many
 * rulesets do not list them.
 */
import type { Game } from '../../core/game.ts';
import type { Family } from './family.ts';

export interface LookedAt {
  readonly code: string;
  readonly digits: Uint8Array;
  /** The numbers that may be taken, where a move does nothing else. */
  readonly subtraction?: readonly number[];
  /** The last member whose options were compared. */
  readonly to: number;
}

/** Members that are looked at, while their moves are not too many in all. */
const MOST_MEMBERS = 60;
const MOST_MOVES = 50_000;
/** With fewer members than this nothing is said. */
const FEWEST_MEMBERS = 12;

/** One member: what its moves leave, as sizes of members, rising; before the first there is none. */
interface Member {
  readonly options: readonly (readonly number[])[];
}

/** Undefined where the setting is another than disjunctive normal play, or the members look like no heaps. */
export function recogniseCode(family: Family): LookedAt | undefined {
  const members = listMembers(family);
  if (members === undefined) return undefined;
  const to = members.length - 1;
  const digits = [digitsSeen(members), ...shortCodes()].find((each) => each !== undefined && haveOptions(members, each));
  if (digits === undefined) return undefined;
  const takes = [...digits.entries()].filter(([, digit]) => digit !== 0);
  const isSubtraction = takes.every(([, digit]) => digit === 3);
  const code = `${digits[0]}.${Array.from(digits.subarray(1)).join('')}`;
  return { code, digits, ...(isSubtraction && { subtraction: takes.map(([taken]) => taken) }), to };
}

function listMembers(family: Family): readonly Member[] | undefined {
  const games = listGames(family);
  if (games.length <= FEWEST_MEMBERS) return undefined;
  const sizes = new Map(games.flatMap((game, size) => (game === undefined ? [] : [[game.key, size] as const])));
  if (sizes.size < games.filter((game) => game !== undefined).length) return undefined;
  const members: Member[] = [];
  for (const game of games) {
    const options = game === undefined ? [] : optionsOf(game, sizes);
    if (options === undefined) return undefined;
    members.push({ options });
  }
  return members;
}

/** The members 0, 1, 2 … up to one that is no single component; the family may begin a little later than it says. */
function listGames(family: Family): (Game | undefined)[] {
  const games: (Game | undefined)[] = [];
  let moves = 0;
  for (let n = 0; n <= MOST_MEMBERS; n++) {
    const opened = family.member(n);
    const hasBegun = games.some((game) => game !== undefined) || n > family.first + 1;
    if (!opened.ok && hasBegun) break;
    if (!opened.ok) {
      games.push(undefined);
      continue;
    }
    const { games: summands, setting } = opened.value;
    const [component, ...others] = summands[0].components();
    if (summands.length > 1 || component === undefined || others.length > 0 || component.count !== 1n) break;
    if (setting.compound !== 'disjunctive' || setting.play !== 'normal') break;
    for (const _ of component.item.moves()) if (++moves > MOST_MOVES) return games;
    games.push(component.item);
  }
  return games;
}

/** Undefined where a move leaves something that can be played and is no member. */
function optionsOf(game: Game, sizes: ReadonlyMap<string, number>): readonly (readonly number[])[] | undefined {
  const options: number[][] = [];
  for (const { to } of game.moves()) {
    const parts: number[] = [];
    for (const { item, count } of to.components()) {
      const size = sizes.get(item.key);
      if (size === undefined && item.hasEnded()) continue;
      if (size === undefined || count > 2n) return undefined;
      if (size > 0) parts.push(...Array.from({ length: Number(count) }, () => size));
    }
    options.push(parts.sort((a, b) => a - b));
  }
  return options;
}

/** The digits that allow every option; undefined where none do, or the last is so near to the end that others may follow. */
function digitsSeen(members: readonly Member[]): Uint8Array | undefined {
  const digits = new Uint8Array(members.length);
  for (const [size, { options }] of members.entries()) {
    for (const parts of options) {
      const taken = size - parts.reduce((sum, part) => sum + part, 0);
      if (taken < 0 || parts.length > 2 || (taken === 0 && parts.length < 2)) return undefined;
      digits[taken] = (digits[taken] ?? 0) | (1 << parts.length);
    }
  }
  const last = digits.findLastIndex((digit) => digit !== 0);
  return last < 1 || 2 * last >= members.length ? undefined : digits.slice(0, last + 1);
}

/** All codes with up to three digits, for members whose dead components are not listed and so cannot be counted. */
function* shortCodes(): Iterable<Uint8Array> {
  for (let number = 1; number < 1024; number++) {
    const all = [number >= 512 ? 4 : 0, (number >> 6) & 7, (number >> 3) & 7, number & 7];
    yield Uint8Array.from(all.slice(0, Math.max(2, all.findLastIndex((digit) => digit !== 0) + 1)));
  }
}

function haveOptions(members: readonly Member[], digits: Uint8Array): boolean {
  const isAlive = (size: number) => (members[size]?.options.length ?? 0) > 0;
  const written = (parts: readonly number[]) => parts.filter(isAlive).join('+');
  return members.every(({ options }, size) => {
    const found = new Set(options.map(written));
    const expected = new Set(Array.from(eachOption(digits, size), written));
    return found.size === expected.size && [...found].every((option) => expected.has(option));
  });
}

function* eachOption(digits: Uint8Array, size: number): Iterable<readonly number[]> {
  for (const [taken, digit] of digits.entries()) {
    const rest = size - taken;
    if (rest < 0) return;
    if ((digit & 1) !== 0 && rest === 0) yield [];
    if ((digit & 2) !== 0 && rest > 0) yield [rest];
    for (let part = 1; (digit & 4) !== 0 && 2 * part <= rest; part++) yield [part, rest - part];
  }
}
