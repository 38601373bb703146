/**
 * Components back to a question line: what is left after a move can be asked in turn.
 */
import { type Counted, once } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import type { Play } from '../../core/outcome.ts';
import type { Setting } from '../../core/setting.ts';
import { formatOptions } from '../../notation/question.ts';
import { ruleOf } from './compound-position.ts';

/** The longest `to` of a verdict. */
export const LONGEST_LINE = 10_000;

/** The question with these components, or undefined where it is longer than `longest`. */
export function writePosition(left: Iterable<Counted<Game>>, setting: Setting, longest = LONGEST_LINE): string | undefined {
  const components: Counted<Game>[] = [];
  const keys = new Set<string>();
  let length = 0;
  for (const component of left) {
    components.push(component);
    length += component.item.leastLength();
    // More different components than half of it have no room: few of them have names shorter than four characters.
    if (components.length > longest / 2) keys.add(component.item.key);
    if (length > longest || keys.size > longest / 2) return undefined;
  }
  const line = writeSummands(summandsOf(withoutEnded(components, setting), longest), setting);
  return line.length > longest ? undefined : line;
}

/** The same for one game that knows what has ended in it; undefined where it has to be taken apart, or may be too long. */
export function writeWhole(game: Game, setting: Setting): string | undefined {
  if (ruleOf(setting).ends === 'first' || game.leastLength() > LONGEST_LINE) return undefined;
  const live = game.withoutEnded();
  if (live === undefined) return undefined;
  const line = `${live.ruleset} ${live.text()}${formatOptions(live.options(), setting, live.defaultPlay)}`;
  return line.length > LONGEST_LINE ? undefined : line;
}

/** A position of the line, with the options that are its own. */
interface WrittenSummand {
  readonly text: string;
  readonly defaultPlay: Play;
  readonly options: readonly string[];
  readonly optionNames: readonly string[];
}

/** One bracket where it says the same of every position; else one behind each, and the last also has the setting. */
function writeSummands(summands: readonly WrittenSummand[], setting: Setting): string {
  const defaultPlay = summands[0]?.defaultPlay ?? 'normal';
  const all = [...new Set(summands.flatMap(({ options }) => options))];
  const isCommon = summands.every(({ options, optionNames }) => all.filter(isDeclared(optionNames)).join() === options.join());
  if (isCommon) return summands.map(({ text }) => text).join(' + ') + formatOptions(all, setting, defaultPlay);
  return summands
    .map(({ text, options }, index) =>
      index < summands.length - 1 ? `${text} [${options.join(', ')}]` : text + formatOptions(options, setting, defaultPlay),
    )
    .join(' + ');
}

function isDeclared(optionNames: readonly string[]): (option: string) => boolean {
  return (option) => optionNames.includes(option.split(' ')[0] ?? '');
}

/** Under the long rule an ended component beside others plays no part; it is written where its ruleset wants it to stay. */
function withoutEnded(components: readonly Counted<Game>[], setting: Setting): readonly Counted<Game>[] {
  if (ruleOf(setting).ends === 'first') return components;
  const live = components.filter(({ item }) => item.keepsPlaces || !item.hasEnded());
  return live.length > 0 ? live : components.slice(0, 1).map(({ item }) => once(item));
}

/** Positions of one ruleset stand together; those that can be joined are one. */
function summandsOf(components: readonly Counted<Game>[], longest: number): readonly WrittenSummand[] {
  const byRuleset = new Map<string, Map<string, Counted<Game>[]>>();
  for (const component of components) {
    const { ruleset } = component.item;
    const byGround = byRuleset.get(ruleset) ?? new Map<string, Counted<Game>[]>();
    byRuleset.set(ruleset, byGround);
    const ground = component.item.ground();
    const list = byGround.get(ground);
    if (list === undefined) byGround.set(ground, [component]);
    else list.push(component);
  }
  return [...byRuleset.values()].flatMap((byGround) => [...byGround.values()].flatMap((list) => joined(list, longest)));
}

function joined(components: readonly Counted<Game>[], longest: number): readonly WrittenSummand[] {
  const [first] = components;
  if (first === undefined) return [];
  if (components.length === 1 && first.count === 1n) return [written(first.item)];
  const whole = first.item.join(components);
  if (whole !== undefined) return [written(whole)];
  // A line with more copies than it may have characters is too long anyway.
  return components.flatMap(({ item, count }) => {
    const copies = count > BigInt(longest) ? longest : Number(count);
    return Array.from({ length: copies }, () => written(item));
  });
}

function written(game: Game): WrittenSummand {
  return {
    text: `${game.ruleset} ${game.text()}`,
    defaultPlay: game.defaultPlay,
    options: game.options(),
    optionNames: game.optionNames,
  };
}
