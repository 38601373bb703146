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
export function writePosition(
  left: Iterable<Counted<Game>>,
  setting: Setting,
  defaultPlay: Play,
  longest = LONGEST_LINE,
): string | undefined {
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
  const shown = withoutEnded(components, setting);
  const line = writeComponents(shown, longest) + formatOptions(ownOptions(shown), setting, defaultPlay);
  return line.length > longest ? undefined : line;
}

/** Under the long rule an ended component beside others plays no part. */
function withoutEnded(components: readonly Counted<Game>[], setting: Setting): readonly Counted<Game>[] {
  if (ruleOf(setting).ends === 'first') return components;
  const live = components.filter(({ item }) => !item.hasEnded());
  return live.length > 0 ? live : components.slice(0, 1).map(({ item }) => once(item));
}

function writeComponents(components: readonly Counted<Game>[], longest: number): string {
  const ruleset = components[0]?.item.ruleset;
  if (components.every(({ item }) => item.ruleset === ruleset)) return writeRuleset(components, longest).join(' + ');
  const byRuleset = new Map<string, Counted<Game>[]>();
  for (const component of components) {
    const list = byRuleset.get(component.item.ruleset);
    if (list === undefined) byRuleset.set(component.item.ruleset, [component]);
    else list.push(component);
  }
  return [...byRuleset.values()].flatMap((list) => writeRuleset(list, longest)).join(' + ');
}

function writeRuleset(components: readonly Counted<Game>[], longest: number): readonly string[] {
  const [first] = components;
  if (first === undefined) return [];
  const { ruleset } = first.item;
  if (components.length === 1 && first.count === 1n) return [`${ruleset} ${first.item.text()}`];
  const joined = first.item.join(components);
  if (joined !== undefined) return [`${ruleset} ${joined.text()}`];
  // A line with more copies than it may have characters is too long anyway.
  return components.flatMap(({ item, count }) => {
    const copies = count > BigInt(longest) ? longest : Number(count);
    return Array.from({ length: copies }, () => `${ruleset} ${item.text()}`);
  });
}

function ownOptions(components: readonly Counted<Game>[]): readonly string[] {
  return [...new Set(components.flatMap(({ item }) => item.options()))];
}
