/** What could be typed next: rulesets with an example each, then options. */

export interface Completion {
  readonly text: string;
  readonly note: string;
}

/** Every ruleset with an example; the page knows them by name alone, their rules are in the worker. */
export const RULESETS: readonly (readonly [id: string, example: string])[] = [
  ['nim', '3 5 7'],
  ['node-kayles', 'P10 + C7'],
  ['geodetic', 'C7'],
  ['hackendot', '1>2 1>3 3>4'],
  ['nim-on-graphs', '1-2=4 2-3=2 @1'],
  ['nimania', '4'],
  ['dancing-mania', '1>2 2>3 1>3 : 1'],
  ['survivor-nim', '13 1122112 [take 1-2]'],
  ['kayles', '7 7'],
  ['dawsons-chess', '14'],
  ['dawsons-kayles', '9'],
  ['octal', '0.137: {n}'],
  ['officers', '30'],
  ['treblecross', '20'],
  ['grundys-game', '12'],
];

const OPTIONS = ['misere', 'conjunctive', 'selective', 'continued-conjunctive', 'diminished-disjunctive', 'shortened-selective'];
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

export function listCompletions(line: string): readonly Completion[] {
  const first = /^\s*(\S*)$/.exec(line);
  if (first !== null) {
    const typed = first[1] ?? '';
    return RULESETS.filter(([id]) => id.startsWith(typed) && typed !== '')
      .slice(0, MOST)
      .map(([id, example]) => ({ text: `${id} ${example}`, note: 'example' }));
  }
  const option = /^(.*\s\[(?:[^\]]*,\s*)?)([a-z-]*)$/.exec(line);
  if (option !== null) {
    const [, before = '', typed = ''] = option;
    return OPTIONS.filter((name) => name.startsWith(typed)).map((name) => ({ text: `${before}${name}]`, note: 'option' }));
  }
  const family = /^((?:node-kayles|geodetic)(?: .*\+)? )([A-Z]?)$/.exec(line);
  if (family === null) return [];
  const [, before = '', typed = ''] = family;
  return FAMILIES.filter(([text]) => text.startsWith(typed)).map(([text, note]) => ({ text: before + text, note }));
}
