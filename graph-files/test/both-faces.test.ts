/** The same files through the command line and through the page: the same position, or an error at the same place. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, type GraphNotation } from 'impartial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillFiles } from '../../cli/src/file-token.ts';
import { graphText } from '../../playground/src/files/games-on-graph.ts';
import { readFile } from '../../playground/src/files/read-file.ts';

const FILES: readonly (readonly [name: string, content: string])[] = [
  ['a.txt', '1 2\n2 3 # note\n4\n'],
  ['a.csv', '\ufeff1,2,7\r\n2,3\r\n'],
  ['b.txt', '1-2=3 2>3 3-1\n'],
  ['c.txt', '1 2\n2 3 4 5\n'],
  ['a.dot', 'graph { a -- b -- {c d}; subgraph s { e; a } f }'],
  ['b.dot', 'digraph { edge [weight=2]; a -> {b c} [label=4]; b -> a }'],
  ['c.dot', 'graph {\n "New York" -- Łódź -- P5 }'],
  ['d.dot', 'graph {\n a -- \n}'],
  ['e.dot', 'graph { 1 -- 2 } graph { 3 }'],
  ['f.dot', 'strict graph { 1 -- 2; 2 -- 1; 3 -- 3 }'],
  ['a.graphml', '<graphml><graph edgedefault="directed"><node id="c"/><edge source="a" target="b"/></graph></graphml>'],
  ['b.graphml', '<graphml>\n<graph'],
  ['c.graphml', '<graphml><graph><node id="a"/></graph><graph/></graphml>'],
  ['a.json', '{"nodes": [{"key": "a"}, {"key": "b"}], "edges": [{"source": "a", "target": "b"}]}'],
  ['b.json', '[{"data": {"id": "a"}}, {"data": {"id": "b"}}, {"data": {"source": "a", "target": "b"}}]'],
  ['c.json', '{"edges": [\n[1, 2],,\n]}'],
  ['a.g6', 'D?{\nDqK\n'],
  ['b', '>>sparse6<<:Fa@x^\n'],
  ['a.parents', '0 1 1 3\n'],
];
const GAMES = ['node-kayles', 'nim-on-graphs', 'directed-node-kayles', 'hackendot'];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'faces-'));
  for (const [name, content] of FILES) writeFileSync(join(folder, name), content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the command line puts in the place of the file; errors with their place and words. */
async function onCommandLine(name: string, game: string): Promise<string> {
  const filled = await fillFiles(`${game} file:${join(folder, name)}`);
  if ('error' in filled) {
    const [, line, column, words] = /(?:, line (\d+), column (\d+))? cannot be read: (.*)$/.exec(filled.error.message) ?? [];
    return `${line}:${column} ${words}`.toLowerCase();
  }
  return filled.full.slice(game.length).trim().split(/\s+/).join(' ');
}

function notationOf(game: string): GraphNotation {
  return catalogue.find(game)?.facts.graph ?? { arrow: '-' };
}

async function onPage(name: string, content: string, game: string): Promise<string> {
  const file = await readFile(content, name);
  if ('message' in file) {
    const [, line, column, words] = /^(?:Line (\d+), column (\d+): )?(.*)$/.exec(file.message) ?? [];
    return `${line}:${column} ${words}`.toLowerCase();
  }
  return 'text' in file ? file.text : graphText(file.graph, notationOf(game)).replace(/ @\S+$/, '');
}

describe('both faces read alike', () => {
  it.each(FILES)('%s', async (name, content) => {
    for (const game of GAMES) expect(await onCommandLine(name, game)).toBe(await onPage(name, content, game));
  });
});
