/** Random small questions of a ruleset, in every reading and convention it has: positions made at random, and walks from the samples. */
import { COMPOUNDS, eachMove, type RulesetFacts } from '../src/index.ts';

/** Numbers that look random and are the same in every run. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0 || 1;
  }

  /** From 0 to `count` − 1. */
  roll(count: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % count;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.roll(list.length)] as T;
  }

  list<T>(least: number, most: number, make: () => T): readonly T[] {
    return Array.from({ length: least + this.roll(most - least + 1) }, make);
  }
}

interface Made {
  readonly text: string;
  readonly options?: readonly string[];
}

/** A table has its own order of turns. */
const NEVER_BESIDE: readonly string[] = ['survivor-nim'];
/** Steps of a walk from a sample. */
const LONGEST_WALK = 4;

/** Endless; positions come again. */
export function* eachQuestion(facts: RulesetFacts, dice: Dice): Iterable<string> {
  for (;;) {
    const isWalk = dice.roll(3) === 0;
    const { text, options = [] } = isWalk ? sampleOf(facts, dice) : makeOne(facts, dice);
    const bracket = [...options, ...settingOf(facts, dice)];
    const beside =
      NEVER_BESIDE.includes(facts.id) || dice.roll(6) > 0 ? '' : ` + ${dice.pick(['nim', 'kayles'])} ${heaps(dice, 5)}`;
    let line = `${facts.id} ${text}${beside}${bracket.length === 0 ? '' : ` [${bracket.join(', ')}]`}`;
    yield line;
    for (let step = isWalk ? dice.roll(LONGEST_WALK) : 0; step > 0; step--) {
      const next = anyMove(line, dice);
      if (next === undefined) break;
      line = next;
      yield line;
    }
  }
}

function settingOf({ indivisible }: RulesetFacts, dice: Dice): readonly string[] {
  const play = dice.pick(['normal', 'misere']);
  const compounds = Object.keys(COMPOUNDS);
  const compound = indivisible === true || dice.roll(2) === 0 ? 'disjunctive' : dice.pick(compounds);
  return [...(compound === 'disjunctive' ? [] : [compound]), play];
}

/** `C5 [literal]`: a sample with its own options, which the setting of the question joins. */
function sampleOf({ samples }: RulesetFacts, dice: Dice): Made {
  const [, text = '', options] = /^(.*?)(?: \[(.*)\])?$/.exec(dice.pick(samples)) ?? [];
  const own = (options ?? '').split(', ').filter((option) => option !== '' && !isSetting(option));
  return { text, options: own };
}

function isSetting(option: string): boolean {
  return option === 'normal' || option === 'misere' || option in COMPOUNDS;
}

function anyMove(line: string, dice: Dice): string | undefined {
  const each = eachMove(line, { limits: { milliseconds: 1000 } });
  if ('error' in each) return undefined;
  const moves: string[] = [];
  for (let next = each.next(); !next.done && moves.length < 60; next = each.next()) moves.push(next.value.to);
  return moves.length === 0 ? undefined : dice.pick(moves);
}

function makeOne(facts: RulesetFacts, dice: Dice): Made {
  const make = MAKERS[facts.id];
  return make === undefined ? { text: heaps(dice, 6) } : make(dice);
}

function heaps(dice: Dice, largest: number): string {
  return dice.list(1, 3, () => String(dice.roll(largest) + (dice.roll(8) === 0 ? 0 : 1))).join(' ');
}

