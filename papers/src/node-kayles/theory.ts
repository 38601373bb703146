/** Compound Node-Kayles on Paths [guignardSopena2009], §§1 and 2: moves on paths, and Conway's theories of compounds on them. */
import { COMPOUNDS, type Compound, type Play } from 'impartial/internal';
import { always, type Found, type Reach, type Statement } from '../statements/statement.ts';
import { range, tally } from '../statements/tally.ts';
import { optionsOfPath, pathRules, unionsUpTo } from './path-rules.ts';
import {
  foreclosedMiserePaths,
  foreclosedPaths,
  grundyPaths,
  remoteness,
  remotenessPaths,
  suspense,
  suspensePaths,
} from './path-values.ts';
import { checkUnions, UNIONS, unionDomain } from './unions.ts';

const LONGEST = 40;
const [grundy, foreclosed, misereForeclosed] = [grundyPaths(LONGEST), foreclosedPaths(LONGEST), foreclosedMiserePaths(LONGEST)];
const remotenesses = { normal: remotenessPaths(LONGEST, 'normal'), misere: remotenessPaths(LONGEST, 'misere') };
const suspenses = { normal: suspensePaths(LONGEST, 'normal'), misere: suspensePaths(LONGEST, 'misere') };

const nimSumOf = (values: readonly number[], orders: readonly number[]) =>
  orders.reduce((sum, order) => sum ^ (values[order] as number), 0);
const valuesOf = (values: readonly number[], orders: readonly number[]) => orders.map((order) => values[order] as number);
const isLostAlone = (compound: Compound, play: Play) => (order: number) => !pathRules(compound, play).isWon([order]);

/** The length of a whole compound under best play is that of one component: by the rules, over the positions of the compound. */
function checkLength(
  compound: Compound,
  fromOptions: (options: readonly number[], play: Play) => number,
  joined: (orders: readonly number[], play: Play) => number,
): (reach: Reach) => Found {
  return ({ deep }) => {
    const most = deep ? 12 : 10;
    return tally(
      (['normal', 'misere'] as const).flatMap((play) => {
        const { length } = lengths(compound, play, fromOptions);
        return unionsUpTo(most).map((orders) => ({
          at: `P${orders.join(' ∪ P')}, ${play}`,
          printed: length(orders) === joined(orders, play),
        }));
      }),
    );
  };
}

/** How long the compound lasts, by the rules over its positions, when each player plays for the length as `fromOptions` says. */
export function lengths(
  compound: Compound,
  play: Play,
  fromOptions: (options: readonly number[], play: Play) => number,
): { readonly length: (orders: readonly number[]) => number } {
  const referee = pathRules(compound, play);
  const memo = new Map<string, number>();
  const length = (orders: readonly number[]): number => {
    const live = orders.filter((order) => order > 0);
    const over = COMPOUNDS[compound].ends === 'first' ? live.length < orders.length || live.length === 0 : live.length === 0;
    if (over) return 0;
    const key = [...live].sort((a, b) => a - b).join();
    const known = memo.get(key) ?? fromOptions([...referee.options(live)].map(length), play);
    memo.set(key, known);
    return known;
  };
  return { length };
}

const THEORY = { theorems: ['sprague-grundy'] } as const;

