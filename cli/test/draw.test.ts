import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { catalogue, draw } from 'impartial';
import { drawingToShape, shapesToSvg, shapesToTikz } from 'impartial/picture';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

/** Throws at the first fault; returns the words of the picture. */
function wordsOf(svg: string): readonly string[] {
  const fail = (message: string) => {
    throw new Error(message);
  };
  const document = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } }).parseFromString(
    svg,
    'image/svg+xml',
  );
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(document.getElementsByTagName('title').length).toBe(1);
  return Array.from(
    { length: document.getElementsByTagName('text').length },
    (_, index) => document.getElementsByTagName('text')[index]?.textContent ?? '',
  );
}

function expectBalanced(tikz: string): void {
  const plain = tikz.replace(/^%.*$/gm, '').replace(/\\[\\{}%&$#_]/g, '');
  expect(tikz.match(/\\begin\{tikzpicture\}/g)).toHaveLength(1);
  expect(tikz.trimEnd().endsWith('\\end{tikzpicture}')).toBe(true);
  expect(plain.split('{').length).toBe(plain.split('}').length);
  expect(plain.split('$').length % 2).toBe(1);
  expect(plain).not.toMatch(/[%&#~]|NaN|undefined/);
}

describe('impartial draw', () => {
  it.each(catalogue.entries.map(({ facts }) => [facts.id, facts.samples] as const))('draws every sample of %s', (id, samples) => {
    for (const sample of samples) {
      const drawings = draw(`${id} ${sample}`);
      if ('error' in drawings) throw new Error(drawings.error.message);
      const shapes = drawings.map((drawing) => drawingToShape(drawing));
      const svg = shapesToSvg(shapes, { title: sample });
      // Boards of squares have no words in them.
      expect(wordsOf(svg).length + (svg.match(/<(rect|circle|path|line)\b/g) ?? []).length).toBeGreaterThan(0);
      expectBalanced(shapesToTikz(shapes, { title: sample }));
    }
  });

  it('writes SVG, or TikZ where that is asked for', async () => {
    const [svg, tikz] = await Promise.all([run(['draw', 'node-kayles C5']), run(['draw', 'node-kayles C5', '--tikz'])]);
    expect([svg.code, tikz.code, svg.err, tikz.err]).toEqual([0, 0, '', '']);
    expect(wordsOf(svg.out)).toEqual(['1', '2', '3', '4', '5']);
    expectBalanced(tikz.out);
  });

  it('lights winning moves and writes values', async () => {
    const [lit, values, sum] = await Promise.all([
      run(['draw', 'nim 1 2', '--moves']),
      run(['draw', 'kayles 3', '--values']),
      run(['draw', 'nim 2 + kayles 1', '--moves', '--values']),
    ]);
    expect(wordsOf(lit.out)).toEqual(['1', 'take 1', '2']);
    expect(wordsOf(values.out).join(' ')).toContain('3>2 2');
    // Two counters and one pin: the only winning move leaves one counter.
    expect(wordsOf(sum.out)).toEqual(['1', '0', '2', '+', '1', '1>0', '2']);
    expect(sum.out.match(/stroke="#00609c"/g)).toHaveLength(1);
  });

  it('writes a file whole', async () => {
    const folder = folderWith({});
    const file = join(folder, 'dark.svg');
    const { code, out } = await run(['draw', 'survivor-nim 22 1122112 [take 1-2]', '--dark', '--output', file]);
    expect([code, out]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8')).toContain('fill="#1e2125"');
    expect(readdirSync(folder)).toEqual(['dark.svg']);
  });

  it('lays out upright where there is little width', async () => {
    const widthOf = ({ out }: { readonly out: string }) => Number(/width="([\d.]+)"/.exec(out)?.[1]);
    const [wide, narrow] = await Promise.all([
      run(['draw', 'node-kayles P14']),
      run(['draw', 'node-kayles P14', '--width', '360']),
    ]);
    expect(widthOf(wide)).toBeGreaterThan(700);
    expect(widthOf(narrow)).toBeLessThan(400);
  });

  it('escapes names, and draws a ruleset of one’s own as it says or as its text', async () => {
    const names = "['<b>', 'c&3', '50%', 'a_1', '$x^2', '}']";
    const rules = (more: string) =>
      `export default { id: 'mine', samples: ['1'], parse: ({ text }) => ({ ok: true, value: text }), format: (text) => text, moves: () => [] ${more}};`;
    const build = `() => ({ vertices: ${names}, edges: [{ from: 0, to: 1 }] })`;
    const drawn = `, draw: () => ({ picture: 'graph', style: 'take', parts: [{ count: 1n, order: 6n, size: 1n, build: ${build} }] })`;
    const folder = folderWith({ 'drawn.mjs': rules(drawn), 'plain.mjs': rules('') });
    const [svg, tikz, text] = await Promise.all([
      run(['draw', 'mine 1', '--ruleset', join(folder, 'drawn.mjs')]),
      run(['draw', 'mine 1', '--ruleset', join(folder, 'drawn.mjs'), '--tikz']),
      run(['draw', 'mine <3 & 4>', '--ruleset', join(folder, 'plain.mjs')]),
    ]);
    expect([svg.err, tikz.err, text.err]).toEqual(['', '', '']);
    expect(wordsOf(svg.out)).toEqual(expect.arrayContaining(['<b>', 'c&3', '50%', 'a_1', '$x^2', '}']));
    expectBalanced(tikz.out);
    expect(tikz.out).toContain('a\\_1');
    expect(wordsOf(text.out)).toEqual(['<3 & 4>']);
    expect(text.out).toContain('<title>mine &lt;3 &amp; 4&gt;</title>');
  });

  it('says where a question is bad, what is too large, and what marks nothing', async () => {
    const folder = folderWith({});
    const file = join(folder, 'none.svg');
    const [bad, large, marks, lost] = await Promise.all([
      run(['draw', 'nim 3 x']),
      run(['draw', 'node-kayles P1000000000000', '--output', file]),
      run(['draw', 'nim 3', '--marks=nothing-of-the-kind']),
      run(['draw', 'nim 3', '--output', join(folder, 'no', 'such')]),
    ]);
    expect([bad.code, bad.out]).toEqual([1, '']);
    expect(bad.err).toContain('nim 3 x');
    expect([large.code, large.out, large.err]).toEqual([
      1,
      '',
      'impartial: 1\u202f000\u202f000\u202f000\u202f000 vertices are too many to draw.\n',
    ]);
    expect(existsSync(file)).toBe(false);
    expect([marks.code, lost.code]).toEqual([2, 2]);
    expect(lost.err).toContain('cannot write');
  });
});
