/**
 * Any position that the notation of a ruleset can write, from dice: not only those that play reaches from its samples.
 *
 * Positions are small, so that they can be searched, and odd: nothing on the board, what is used up before play began, vertices apart,
 * loops, parallel edges, weights of 0, late stages, seats of one alliance. A few do not read, such as a board that cannot be drawn.
 * Positions of a ruleset that is not known here are its samples.
 */
import type { RulesetFacts } from '../core/ruleset.ts';
import { arcsBoard, directedBoard, type GraphBoard, graphBoard, graphSum } from './boards.ts';
import type { FuzzDice } from './dice.ts';

export interface WrittenPosition {
  /** Without the id of its ruleset. */
  readonly text: string;
  readonly options: readonly string[];
}

type Maker = (dice: FuzzDice) => string;

/** How positions of a ruleset are made: by their text alone, or with options. */
type Making = (dice: FuzzDice) => string | WrittenPosition;

export function anyPosition({ id, samples }: RulesetFacts, dice: FuzzDice): WrittenPosition {
  const made = MAKERS[id]?.(dice);
  if (made === undefined) return sampleOf({ samples }, dice);
  return typeof made === 'string' ? { text: made, options: [] } : made;
}

export function sampleOf({ samples }: Pick<RulesetFacts, 'samples'>, dice: FuzzDice): WrittenPosition {
  const [, text = '', bracket] = /^(.*?)(?:\s\[(.*)\])?$/.exec(dice.pick(samples)) ?? [];
  return { text, options: bracket === undefined ? [] : bracket.split(', ') };
}

/** Whether positions of the ruleset are made, and not only its samples. */
export function isMade(id: string): boolean {
  return Object.hasOwn(MAKERS, id);
}

/** One to this many words, made one by one. */
function words(dice: FuzzDice, most: number, make: Maker, between = ' '): string {
  return dice.times(1 + dice.roll(most), () => make(dice)).join(between);
}

/** A number with up to sixty digits, or next to a power of two. */
function anyNumber(dice: FuzzDice): string {
  if (dice.once(2)) return dice.times(1 + dice.roll(dice.once(10) ? 60 : 10), () => dice.roll(10)).join('');
  const power = 2n ** BigInt(dice.roll(70));
  return String(power + BigInt(dice.roll(3)) - 1n);
}

/** A number below the end, more often a small one. */
const below = (end: number): Maker => {
  return (dice) => (dice.isLarge() ? anyNumber(dice) : String(dice.roll(dice.once(2) ? end : 1 + dice.roll(end))));
};
const heap = below(7);

const heapsBelow = (end: number): Maker => {
  const one = below(end);
  const copies = (dice: FuzzDice) => (dice.isLarge() ? anyNumber(dice) : dice.roll(4));
  return (dice) => words(dice, 3, (each) => (each.once(8) ? `${one(each)}^${copies(each)}` : one(each)));
};
const heaps = heapsBelow(7);

const octal: Maker = (dice) => {
  const digits = words(dice, 4, (each) => each.pick([...(each.once(12) ? '89ABCDEF' : '01234567')]), '');
  return `${dice.once(6) ? 4 : 0}.${digits}: ${heapsBelow(9)(dice)}`;
};

/** Numbers and intervals: `1,3-5`. */
const takes = (between: string): Maker => {
  const interval = (least: number, more: number) => (more === 0 ? `${least}` : `${least}-${least + more}`);
  return (dice) => words(dice, 2, (each) => interval(1 + each.roll(4), each.once(2) ? 0 : each.roll(3)), between);
};

const pair =
  (end: number): Maker =>
  (dice) =>
    `${below(end)(dice)} ${below(end)(dice)}`;

/** Coins on different squares, in any order. */
const squares =
  (end: number, none = ''): Maker =>
  (dice) => {
    const all = dice.isLarge()
      ? [anyNumber(dice)]
      : dice.some(
          Array.from({ length: end }, (_, square) => `${square}`),
          3,
        );
    return dice.shuffled(all).join(' ') || none;
  };

const strips =
  (end: number): Maker =>
  (dice) =>
    dice.once(4) ? words(dice, 2, squares(end, '0'), ' + ') : squares(end, '0')(dice);

const turningCode: Maker = (dice) => {
  const count = (each: FuzzDice) => {
    const least = 1 + each.roll(3);
    return each.pick([`${least}`, `${least}-${least + 1 + each.roll(3)}`, `${least}+`]);
  };
  return `${words(dice, 2, count, ',')}${dice.once(3) ? 'C' : ''}`;
};

