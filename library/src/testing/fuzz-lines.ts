/**
 * Question lines without end, from a seed: most are well formed and small, some are large, and one in five is damaged.
 *
 * It knows the grammar (positions of every ruleset, options, sums, conventions), so that what comes out goes deeper than the first
 * check of a parser; rulesets that it does not know give their samples.
 */
import type { Catalogue } from '../core/catalogue.ts';
import type { Entry } from '../core/entry.ts';
import { COMPOUNDS } from '../core/setting.ts';
import { classicMakers } from './fuzz-classics.ts';

/** Numbers below 2^32 from a seed, the same on every machine (a multiply-and-shift mixer over a counter). */
export class FuzzDice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 to `sides` − 1. */
  roll(sides: number): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % sides;
  }

  /** True once in so many times. */
  once(inSoMany: number): boolean {
    return this.roll(inSoMany) === 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.roll(list.length)] as T;
  }

  times<T>(count: number, make: (index: number) => T): readonly T[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }
}

/** One in so many lines is damaged, is a sum, has a number of any size. */
const DAMAGED = 5;
const SUM = 8;
const LARGE = 60;

export type Maker = (dice: FuzzDice) => string;

/** How positions of a ruleset are made, and options of its own. */
export interface Making {
  readonly text: Maker;
  readonly options?: (dice: FuzzDice) => readonly string[];
}

export class FuzzLines {
  private readonly dice: FuzzDice;
  private readonly entries: readonly Entry[];

  constructor(seed: number, { entries }: Catalogue) {
    this.dice = new FuzzDice(seed);
    this.entries = entries;
  }

  next(): string {
    const { dice } = this;
    const line = this.question();
    return dice.once(DAMAGED) ? damage(line, dice) : line;
  }

  private question(): string {
    const { dice } = this;
    const summands = dice.once(SUM) ? 2 + dice.roll(2) : 1;
    const parts = dice.times(summands, () => this.position());
    return parts
      .map(({ text, options }, index) => {
        const all = index < summands - 1 ? options : [...options, ...this.setting()];
        const isBare = all.length === 0 && (index < summands - 1 ? dice.once(2) : true);
        return isBare ? text : `${text} [${all.join(', ')}]`;
      })
      .join(' + ');
  }

  private position(): { readonly text: string; readonly options: readonly string[] } {
    const { dice } = this;
    const { facts } = dice.pick(this.entries);
    const make = MAKERS[facts.id];
    if (make === undefined || dice.once(6)) {
      const [, text = '', bracket] = /^(.*?)(?:\s\[(.*)\])?$/.exec(dice.pick(facts.samples)) ?? [];
      return { text: `${facts.id} ${text}`, options: bracket === undefined ? [] : bracket.split(', ') };
    }
    return { text: `${facts.id} ${make.text(dice)}`, options: make.options?.(dice) ?? [] };
  }

  private setting(): readonly string[] {
    const { dice } = this;
    const compound = dice.once(3) ? [dice.pick(Object.keys(COMPOUNDS))] : [];
    return dice.once(3) ? [...compound, dice.pick(['misere', 'misere', 'normal'])] : compound;
  }
}

const heap: Maker = (dice) => (dice.once(LARGE) ? anyNumber(dice) : String(dice.roll(7)));

/** A number with up to sixty digits, or next to a power of two. */
function anyNumber(dice: FuzzDice): string {
  if (dice.once(2)) return dice.times(1 + dice.roll(dice.once(10) ? 60 : 10), () => dice.roll(10)).join('');
  return String(2n ** BigInt(dice.roll(70)) + BigInt(dice.roll(3)) - 1n < 0n ? 0n : 2n ** BigInt(dice.roll(70)));
}

const heaps: Maker = (dice) =>
  dice
    .times(1 + dice.roll(3), () =>
      dice.once(8) ? `${heap(dice)}^${dice.once(LARGE) ? anyNumber(dice) : 1 + dice.roll(4)}` : heap(dice),
    )
    .join(' ');

