/** The shape of each position of a question line, by its ruleset. */
import {
  dancingMania,
  digraphVertexName,
  directedNodeKayles,
  hackendot,
  multigraphVertexName,
  nameOf,
  nim,
  nimania,
  octal,
  type PositionText,
  parseGraphExpression,
  parseMultigraph,
  type Summand,
  splitAtColon,
  successors,
  survivorNim,
} from 'impartial';
import { tooManyToDraw } from '../words.ts';
import { graphShape, MOST_VERTICES } from './graph-shape.ts';
import { layOutArrows, layOutDirected, layOutForest, layOutWeights } from './pointed-shapes.ts';
import type { HeapsShape, NoShape, Shape } from './shape.ts';

/** Heaps, columns and seats that are drawn one by one. */
const MOST_HEAPS = 40;
const MOST_SEATS = 24;

/** `narrow`: for a page as wide as a phone. The position is a good one. */
export async function shapeOf(summand: Summand, narrow: boolean): Promise<Shape> {
  const { ruleset } = summand;
  switch (ruleset) {
    case 'node-kayles':
      return ofGraph(summand.text, 'take', narrow);
    case 'selective-node-kayles':
      return ofGraph(summand.text, 'pick', narrow);
    case 'directed-node-kayles':
      return ofDirected(summand);
    case 'geodetic':
      return ofGraph(splitAtColon(summand.text, 0).before.text, 'label', narrow);
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

async function ofGraph(text: string, style: 'take' | 'pick' | 'label', narrow: boolean): Promise<Shape> {
  const sum = parseGraphExpression(text, 0);
  return sum.ok ? graphShape(sum.value, style, narrow) : undrawn();
}

async function ofForest(input: PositionText): Promise<Shape> {
  const parsed = hackendot.parse(input);
  if (!parsed.ok) return undrawn();
  const { parents, names } = parsed.value;
  if (parents.length > MOST_VERTICES) return undrawn(tooManyToDraw(parents.length));
  return layOutForest([...parents], (vertex) => nameOf(names, vertex));
}

async function ofDirected(input: PositionText): Promise<Shape> {
  const parsed = directedNodeKayles.parse(input);
  if (!parsed.ok) return undrawn();
  const { digraph } = parsed.value;
  if (digraph.order > MOST_VERTICES) return undrawn(tooManyToDraw(digraph.order));
  const arcs = Array.from({ length: digraph.order }, (_, from) => [...successors(digraph, from)].map((to) => ({ from, to })));
  const names = Array.from({ length: digraph.order }, (_, vertex) => digraphVertexName(digraph, vertex));
  return layOutDirected(names, arcs.flat());
}

async function ofDigraph(input: PositionText, narrow: boolean): Promise<Shape> {
  const parsed = dancingMania.parse(input);
  if (!parsed.ok) return undrawn();
  const { ground, labels, stage } = parsed.value;
  const { digraph, spread } = ground;
  if (digraph.order > MOST_VERTICES) return undrawn(tooManyToDraw(digraph.order));
  const counts = new Map(labels.map(({ vertex, count }) => [vertex, String(count)]));
  const arcs = Array.from({ length: digraph.order }, (_, from) => [...successors(digraph, from)].map((to) => ({ from, to })));
  return layOutArrows({
    names: Array.from({ length: digraph.order }, (_, vertex) => digraphVertexName(digraph, vertex)),
    counts,
    arcs: arcs.flat(),
    stage: String(stage),
    manyTargets: spread.choice !== 'one',
    narrow,
  });
}

async function ofMultigraph({ text }: PositionText, narrow: boolean): Promise<Shape> {
  const parsed = parseMultigraph(text, 0);
  if (!parsed.ok) return undrawn();
  const { order, edges, piece } = parsed.value;
  if (order > MOST_VERTICES || edges.length > 4 * MOST_VERTICES) return undrawn(tooManyToDraw(order));
  const names = Array.from({ length: order }, (_, vertex) => multigraphVertexName(parsed.value, vertex));
  const drawn = edges.map(({ from, to, weight }) =>
    typeof weight === 'bigint' ? { from, to, weight: String(weight) } : { from, to, game: weight.question },
  );
  return layOutWeights(names, drawn, piece, narrow);
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