const COIN_GAMES = ['turning-turtles', 'mock-turtles', 'ruler', 'twins', 'triplets', 'motley', 'moebius', 'mogul', 'moidores'];

const places =
  (end: number): Maker =>
  (dice) =>
    dice.once(12) ? '-' : words(dice, 3, (each) => `${below(end)(each)},${below(end)(each)}`);

const rowsOf = (dice: FuzzDice, signs: string, rows: number, columns: number): string =>
  dice.times(rows, () => dice.times(columns, () => dice.pick([...signs])).join('')).join('/');

const board =
  (signs: string): Maker =>
  (dice) => {
    const [rows, columns] = dice
      .pick([
        [1, 7],
        [2, 4],
        [3, 3],
        [4, 2],
        [7, 1],
      ] as const)
      .map((most) => 1 + dice.roll(most)) as [number, number];
    return dice.once(6) ? `${rows}x${dice.isLarge() ? anyNumber(dice) : columns}` : rowsOf(dice, signs, rows, columns);
  };

const notakto: Maker = (dice) => {
  // A board with few crosses has many positions behind it.
  const one = (each: FuzzDice) => `${rowsOf(each, each.once(2) ? '.XX' : '.X', 3, 3)}${each.once(8) ? '^2' : ''}`;
  return words(dice, 2, one);
};

const piece: Maker = (dice) => {
  const copies = dice.once(6) ? `^${1 + dice.roll(3)}` : '';
  return `${dice.pick(['rook', 'bishop', 'king', 'queen', 'knight'])} ${heap(dice)},${heap(dice)}${copies}`;
};

/** Rows from the longest on; with a layer over it that reaches no farther. */
const chomp: Maker = (dice) => {
  const boxes = ['3 3', '2 5', '1 7', '2 2 2', '1 2 3', '2 2 1 2'];
  if (dice.once(6)) return Array.from(dice.pick(boxes).split(' '), (most) => 1 + dice.roll(Number(most))).join('x');
  const fall = (most: readonly number[]) => most.map((row) => Math.min(row, 1 + dice.roll(row))).toSorted((a, b) => b - a);
  const first = fall(dice.times(1 + dice.roll(3), () => 4));
  if (!dice.once(4)) return first.join(' ');
  return `${first.join(' ')}/${fall(first.slice(0, 1 + dice.roll(2))).join(' ')}`;
};

const schuh: Maker = (dice) => {
  const number = dice.isLarge()
    ? Number(anyNumber(dice).slice(0, 6))
    : dice.pick([1, 2, 4, 6, 8, 9, 12, 16, 18, 20, 24, 30, 32, 36, 42]);
  const divisors = dice.times(number > 100 ? 0 : number, (index) => index + 1).filter((one) => one > 1 && number % one === 0);
  const named = dice.shuffled(dice.some(divisors, 4));
  return named.length === 0 ? `${number}` : `${number} : ${named.join(' ')}`;
};

/** Coins with a common factor have moves without end, and few are wanted. */
const sylver: Maker = (dice) => {
  const coins = dice.times(dice.roll(4), () => 2 + dice.roll(8));
  const least = 2 + dice.roll(7);
  return (dice.once(20) ? coins : [...coins, least, least + 1]).join(' ') || '0';
};

/** Boundaries by themselves, with the lives that they have. */
const BOUNDARIES = { '0': 3, '1': 2, '2': 1, '11': 4, '12': 3, '22': 2, '1a1a': 5, '1a2a': 4, '2a2a': 3 } as const;
/** Regions that closed curves make: letters are spots on them, met from both sides. */
const REGIONS = ['', 'A./A.', 'AB./AB.', 'ABC./ACB.', '1AB./AB.', 'A2B./AB.', 'A.B./A./B.'];
const MOST_LIVES = 4;

/** Regions, and boundaries anywhere in them until the lives are used up. */
const sprouts: Maker = (dice) => {
  if (dice.once(20)) return `${dice.roll(3)}`;
  const regions = dice.pick(REGIONS).split('/');
  let lives = new Set(regions.join('').match(/[A-Z]/g)).size + (regions.join('').match(/\d/g)?.length ?? 0);
  for (let letter = 97; !dice.once(4); letter++) {
    const [boundary, more] = dice.pick(Object.entries(BOUNDARIES));
    lives += more;
    if (lives > MOST_LIVES) break;
    regions[dice.roll(regions.length)] += `${boundary.replaceAll('a', String.fromCharCode(letter))}.`;
  }
  return dice.shuffled(regions).join('/') || '0';
};

