/** What the page makes of a file: its games, its limits, its messages. */
import { describe, expect, it } from 'vitest';
import { listRulesets } from '../rulesets/list-rulesets.ts';
import { gamesOn, type PlayableGame } from './games-on-graph.ts';
import { readFile } from './read-file.ts';

async function gamesIn(content: string): Promise<readonly PlayableGame[]> {
  const file = await readFile(content);
  if ('message' in file) throw new Error(file.message);
  return gamesOn(file, listRulesets());
}

describe('a graph file on the page', () => {
  it('keeps weights for Nim on graphs', async () => {
    const games = await gamesIn('a b 3\nb c\n');
    expect(games.find(({ ruleset }) => ruleset === 'nim-on-graphs')?.line).toBe('nim-on-graphs a-b=3 b-c=1 @a');
    expect(games.find(({ ruleset }) => ruleset === 'node-kayles')?.line).toBe('node-kayles a-b b-c');
  });

  it('offers Hackendot on a forest of arrows, and not on a cycle', async () => {
    const rulesets = async (content: string) => (await gamesIn(content)).map(({ ruleset }) => ruleset);
    expect(await rulesets('1>2 1>3')).toContain('hackendot');
    expect(await rulesets('1>2 2>1')).not.toContain('hackendot');
    expect(await rulesets('parents 0 1 1')).toEqual(['hackendot']);
  });

  it('is refused where the page could not draw it', async () => {
    expect(await readFile('1 2\n'.repeat(60_000))).toEqual({
      message: 'Line 20001, column 1: The graph has more than 20000 edges, the most that is read.',
    });
    expect(await readFile('7 '.repeat(5_000_000))).toEqual({
      message: 'This file has 10.0 MB; the page reads up to 256 kB. The command line reads more.',
    });
    expect(await readFile('')).toEqual({ message: 'The file has no vertex.' });
    expect(await readFile('graph { 1 -- }')).toEqual({ message: 'Line 1, column 14: Expected a name, found }.' });
  });

  it.each([
    ['\ufffdPNG\r\n\u001a\n\0\0', 'a PNG picture'],
    ['%PDF-1.7\n%\ufffd', 'a PDF'],
    ['{"name": "x", "version": 3}', 'JSON, but no graph'],
    ['[1, 2, 3]', 'JSON, but no graph'],
    ['PK\u0003\u0004\u0014\0', 'a ZIP archive or an office document'],
    ['\ufffd\ufffd\ufffd\ufffd\0\u0010JFIF', 'a JPEG picture'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>', 'an SVG picture'],
    ['\0\u0001\u0002', 'no text'],
  ])('is called what it is where it is none: %j', async (content, kind) => {
    expect(await readFile(content, 'file.txt')).toEqual({
      message: `This is ${kind}. Expected is a graph (graph6, sparse6, an edge list, DOT, GraphML or JSON) or a question line.`,
    });
  });
});
