/** Geodetic Contraction Games [fraenkelHarary1989], Section 5: complete graphs with rays. */

import { eachRaysMove, isZeroStar, playStrategy, strategyPairs, zeroPlaces } from 'impartial/internal';
import { answers, outcomeOf } from '../statements/ask.ts';
import { withBehind } from '../statements/order.ts';
import { always, type Found, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { complement, geodeticPropositions, isSafe } from './propositions.ts';
import { GeodeticRules, raysGraph } from './rules.ts';

const sizes = (most: number) =>
  range(2, most).flatMap((clique) => range(2, Math.floor(most / clique)).map((length) => [clique, length] as const));

const isPower = (n: number) => Number.isInteger(Math.log2(n));

/** Whether no move from labels low … high of one ray makes a 0-star, by trying all moves on three rays. */
function isSafeByMoves(low: number, high: number, length: number): boolean {
  if (low === 1 && high === length) return true;
  const position = { length, rays: [length - high, length, length], stem: low - 1 };
  return ![...eachRaysMove(position)].some(isZeroStar);
}

/** Three rays, the vertices of one of them labelled from `low` to `high`. */
function intervalQuestion(low: number, high: number, length: number): string {
  const labels = high - low < 2 ? range(low, high).map((vertex) => `1.${vertex}`) : [`1.${low}..1.${high}`];
  return `geodetic K3oR${length} : ${labels.join(' ')}`;
}

/** One case for each length of the rays and interval of labels, not the whole ray. */
function eachInterval(upTo: number, tried: (low: number, high: number, length: number) => Omit<Tried, 'at'>): Found {
  return tally(
    range(2, upTo).flatMap((length) =>
      range(1, length).flatMap((high) =>
        range(1, high)
          .filter((low) => low > 1 || high < length)
          .map((low) => ({ at: () => intervalQuestion(low, high, length), ...tried(low, high, length) })),
      ),
    ),
  );
}

/** Labels on two rays or a whole one: the position has the nim-sum of what is left at the outer ends. */
function* eachPhaseTwo(most: number): Iterable<Tried> {
  for (const [clique, length] of sizes(most)) {
    const rules = new GeodeticRules(raysGraph(clique, length));
    const seen = new Set([0]);
    for (const labels of seen) {
      for (const option of rules.options(labels)) seen.add(option);
      const rays = range(0, clique - 1).map((ray) => (labels >> (ray * length)) & (2 ** length - 1));
      const isTwo = rays.filter((ray) => ray > 0).length > 1 || rays.includes(2 ** length - 1);
      if (!isTwo) continue;
      const sum = rays.reduce((all, ray) => all ^ (length - ray.toString(2).length * Number(ray > 0)), 0);
      yield { at: `K${clique}oR${length}, labels ${labels.toString(2)}`, printed: rules.value(labels) === sum };
    }
  }
}

const inSection5: readonly Statement[] = [
  {
    name: 'Theorem 4',
    says: 'In normal play K_m∘R_n is lost for all m ≥ 2 and n ≥ 2.',
    recorded: 'holds',
    least: 15,
    domain: (deep) => `all m, n ≥ 2 with mn ≤ ${deep ? 18 : 15} by the rules; the program also for m = 3, 4, 5 and n < 60`,
    check: (reach) =>
      tally([
        ...sizes(reach.deep ? 18 : 15).map(([clique, length]): Tried => {
          const won = new GeodeticRules(raysGraph(clique, length)).isWon('normal');
          const question = `geodetic K${clique}oR${length}`;
          return { at: question, printed: !won, solved: answers(question, outcomeOf(won), reach) };
        }),
        ...[3, 4, 5].flatMap((clique) =>
          range(2, 59).map((length) => ({
            at: `geodetic K${clique}oR${length}`,
            solved: answers(`geodetic K${clique}oR${length}`, 'P', reach),
          })),
        ),
      ]),
    theorems: ['geodetic-rays'],
  },
  {
    name: '§5, phase II is Nim',
    says: 'Once two rays have labels, or one is wholly labelled, the game is Nim with the unlabelled outer ends of the rays as heaps.',
    recorded: 'holds',
    least: 500,
    domain: (deep) => `every position of K_m∘R_n, mn ≤ ${deep ? 15 : 12}`,
    check: ({ deep }) => tally(eachPhaseTwo(deep ? 15 : 12)),
    theorems: ['geodetic-rays'],
  },
  {
    name: '§5, end vertices',
    says: 'For odd m a player who first labels vertex 1 or n in phase I loses: the opponent labels the other end and makes a 0-star.',
    recorded: 'holds',
    least: 100,
    domain: always('m = 3, n ≤ 40: every interval of labels with one end of the ray'),
    check: () =>
      tally(
        range(2, 40).flatMap((length) =>
          range(1, length - 1).flatMap((size) =>
            [[1, size] as const, [length - size + 1, length] as const].map(([low, high]) => {
              const position = { length, rays: [length - high, length, length], stem: low - 1 };
              return { at: `n = ${length}, labels ${low} … ${high}`, printed: [...eachRaysMove(position)].some(isZeroStar) };
            }),
          ),
        ),
      ),
  },
  {
    name: 'Figure 3',
    says: 'On K5∘R5 the answer to vertex 4 of a ray is vertex 1 of another: it leaves a 0-star.',
    recorded: 'holds',
    least: 2,
    domain: always('the nim-sum 1 ⊕ 4 ⊕ 5 ⊕ 5 ⊕ 5, and K3∘R5 by the rules; K5∘R5 by the program'),
    check: (reach) => {
      const rules = new GeodeticRules(raysGraph(3, 5));
      const labels = rules.pick(rules.pick(0, 3), 5);
      return tally([
        {
          at: 'geodetic K5oR5 : 1.1..1.4 2.1',
          printed: [1, 4, 5, 5, 5].reduce((a, b) => a ^ b) === 0,
          solved: answers('geodetic K5oR5 : 1.1..1.4 2.1', 'P', reach),
        },
        {
          at: 'geodetic K3oR5 : 1.1..1.4 2.1',
          printed: !rules.isWon('normal', labels),
          solved: answers('geodetic K3oR5 : 1.1..1.4 2.1', 'P', reach),
        },
      ]);
    },
    theorems: ['geodetic-rays'],
  },
  {
    name: 'Definition 3, example and Remark',
    says: 'On K3∘R6 a first label on 5 is in 𝓔, and so is the answer 2; a first label on 2 is not.',
    recorded: 'holds',
    least: 3,
    domain: always('the three positions, all moves tried'),
    check: () =>
      tally([
        { at: 'geodetic K3oR6 : 1.5', printed: isSafeByMoves(5, 5, 6) },
        { at: 'geodetic K3oR6 : 1.2..1.5', printed: isSafeByMoves(2, 5, 6) },
        { at: 'geodetic K3oR6 : 1.2', printed: !isSafeByMoves(2, 2, 6) },
      ]),
  },
  {
    name: 'Proposition 1',
    says: 'A move of phase I that leaves ℓ vertices beyond the labels is in 𝓔 exactly when n ⊕ ℓ > n, except for n = 2^s and ℓ = n − 1.',
    truth:
      'Exactly when n ⊕ ℓ > n and vertex 1 has no label. The paper says before that a move in 𝓔 leaves 1 without a label, and here thinks of 1 as a first label only.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: {
      at: 'geodetic K3oR4 : 1.1 1.2',
      outcome: 'N',
      shows: 'There n ⊕ ℓ = 6, but labelling vertex 4 of the ray makes a 0-star.',
    },
    least: 1000,
    domain: (deep) => `every interval of labels, n ≤ ${deep ? 80 : 40}, all next moves tried`,
    check: ({ deep }) =>
      eachInterval(deep ? 80 : 40, (low, high, length) => {
        const [safe, beyond] = [isSafeByMoves(low, high, length), length - high];
        const larger = (length ^ beyond) > length;
        return {
          printed: safe === (larger && !(isPower(length) && beyond === length - 1)),
          corrected: safe === (larger && low > 1) && safe === isSafe(low, high, length),
        };
      }),
    theorems: ['geodetic-rays'],
  },
  {
    name: 'Propositions 2, 4 and 5, the highest bit',
    says: 'The highest 1 of n is at the place ⌈lg n⌉, and n with its two’s complement makes 2^(⌈lg n⌉ + 1).',
    truth: 'The place is ⌊lg n⌋, as in the proof of Proposition 6. The brackets may be an error of our copy.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'n = 3', shows: 'The highest 1 of 3 is at the place 1, and 3 with its two’s complement 1 makes 4.' },
    least: 500,
    domain: always('n = 2 to 1200'),
    check: () =>
      tally(
        range(2, 1200).map((n) => {
          const makes = (place: number) => n + complement(n) === 2 ** (place + 1) && place === n.toString(2).length - 1;
          return { at: `n = ${n}`, printed: makes(Math.ceil(Math.log2(n))), corrected: makes(Math.floor(Math.log2(n))) };
        }),
      ),
  },
  ...geodeticPropositions,
];

