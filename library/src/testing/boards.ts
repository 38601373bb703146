/** Graphs and digraphs as question lines write them, with the names of their vertices and edges for what may be said of these. */
import type { FuzzDice } from './dice.ts';

export interface GraphBoard {
  readonly text: string;
  readonly vertices: readonly string[];
  readonly edges: readonly string[];
}

/** The numbers from 1, or other names. */
function namesOf(dice: FuzzDice, count: number): readonly string[] {
  const style = dice.roll(10);
  return dice.times(count, (index) =>
    style === 0 ? `v${index + 1}.x` : style === 1 ? 'abcdefgh'.charAt(index) : `${index + 1}`,
  );
}

/** Some of these edges in any order with all vertices, so that those apart are there too. */
function listed(dice: FuzzDice, vertices: readonly string[], all: readonly string[]): GraphBoard {
  const edges = dice.some(all, 1 + dice.roll(4));
  return { text: dice.shuffled([...edges, ...vertices]).join(' '), vertices, edges };
}

function pairs(names: readonly string[], join: (one: string, other: string, index: number, second: number) => readonly string[]) {
  return names.flatMap((one, index) => names.flatMap((other, second) => join(one, other, index, second)));
}

const MOST_VERTICES = 5;

/** An edge list: `3-1 2 1 3`. */
function edgesBoard(dice: FuzzDice): GraphBoard {
  const names = namesOf(dice, 1 + dice.roll(MOST_VERTICES));
  const turned = dice.once(2);
  return listed(
    dice,
    names,
    pairs(names, (one, other, index, second) => (index < second ? [turned ? `${other}-${one}` : `${one}-${other}`] : [])),
  );
}

/** Arcs, with cycles and now and then loops; or with none, as they lead up or down. */
export function arcsBoard(dice: FuzzDice): GraphBoard {
  const names = namesOf(dice, 1 + dice.roll(MOST_VERTICES));
  const isAcyclic = dice.once(2);
  const hasLoops = !isAcyclic && dice.once(4);
  const ranked = dice.shuffled(names);
  const all = pairs(ranked, (one, other, index, second) =>
    isAcyclic ? (index < second ? [`${one}>${other}`] : []) : index !== second || hasLoops ? [`${one}>${other}`] : [],
  );
  return listed(dice, names, all);
}

function numbered(text: string, order: number, edges: readonly (readonly [number, number])[]): GraphBoard {
  const vertices = Array.from({ length: order }, (_, index) => `${index + 1}`);
  return { text, vertices, edges: edges.map((ends) => ends.join('-')) };
}

/** Numbers of vertices: large ones now and then, where they may come. */
function size(dice: FuzzDice, most: number): number {
  return dice.isLarge() ? dice.roll(10_000) : 1 + dice.roll(most);
}

const path = (order: number) => Array.from({ length: Math.max(0, order - 1) }, (_, index) => [index + 1, index + 2] as const);

/** A family by its name; of few of them the edges are named. */
function familyBoard(dice: FuzzDice): GraphBoard {
  const some = (text: string): GraphBoard => ({ text, vertices: ['1', '2', '3'], edges: [] });
  return dice.pick([
    () => {
      const order = size(dice, 7);
      return numbered(`P${order}`, Math.min(order, 20), path(Math.min(order, 20)));
    },
    () => {
      const order = 2 + size(dice, 5);
      return order > 20 ? some(`C${order}`) : numbered(`C${order}`, order, order < 3 ? [] : [...path(order), [1, order]]);
    },
    () => {
      const [one, other] = [1 + dice.roll(3), 1 + dice.roll(3)];
      const edges = dice.times(one * other, (index) => [1 + (index % one), one + 1 + Math.floor(index / one)] as const);
      return numbered(`K${one},${other}`, one + other, edges);
    },
    () => some(`K${size(dice, 5)}`),
    () => some(dice.pick(['W4', 'Q2', 'R3', 'R5', 'G2x3', 'G3x2', 'K3oR2', 'C3oR1', 'K2,2,2', 'P0', 'P1'])),
    () => some(`S${dice.times(1 + dice.roll(3), () => 1 + dice.roll(2)).join(',')}`),
  ])();
}

function graph6(dice: FuzzDice): GraphBoard {
  const order = dice.roll(1 + MOST_VERTICES);
  const bits = dice.times((order * (order - 1)) / 2, () => dice.roll(2));
  const signs = dice.times(Math.ceil(bits.length / 6), (index) => {
    const six = dice.times(6, (place) => bits[6 * index + place] ?? 0);
    return String.fromCharCode(63 + Number.parseInt(six.join(''), 2));
  });
  return {
    text: `g6:${String.fromCharCode(63 + order)}${signs.join('')}`,
    vertices: dice.times(order, (index) => `${index + 1}`),
    edges: [],
  };
}

export function graphBoard(dice: FuzzDice): GraphBoard {
  return dice.pick([edgesBoard, edgesBoard, edgesBoard, familyBoard, familyBoard, graph6])(dice);
}

/** One graph, or a union of some, of which some come several times. */
export function graphSum(dice: FuzzDice): string {
  const part = (): string => {
    const copies = dice.once(6) ? `${dice.isLarge() ? dice.roll(1e9) : dice.roll(3)}*` : '';
    const edges = () => `(${edgesBoard(dice).text})`;
    return copies + (dice.once(3) ? edges() : (dice.once(3) ? graph6 : familyBoard)(dice).text);
  };
  return dice.once(2) ? graphBoard(dice).text : dice.times(1 + dice.roll(2), part).join(' + ');
}

/** A digraph as arcs, as parents, or as a family. */
export function directedBoard(dice: FuzzDice): GraphBoard {
  const order = dice.roll(5);
  return dice.pick([
    () => arcsBoard(dice),
    () => arcsBoard(dice),
    () => arcsBoard(dice),
    () => {
      const parents = dice.times(1 + order, (index) => dice.roll(index + 1));
      const edges = parents.flatMap((parent, index) => (parent === 0 ? [] : [`${parent}>${index + 1}`]));
      return { text: `parents ${parents.join(' ')}`, vertices: parents.map((_, index) => `${index + 1}`), edges };
    },
    () => {
      const length = dice.isLarge() ? dice.roll(1e6) : order;
      const edges = dice.times(order, (index) => `${index + 1}>${index}`);
      return { text: `chain ${length}`, vertices: dice.times(order + 1, String), edges };
    },
    () => {
      const number = dice.pick([1, 2, 4, 6, 8, 12, 30]);
      const vertices = dice.times(number, (index) => `${index + 1}`).filter((name) => number % Number(name) === 0);
      return { text: `divisors ${number}`, vertices, edges: [] };
    },
    () => ({ text: `boolean-lattice ${dice.roll(4)}`, vertices: ['0'], edges: [] }),
    () => ({ text: `partitions ${1 + dice.roll(3)}`, vertices: ['1'], edges: [] }),
  ])();
}