const brussels: Maker = (dice) => words(dice, 3, (each) => words(each, 2, (arms) => String(1 + arms.roll(3))), '/');

const forest: Maker = (dice) => {
  const order = dice.roll(8);
  if (order === 0) return 'P0';
  const parents = dice.times(order, (index) => dice.roll(index + 1));
  if (dice.once(2)) return `parents ${parents.join(' ')}`;
  const names = dice.shuffled(parents.map((_, index) => `${index + 1}`));
  const listed = parents.map((parent, index) => (parent === 0 ? names[index] : `${names[parent - 1]}>${names[index]}`));
  return dice.shuffled(listed).join(' ');
};

/** Arcs that lead down, so that there is no cycle. */
const order: Maker = (dice) => {
  if (dice.once(3)) return directedBoard(dice).text;
  const size = dice.roll(7);
  const names = dice.shuffled(dice.times(size, (index) => `${index + 1}`));
  const [sign, density] = [dice.pick(['>', '<']), 2 + dice.roll(3)];
  const listed = names.flatMap((name, index) => [
    name,
    ...dice.some(names.slice(0, index), density).map((low) => `${name}${sign}${low}`),
  ]);
  return dice.shuffled(listed).join(' ') || 'P0';
};

/** Edges of a multigraph, with loops and parallel ones, and a vertex of it; `write` says what an edge carries. */
function multigraph(dice: FuzzDice, write: Maker) {
  const size = 1 + dice.roll(4);
  const vertex = () => `${1 + dice.roll(size)}`;
  return { edges: dice.times(dice.roll(6), () => `${vertex()}-${vertex()}${write(dice)}`), vertex, size };
}

const nimOnGraphs: Maker = (dice) => {
  const { edges, vertex, size } = multigraph(dice, weight);
  const names = dice.times(size, (index) => `${index + 1}`);
  return [...dice.shuffled([...edges, ...names]), `@${vertex()}`].join(' ');
};

const weight: Maker = (dice) =>
  dice.once(16)
    ? `={${dice.pick(['nim 3', 'kayles 4', 'node-kayles P3', 'nimania 2', 'octal 0.37: 3', 'nim-on-graphs 1-2=1 @1', 'nim 0'])}}`
    : `=${below(4)(dice)}`;

/** Vertices of the board, some of them in ranges. */
function vertexSet(vertices: readonly string[], dice: FuzzDice): string {
  const few = dice.shuffled(dice.some(vertices, 3));
  return few.length > 0 && dice.once(8) ? `1..${1 + dice.roll(3)}` : few.join(' ');
}

const labelled =
  (make: (dice: FuzzDice) => GraphBoard, copies: boolean): Maker =>
  (dice) => {
    const { text, vertices } = make(dice);
    if (dice.once(3)) return text;
    if (!copies) return `${text} : ${vertexSet(vertices, dice)}`;
    return `${text} : ${dice
      .some(vertices, 3)
      .map((name) => (dice.once(5) ? `${name}^${1 + dice.roll(2)}` : name))
      .join(' ')}`;
  };

const walk =
  (isUsed: 'vertices' | 'edges'): Maker =>
  (dice) => {
    const { text, vertices, edges } = dice.once(2) ? directedBoard(dice) : graphBoard(dice);
    const at = dice.pick(vertices) ?? '1';
    const used = isUsed === 'edges' ? edges : vertices.filter((vertex) => vertex !== at);
    return `${text} @${at}${dice.once(3) ? '' : ` : ${dice.shuffled(dice.some(used, 3)).join(' ')}`}`;
  };

const stageAndStrain =
  (numerals: boolean) =>
  (dice: FuzzDice): readonly string[] => {
    const stage = dice.once(3) ? [`stage ${1 + dice.roll(4)}`] : [];
    if (!dice.once(3)) return stage;
    const numeral = numerals && dice.once(2) ? ` ${dice.pick(['i', 'ii', 'iii', 'iv', 'v', 'vi'])}` : '';
    return [...stage, `${dice.pick(['raving', 'sweeping'])} ${1 + dice.roll(3)}${numeral}`];
  };

/** A table whose players may have one set of takes, or one each. */
const survivorNim: Making = (dice) => {
  const seats = words(dice, 5, (each) => String(1 + each.roll(2)), '');
  const sets = dice.times(dice.once(3) ? seats.length : 1, () => takes('|')(dice));
  const player = dice.once(3) ? [`player ${1 + dice.roll(seats.length)}`] : [];
  return { text: `${below(13)(dice)} ${seats}`, options: [`take ${sets.join(' ')}`, ...player] };
};

