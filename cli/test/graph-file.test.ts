import { execFile, execFileSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorAsAsked, fillFiles } from '../src/file-token.ts';
import { folderWith, run } from './run-program.ts';

/** The line with its files filled in, or what is wrong with them. */
async function fill(files: Record<string, string>, line: string): Promise<string> {
  const folder = folderWith(files);
  const found = await fillFiles(line.replaceAll('file:', `file:${folder}/`));
  return 'error' in found ? `error at ${found.error.at}: ${found.error.message.replaceAll(`${folder}/`, '')}` : found.full;
}

describe('a graph file', () => {
  it('may be graph6 or sparse6, with or without a header', async () => {
    expect(await fill({ 'a.g6': 'D?{\nD~{\n' }, 'node-kayles file:a.g6')).toBe('node-kayles g6:D?{');
    expect(await fill({ a: '>>graph6<<IheA@GUAo\r\n' }, 'node-kayles file:a [misere]')).toBe('node-kayles g6:IheA@GUAo [misere]');
    expect(await fill({ 'a.s6': ':Fa@x^\n' }, 'node-kayles file:a.s6 + P3')).toBe('node-kayles s6::Fa@x^ + P3');
    expect(await fill({ 'a.txt': '>>sparse6<<:Fa@x^' }, 'node-kayles 2*file:a.txt')).toBe('node-kayles 2*s6::Fa@x^');
  });

  it('may be an edge list in several hands, with comments', async () => {
    const content = '# a path\n1 2\n2,3\n3-4 # the last edge\n\n9\n';
    expect((await fill({ 'a.txt': content }, 'node-kayles file:a.txt')).split(/\s+/).join(' ')).toBe('node-kayles 1-2 2-3 3-4 9');
    expect(await fill({ 'a.txt': '1>2\n1>3 3>4\n' }, 'hackendot file:a.txt')).toBe('hackendot 1>2\n1>3 3>4');
    expect(await fill({ 'a.txt': '1-2=4 2-3=2\n' }, 'nim-on-graphs file:a.txt @1')).toBe('nim-on-graphs 1-2=4 2-3=2 @1');
  });

  it('has parentheses in a union', async () => {
    expect(await fill({ a: '1 2' }, 'node-kayles P3 + file:a')).toBe('node-kayles P3 + (1-2)');
    expect(await fill({ a: '1 2' }, 'node-kayles 3*file:a')).toBe('node-kayles 3*(1-2)');
    expect(await fill({ a: '1 2', b: '' }, 'node-kayles file:a + file:b')).toBe('node-kayles (1-2) + (P0)');
  });

  it('may be DOT with chains, groups and subgraphs', async () => {
    const graph = 'graph g { node [shape=box]; a -- b -- {c d}; subgraph s { e; a } f [label="x"] }';
    expect(await fill({ 'a.dot': graph }, 'node-kayles file:a.dot')).toBe('node-kayles a-b b-c b-d e f');
    expect(await fill({ a: 'digraph { 1 -> 2 -> 3 }' }, 'hackendot file:a')).toBe('hackendot 1>2 2>3');
    expect(await fill({ a: 'strict graph { 1 -- 2; 2 -- 1 }' }, 'node-kayles file:a')).toBe('node-kayles 1-2');
  });

  it('gives each game of the line what it wants of edges', async () => {
    const file = { 'a.dot': 'digraph { 1 -> 2 [weight=4]; 2 -> 1; 2 -> 3 }' };
    expect(await fill(file, 'node-kayles file:a.dot')).toBe('node-kayles 1-2 2-3');
    expect(await fill(file, 'nim-on-graphs file:a.dot @1')).toBe('nim-on-graphs 1-2=4 2-1=1 2-3=1 @1');
    expect(await fill(file, 'nim 3 + directed-node-kayles file:a.dot')).toBe('nim 3 + directed-node-kayles 1>2 2>1 2>3');
    expect(await fill(file, 'nim-on-graphs 1-2={node-kayles P2 + file:a.dot } @1')).toBe(
      'nim-on-graphs 1-2={node-kayles P2 + (1-2 2-3) } @1',
    );
    expect(await fill(file, 'my-own-game file:a.dot')).toBe('my-own-game 1>2=4 2>1 2>3');
  });

  it('may be GraphML', async () => {
    const graphml = (kind: string) => `<?xml version="1.0"?><graphml><graph edgedefault="${kind}">
      <node id="a"/><node id="b"/><node id="c"/><edge source="a" target="b"/></graph></graphml>`;
    expect(await fill({ 'a.graphml': graphml('undirected') }, 'node-kayles file:a.graphml')).toBe('node-kayles \na-b c');
    expect(await fill({ a: graphml('directed') }, 'hackendot file:a')).toBe('hackendot \na>b c');
  });

  it('may be a list of parents', async () => {
    expect(await fill({ a: 'parents 0 1\n1 3\n' }, 'hackendot file:a')).toBe('hackendot parents 0 1\n1 3');
    expect(await fill({ 'a.parents': '0 1 1 3\n' }, 'hackendot file:a.parents')).toBe('hackendot parents 0 1 1 3');
  });

  it('has its vertices numbered where their names are none here', async () => {
    const graph = 'graph { "New York" -- Łódź; Łódź -- P5 }';
    expect(await fill({ 'a.dot': graph }, 'node-kayles file:a.dot')).toBe('node-kayles 1-2 2-3');
  });

  it('is refused with its name and line', async () => {
    expect(await fill({}, 'node-kayles file:none.g6')).toBe(
      'error at 12: The graph in none.g6 cannot be read: no such file or folder.',
    );
    expect(await fill({ a: '1 2\n2 3 4 5\n' }, 'node-kayles file:a')).toContain('a, line 2');
    expect(await fill({ 'a.dot': 'graph {\n a -- \n}' }, 'node-kayles file:a.dot')).toContain('a.dot, line 3');
    expect(await fill({ 'a.graphml': '<graphml>\n<graph' }, 'node-kayles file:a.graphml')).toMatch(/a\.graphml, line \d/);
    expect(await fill({ 'a.xml': '<p/>' }, 'node-kayles file:a.xml')).toContain('has no graph');
    expect(await fill({ 'a.g6': '\n' }, 'node-kayles file:a.g6')).toContain('has no graph');
    expect(await fill({ a: '>>digraph6<<&C' }, 'node-kayles file:a')).toContain('digraph6');
    expect(await fill({}, 'node-kayles file:')).toContain('it is a folder');
    expect(await fillFiles('node-kayles file: P3')).toMatchObject({ error: { code: 'bad-graph-file', at: 12 } });
  });

  it('gives an error of its content the place of its token, and errors behind it theirs', async () => {
    const folder = folderWith({ a: '1 2\n# again\n2 1\n' });
    const asked = `node-kayles file:${join(folder, 'a')} : x`;
    const question = await fillFiles(asked);
    if ('error' in question) throw new Error(question.error.message);
    const inside = errorAsAsked(question, { code: 'duplicate-edge', message: 'Twice.', at: question.full.indexOf('2-1') });
    expect([inside.at, inside.message]).toEqual([12, `Twice. (in ${join(folder, 'a')}, line 3)`]);
    expect(errorAsAsked(question, { code: 'c', message: 'm', at: question.full.indexOf('x') }).at).toBe(asked.indexOf(' x') + 1);
    expect(errorAsAsked(question, { code: 'c', message: 'm', at: 0 }).at).toBe(0);
  });

  it('may have a million edges', async () => {
    const content = Array.from({ length: 1_000_000 }, (_, i) => `${2 * i} ${2 * i + 1}`).join('\n');
    const full = await fill({ a: content }, 'node-kayles file:a');
    expect(full.length).toBe('node-kayles '.length + content.length);
    expect(full.endsWith('\n1999998-1999999')).toBe(true);
  });

  it('is read by the program, and an error inside it is shown at its token', async () => {
    const edges = Array.from({ length: 20_000 }, (_, i) => `${2 * i} ${2 * i + 1}`).join('\n');
    const cwd = folderWith({ 'pairs.txt': edges, 'loop.txt': '1 2\n3 3\n' });
    const [pairs, loop] = await Promise.all([
      run(['solve', 'node-kayles file:pairs.txt', '--json', '--moves', '1'], { cwd }),
      run(['solve', 'node-kayles file:loop.txt'], { cwd }),
    ]);
    expect(JSON.parse(pairs.out)).toMatchObject({
      question: 'node-kayles file:pairs.txt',
      outcome: 'P',
      values: { grundy: '0' },
    });
    expect(loop.err).toContain('(in loop.txt, line 2)');
    expect(loop.err.split('\n')[1]?.indexOf('^')).toBe(12);
    expect(loop.code).toBe(1);
  });
});

