/** Positions of the classics for lines without end: coins, boards, pieces, orders, curves and numbers, small and now and then large. */
import type { FuzzDice, Maker, Making } from './fuzz-lines.ts';

/** What lines of other games are made of as well. */
export interface Parts {
  readonly heap: Maker;
  readonly heaps: Maker;
  readonly graph: Maker;
  readonly edges: Maker;
  readonly digraph: Maker;
}

export function classicMakers(parts: Parts): Readonly<Record<string, Making>> {
  return { ...onHeaps(parts), ...withCoins(parts), ...onGraphs(parts), ...onBoards(parts), ...CURVES };
}

/** So many words, made one by one. */
function words(dice: FuzzDice, most: number, make: Maker, between = ' '): string {
  return dice.times(1 + dice.roll(most), () => make(dice)).join(between);
}

/** Numbers in rising order, mostly different, as coins on squares are. */
function squares(dice: FuzzDice, heap: Maker): string {
  const all = dice.times(1 + dice.roll(4), () => heap(dice));
  const kept = dice.once(8) ? all : [...new Set(all)].sort((a, b) => Number(a) - Number(b));
  return kept.join(' ');
}

function onHeaps({ heap }: Parts): Readonly<Record<string, Making>> {
  const pair: Maker = (dice) => `${heap(dice)} ${heap(dice)}`;
  return {
    wythoff: { text: pair, options: (dice) => (dice.once(3) ? [`t ${heap(dice)}`] : []) },
    euclid: { text: pair, options: (dice) => (dice.once(3) ? ['stop-equal'] : []) },
    sylver: { text: (dice) => words(dice, 3, (each) => String(2 + each.roll(7))) },
    schuh: {
      text: (dice) =>
        `${dice.once(2) ? heap(dice) : dice.pick([12, 24, 30, 36])}${dice.once(3) ? ` : ${words(dice, 2, heap)}` : ''}`,
    },
  };
}

/** Coin games with values in closed form, and those with a table, which takes its time for coins far off. */
const CLOSED = ['turning-turtles', 'mock-turtles', 'ruler', 'twins', 'triplets', 'motley'];
const TABLED = ['moebius', 'mogul', 'moidores'];

function withCoins({ heap, heaps }: Parts): Readonly<Record<string, Making>> {
  const strip: Maker = (dice) => squares(dice, heap);
  const near: Maker = (dice) => squares(dice, (each) => String(each.roll(8)));
  const strips: Making = { text: (dice) => (dice.once(4) ? words(dice, 2, strip, ' + ') : strip(dice)) };
  const code: Maker = (dice) =>
    `${dice.pick(['1', '2', '3', '1-2', '1-3', '2-4', '1,3', '1+', '2+', '2,4-5'])}${dice.once(4) ? 'C' : ''}`;
  const places: Maker = (dice) => words(dice, 3, () => `${heap(dice)},${heap(dice)}`);
  return {
    nimble: { text: heaps },
    'staircase-nim': { text: heaps },
    'silver-dollar': strips,
    welter: strips,
    turning: { text: (dice) => `${code(dice)}: ${near(dice)}` },
    ...Object.fromEntries(CLOSED.map((id) => [id, { text: strip }])),
    ...Object.fromEntries(TABLED.map((id) => [id, { text: near }])),
    tartan: { text: (dice) => `${dice.pick(CLOSED)} x ${dice.pick(CLOSED)}: ${places(dice)}` },
    'turning-corners': { text: places },
    'acrostic-twins': { text: places },
  };
}

function onGraphs({ graph, edges, digraph }: Parts): Readonly<Record<string, Making>> {
  const walk: Maker = (dice) => `${dice.once(3) ? digraph(dice) : graph(dice)} @${1 + dice.roll(5)}`;
  return {
    'arc-kayles': { text: graph },
    'vertex-geography': { text: walk },
    'edge-geography': { text: walk },
    hackenbush: {
      text: (dice) => `${dice.once(3) ? graph(dice) : edges(dice)} @${words(dice, 2, (each) => String(1 + each.roll(4)), ' @')}`,
    },
    'poset-game': { text: (dice) => (dice.once(4) ? digraph(dice).replaceAll('>', '<') : digraph(dice)) },
  };
}

function onBoards({ heap }: Parts): Readonly<Record<string, Making>> {
  const rowsOf = (signs: string, rows: number, columns: number) => (dice: FuzzDice) =>
    dice.times(rows, () => dice.times(columns, () => dice.pick([...signs])).join('')).join('/');
  const board = (signs: string): Making => ({
    text: (dice) =>
      dice.once(3) ? `${1 + dice.roll(4)}x${heap(dice)}` : rowsOf(signs, 1 + dice.roll(3), 1 + dice.roll(4))(dice),
  });
  const piece: Maker = (dice) =>
    `${dice.pick(['rook', 'bishop', 'king', 'queen', 'knight'])} ${heap(dice)},${heap(dice)}${dice.once(6) ? `^${1 + dice.roll(3)}` : ''}`;
  const falling: Maker = (dice) =>
    dice
      .times(1 + dice.roll(3), () => 1 + dice.roll(5))
      .toSorted((a, b) => b - a)
      .join(' ');
  return {
    cram: board('..#'),
    'tac-tix': board('oo.'),
    notakto: { text: (dice) => words(dice, 2, rowsOf('..X', 3, 3)) },
    corner: { text: (dice) => words(dice, 2, piece) },
    chomp: {
      text: (dice) =>
        dice.pick([falling, () => words(dice, 2, falling, '/'), () => `${1 + dice.roll(4)}x${heap(dice)}`, () => '2x2x2'])(dice),
    },
  };
}

const CURVES: Readonly<Record<string, Making>> = {
  sprouts: {
    text: (dice) =>
      dice.once(3) ? String(dice.roll(3)) : words(dice, 2, (region) => words(region, 2, (each) => `${boundary(each)}.`, ''), '/'),
  },
  'brussels-sprouts': { text: (dice) => words(dice, 2, (each) => words(each, 2, (arms) => String(1 + arms.roll(4))), '/') },
};

const boundary: Maker = (dice) => dice.pick(['0', '1', '2', 'ab', 'a', '12', '22']);