const octal: Maker = (dice) => {
  const digits = dice.times(1 + dice.roll(4), () => dice.pick([...(dice.once(12) ? '89ABCDEF' : '01234567')])).join('');
  return `${dice.once(6) ? 4 : 0}.${digits}: ${heaps(dice)}`;
};

const takeSet: Maker = (dice) => {
  const number = () => (dice.once(5) ? `${1 + dice.roll(3)}-${heap(dice)}` : heap(dice));
  return `${dice.once(3) ? 'all-but ' : ''}${dice.times(1 + dice.roll(4), number).join(',')}`;
};

const small = (dice: FuzzDice) => (dice.once(LARGE) ? Number(anyNumber(dice).slice(0, 4)) : 1 + dice.roll(5));

const family: Maker = (dice) =>
  dice.pick([
    () => `${dice.pick(['P', 'C', 'K', 'Q', 'W', 'R', 'G'])}${small(dice)}`,
    () => `K${small(dice)},${small(dice)}`,
    () => `S${dice.times(1 + dice.roll(3), () => small(dice)).join(',')}`,
    () => `G${1 + dice.roll(4)}x${1 + dice.roll(3)}`,
    () => dice.pick(['petersen', 'K3oR2', 'P0', 'P1', 'K2,2,2', 'C3oR1']),
  ])();

const edges: Maker = (dice) => {
  const order = 1 + dice.roll(6);
  const name = dice.once(10) ? (vertex: number) => `v${vertex}.x` : String;
  const words = dice.times(1 + dice.roll(6), () => {
    const [a, b] = [1 + dice.roll(order), 1 + dice.roll(order)];
    return a === b ? name(a) : `${name(a)}-${name(b)}`;
  });
  return words.join(' ');
};

const graph6: Maker = (dice) => {
  const order = dice.roll(6);
  const length = Math.ceil((order * (order - 1)) / 12);
  return `g6:${String.fromCharCode(63 + order)}${dice.times(length, () => String.fromCharCode(63 + dice.roll(64))).join('')}`;
};

const graphPart: Maker = (dice) => {
  const copies = dice.once(6) ? `${dice.once(LARGE) ? anyNumber(dice) : dice.roll(4)}*` : '';
  if (dice.once(3)) return `${copies}(${edges(dice)})`;
  return copies + (dice.once(4) ? graph6 : family)(dice);
};

const graph: Maker = (dice) => (dice.once(3) ? edges(dice) : dice.times(dice.once(4) ? 2 : 1, () => graphPart(dice)).join(' + '));

const arcs: Maker = (dice) => {
  const order = 1 + dice.roll(5);
  return dice
    .times(1 + dice.roll(5), () => {
      const [a, b] = [1 + dice.roll(order), 1 + dice.roll(order)];
      return a === b && !dice.once(10) ? String(a) : `${a}>${b}`;
    })
    .join(' ');
};

const parents: Maker = (dice) => `parents ${dice.times(1 + dice.roll(7), (index) => dice.roll(index + 1)).join(' ')}`;

const digraph: Maker = (dice) =>
  dice.pick([
    arcs,
    parents,
    () =>
      `${dice.pick(['chain', 'boolean-lattice', 'divisors', 'partitions'])} ${dice.once(LARGE) ? anyNumber(dice) : dice.roll(5)}`,
  ])(dice);

const forest: Maker = (dice) =>
  dice.once(2)
    ? parents(dice)
    : dice
        .times(1 + dice.roll(6), (index) =>
          dice.once(4) || index === 0 ? `${index + 1}` : `${1 + dice.roll(index)}>${index + 1}`,
        )
        .join(' ');

const labels: Maker = (dice) => (dice.once(3) ? '' : ` : ${dice.times(dice.roll(3), () => 1 + dice.roll(5)).join(' ')}`);

const weighted: Maker = (dice) => {
  const order = 1 + dice.roll(4);
  const list = dice.times(1 + dice.roll(5), () => {
    const game = dice.once(20)
      ? `{${dice.pick(['nim 3', 'kayles 4', 'node-kayles P3', 'nimania 2', 'nim-on-graphs 1-2=1 @1'])}}`
      : heap(dice);
    return `${1 + dice.roll(order)}-${1 + dice.roll(order)}=${game}`;
  });
  return `${list.join(' ')} @${1 + dice.roll(order)}`;
};