const strategyW: Statement = {
  name: 'Strategy W',
  says: 'Answering a = n − 2^(j_i) − t with b = 2^(j_1) + … + 2^(j_(i−1)) + 2 + t and b with a, or making a 0-star where that can be done, wins for the second player.',
  recorded: 'holds',
  least: 50,
  domain: (deep) => `m = 3, n = 2 to ${deep ? 200 : 80}: W played against every move`,
  check: ({ deep }) => tally(range(2, deep ? 200 : 80).map((length) => ({ at: `n = ${length}`, printed: hasReplies(length) }))),
  theorems: ['geodetic-rays'],
};

const rangeOfT: Statement = {
  name: 'Proposition 7, the range of t',
  says: 'An inner vertex that is labelled later has the form b_r with some t in [0, 2^(j_r)]. Read: there are such r and t; W answers by those with t < 2^(j_r), as it says itself.',
  truth:
    'With t in [0, 2^(j_r)) there is one form only. The end of one closed range is the beginning of the next: for n = 21 the vertex 4 has r = 2 and t = 0, and also r = 1 and t = 2^1, which would make another answer. The bracket may be an error of our copy.',
  recorded: 'holds',
  least: 100,
  domain: always('n = 2 to 400 that are not 2^k − 1: the forms of each vertex from 2 to the two’s complement of n'),
  check: () =>
    tally(
      range(2, 400)
        .filter((n) => !isPower(n + 1))
        .map((n) => {
          const outers = new Map(strategyPairs(n).map(({ outer, inner }) => [inner, outer]));
          const inners = range(2, complement(n));
          return {
            at: `n = ${n}`,
            printed: inners.every((inner) => formsOf(inner, n).length > 0),
            corrected: inners.every((inner) => {
              const forms = formsOf(inner, n).filter(({ size, t }) => t < size);
              return forms.length === 1 && forms.every(({ size, t }) => outers.get(inner) === n - size - t);
            }),
          };
        }),
    ),
};

