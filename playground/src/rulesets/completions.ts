/** What could be typed next, at most eight things: rulesets with an example each, families of graphs, options. */

import type { ListedRuleset } from './list-rulesets.ts';

export interface Completion {
  readonly text: string;
  readonly note: string;
}

const OPTIONS: readonly (readonly [string, string])[] = [
  ['misere', 'whoever cannot move wins'],
  ['conjunctive', 'a move in every part; the first end ends all'],
  ['selective', 'moves in some parts'],
  ['continued-conjunctive', 'a move in every part that has one'],
  ['diminished-disjunctive', 'one part; the first end ends all'],
  ['shortened-selective', 'some parts; the first end ends all'],
];

const FAMILIES: readonly (readonly [string, string])[] = [
  ['P10', 'a path'],
  ['C7', 'a cycle'],
  ['K4', 'complete'],
  ['K3,3', 'complete bipartite'],
  ['S1,2,5', 'a star with arms'],
  ['G3x4', 'a grid'],
  ['Q3', 'a cube'],
  ['K3oR4', 'a clique with rays'],
];
const MOST = 8;
/** Longer lines are not completed. */
const LONGEST = 2000;

export function listCompletions(line: string, rulesets: readonly ListedRuleset[]): readonly Completion[] {
  return line.length > LONGEST ? [] : completionsOf(line, rulesets).slice(0, MOST);
}

function completionsOf(line: string, rulesets: readonly ListedRuleset[]): readonly Completion[] {
  // The page lists examples for an empty line.
  if (line.trim() === '') return [];
  const first = /^\s*(\S*)$/.exec(line);
  if (first !== null) {
    const typed = first[1] ?? '';
    const starts = rulesets.filter(({ id }) => id.startsWith(typed));
    const inside = rulesets.filter(({ id }) => !id.startsWith(typed) && id.includes(typed));
    return [...starts, ...inside].map(({ id, example, inShort }) => ({ text: `${id} ${example}`, note: inShort }));
  }
  const option = /^(.*\s\[(?:[^\]]*,\s*)?)([a-z-]*)$/.exec(line);
  if (option !== null) {
    const [, before = '', typed = ''] = option;
    return OPTIONS.filter(([name]) => name.startsWith(typed)).map(([name, note]) => ({ text: `${before}${name}]`, note }));
  }
  const family = /^(\s*(\S+)(?: .*\+)? +)([A-Z]?)$/.exec(line);
  const [, before = '', ruleset, typed = ''] = family ?? [];
  if (rulesets.find(({ id }) => id === ruleset)?.graph?.families !== true) return [];
  return FAMILIES.filter(([text]) => text.startsWith(typed)).map(([text, note]) => ({ text: before + text, note }));
}