const epidemicOptions = (dice: FuzzDice) => {
  const stage = dice.once(3) ? [`stage ${1 + dice.roll(4)}`] : [];
  if (!dice.once(3)) return stage;
  return [
    ...stage,
    `${dice.pick(['raving', 'sweeping'])} ${1 + dice.roll(3)}${dice.once(6) ? ` ${dice.pick(['i', 'ii', 'iii', 'iv', 'v'])}` : ''}`,
  ];
};

const takes = (dice: FuzzDice) => {
  const low = 1 + dice.roll(2);
  return [`take ${dice.once(4) ? `${low}|${low + 2}` : `${low}-${low + dice.roll(3)}`}`, ...(dice.once(4) ? ['player 2'] : [])];
};

const longestFirst = (dice: FuzzDice) => (dice.once(6) ? ['longest-first'] : []);

const MAKERS: Readonly<Record<string, Making>> = {
  nim: { text: heaps },
  octal: { text: octal },
  subtraction: { text: (dice) => `${takeSet(dice)}: ${heaps(dice)}` },
  'lasker-nim': { text: heaps },
  'moore-nim': { text: heaps, options: (dice) => (dice.once(3) ? [`heaps ${heap(dice)}`] : []) },
  'fibonacci-nim': {
    text: (dice) => `${heap(dice)}${dice.once(2) ? ` : ${heap(dice)}` : ''}`,
    options: (dice) => (dice.once(3) ? [`factor ${heap(dice)}${dice.once(2) ? `/${heap(dice)}` : ''}`] : []),
  },
  kayles: { text: heaps },
  'dawsons-chess': { text: heaps },
  'dawsons-kayles': { text: heaps },
  officers: { text: heaps },
  treblecross: { text: heaps },
  'grundys-game': { text: heaps },
  'node-kayles': { text: graph, options: longestFirst },
  'selective-node-kayles': { text: graph, options: longestFirst },
  'directed-node-kayles': { text: digraph, options: longestFirst },
  geodetic: {
    text: (dice) => graph(dice) + labels(dice),
    options: (dice) => (dice.once(4) ? [dice.pick(['literal', 'interval', 'hull'])] : []),
  },
  hackendot: { text: forest },
  'nim-on-graphs': { text: weighted },
  nimania: { text: heaps, options: epidemicOptions },
  'dancing-mania': { text: (dice) => digraph(dice) + labels(dice), options: epidemicOptions },
  'survivor-nim': {
    text: (dice) => `${heap(dice)} ${dice.times(1 + dice.roll(4), () => 1 + dice.roll(2)).join('')}`,
    options: takes,
  },
  ...classicMakers({ heap, heaps, graph, edges, digraph }),
};

const ODD = ['\u0000', '\u001b[31m', '\u202e', '\ud83d\ude00', '\ud800', '\u00e9', '\u00a0', '\u2028', '\ufeff', '\t', '\n'];
const SIGNS = [...'[](){}+-*^:=@,.|>0129 aP', '..', '{n}', 'g6:', 's6:', 'file:', '[]', '[misere]', '{nim 3}', ' + ', 'nim 3'];

/** The line with one to three slips: what was left out, put in, doubled or swapped. */
export function damage(line: string, dice: FuzzDice): string {
  let text = line;
  for (let slips = 1 + dice.roll(3); slips > 0; slips--) {
    const at = dice.roll(text.length + 1);
    const end = Math.min(text.length, at + 1 + dice.roll(5));
    text = dice.pick([
      () => text.slice(0, at) + text.slice(end),
      () => text.slice(0, at) + dice.pick(SIGNS) + text.slice(at),
      () => text.slice(0, at) + dice.pick(SIGNS) + text.slice(end),
      () => text.slice(0, at) + dice.pick(ODD) + text.slice(at),
      () => text.slice(0, end) + text.slice(at),
      () => text.slice(0, at) + (dice.once(20) ? dice.pick(SIGNS).repeat(1 + dice.roll(3000)) : '') + text.slice(at),
    ])();
  }
  return text;
}
