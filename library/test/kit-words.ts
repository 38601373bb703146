/**
 * What the editor of the page says about the kits of `impartial/define`: for each what its definition may have, and for what a rule is
 * given what can be asked of it, in the words of the declarations.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentBefore } from './declarations.ts';

/** A signature and a sentence or two. */
interface Word {
  readonly is: string;
  readonly says: string;
}
type Words = Readonly<Record<string, Word>>;

/** Where the functions are that a game is made with, and the interfaces of what they are given. */
const KITS: Readonly<Record<string, readonly [file: string, ...interfaces: string[]]>> = {
  heapGame: ['define/heap-game', 'HeapGame'],
  gridGame: ['define/grid-game', 'GridGame'],
  graphGame: ['define/graph-game', 'Facts', 'VertexGame', 'EdgeGame'],
  posetGame: ['define/poset-game', 'PosetGame'],
  stringGame: ['define/string-game', 'Facts', 'StringGame'],
  digraphGame: ['define/string-game', 'Facts', 'DigraphGame'],
  defineRuleset: ['core/define-ruleset'],
};
/** What rules are given, by the name that it usually has. */
const GIVEN: Readonly<Record<string, readonly [file: string, name: string]>> = {
  board: ['structures/board', 'Board'],
  graph: ['define/graph-view', 'GraphView'],
  order: ['structures/poset', 'Poset'],
};

export function kitWords(folder: string): string {
  const read = (file: string) => readFileSync(join(folder, `${file}.d.ts`), 'utf8');
  const kits = Object.entries(KITS).map(([kit, [file, ...names]]) => {
    const text = read(file);
    const members = names.length > 0 ? names.map((name) => membersOf(text, name)) : [membersOf(read('core/ruleset'), 'Ruleset')];
    return [
      kit,
      { says: commentBefore(text, text.indexOf(`export declare function ${kit}`)), has: Object.assign({}, ...members) },
    ];
  });
  const given = Object.entries(GIVEN).map(([word, [file, name]]) => [word, membersOf(read(file), name)]);
  const facts = membersOf(read('core/ruleset'), 'RulesetFacts');
  return `${JSON.stringify({ facts, kits: Object.fromEntries(kits), given: Object.fromEntries(given) }, null, 2)}\n`;
}

/** The members of an interface or a class that are open to everybody. */
function membersOf(text: string, name: string): Words {
  const start = new RegExp(`^(?:export )?(?:declare )?(?:class|interface) ${name}\\b[^{]*\\{\\n`, 'm').exec(text);
  if (start === null) throw new Error(`${name} is not declared`);
  const from = start.index + start[0].length;
  const body = text.slice(from, text.indexOf('\n}', from - 1) + 1);
  const words: Record<string, Word> = {};
  for (const { 0: code, 1: member = '', index } of body.matchAll(
    /^ {4}(?!private|static|constructor)(?:readonly )?(\w+)[^\n]*(?:\n(?: {8}.*| {4}\}.*))*/gm,
  )) {
    const is = code
      .trim()
      .replace(/^readonly /, '')
      .replace(/;$/, '')
      .replace(/\s+/g, ' ');
    words[member] = { is, says: commentBefore(body, index).replaceAll('\n', ' ') };
  }
  return words;
}
