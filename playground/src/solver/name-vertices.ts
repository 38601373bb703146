/**
 * The names of a game, followed move by move: which vertex of the line after a move is which of the line before it. A game is given as
 * its trail, the lines with the moves made from them; what was followed last is remembered, so that each move costs one step.
 */
import { type Drawing, parseQuestion, partOf } from 'impartial';
import { drawWith, openWith } from 'impartial/on-demand';
import { goneWith, neighboursOf } from '../shape/gone.ts';
import { matchGraphs, type NamedGraph, type NamedVertex } from '../shape/match-graphs.ts';
import { firstNaming, isSame, type Names, type Naming, renameLabel, SAME_NAMES } from '../shape/naming.ts';
import { amongGames, games } from './games.ts';
import type { Trail } from './tasks.ts';

/** Larger graphs are not followed: their vertices are called as in the line. */
const MOST_VERTICES = 3000n;
/** Trails that are remembered. */
const MOST_REMEMBERED = 400;

const remembered = new Map<string, Naming>();

/** The naming of the line at the end of the trail. */
export function namingAfter(trail: Trail, question: string): Naming {
  const last = trail.at(-1);
  if (last === undefined) return firstNaming(positionsOf(question).length);
  const key = `${trail[0]?.question}\n${trail.map(({ move }) => move).join('\n')}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  // The beginning of a long trail is followed in a loop, so that each step finds the one before it.
  for (let length = 1; length < trail.length; length++) namingAfter(trail.slice(0, length), trail[length]?.question ?? '');
  const found = follow(namingAfter(trail.slice(0, -1), last.question), last.question, last.move, question);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, found);
  return found;
}

/** What the move did, in words with the names of the game. */
export function tellMove(question: string, move: string, naming: Naming): string {
  const opened = openWith(question, amongGames());
  if ('error' in opened) return `played ${move}`;
  return opened.tellMove(move, (summand, vertex) => renameLabel(naming.names[summand] ?? SAME_NAMES, vertex));
}

interface Position {
  readonly ruleset: string;
  readonly graph: NamedGraph | undefined;
}

function positionsOf(question: string): readonly Position[] {
  const parsed = parseQuestion(question, (id) => games().find(id)?.facts);
  const drawings = drawWith(question, games());
  if (!parsed.ok || 'error' in drawings) return [];
  return parsed.value.summands.map(({ ruleset }, index) => {
    const drawing = drawings[index];
    return { ruleset, graph: drawing && graphOf(drawing) };
  });
}

function graphOf(drawing: Drawing): NamedGraph | undefined {
  if (drawing.picture === 'forest') {
    const vertices = Array.from(drawing.parents, (_, vertex) => ({ name: drawing.name(vertex) }));
    const edges = Array.from(drawing.parents, (from, to) => ({ from, to })).filter(({ from }) => from >= 0);
    return { style: 'forest', vertices, edges };
  }
  if (drawing.picture !== 'graph') return undefined;
  if (drawing.parts.reduce((sum, { order, count }) => sum + order * count, 0n) > MOST_VERTICES) return undefined;
  const vertices: NamedVertex[] = [];
  const edges: { from: number; to: number }[] = [];
  for (const { count, build } of drawing.parts) {
    for (let copy = 0n; copy < count; copy++) {
      const first = vertices.length;
      const part = build(copy);
      const labelled = new Set(part.labelled);
      for (const [place, name] of part.vertices.entries())
        vertices.push({ name, ...(labelled.has(place) && { labelled: true }) });
      // One by one: tens of thousands are too many for one call.
      for (const { from, to } of part.edges) edges.push({ from: first + from, to: first + to });
    }
  }
  return { style: drawing.style, directed: drawing.directed === true, vertices, edges };
}

function follow(before: Naming, question: string, move: string, to: string): Naming {
  const [old, next] = [positionsOf(question), positionsOf(to)];
  const names: Names[] = next.map(() => SAME_NAMES);
  const places: number[] = next.map((_, index) => index);
  let isKept = true;
  for (const ruleset of new Set(next.map((position) => position.ruleset))) {
    const [olds, nexts] = [indicesOf(old, ruleset), indicesOf(next, ruleset)];
    for (const [order, index] of nexts.entries()) places[index] = before.places[olds[order] ?? -1] ?? index;
    const found = followGraphs(unite(old, olds), unite(next, nexts), move);
    if (found === undefined) {
      if (nexts.some((index) => next[index]?.graph !== undefined)) isKept = false;
      continue;
    }
    for (const [index, renamed] of namesOf(found, before, olds.length > nexts.length)) names[index] = renamed;
  }
  const isNumbered = next.filter(({ graph }) => graph !== undefined).length > 1 && !names.every(isSame);
  return { names, places, isNumbered, isKept };
}

function indicesOf(positions: readonly Position[], ruleset: string): readonly number[] {
  return [...positions.keys()].filter((index) => positions[index]?.ruleset === ruleset);
}

interface PlacedVertex extends NamedVertex {
  /** The position of the line it belongs to. */
  readonly summand: number;
}

/** The graphs of some positions as one; undefined where one has none. */
function unite(positions: readonly Position[], indices: readonly number[]): NamedGraph<PlacedVertex> | undefined {
  const vertices: PlacedVertex[] = [];
  const edges: { from: number; to: number }[] = [];
  for (const summand of indices) {
    const graph = positions[summand]?.graph;
    if (graph === undefined) return undefined;
    const first = vertices.length;
    for (const vertex of graph.vertices) vertices.push({ ...vertex, summand });
    for (const { from, to } of graph.edges) edges.push({ from: first + from, to: first + to });
  }
  const { style = 'take', directed = false } = positions[indices[0] ?? -1]?.graph ?? {};
  return { style, directed, vertices, edges };
}

/** The vertices of the new graph with those of the old one that they are. */
function followGraphs(
  old: NamedGraph<PlacedVertex> | undefined,
  next: NamedGraph<PlacedVertex> | undefined,
  move: string,
): readonly (readonly [PlacedVertex, PlacedVertex])[] | undefined {
  if (old === undefined || next === undefined) return undefined;
  const gone = new Set<string>();
  const named = new Set<string>();
  const keyOf = ({ summand, name }: PlacedVertex) => `${summand} ${name}`;
  for (const { label, summand } of move.split(' & ').map(partOf)) {
    for (const index of new Set(old.vertices.map((vertex) => vertex.summand))) {
      if (summand !== undefined && summand !== index) continue;
      const own = only(old, index);
      for (const name of goneWith(own, label, neighboursOf(own))) gone.add(`${index} ${name}`);
      for (const name of [label, ...label.split('+')]) named.add(`${index} ${name}`);
    }
  }
  const at = (place: number) => keyOf(old.vertices[place] as PlacedVertex);
  const found = matchGraphs(
    old,
    next,
    (place) => !gone.has(at(place)),
    (place) => named.has(at(place)),
  );
  if (found !== undefined)
    return [...found].map(([now, then]) => [next.vertices[now], old.vertices[then]] as [PlacedVertex, PlacedVertex]);
  // A game that takes other vertices than the picture foresees: its lines keep names themselves.
  const byName = new Map(old.vertices.map((vertex) => [vertex.name, vertex]));
  const pairs = next.vertices.flatMap((vertex): (readonly [PlacedVertex, PlacedVertex])[] => {
    const then = byName.get(vertex.name);
    return then === undefined ? [] : [[vertex, then]];
  });
  const edgesOf = ({ vertices, edges }: NamedGraph) =>
    edges.map(({ from, to }) => [vertices[from]?.name, vertices[to]?.name].sort().join('-'));
  const before = new Set(edgesOf(old));
  const areKept = byName.size === old.vertices.length && pairs.length === next.vertices.length;
  return areKept && edgesOf(next).every((edge) => before.has(edge)) ? pairs : undefined;
}

function only({ style, directed, vertices, edges }: NamedGraph<PlacedVertex>, summand: number): NamedGraph {
  const place = new Map<number, number>();
  for (const [index, vertex] of vertices.entries()) if (vertex.summand === summand) place.set(index, place.size);
  return {
    ...{ style, directed: directed === true },
    vertices: vertices.filter((vertex) => vertex.summand === summand),
    edges: edges.flatMap(({ from, to }) => {
      const [u, v] = [place.get(from), place.get(to)];
      return u === undefined || v === undefined ? [] : [{ from: u, to: v }];
    }),
  };
}

/** Where positions became one in which two vertices would have the same name, all have the number of their old position before them. */
function namesOf(
  found: readonly (readonly [PlacedVertex, PlacedVertex])[],
  before: Naming,
  isJoined: boolean,
): ReadonlyMap<number, Names> {
  const shown = ({ summand, name }: PlacedVertex) => before.names[summand]?.[name] ?? name;
  const clashes = isJoined && new Set(found.map(([, then]) => shown(then))).size < found.length;
  const names = new Map<number, Record<string, string>>();
  for (const [now, then] of found) {
    const called = clashes ? `${(before.places[then.summand] ?? 0) + 1}: ${shown(then)}` : shown(then);
    const known = names.get(now.summand) ?? {};
    names.set(now.summand, known);
    if (called !== now.name) known[now.name] = called;
  }
  return names;
}