const MAKERS: Readonly<Record<string, (dice: Dice) => Made>> = {
  corner: (dice) => ({
    text: dice.list(1, 3, () => `${dice.pick(['rook', 'bishop', 'king', 'queen', 'knight'])} ${square(dice)}`).join(' '),
  }),
  euclid: (dice) => ({ text: `${1 + dice.roll(20)} ${1 + dice.roll(20)}`, options: dice.pick([[], [], ['stop-equal']]) }),
  sylver: (dice) => ({ text: [...new Set([3 + dice.roll(4), 4 + dice.roll(5), 5 + dice.roll(6)])].join(' ') }),
  wythoff: (dice) => ({ text: square(dice).replace(',', ' '), options: dice.pick([[], [], ['t 2'], ['t 3']]) }),
  octal: (dice) => ({ text: `${dice.pick(['0.77', '0.137', '0.07', '0.16', '0.3', '4.4', '0.6'])}: ${heaps(dice, 6)}` }),
  subtraction: (dice) => ({ text: `${dice.pick(['1,3,4', '2,5', '1-3', 'all-but 2', 'all-but 1,3'])}: ${heaps(dice, 9)}` }),
  'moore-nim': (dice) => ({ text: heaps(dice, 5), options: dice.pick([[], ['heaps 1'], ['heaps 3']]) }),
  'fibonacci-nim': (dice) => ({
    text: dice.pick([`${dice.roll(25)}`, `${1 + dice.roll(25)} : ${dice.roll(9)}`]),
    options: dice.pick([[], ['factor 1'], ['factor 3/2']]),
  }),
  'node-kayles': (dice) => ({ text: graphs(dice) }),
  'selective-node-kayles': (dice) => ({ text: graphs(dice) }),
  'directed-node-kayles': (dice) => ({ text: digraph(dice) }),
  'survivor-nim': survivors,
  'nim-on-graphs': graphNim,
  nimania: (dice) => ({
    text: dice.list(1, 4, () => `${dice.roll(5)}`).join(' '),
    options: [...dice.pick([[], ['raving 2'], ['sweeping 2'], ['sweeping 3']]), `stage ${1 + dice.roll(2)}`],
  }),
  'dancing-mania': epidemic,
  geodetic: geodeticMade,
  'arc-kayles': (dice) => ({ text: graphs(dice) }),
  'vertex-geography': (dice) => ({ text: `${tangle(dice)} @${1 + dice.roll(2)}${dice.pick(['', ' : 3'])}` }),
  'edge-geography': (dice) => ({ text: `${tangle(dice)} @${1 + dice.roll(3)}` }),
  hackenbush: (dice) => ({ text: `${onGround(dice)} @0` }),
  hackendot: (dice) => ({ text: `parents ${parents(dice, 1 + dice.roll(8)).join(' ')}` }),
};

function square(dice: Dice): string {
  return `${dice.roll(6)},${dice.roll(6)}`;
}

function parents(dice: Dice, order: number): readonly number[] {
  return Array.from({ length: order }, (_, vertex) => (dice.roll(5) === 0 ? 0 : dice.roll(vertex + 1)));
}

function tree(dice: Dice, order: number): string {
  if (order === 1) return '1';
  return Array.from({ length: order - 1 }, (_, index) => `${1 + dice.roll(index + 1)}-${index + 2}`).join(' ');
}

/** A tree of three vertices or more with some edges besides. */
function tangle(dice: Dice): string {
  const order = 3 + dice.roll(4);
  const words = tree(dice, order).split(' ');
  for (const [u, v] of dice.list(0, 3, () => [1 + dice.roll(order), 1 + dice.roll(order)] as const))
    if (u < v && !words.includes(`${u}-${v}`)) words.push(`${u}-${v}`);
  return words.join(' ');
}

/** Edges up from the ground 0, and some that may be anything. */
function onGround(dice: Dice): string {
  const order = 2 + dice.roll(4);
  const up = Array.from({ length: order }, (_, index) => `${dice.roll(3) === 0 ? 0 : dice.roll(index + 1)}-${index + 1}`);
  return [...up, ...dice.list(0, 2, () => `${dice.roll(order + 1)}-${dice.roll(order + 1)}`)].join(' ');
}

function graphs(dice: Dice): string {
  const one = () => {
    const kind = dice.roll(5);
    if (kind === 0) return `C${3 + dice.roll(4)}`;
    if (kind === 1) return `(${tree(dice, 2 + dice.roll(4))})`;
    return `${dice.roll(6) === 0 ? '2*' : ''}P${dice.roll(7)}`;
  };
  return dice.list(1, 3, one).join(' + ');
}