const exceptionOfW: Statement = {
  name: 'Proposition 8, the exception',
  says: 'Every answer of W is in 𝓔 except that of labelling n where n is a power of 2.',
  truth:
    'The exception is the pair 1 and n of a power of 2, in either order, as the paper says after the strategy: answering n with 1 labels the whole ray, too.',
  slip: 'misprint',
  recorded: 'holds as corrected',
  counterexample: { at: 'n = 2', shows: 'The answer to vertex 2 is vertex 1, and it is not in 𝓔: it labels the whole ray.' },
  least: 100,
  domain: always('n = 2 to 400, all pairs'),
  check: () =>
    tally(
      range(2, 400).map((n) => {
        const inE = (low: number, high: number) => low > 1 && isSafe(low, high, n);
        const pairs = strategyPairs(n).map(({ outer, inner }) => [Math.min(outer, inner), Math.max(outer, inner)] as const);
        return {
          at: `n = ${n}`,
          printed: pairs.every(([low, high]) => inE(low, high) || [low, high].every((answer) => isPower(n) && answer === n)),
          corrected: pairs.every(([low, high]) => inE(low, high) || (isPower(n) && low === 1 && high === n)),
        };
      }),
    ),
};

export const geodeticRaysStatements: readonly Statement[] = withBehind(inSection5, {
  'Proposition 2': [strategyW],
  'Proposition 7': [rangeOfT],
  'Proposition 8': [exceptionOfW],
});

function hasReplies(length: number): boolean {
  try {
    return playStrategy(3, length) > 0;
  } catch {
    return false;
  }
}

/** The sizes 2^(j_r) and the t from 0 to that size with which this vertex is b_r. */
function formsOf(inner: number, length: number): { readonly size: number; readonly t: number }[] {
  const sizes = zeroPlaces(length).map((place) => 2 ** place);
  return sizes.flatMap((size, r) => {
    const t = inner - 2 - sizes.slice(0, r).reduce((sum, each) => sum + each, 0);
    return t >= 0 && t <= size ? [{ size, t }] : [];
  });
}
