/** The tables of the Why panel, as data: each row knows which part of the board it is about. */
import type { CertificateOf } from 'impartial';
import type { GraphShape } from '../shape/shape.ts';
import type { Answer, Look } from '../solver/tasks.ts';
import { groupDigits } from '../words.ts';
import { readCamps } from './camps.ts';
import { listColouredForests } from './forest-colours.ts';
import { arcValues, forestOf, listArcs, listRays } from './geodetic-pictures.ts';
import { cutRows, leftoverRows } from './graph-nim-tables.ts';

export interface Row {
  readonly name: string;
  /** Vertices that it lights. */
  readonly vertices?: readonly string[];
}

export interface NimRow extends Row {
  readonly value: number;
}

export interface CellsRow extends Row {
  readonly cells: readonly string[];
  /** The row that decides. */
  readonly isKey?: boolean;
}

export type Table =
  | { readonly kind: 'nim-sum'; readonly heading: string; readonly rows: readonly NimRow[] }
  | { readonly kind: 'cells'; readonly headings: readonly string[]; readonly rows: readonly CellsRow[]; readonly below?: string };

/** Copies of a component that get a row of their own. */
const MOST_ROWS = 200;
/** Values that fit a machine word. */
const LARGEST = 2 ** 30;

export function tableOf(answer: Answer, look: Look): Table | undefined {
  const [shape] = look.shapes;
  const { certificate, verdict } = answer;
  const isPictured = shape?.kind === 'graph' && look.shapes.length === 1 && look.setting.compound === 'disjunctive';
  if (isPictured && shape.style === 'label') return geodeticTable(answer, look, shape);
  if (isPictured && shape.style === 'forest') return forestTable(shape);
  if (shape?.kind === 'heaps' && verdict.because.some(({ theorem }) => /^(bouton|misere)-nim$/.test(theorem))) {
    const rows = shape.sizes.map((size) => ({ name: `heap of ${size}`, value: Number(size) }));
    return shape.more === '0' ? nimTable('counters', rows) : undefined;
  }
  if (certificate?.kind === 'nim-on-graphs') return leftoverRows(certificate) ?? cutRows(certificate);
  if (certificate?.kind === 'epidemic-camps' && shape?.kind === 'numbers') return campTable(certificate);
  return certificate?.kind === 'component-values' ? componentTable(certificate, look) : undefined;
}

function nimTable(heading: string, rows: readonly NimRow[]): Table | undefined {
  if (rows.length < 2 || rows.some(({ value }) => value >= LARGEST)) return undefined;
  return { kind: 'nim-sum', heading, rows };
}

function geodeticTable(answer: Answer, look: Look, shape: GraphShape): Table | undefined {
  const total = answer.verdict.values.grundy;
  if (total === undefined || look.setting.play === 'misere') return undefined;
  const rays = listRays(look, shape);
  const known = rays.reduce((sum, { length = 0 }) => sum ^ length, 0);
  // The stem with the other rays behind it counts as what the chain lacks.
  if (rays.length > 0)
    return nimTable(
      rays.some(({ length }) => length === undefined) ? 'value' : 'length',
      rays.map(({ name, vertices, length }) => ({ name, vertices, value: length ?? Number(total) ^ known })),
    );
  const forest = forestOf(look, shape);
  if (forest !== undefined) return forestTable(forest);
  const arcs = listArcs(look, shape);
  const values = arcValues(Math.max(0, ...arcs.map(({ vertices }) => vertices.length)));
  return nimTable(
    'value',
    arcs.map(({ name, vertices }) => ({ name: `arc ${name}`, vertices, value: values[vertices.length] ?? 0 })),
  );
}

function forestTable(forest: Pick<GraphShape, 'vertices' | 'edges'>): Table | undefined {
  const forests = listColouredForests(forest);
  if (forests.length === 0) return undefined;
  const value = forests.reduce((sum, { whiteRoots }, index) => sum + (whiteRoots.length % 2) * 2 ** index, 0);
  return {
    kind: 'cells',
    headings: ['white', 'black', 'white roots', 'digit'],
    rows: forests.map(({ colours, whiteRoots }, index) => {
      const white = [...colours.values()].filter((colour) => colour === 'white').length;
      const digit = whiteRoots.length % 2 === 1 ? String(2 ** index) : '0';
      return {
        name: `forest ${index + 1}`,
        vertices: whiteRoots,
        cells: [String(white), String(colours.size - white), String(whiteRoots.length), digit],
      };
    }),
    below: `The digits add up to the value ${value}.`,
  };
}