describe('a file that is not what it should be', () => {
  it('is no device', async () => {
    for (const device of ['/dev/zero', '/dev/urandom'])
      expect(await fillFiles(`node-kayles file:${device}`)).toMatchObject({
        error: {
          code: 'bad-graph-file',
          message: `The graph in ${device} cannot be read: it is neither a file nor a pipe.`,
          at: 12,
        },
      });
  });

  it('is read within the memory that the question may use, and 200 MB', async () => {
    const folder = folderWith({ 'a.txt': '1-2\n' });
    const path = join(folder, 'a.txt');
    truncateSync(path, 2_000_001);
    expect(await fillFiles(`node-kayles file:${path}`, { megabytes: 2 })).toMatchObject({
      error: { message: expect.stringMatching(/it has more than 2000000 bytes, the most that is read\.$/) },
    });
    truncateSync(path, 3_000_000_000);
    expect(await fillFiles(`node-kayles file:${path}`)).toMatchObject({
      error: { message: expect.stringMatching(/it has more than 200000000 bytes/) },
    });
  });

  it('may be a pipe, which is given up when it does not end', async () => {
    const folder = folderWith({});
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const [{ err, out }] = await Promise.all([
      run(['solve', '--max-memory', '2', `node-kayles file:${pipe}`]),
      new Promise((resolve) => execFile('sh', ['-c', `yes 1-2 > ${pipe}`], resolve)),
    ]);
    expect(`${out}${err}`.replace(/\s+/g, ' ')).toContain('it has more than 2000000 bytes');
  });

  it('may describe more edges than the memory holds', async () => {
    const names = (letter: string) => Array.from({ length: 300 }, (_, index) => `${letter}${index}`).join(' ');
    const graph = `graph { {${names('a')}} -- {${names('b')}} }`;
    expect(await fillFiles(`node-kayles file:${join(folderWith({ 'a.dot': graph }), 'a.dot')}`, { megabytes: 20 })).toMatchObject(
      {
        error: { message: expect.stringContaining('more than 40000 edges') },
      },
    );
  });
});

describe('terminal escapes', () => {
  const ESCAPE = '\u001b[31m';

  it('in a graph file and in its name do not reach the terminal', async () => {
    const folder = folderWith({ [`a${ESCAPE}.dot`]: `graph { "x${ESCAPE}y" -- b }`, [`b${ESCAPE}.txt`]: `1-${ESCAPE}\n` });
    for (const name of [`a${ESCAPE}.dot`, `b${ESCAPE}.txt`, `none${ESCAPE}`])
      for (const verb of ['solve', 'explain', 'play']) {
        const { out, err } = await run([verb, `node-kayles file:${join(folder, name)}`]);
        expect(`${out}${err}`).not.toContain('\u001b');
      }
  });

  it('in paths of the command line do not reach the terminal', async () => {
    for (const args of [
      ['sequence', 'nim {n}', '--to', '3', '--bfile', `/none${ESCAPE}/x`],
      ['verify', '--certificate', `/none${ESCAPE}/x`],
      ['solve', 'nim 3', '--rules', `/none${ESCAPE}/x.mjs`],
    ]) {
      const { out, err } = await run(args);
      expect(`${out}${err}`).not.toContain('\u001b');
    }
  });
});
