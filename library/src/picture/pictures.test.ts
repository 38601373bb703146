/** Every picture of every kind is sound SVG and sound TikZ, and shows what it is asked to show. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { extendCatalogue } from '../core/catalogue.ts';
import { defineRuleset } from '../core/define-ruleset.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Mark } from '../core/marks.ts';
import { ok } from '../core/result.ts';
import { drawWith } from '../engine/moves/draw.ts';
import { openSamples } from '../laws/reach.ts';
import { drawingToShape } from './drawing-to-shape.ts';
import type { Show } from './show.ts';
import { shapesToSvg } from './svg.ts';
import { shapesToTikz } from './tikz.ts';
import { tikzFault, xmlFault } from './well-formed.fixture.ts';

function pictures(drawings: readonly Drawing[], show: Show = {}) {
  const shapes = drawings.map((drawing) => drawingToShape(drawing));
  const [svg, tikz] = [shapesToSvg(shapes, show), shapesToTikz(shapes, show)];
  expect(xmlFault(svg)).toBeUndefined();
  expect(tikzFault(tikz)).toBeUndefined();
  return { svg, tikz };
}

function path(names: readonly string[], directed = false): Drawing {
  const edges = names.slice(1).map((_, index) => ({ from: index, to: index + 1 }));
  const part = { count: 1n, order: BigInt(names.length), size: BigInt(edges.length), build: () => ({ vertices: names, edges }) };
  return { picture: 'graph', style: 'take', parts: [part], ...(directed && { directed }) };
}

describe('pictures of the catalogue', () => {
  it.each(catalogue.entries.map((entry) => [entry.facts.id, entry] as const))('of %s are sound', (_id, entry) => {
    for (const game of openSamples(entry)) {
      const moves = [[...game.moves()].slice(0, 30).map(({ label }, index) => ({ label, wins: index % 2 === 0, value: '1' }))];
      const drawing = game.draw();
      expect(drawing).toBeDefined();
      for (const show of [{}, { dark: true }, { moves }]) if (drawing !== undefined) pictures([drawing], show);
    }
  });
});

const OTHERS: readonly Drawing[] = [
  {
    picture: 'strip',
    strips: [
      { squares: 'x..#o', count: 2n },
      { squares: 3, count: 1n },
    ],
  },
  { picture: 'grid', rows: ['x.o', '.#.', 'o.x'] },
  {
    picture: 'boards',
    boards: [
      { rows: ['XXX', '...'], count: 1n, isOver: true },
      { rows: ['.o.', '...'], count: 10n ** 12n, isOver: false },
    ],
  },
  {
    picture: 'poset',
    elements: ['1', 'a', 'b', '0'],
    covers: [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ],
  },
  { picture: 'text', text: 'a position of a ruleset that says nothing of its looks' },
  path(['1', '2', '3'], true),
  { picture: 'heaps', style: 'columns', heaps: [{ size: 10n ** 30n, count: 10n ** 12n }] },
  { picture: 'heaps', style: 'rows', heaps: [{ size: 10n ** 30n, count: 1n }] },
  { picture: 'strip', strips: [{ squares: 10 ** 12, count: 1n }] },
  { picture: 'heaps', style: 'columns', heaps: [] },
  { picture: 'numbers', numbers: [], stage: 1n },
];

describe('other pictures', () => {
  it.each(OTHERS.map((drawing) => [drawing.picture, drawing] as const))('of a %s are sound', (_picture, drawing) => {
    pictures([drawing]);
  });

  it('show a position without one as its text, never as heaps', () => {
    const { svg } = pictures([{ picture: 'text', text: '3 4 somewhere' }]);
    expect(svg).toContain('>3 4 somewhere</text>');
    expect(svg.match(/<rect|<ellipse/g)).toHaveLength(1);
  });

  it('are the text where a ruleset of one’s own says nothing', () => {
    const mine = defineRuleset<string>({ id: 'mine', parse: ({ text }) => ok(text), format: (text) => text, moves: () => [] });
    const drawings = drawWith('mine 3 4', extendCatalogue(catalogue, [mine]));
    expect(drawings).toEqual([{ picture: 'text', text: '3 4' }]);
  });

  it('of sums stand side by side', () => {
    expect(pictures([path(['a', 'b']), { picture: 'text', text: 'nothing' }]).svg).toContain('>+</text>');
  });

  it('say why they are not drawn', () => {
    const build = () => {
      throw new Error('nobody builds this');
    };
    const part = { count: 1n, order: 10n ** 18n, size: 0n, build };
    expect(drawingToShape({ picture: 'graph', style: 'take', parts: [part] })).toMatchObject({
      kind: 'none',
      why: '1.00 × 10¹⁸ vertices are too many to draw.',
    });
    expect(drawingToShape({ picture: 'text', text: 'x'.repeat(3000) })).toMatchObject({
      kind: 'none',
      why: expect.stringMatching(/characters/),
    });
  });
});

const HOSTILE = ['<b>&', '50%_#', '$x^2~', '\\end{x}', '"\'', '\u0001\ud800', '日本', '}'];

describe('hostile names', () => {
  it('come out escaped', () => {
    const moves = [HOSTILE.map((label) => ({ label, wins: true, value: label }))];
    const { svg, tikz } = pictures([path(HOSTILE)], { title: '</title><script>', moves, note: '%</svg>' });
    expect(svg).toContain('&lt;b&gt;&amp;');
    expect(svg).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
    expect(tikz).toContain('50\\%\\_\\#');
    expect(tikz).toContain('\\textbackslash{}end\\{x\\}');
    expect(tikz).toContain('U+65E5');
  });
});

const MARKS: readonly Mark[] = [
  { kind: 'colour', vertices: ['1', '2'], colour: 'black' },
  { kind: 'badge', vertex: '3', text: 'R₁' },
  { kind: 'lit', vertices: ['4', 'no such vertex'] },
  { kind: 'path', vertices: ['1', '2', '3'] },
  { kind: 'cycle', vertices: ['1', '2', '3'], count: '2' },
  { kind: 'cut', side: ['1', '2'], besides: '4', text: 'capacity 3', capacity: 3n, between: ['2', '3'], isMinimum: true },
  { kind: 'bracket', vertices: ['2', '3'], text: 'ray 2: 5 left' },
  { kind: 'bracket', vertices: ['2'], text: 'one' },
  { kind: 'arc', vertices: ['1', '2', '3'], keep: ['2'], text: 'so leave 1' },
];

const BLOCKS = {
  kind: 'blocks',
  blocks: {
    seats: [1, 2],
    player: 1,
    counters: 9n,
    rows: [
      { first: 1, changes: [] },
      { first: 2, changes: [3n, 8n] },
    ],
    moves: [],
  },
} as unknown as Mark;

describe('marks', () => {
  it('of a table are the line of its blocks', () => {
    const table: Drawing = { picture: 'table', counters: 9n, seats: [1, 2], player: 1, takes: () => '1-2' };
    expect(pictures([table], { marks: { caption: 'blocks', marks: [BLOCKS] } }).svg).toContain('who loses here');
  });

  it.each(MARKS.map((mark) => [mark.kind, mark] as const))('of the kind %s are drawn', (_kind, mark) => {
    const plain = pictures([path(['1', '2', '3', '4'])]);
    const { svg } = pictures([path(['1', '2', '3', '4'])], { marks: { caption: 'as the proof has it', marks: [mark] } });
    expect(svg).toContain('as the proof has it');
    expect(svg.split('\n').length).toBeGreaterThan(plain.svg.split('\n').length + (mark.kind === 'colour' ? 1 : 0));
  });

  it('may stand in a table beside the picture', () => {
    const sum = pictures([path(['1', '2'])], {
      table: {
        kind: 'nim-sum',
        unit: 'size',
        sum: 6,
        heading: 'size',
        rows: [
          { name: 'heap 3', value: 3 },
          { name: 'heap 5', value: 5 },
        ],
      },
      note: 'a note',
    });
    expect(sum.svg).toContain('>110</text>');
    const headings = ['component', 'value'];
    const cells = pictures([path(['1', '2'])], {
      table: { kind: 'cells', headings, rows: [{ name: 'P5', cells: ['3'], isKey: true }] },
    });
    expect(cells.svg).toContain('>P5</text>');
  });
});