function digraph(dice: Dice): string {
  const order = 2 + dice.roll(5);
  const arcs = dice.list(1, 7, () => [1 + dice.roll(order), 1 + dice.roll(order)] as const).filter(([u, v]) => u !== v);
  return arcs.length === 0 ? '1>2' : [...new Set(arcs.map(([u, v]) => `${u}>${v}`))].join(' ');
}

function survivors(dice: Dice): Made {
  const seats = dice.list(1, 5, () => dice.pick(['1', '2'])).join('');
  const take = dice.pick(['take 1-2', 'take 1-3', 'take 2-3', 'take 1|3', 'take 1-4']);
  return { text: `${dice.roll(25)} ${seats}`, options: [take, `player ${1 + dice.roll(seats.length)}`] };
}

function graphNim(dice: Dice): Made {
  const kind = dice.roll(10);
  const largest = kind === 0 ? 1 : 3;
  const weight = () => 1 + dice.roll(largest);
  if (kind < 2) {
    const edges = ['a', 'b', 'c'].flatMap((even) =>
      ['x', 'y', 'z'].map((odd) => `${even}-${odd}=${dice.roll(4) === 0 ? 0 : weight()}`),
    );
    return { text: `${edges.join(' ')} @${dice.pick(['a', 'x'])}` };
  }
  const evens = 2 + dice.roll(3);
  const links = Array.from({ length: 2 + dice.roll(4) }, (_, index) => {
    const from = dice.roll(evens);
    const to = (from + 1 + dice.roll(evens - 1)) % evens;
    const isLeaf = dice.roll(9) === 0;
    return `${from}-${10 + index}=${weight()}${isLeaf ? '' : ` ${10 + index}-${to}=${weight()}`}`;
  });
  const [start = ''] = links[0]?.split('-') ?? [];
  return { text: `${links.join(' ')} @${dice.pick([start, start, '10'])}` };
}

function epidemic(dice: Dice): Made {
  const order = 2 + dice.roll(5);
  const arcs = Array.from({ length: order - 1 }, (_, index) => {
    const from = index + 1;
    return [...new Set(dice.list(1, 2, () => `${from}>${dice.roll(from)}`))].join(' ');
  });
  const labels = dice.list(1, 2, () => dice.roll(order));
  return {
    text: `${arcs.join(' ')} : ${[...new Set(labels)].join(' ')}`,
    options: [...dice.pick([[], [], ['raving 2'], ['sweeping 2']]), `stage ${1 + dice.roll(2)}`],
  };
}

function geodeticMade(dice: Dice): Made {
  const options = dice.pick([[], [], ['literal'], ['interval'], ['hull']]);
  const kind = dice.roll(8);
  if (kind < 3) {
    const order = 3 + dice.roll(11);
    const first = 1 + dice.roll(order);
    const row = Array.from({ length: 1 + dice.roll(4) }, (_, index) => ((first + index - 1) % order) + 1);
    const more = dice.roll(4) === 0 ? [1 + dice.roll(order)] : [];
    const labels = [...new Set([...row, ...more])].sort((a, b) => a - b);
    return { text: `C${order} : ${labels.join(' ')}`, options };
  }
  if (kind < 5) {
    const order = 2 + dice.roll(9);
    const label = dice.roll(5) === 0 ? '' : ` : ${1 + dice.roll(order)}`;
    return { text: `${tree(dice, order)}${label}`, options };
  }
  if (kind < 7) {
    const [rays, length] = [2 + dice.roll(3), 2 + dice.roll(4)];
    const ray = 1 + dice.roll(rays);
    const from = 1 + dice.roll(length);
    const to = from + dice.roll(length - from + 1);
    const own = Array.from({ length: to - from + 1 }, (_, index) => `${ray}.${from + index}`);
    const other = from === 1 && dice.roll(2) === 0 ? [`${(ray % rays) + 1}.1`] : [];
    return { text: `K${rays}oR${length} : ${[...own, ...other].join(' ')}`, options };
  }
  const sum = dice.list(2, 3, () => dice.pick(['C4', 'C5', 'P3', 'P4', 'K3', 'K2oR2', 'C3', 'P5'])).join(' + ');
  return { text: `${sum} : ${1 + dice.roll(4)}`, options };
}