function campTable(certificate: Parameters<typeof readCamps>[0]): Table {
  const { camps, letters } = readCamps(certificate);
  return {
    kind: 'cells',
    headings: ['labels', 'class'],
    rows: camps.labels.map(({ vertex, count }) => ({
      name: `number ${vertex}`,
      cells: [groupDigits(count), letters.get(vertex) ?? ''],
    })),
  };
}

function componentTable({ compound, components }: CertificateOf<'component-values'>, look: Look): Table | undefined {
  const takePart = partsOf(look);
  const rows = components.flatMap(({ question, count, value }) => {
    const name = question.replace(/^\S+\s/, '').slice(0, 24);
    return Array.from({ length: Math.min(MOST_ROWS, Number(count)) }, () => ({ name, value, vertices: takePart(name) }));
  });
  if (rows.length < 2) return undefined;
  const isDefined = rows.every(({ value }) => Number(value) >= 0);
  if (compound === 'disjunctive' || (compound === 'diminished-disjunctive' && isDefined))
    return nimTable(
      compound === 'disjunctive' ? 'value' : 'foreclosed value',
      rows.map(({ name, value, vertices }) => ({ name, vertices, value: Number(value) })),
    );
  return decidingTable(compound, rows);
}

/** The vertices of each component of the picture, taken one by one by their names. */
function partsOf({ shapes }: Look): (name: string) => readonly string[] {
  const [shape, ...others] = shapes;
  if (shape?.kind !== 'graph' || others.length > 0) return () => [];
  const free = new Set(shape.parts.keys());
  return (name) => {
    const part = [...free].find((each) => shape.parts[each] === name);
    if (part === undefined) return [];
    free.delete(part);
    return shape.vertices.filter((vertex) => vertex.part === part).map((vertex) => vertex.name);
  };
}

const WORDS: Readonly<Record<string, { readonly word: string; readonly decides: 'least' | 'largest'; readonly below: string }>> =
  {
    conjunctive: { word: 'remoteness', decides: 'least', below: 'The component that ends first decides: the least remoteness.' },
    'continued-conjunctive': {
      word: 'suspense number',
      decides: 'largest',
      below: 'The component that lasts longest decides: the largest suspense number.',
    },
  };

function decidingTable(compound: string, rows: readonly { name: string; value: string; vertices: readonly string[] }[]): Table {
  const words = WORDS[compound];
  if (words !== undefined) {
    const values = rows.map(({ value }) => Number(value));
    const best = words.decides === 'least' ? Math.min(...values) : Math.max(...values);
    return {
      kind: 'cells',
      headings: [words.word, ''],
      rows: rows.map(({ name, value, vertices }) => {
        const isKey = Number(value) === best;
        return { name, vertices, isKey, cells: [value, isKey ? `${words.decides}: decides` : ''] };
      }),
      below: words.below,
    };
  }
  if (compound === 'diminished-disjunctive')
    return {
      kind: 'cells',
      headings: ['foreclosed value', ''],
      rows: rows.map(({ name, value, vertices }) => {
        const isKey = Number(value) < 0;
        return { name, vertices, isKey, cells: [isKey ? 'none' : value, isKey ? 'decides' : ''] };
      }),
      below: 'A component without a foreclosed value decides: it has ended, or the next move ends it and wins.',
    };
  return {
    kind: 'cells',
    headings: ['alone', ''],
    rows: rows.map(({ name, value, vertices }) => {
      const isKey = value !== '0';
      return { name, vertices, isKey, cells: [isKey ? 'won' : 'lost', isKey ? 'move here' : 'leave it'] };
    }),
    below: 'A sum is lost exactly when every component is; a winner moves in each won one at once.',
  };
}