export const nodeKaylesTheory: readonly Statement[] = [
  {
    name: '§1 and (1), options',
    says: 'From P(n) a move leads to P(n−2), P(n−3) or P(i) ∪ P(j) with i + j = n − 3; from P1 and P2 to P0, from P3 to P0 or P1.',
    recorded: 'holds',
    least: 200,
    domain: always('P1 to P400, vertex by vertex'),
    check: () =>
      tally(
        range(1, 400).map((order) => {
          const found = new Set(optionsOfPath(order).map((parts) => parts.filter((part) => part > 0).join()));
          const pairs = range(1, Math.floor((order - 3) / 2)).map((left) => `${left},${order - 3 - left}`);
          const ends = order <= 2 ? [''] : [order - 2, order - 3].map((left) => (left === 0 ? '' : String(left)));
          const wanted = new Set([...ends, ...(order >= 5 ? pairs : [])]);
          return { at: `node-kayles P${order}`, printed: [...found].sort().join(';') === [...wanted].sort().join(';') };
        }),
      ),
  },
  {
    name: '§2, names of the rules',
    says: 'The long rule is the natural one for selective and conjunctive compounds, the short rule for conjunctive ones.',
    truth: 'The long rule for disjunctive and selective ones: these have the plain names in the list that follows.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'disjunctive' },
    least: 3,
    domain: always('the three compounds with plain names'),
    check: () =>
      tally(
        (['disjunctive', 'selective', 'conjunctive'] as const).map((name) => {
          const long = COMPOUNDS[name].ends === 'last';
          return {
            at: name,
            printed: long === ['selective', 'conjunctive'].includes(name),
            corrected: long === (name !== 'conjunctive'),
          };
        }),
      ),
  },
  {
    name: '§2, disjunctive, normal',
    says: 'The value of a union is the nim-sum of the values of its components, and it is lost exactly when that is 0.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(),
    check: checkUnions('disjunctive', 'normal', { printed: (orders) => nimSumOf(grundy, orders) === 0 }),
    ...THEORY,
  },
  {
    name: '§2, diminished, normal',
    says: 'A union has a foreclosed value, the nim-sum, where all components have one; it is lost where that is 0 or some component has none and is lost.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(),
    check: checkUnions('diminished-disjunctive', 'normal', {
      printed: (orders) => orders.every((order) => order >= 4) && nimSumOf(foreclosed, orders) === 0,
    }),
    theorems: ['foreclosed-normal'],
  },
  {
    name: '§2, diminished, misère',
    says: 'The same in misère play, where only ended components have no foreclosed value.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(),
    check: checkUnions('diminished-disjunctive', 'misere', { printed: (orders) => nimSumOf(misereForeclosed, orders) === 0 }),
    theorems: ['foreclosed-misere'],
  },
  {
    name: '§2, remoteness, normal',
    says: 'A union is lost in conjunctive normal play exactly when its remoteness, the least of its components, is even.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(),
    check: checkUnions('conjunctive', 'normal', {
      printed: (orders) => Math.min(...valuesOf(remotenesses.normal, orders)) % 2 === 0,
    }),
    theorems: ['remoteness-normal'],
  },
  {
    name: '§2, remoteness, misère',
    says: 'And in misère play exactly when it is odd.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(),
    check: checkUnions('conjunctive', 'misere', {
      printed: (orders) => Math.min(...valuesOf(remotenesses.misere, orders)) % 2 === 1,
    }),
    theorems: ['remoteness-misere'],
  },
  {
    name: '§2, remoteness is a length',
    says: 'The remoteness of a union is how long the game lasts when the winner hurries and the loser holds out.',
    recorded: 'holds',
    least: 200,
    domain: (deep) => `all unions of total order up to ${deep ? 12 : 10}, both conventions`,
    check: checkLength('conjunctive', remoteness, (orders, play) => Math.min(...valuesOf(remotenesses[play], orders))),
  },
  {
    name: '§3.3, proofs: the least',
    says: 'The remoteness of P4 ∪ P(n), n ≥ 4, is the least even one of the two in normal play, that of P1 ∪ P(n), n ≥ 1, the least odd one in misère play. Read: of these unions alone, which the proofs use.',
    truth: 'In general it is the plain least one, which is odd for P1 ∪ P4 in normal play.',
    recorded: 'holds',
    least: 10,
    domain: (deep) =>
      `P4 ∪ P(n) and P1 ∪ P(n), and for the plain least one all unions, of total order up to ${deep ? UNIONS.deep : UNIONS.shallow}`,
    check: ({ deep }) =>
      tally(
        (['normal', 'misere'] as const).flatMap((play) =>
          unionsUpTo(deep ? UNIONS.deep : UNIONS.shallow).map((orders) => {
            const values = valuesOf(remotenesses[play], orders);
            const chosen = values.filter((value) => value % 2 === (play === 'normal' ? 0 : 1));
            const isUsed = orders.length === 2 && (play === 'normal' ? Math.min(...orders) === 4 : orders.includes(1));
            const isLost = (value: number) => (value % 2 === 0) === (play === 'normal');
            const lost = !pathRules('conjunctive', play).isWon(orders);
            return {
              at: `node-kayles ${orders.map((order) => `P${order}`).join(' + ')} [conjunctive${play === 'misere' ? ', misere' : ''}]`,
              ...(isUsed && { printed: Math.min(...chosen) === Math.min(...values) && lost }),
              corrected: isLost(Math.min(...values)) === lost,
            };
          }),
        ),
      ),
  },
  {
    name: '§2, suspense, normal',
    says: 'A game is lost in continued conjunctive normal play exactly when its suspense number is odd.',
    truth: 'Exactly when it is even; the printed parity is wrong for every position.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'node-kayles P1 [continued-conjunctive]', outcome: 'N' },
    least: 200,
    domain: unionDomain(),
    check: checkUnions('continued-conjunctive', 'normal', {
      printed: (orders) => Math.max(...valuesOf(suspenses.normal, orders)) % 2 === 1,
      corrected: (orders) => Math.max(...valuesOf(suspenses.normal, orders)) % 2 === 0,
    }),
    theorems: ['suspense-normal', 'path-suspense'],
  },
  {
    name: '§2, suspense, misère',
    says: 'A game is lost in continued conjunctive misère play exactly when its suspense number is even.',
    truth: 'Exactly when it is odd; the printed parity is wrong for every position.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'node-kayles P1 [continued-conjunctive, misere]', outcome: 'P' },
    least: 200,
    domain: unionDomain(),
    check: checkUnions('continued-conjunctive', 'misere', {
      printed: (orders) => Math.max(...valuesOf(suspenses.misere, orders)) % 2 === 0,
      corrected: (orders) => Math.max(...valuesOf(suspenses.misere, orders)) % 2 === 1,
    }),
    theorems: ['suspense-misere', 'path-suspense'],
  },
  {
    name: '§3.4, suspense of a union',
    says: 'The suspense number of a union is the largest of its components, in both conventions.',
    recorded: 'holds',
    least: 200,
    domain: (deep) => `all unions of total order up to ${deep ? 12 : 10}, both conventions`,
    check: checkLength('continued-conjunctive', suspense, (orders, play) => Math.max(...valuesOf(suspenses[play], orders))),
  },
  {
    name: '§2, selective, normal',
    says: 'A union is lost in selective normal play exactly when all its components are.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(),
    check: checkUnions('selective', 'normal', { printed: (orders) => orders.every(isLostAlone('selective', 'normal')) }),
    theorems: ['selective-normal'],
  },
  {
    name: '§2, selective, misère',
    says: 'In selective misère play a union has the outcome of normal play, unless all components but one have ended.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(),
    check: checkUnions('selective', 'misere', {
      printed: (orders) =>
        orders.length > 1 ? orders.every(isLostAlone('selective', 'normal')) : orders.every(isLostAlone('selective', 'misere')),
    }),
    theorems: ['selective-misere'],
  },
  {
    name: '§2, shortened selective, normal',
    says: 'A union is lost in shortened selective normal play exactly when all its components are.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(),
    check: checkUnions('shortened-selective', 'normal', {
      printed: (orders) => orders.every(isLostAlone('shortened-selective', 'normal')),
    }),
    theorems: ['shortened-selective-normal'],
  },
  {
    name: '§2, shortened selective, misère',
    says: 'And so in shortened selective misère play.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(),
    check: checkUnions('shortened-selective', 'misere', {
      printed: (orders) => orders.every(isLostAlone('shortened-selective', 'misere')),
    }),
    theorems: ['shortened-selective-misere'],
  },
  {
    name: '§2, selective and shortened selective',
    says: 'In normal play every position has the same outcome with the long and with the short rule.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(),
    check: checkUnions('shortened-selective', 'normal', { printed: (orders) => !pathRules('selective', 'normal').isWon(orders) }),
  },
];
