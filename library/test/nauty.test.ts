/**
 * graph6 and sparse6 against nauty's own programs: what `nauty-geng` and `nauty-genrang` make, read here, written here, and
 * compared with what `nauty-copyg` writes and `nauty-showg` lists.
 *
 * Where nauty is not installed this says so and is passed over, except in CI, where it fails; the committed sample is checked
 * everywhere by `nauty-sample.test.ts`.
 */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { formatGraph6, parseGraph6 } from '../src/notation/graph6.ts';
import { formatSparse6, parseSparse6 } from '../src/notation/sparse6.ts';
import { edgeCount, type Graph, listEdges } from '../src/structures/graph.ts';

/** The lines that a program of nauty prints. */
function run(program: string, args: readonly string[], lines: readonly string[] = []): string[] {
  const input = lines.map((line) => `${line}\n`).join('');
  const { status, stdout } = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
  return stdout.split('\n').slice(0, -1);
}

const hasNauty = spawnSync('nauty-geng', ['-q', '1']).status === 0;

/** All graphs with up to 7 vertices, some with 8 and 9, and random ones around the sizes where the encoding changes. */
function listGraph6(): string[] {
  const all = [1, 2, 3, 4, 5, 6, 7].flatMap((order) => run('nauty-geng', ['-q', String(order)]));
  const some = ['8', '9'].flatMap((order) => run('nauty-geng', ['-q', order, `0/${order === '8' ? 7 : 97}`]));
  const random = [8, 15, 16, 17, 31, 32, 33, 61, 62, 63, 64, 65, 100, 257].flatMap((order) =>
    ['2', '10', '40'].flatMap((inverse) => run('nauty-genrang', ['-q', '-g', '-S7', `-P${inverse}`, String(order), '5'])),
  );
  return [...all, ...some, ...random];
}

/** nauty's own edges: for each graph a line with order and size, then a line `0 1  0 2 …`. */
function showEdges(lines: readonly string[]): string[] {
  return run('nauty-showg', ['-q', '-e', '-l0'], lines).filter((_, index) => index % 2 === 1);
}

function read(parsed: ReturnType<typeof parseGraph6>): Graph {
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

describe('graph6 and sparse6 beside nauty', () => {
  it('is installed in CI', () => {
    if (!hasNauty) console.warn('nauty is not installed (Debian: apt install nauty); only the committed sample is checked');
    expect(hasNauty || process.env.CI === undefined).toBe(true);
  });

  it.runIf(hasNauty)('reads and writes what nauty writes', () => {
    const graph6 = listGraph6();
    const sparse6 = run('nauty-copyg', ['-q', '-s'], graph6);
    expect(graph6.length).toBeGreaterThan(5000);
    expect(sparse6).toHaveLength(graph6.length);
    for (const [index, text] of graph6.entries()) {
      const graph = read(parseGraph6(text, 0));
      expect(formatGraph6(graph)).toBe(text);
      const sparse = sparse6[index] ?? '';
      expect(listEdges(read(parseSparse6(sparse, 0)))).toEqual(listEdges(graph));
      expect(formatSparse6(graph)).toBe(sparse);
    }
  });

  it.runIf(hasNauty)('sees the same edges as nauty', () => {
    const graph6 = listGraph6().filter((_, index) => index % 3 === 0);
    const theirs = showEdges(graph6);
    expect(theirs.length).toBeGreaterThan(1000);
    for (const [index, text] of graph6.entries()) {
      const ours = listEdges(read(parseGraph6(text, 0))).map(([u, v]) => `${u} ${v}`);
      expect(ours.join('  ')).toBe(theirs[index]);
    }
  });

  it.runIf(hasNauty)('reads and writes random trees of nauty with orders of all three lengths', () => {
    for (const order of [62, 63, 1000, 258_047, 258_048, 300_000]) {
      const [text = ''] = run('nauty-genrang', ['-q', '-s', '-S3', '-t', String(order), '1']);
      const tree = read(parseSparse6(text, 0));
      expect(tree.order).toBe(order);
      expect(edgeCount(tree)).toBe(order - 1);
      expect(formatSparse6(tree) === text).toBe(true);
    }
  });
});
