/** Geodetic games as pictures: the unlabelled ends of rays in brackets, and the arcs of a cycle with what a winner aims at. */
import type { GraphShape } from '../shape/shape.ts';
import type { Look } from '../solver/tasks.ts';
import type { Picture } from './layers.ts';

export interface Stretch {
  readonly name: string;
  readonly vertices: readonly string[];
  /** The heap it counts as; missing where it is no heap of its length. */
  readonly length?: number;
}

function labelledIn({ vertices }: GraphShape): ReadonlySet<string> {
  return new Set(vertices.flatMap(({ name, labelled }) => (labelled === true ? [name] : [])));
}

/** The rule read word by word has another theory. */
function isLiteral({ question }: Look): boolean {
  return /\[[^\]]*\bliteral\b/.test(question);
}

/** What is left of each ray of K_m∘R_n, once a vertex of the clique is labelled; else the two sides of the labels. */
export function listRays(look: Look, shape: GraphShape): readonly Stretch[] {
  const family = /^\s*geodetic\s+K(\d+)oR(\d+)(?:\s|$)/.exec(look.question);
  if (family === null || isLiteral(look)) return [];
  const [clique, length] = [Number(family[1]), Number(family[2])];
  const labelled = labelledIn(shape);
  if (labelled.size === 0 || length < 2) return [];
  const rays = Array.from({ length: clique }, (_, ray) => Array.from({ length }, (_, place) => `${ray + 1}.${place + 1}`));
  const isLabelled = (name: string) => labelled.has(name);
  if (rays.some(([inner = '']) => isLabelled(inner))) {
    return rays.map((ray, index) => {
      const free = ray.filter((name) => !isLabelled(name));
      return { name: `ray ${index + 1}`, vertices: free, length: free.length };
    });
  }
  const ray = rays.find((each) => each.some(isLabelled)) ?? [];
  const [first, last] = [ray.findIndex(isLabelled), ray.findLastIndex(isLabelled)];
  return [
    { name: 'beyond the labels', vertices: ray.slice(last + 1), length: length - last - 1 },
    { name: 'stem and the other rays', vertices: ray.slice(0, first) },
  ];
}

export function rayBrackets(look: Look, shape: GraphShape): readonly Picture[] {
  const brackets = listRays(look, shape)
    .filter(({ vertices }) => vertices.length > 0)
    .map(({ name, vertices }) => ({ vertices, text: `${name.replace(/ and .*/, '')}: ${vertices.length} left` }));
  return brackets.length === 0 ? [] : [{ caption: 'unlabelled ends of the rays', overlay: { brackets } }];
}

/**
 * A labelled tree as the forest that Hackendot is played on, rooted next to the labels [fraenkelHarary1989, Theorem 1]; undefined
 * before the first label, in misère play, and where there is a cycle.
 */
export function forestOf(look: Look, shape: GraphShape): Pick<GraphShape, 'vertices' | 'edges'> | undefined {
  const { vertices, edges, parts } = shape;
  const labelled = labelledIn(shape);
  if (isLiteral(look) || look.setting.play === 'misere' || parts.length !== 1 || labelled.size === 0) return undefined;
  if (edges.length !== vertices.length - 1) return undefined;
  const isLabelled = (index: number) => labelled.has(vertices[index]?.name ?? '');
  const seen = new Set([...vertices.keys()].filter(isLabelled));
  const arcs: { readonly from: number; readonly to: number }[] = [];
  for (const here of seen)
    for (const { from, to } of edges) {
      const other = from === here ? to : to === here ? from : undefined;
      if (other === undefined || seen.has(other)) continue;
      seen.add(other);
      if (!isLabelled(here)) arcs.push({ from: here, to: other });
    }
  return { vertices: vertices.map((vertex, index) => (isLabelled(index) ? { ...vertex, name: '' } : vertex)), edges: arcs };
}

/** The unlabelled arcs of a cycle, in its order. */
export function listArcs(look: Look, shape: GraphShape): readonly Stretch[] {
  const family = /^\s*geodetic\s+C(\d+)(?:\s|$)/.exec(look.question);
  if (family === null || isLiteral(look)) return [];
  const order = Number(family[1]);
  const names = Array.from({ length: order }, (_, place) => String(place + 1));
  const labelled = labelledIn(shape);
  const start = names.findIndex((name) => labelled.has(name));
  if (start < 0 || order < 3) return [];
  const arcs: string[][] = [];
  let isInside = false;
  for (const name of [...names.slice(start), ...names.slice(0, start)]) {
    if (labelled.has(name)) isInside = false;
    else if (isInside) arcs.at(-1)?.push(name);
    else {
      arcs.push([name]);
      isInside = true;
    }
  }
  return arcs.map((vertices) => ({ name: `${vertices[0]} … ${vertices.at(-1)}`, vertices, length: vertices.length }));
}

/** The values of arcs of 0 … most vertices: a label takes the shorter way round, and from the middle both. */
export function arcValues(most: number): readonly number[] {
  const values = [0];
  for (let length = 1; length <= most; length++) {
    const options = new Set<number>(length % 2 === 1 ? [0] : []);
    for (let left = Math.floor(length / 2) + (length % 2 === 1 ? 1 : 0); left < length; left++) options.add(values[left] ?? 0);
    let least = 0;
    while (options.has(least)) least++;
    values.push(least);
  }
  return values;
}

export function arcPictures(look: Look, shape: GraphShape): readonly Picture[] {
  const arcs = listArcs(look, shape);
  const isMisere = look.setting.play === 'misere';
  return arcs.map(({ vertices }) => {
    const { length } = vertices;
    const target = lostCycle(length + 1, isMisere);
    const keep = target - 1 < length && target > 1 ? vertices.slice(length - target + 1) : [];
    const form = isMisere ? `2ᵏ: ${target}` : `2ᵏ − 1: ${target}`;
    const aim = target === length + 1 ? `of the form ${form}` : `the next of the form ${form}, so leave ${target - 1}`;
    return {
      caption: `${length} unlabelled and the labels as one: a cycle of ${length + 1}; ${aim}`,
      overlay: { arc: { vertices, keep, text: `${length} unlabelled` } },
    };
  });
}

/** The largest 2^k − 1, in misère play 2^k, that is at most this. */
function lostCycle(order: number, isMisere: boolean): number {
  const power = 2 ** Math.floor(Math.log2(isMisere ? order : order + 1));
  return isMisere ? power : power - 1;
}