/** Two games of turning coins, and the coins on a board. */
const tartan: Maker = (dice) => {
  const game = () => (dice.once(2) ? dice.pick(COIN_GAMES) : turningCode(dice));
  return `${game()} x ${game()}: ${places(3)(dice)}`;
};

const hackenbush: Maker = (dice) => {
  if (dice.once(8)) return `${graphBoard(dice).text} @1${dice.once(2) ? ' @2' : ''}`;
  const { edges, vertex } = multigraph(dice, () => '');
  return [...edges, ...dice.times(1 + dice.roll(2), () => `@${vertex()}`)].join(' ');
};

const geodeticBoard = (dice: FuzzDice): GraphBoard =>
  dice.once(4) ? { text: graphSum(dice), vertices: ['1', '2', '3'], edges: [] } : graphBoard(dice);

const staircases: Maker = (dice) => {
  const one = (each: FuzzDice) => words(each, 3, below(4));
  return dice.once(4) ? words(dice, 2, one, ' + ') : one(dice);
};

const withOptions =
  (text: Maker, options: (dice: FuzzDice) => readonly string[]): Making =>
  (dice) => ({ text: text(dice), options: options(dice) });

/** Each option once in this many times. */
const option =
  (onceIn: number, write: Maker) =>
  (dice: FuzzDice): readonly string[] =>
    dice.once(onceIn) ? [write(dice)] : [];

const longestFirst = option(6, () => 'longest-first');
const each = (ids: readonly string[], making: Making) => Object.fromEntries(ids.map((id) => [id, making]));

const MAKERS: Readonly<Record<string, Making>> = {
  ...each(['nim', 'lasker-nim', 'nimble'], heaps),
  ...each(['kayles', 'dawsons-chess', 'dawsons-kayles', 'officers', 'treblecross', 'grundys-game'], heapsBelow(10)),
  ...each(COIN_GAMES, squares(6, '-')),
  ...each(['motley', 'moebius', 'mogul', 'moidores'], squares(5, '-')),
  ...each(['silver-dollar', 'welter'], strips(7)),
  ...each(['turning-corners', 'acrostic-twins'], places(3)),
  ...each(['node-kayles', 'selective-node-kayles'], withOptions(graphSum, longestFirst)),
  octal,
  subtraction: (dice) => `${dice.once(3) ? 'all-but ' : ''}${takes(',')(dice)}: ${heapsBelow(9)(dice)}`,
  'staircase-nim': staircases,
  'moore-nim': withOptions(
    heapsBelow(5),
    option(2, (dice) => `heaps ${1 + dice.roll(4)}`),
  ),
  'fibonacci-nim': withOptions(
    (dice) => `${below(16)(dice)}${dice.once(2) ? ` : ${below(16)(dice)}` : ''}`,
    option(2, (dice) => `factor ${1 + dice.roll(5)}${dice.once(2) ? `/${1 + dice.roll(3)}` : ''}`),
  ),
  wythoff: withOptions(
    pair(10),
    option(2, (dice) => `t ${1 + dice.roll(4)}`),
  ),
  euclid: withOptions(
    pair(25),
    option(2, () => 'stop-equal'),
  ),
  turning: (dice) => `${turningCode(dice)}: ${squares(6, '-')(dice)}`,
  tartan,
  'arc-kayles': graphSum,
  'directed-node-kayles': (dice) => directedBoard(dice).text,
  geodetic: withOptions(
    labelled(geodeticBoard, false),
    option(2, (dice) => dice.pick(['contraction', 'literal', 'interval', 'hull'])),
  ),
  'vertex-geography': walk('vertices'),
  'edge-geography': walk('edges'),
  hackenbush,
  'nim-on-graphs': nimOnGraphs,
  hackendot: forest,
  'poset-game': order,
  nimania: withOptions(heapsBelow(4), stageAndStrain(false)),
  'dancing-mania': withOptions(
    labelled((dice) => (dice.once(3) ? directedBoard(dice) : arcsBoard(dice)), true),
    stageAndStrain(true),
  ),
  cram: board('..#'),
  'tac-tix': board('oo.'),
  notakto,
  corner: (dice) => words(dice, 2, piece),
  chomp,
  schuh,
  sylver,
  sprouts,
  'brussels-sprouts': brussels,
  'survivor-nim': survivorNim,
};
