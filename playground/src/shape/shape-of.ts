/** The shape of each position of a question line, by its ruleset. */
import {
  dancingMania,
  digraphVertexName,
  directedNodeKayles,
  geodetic,
  hackendot,
  labelledNames,
  multigraphVertexName,
  nameOf,
  nim,
  nimania,
  octal,
  orderOfTerm,
  type PositionText,
  parseGraphExpression,
  parseMultigraph,
  type Summand,
  splitAtColon,
  successors,
  survivorNim,
} from 'impartial';
import { NOT_LOADED } from '../words.ts';
import { NotLoaded } from './force-layout.ts';
import { graphShape } from './graph-shape.ts';
import { packed, tooLarge } from './large-shape.ts';
import { layOutArrows, layOutDirected, layOutForest, layOutWeights } from './pointed-shapes.ts';
import type { HeapsShape, NoShape, Shape } from './shape.ts';

/** Heaps, columns and seats that are drawn one by one. */
const MOST_HEAPS = 40;
const MOST_SEATS = 24;

/** `narrow`: for a page as wide as a phone. The position is a good one. */
export async function shapeOf(summand: Summand, narrow: boolean): Promise<Shape> {
  try {
    return await draw(summand, narrow);
  } catch (error) {
    if (error instanceof NotLoaded) return undrawn(NOT_LOADED);
    throw error;
  }
}

async function draw(summand: Summand, narrow: boolean): Promise<Shape> {
  const { ruleset } = summand;
  switch (ruleset) {
    case 'node-kayles':
      return ofGraph(summand.text, 'take', narrow);
    case 'selective-node-kayles':
      return ofGraph(summand.text, 'pick', narrow);
    case 'directed-node-kayles':
      return ofDirected(summand);
    case 'geodetic':
      return ofGeodetic(summand, narrow);
    case 'hackendot':
      return ofForest(summand);
    case 'dancing-mania':
      return ofDigraph(summand, narrow);
    case 'nim-on-graphs':
      return ofMultigraph(summand, narrow);
    case 'nimania':
      return ofNumbers(summand);
    case 'survivor-nim':
      return ofTable(summand);
    case 'nim':
      return ofHeaps(nim.parse(summand), 'columns');
    case 'octal': {
      const parsed = octal.parse(summand);
      return parsed.ok ? ofHeaps({ ok: true, value: parsed.value.heaps }, 'rows') : undrawn();
    }
    default:
      return ofHeaps(nim.parse(summand), 'rows');
  }
}

function undrawn(why = 'There is no picture of this position; the list of moves still works.'): NoShape {
  return { kind: 'none', why };
}

async function ofGraph(text: string, style: 'take' | 'pick', narrow: boolean): Promise<Shape> {
  const sum = parseGraphExpression(text, 0);
  return sum.ok ? graphShape(sum.value, style, narrow) : undrawn();
}

async function ofGeodetic(input: PositionText, narrow: boolean): Promise<Shape> {
  const sum = parseGraphExpression(splitAtColon(input.text, 0).before.text, 0);
  const position = geodetic.parse(input);
  if (!sum.ok || !position.ok) return undrawn();
  const order = sum.value.reduce((total, { item, count }) => total + count * orderOfTerm(item), 0n);
  return tooLarge(order, 0) ?? graphShape(sum.value, 'label', narrow, new Set(labelledNames(position.value)));
}

async function ofForest(input: PositionText): Promise<Shape> {
  const parsed = hackendot.parse(input);
  if (!parsed.ok) return undrawn();
  const { parents, names } = parsed.value;
  return tooLarge(parents.length, 0) ?? packed(layOutForest([...parents], (vertex) => nameOf(names, vertex)));
}

async function ofDirected(input: PositionText): Promise<Shape> {
  const parsed = directedNodeKayles.parse(input);
  if (!parsed.ok) return undrawn();
  const { digraph } = parsed.value;
  const arcs = arcsOf(digraph);
  const names = Array.from({ length: digraph.order }, (_, vertex) => digraphVertexName(digraph, vertex));
  return tooLarge(digraph.order, arcs.length) ?? packed(await layOutDirected(names, arcs));
}

async function ofDigraph(input: PositionText, narrow: boolean): Promise<Shape> {
  const parsed = dancingMania.parse(input);
  if (!parsed.ok) return undrawn();
  const { ground, labels, stage } = parsed.value;
  const { digraph, spread } = ground;
  const arcs = arcsOf(digraph);
  const refused = tooLarge(digraph.order, arcs.length);
  if (refused !== undefined) return refused;
  const counts = new Map(labels.map(({ vertex, count }) => [vertex, String(count)]));
  const drawn = await layOutArrows({
    names: Array.from({ length: digraph.order }, (_, vertex) => digraphVertexName(digraph, vertex)),
    counts,
    arcs,
    stage: String(stage),
    manyTargets: spread.choice !== 'one',
    narrow,
  });
  return packed(drawn);
}

function arcsOf(digraph: Parameters<typeof successors>[0]): readonly { readonly from: number; readonly to: number }[] {
  return Array.from({ length: digraph.order }, (_, from) => [...successors(digraph, from)].map((to) => ({ from, to }))).flat();
}

async function ofMultigraph({ text }: PositionText, narrow: boolean): Promise<Shape> {
  const parsed = parseMultigraph(text, 0);
  if (!parsed.ok) return undrawn();
  const { order, edges, piece } = parsed.value;
  const refused = tooLarge(order, edges.length);
  if (refused !== undefined) return refused;
  const names = Array.from({ length: order }, (_, vertex) => multigraphVertexName(parsed.value, vertex));
  const drawn = edges.map(({ from, to, weight }) =>
    typeof weight === 'bigint' ? { from, to, weight: String(weight) } : { from, to, game: weight.question },
  );
  return packed(await layOutWeights(names, drawn, piece, narrow));
}

function ofNumbers(input: PositionText): Shape {
  const parsed = nimania.parse(input);
  if (!parsed.ok) return undrawn();
  const { numbers, stage } = parsed.value;
  const shown = numbers.slice(0, MOST_HEAPS).map(({ value, count }) => ({ value: String(value), count: String(count) }));
  return { kind: 'numbers', columns: shown, more: String(numbers.length - shown.length), stage: String(stage) };
}

function ofTable(input: PositionText): Shape {
  const parsed = survivorNim.parse(input);
  if (!parsed.ok) return undrawn();
  const { counters, table, player } = parsed.value;
  if (table.seats.length > MOST_SEATS) return undrawn(`${table.seats.length} players are too many to draw.`);
  const takes = table.seats.map((_, seat) =>
    (table.takes[seat % table.takes.length] ?? [])
      .map(({ least, most }) => (least === most ? `${least}` : `${least}-${most}`))
      .join('|'),
  );
  return { kind: 'table', counters: String(counters), seats: table.seats, takes, player };
}

function ofHeaps(parsed: ReturnType<typeof nim.parse>, style: HeapsShape['style']): Shape {
  if (!parsed.ok) return undrawn();
  const sizes: string[] = [];
  let more = 0n;
  for (const { size, count } of parsed.value) {
    const room = BigInt(MOST_HEAPS - sizes.length);
    const shown = count < room ? count : room;
    for (let copy = 0n; copy < shown; copy++) sizes.push(String(size));
    more += count - shown;
  }
  return { kind: 'heaps', style, sizes, more: String(more) };
}
