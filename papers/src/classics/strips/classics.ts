/** What is known of coins on strips: statements with the domains on which they are played through. */
import { ask, outcomeOf } from '../../statements/ask.ts';
import { isLostMisereNim, type PlainPlay, risingLists } from '../../statements/plain-play.ts';
import { always, type Reach, type Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { plainNimble, plainStaircase, plainStrip } from './plain-strips.ts';

const staircaseProof = { key: 'impartial', where: 'library/src/games/strips/theory/staircase.ts' } as const;

type List = readonly number[];

/** Each list in normal play: what the formula says, what the program says, and what play gives. */
function* inNormal(
  id: string,
  lists: Iterable<List>,
  play: PlainPlay<List>,
  heaps: (list: List) => List,
  reach: Reach,
): Iterable<Tried> {
  for (const list of lists) {
    const at = `${id} ${list.join(' ')}`;
    const value = play.value(list);
    yield {
      at,
      printed: value === heaps(list).reduce((sum, heap) => sum ^ heap, 0),
      solved: ask(at, reach)?.values.grundy === value,
    };
  }
}

function* inMisere(
  id: string,
  lists: Iterable<List>,
  play: PlainPlay<List>,
  heaps: (list: List) => List,
  reach: Reach,
): Iterable<Tried> {
  for (const list of lists) {
    const at = `${id} ${list.join(' ')} [misere]`;
    const won = play.isWonMisere(list);
    yield { at, printed: won !== isLostMisereNim(heaps(list)), solved: ask(at, reach)?.outcome === outcomeOf(won) };
  }
}

function* squares(coins: number, largest: number, step: 0 | 1): Iterable<List> {
  for (const count of range(1, coins)) yield* risingLists(count, largest, step);
}

function* steps(many: number, most: number): Iterable<List> {
  for (const count of range(1, many)) yield* everyList(count, most);
}

function* everyList(count: number, most: number): Iterable<List> {
  if (count === 0) yield [];
  else for (const first of range(0, most)) for (const rest of everyList(count - 1, most)) yield [first, ...rest];
}

const oddSteps = (list: List) => list.filter((_, index) => index % 2 === 0);
/** The gaps from the right, of which the odd ones count. */
const oddGaps = (coins: List) => oddSteps(coins.map((coin, index) => coin - (coins[index - 1] ?? -1) - 1).reverse());

export const stripsClassics: readonly Statement[] = [
  {
    name: 'Nimble, Nim in disguise',
    says: 'A position of Nimble has the nim-sum of the squares of its coins for its value.',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `up to ${deep ? 4 : 3} coins on squares up to ${deep ? 9 : 8}`,
    check: (reach) =>
      tally(inNormal('nimble', squares(reach.deep ? 4 : 3, reach.deep ? 9 : 8, 0), plainNimble(), (coins) => coins, reach)),
    theorems: ['nimble-normal', 'nimble-coin'],
  },
  {
    name: 'Nimble, misère play',
    says: 'Misère Nimble is misère Nim with the squares of the coins for heaps.',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `up to ${deep ? 4 : 3} coins on squares up to ${deep ? 9 : 8}`,
    check: (reach) =>
      tally(inMisere('nimble', squares(reach.deep ? 4 : 3, reach.deep ? 9 : 8, 0), plainNimble(), (coins) => coins, reach)),
    theorems: ['nimble-misere'],
  },
  {
    name: 'Staircase Nim, odd steps',
    says: 'A staircase has the nim-sum of the counters on steps 1, 3, 5 … for its value.',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `up to ${deep ? 5 : 4} steps with up to ${deep ? 3 : 2} counters each`,
    check: (reach) =>
      tally(inNormal('staircase-nim', steps(reach.deep ? 5 : 4, reach.deep ? 3 : 2), plainStaircase(), oddSteps, reach)),
    theorems: ['staircase-normal', 'staircase-value'],
    proof: staircaseProof,
  },
  {
    name: 'Staircase Nim, misère play',
    says: 'Misère staircase Nim is misère Nim with the counters on steps 1, 3, 5 … for heaps.',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `up to ${deep ? 5 : 4} steps with up to ${deep ? 3 : 2} counters each`,
    check: (reach) =>
      tally(inMisere('staircase-nim', steps(reach.deep ? 5 : 4, reach.deep ? 3 : 2), plainStaircase(), oddSteps, reach)),
    theorems: ['staircase-misere'],
    proof: staircaseProof,
  },
  {
    name: 'Silver dollar, gaps',
    says: 'A strip of coins that cannot pass has the nim-sum of its first, third, fifth … gap from the right for its value.',
    recorded: 'holds',
    least: 200,
    domain: (deep) => `up to ${deep ? 6 : 5} coins on squares up to ${deep ? 11 : 8}`,
    check: (reach) =>
      tally(inNormal('silver-dollar', squares(reach.deep ? 6 : 5, reach.deep ? 11 : 8, 1), plainStrip(false), oddGaps, reach)),
    theorems: ['silver-dollar-normal', 'silver-dollar-value'],
    proof: staircaseProof,
  },
  {
    name: 'Silver dollar, misère play',
    says: 'In misère play coins that cannot pass are misère Nim with the first, third, fifth … gap from the right for heaps.',
    recorded: 'holds',
    least: 200,
    domain: (deep) => `up to ${deep ? 6 : 5} coins on squares up to ${deep ? 11 : 8}`,
    check: (reach) =>
      tally(inMisere('silver-dollar', squares(reach.deep ? 6 : 5, reach.deep ? 11 : 8, 1), plainStrip(false), oddGaps, reach)),
    theorems: ['silver-dollar-misere'],
    proof: staircaseProof,
  },
  {
    name: 'Coins on strips, values to know',
    says: 'nimble 1 2 3 has value 0, staircase-nim 3 0 2 has 1, staircase-nim 0 4 has 0 and is won in misère play, silver-dollar 2 3 7 has 1, silver-dollar 0 1 2 has 0.',
    recorded: 'holds',
    least: 6,
    domain: always('these six, by the rules'),
    check: (reach) =>
      tally([
        ...inNormal('nimble', [[1, 2, 3]], plainNimble(), () => [0], reach),
        ...inNormal('staircase-nim', [[3, 0, 2]], plainStaircase(), () => [1], reach),
        ...inNormal('staircase-nim', [[0, 4]], plainStaircase(), () => [0], reach),
        ...inMisere('staircase-nim', [[0, 4]], plainStaircase(), () => [0], reach),
        ...inNormal('silver-dollar', [[2, 3, 7]], plainStrip(false), () => [1], reach),
        ...inNormal('silver-dollar', [[0, 1, 2]], plainStrip(false), () => [0], reach),
      ]),
  },
];
