/** What could be typed next, at most eight things: rulesets with an example each, families of graphs, options. */

export interface Completion {
  readonly text: string;
  readonly note: string;
}

/** Every ruleset with an example; the page knows them by name alone, their rules are in the worker. */
export const RULESETS: readonly (readonly [id: string, example: string, note: string])[] = [
  ['nim', '3 5 7', 'heaps'],
  ['node-kayles', 'P10 + C7', 'take a vertex and its neighbours'],
  ['geodetic', 'C7', 'label shortest ways'],
  ['hackendot', '1>2 1>3 3>4', 'take the way to a root'],
  ['nim-on-graphs', '1-2=4 2-3=2 @1', 'a piece lowers edges'],
  ['nimania', '4', 'numbers that multiply'],
  ['dancing-mania', '4>3 3>1 3>2 2>0 : 4', 'labels that multiply'],
  ['survivor-nim', '13 1122112 [take 1-2]', 'alliances round a table'],
  ['kayles', '7 7', 'one or two neighbours'],
  ['dawsons-chess', '14', 'octal 0.137'],
  ['dawsons-kayles', '9', 'octal 0.07'],
  ['octal', '0.137: {n}', 'any octal code'],
  ['officers', '30', 'octal 0.6'],
  ['treblecross', '20', 'three in a row'],
  ['grundys-game', '12', 'unequal parts'],
  ['selective-node-kayles', 'P5', 'several vertices at once'],
  ['directed-node-kayles', '1>2 2>3', 'along arrows'],
];

export const EXAMPLES: readonly string[] = [
  'nim 3 5 7',
  'node-kayles P10',
  'geodetic C7',
  'survivor-nim 13 1122112 [take 1-2]',
  'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1',
  'octal 0.137: {n}',
];

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

export function listCompletions(line: string): readonly Completion[] {
  return line.length > LONGEST ? [] : completionsOf(line).slice(0, MOST);
}

function completionsOf(line: string): readonly Completion[] {
  if (line.trim() === '') return EXAMPLES.map((text) => ({ text, note: 'example' }));
  const first = /^\s*(\S*)$/.exec(line);
  if (first !== null) {
    const typed = first[1] ?? '';
    const starts = RULESETS.filter(([id]) => id.startsWith(typed));
    const inside = RULESETS.filter(([id]) => !id.startsWith(typed) && id.includes(typed));
    return [...starts, ...inside].map(([id, example, note]) => ({ text: `${id} ${example}`, note }));
  }
  const option = /^(.*\s\[(?:[^\]]*,\s*)?)([a-z-]*)$/.exec(line);
  if (option !== null) {
    const [, before = '', typed = ''] = option;
    return OPTIONS.filter(([name]) => name.startsWith(typed)).map(([name, note]) => ({ text: `${before}${name}]`, note }));
  }
  const family = /^(\s*(?:selective-)?(?:node-kayles|geodetic)(?: .*\+)? +)([A-Z]?)$/.exec(line);
  if (family === null) return [];
  const [, before = '', typed = ''] = family;
  return FAMILIES.filter(([text]) => text.startsWith(typed)).map(([text, note]) => ({ text: before + text, note }));
}
