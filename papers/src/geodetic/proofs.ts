/** Geodetic Contraction Games [fraenkelHarary1989]: steps of the proofs on cycles and rays, and the figure with rays of length 21. */

import { eachRaysMove, isZeroStar, strategyPairs, zeroPlaces } from 'impartial/internal';
import { always, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { complement, isSafe } from './propositions.ts';
import { cycleGraph, GeodeticRules, raysGraph } from './rules.ts';

/** What a move leaves of a cycle with one label, that many vertices long; 1 where everything is labelled. */
function rootedOptions(length: number): number[] {
  const rules = new GeodeticRules(cycleGraph(length));
  const left = rules.options(1).map((labels) => length + 1 - [...labels.toString(2)].filter((bit) => bit === '1').length);
  return [...new Set(left)].sort((a, b) => a - b);
}

const isPower = (n: number) => n >= 1 && Number.isInteger(Math.log2(n));

export const cycleProofs: readonly Statement[] = [
  {
    name: 'Theorem 2, proof: the first answer',
    says: 'From C*(n), n = 2m + 1, the moves are to C*(n−1), …, C*(n−m); one of these lengths is 2^k − 1 exactly when n is not.',
    recorded: 'holds',
    least: 10,
    domain: always('n = 3, 5, …, 23, every move by the rules'),
    check: () =>
      tally(
        range(1, 11).map((half) => {
          const n = 2 * half + 1;
          const options = rootedOptions(n);
          const good = options.filter((length) => isPower(length + 1)).length;
          return {
            at: `geodetic C${n} : 1`,
            printed: options.join() === range(n - half, n - 1).join() && good === (isPower(n + 1) ? 0 : 1),
          };
        }),
      ),
    theorems: ['geodetic-cycle'],
  },
  {
    name: 'Theorem 2, proof: the second move',
    says: 'For n = 2^k − 1, whatever is answered, the first player can make the cycle with one label of length 2^(k−1) − 1. Read: after every answer that does not lose at once.',
    truth: 'The answer C*(2^k − 2) loses at once, as every even cycle does; for k ≥ 3 no move from it leaves 2^(k−1) − 1.',
    recorded: 'holds',
    least: 8,
    domain: always('n = 3, 7, 15: every answer, and every move after it, by the rules'),
    check: () =>
      tally(
        [2, 3, 4].flatMap((k) =>
          rootedOptions(2 ** k - 1).map((length): Tried => {
            const options = rootedOptions(length);
            const makes = options.includes(2 ** (k - 1) - 1);
            const at = `geodetic C${length} : 1`;
            return length === 2 ** k - 2 ? { at, corrected: options.includes(1) && makes === (k === 2) } : { at, printed: makes };
          }),
        ),
      ),
    theorems: ['geodetic-cycle'],
  },
  {
    name: 'Theorem 3, proof',
    says: 'In misère play from C*(2^k), whatever is answered, the next move can leave C*(2^(k−1)), unless the answer ended the game; from other lengths a move to a power of 2 can be made.',
    recorded: 'holds',
    least: 20,
    domain: always('all lengths from 3 to 22, every move by the rules'),
    check: () =>
      tally(
        range(3, 22).map((length) => {
          const options = rootedOptions(length);
          const isSo = isPower(length)
            ? options.every((left) => left === 1 || left === length / 2 || rootedOptions(left).includes(length / 2))
            : options.some((left) => left > 1 && isPower(left));
          return { at: `geodetic C${length} : 1 [misere]`, printed: isSo };
        }),
      ),
    theorems: ['geodetic-cycle-misere'],
  },
];

/** On a clique of even size: the vertex of the same number on the partner ray, first and later. */
function* eachMirrored(most: number): Iterable<Tried> {
  for (const clique of range(1, most / 4).map((half) => 2 * half)) {
    for (const length of range(2, Math.floor(most / clique))) {
      const rules = new GeodeticRules(raysGraph(clique, length));
      const mirrored = (vertex: number) => (Math.floor(vertex / length) % 2 === 0 ? vertex + length : vertex - length);
      const seen = new Set([0]);
      for (const labels of seen) {
        for (const vertex of range(0, clique * length - 1)) {
          if ((labels >> vertex) & 1) continue;
          const moved = rules.pick(labels, vertex);
          const isFree = ((moved >> mirrored(vertex)) & 1) === 0;
          yield { at: `geodetic K${clique}oR${length}, labels ${labels.toString(2)}, vertex ${vertex}`, printed: isFree };
          if (isFree) seen.add(rules.pick(moved, mirrored(vertex)));
        }
      }
    }
  }
}

export const evenClique: Statement = {
  name: 'Theorem 4, even m',
  says: 'For even m the second player plays symmetrically: the vertex of the same number on the partner ray is always free.',
  recorded: 'holds',
  least: 100,
  domain: (deep) => `m even, mn ≤ ${deep ? 20 : 16}: the symmetric answer to every move, in every position that comes up`,
  check: ({ deep }) => tally(eachMirrored(deep ? 20 : 16)),
  theorems: ['geodetic-rays'],
};

export const figure4: Statement = {
  name: 'Figure 4',
  says: 'For n = 21, in binary 10101, the 0s are at the places 1 and 3, the two’s complement is 1011 in binary, and W has ten pairs of moves, all in 𝓔.',
  recorded: 'holds',
  least: 12,
  domain: always('the places, the complement, and the ten pairs'),
  check: () => {
    const pairs = strategyPairs(21);
    return tally([
      { at: 'the places of the 0s of 21', printed: zeroPlaces(21).join() === '1,3' && pairs.length === 10 },
      { at: 'the two’s complement of 21', printed: complement(21).toString(2) === '1011' },
      ...pairs.map(({ outer, inner }) => {
        const [low, high] = [Math.min(outer, inner), Math.max(outer, inner)];
        return { at: `a = ${outer}, b = ${inner}`, printed: isSafe(outer, outer, 21) && isSafe(low, high, 21) };
      }),
    ]);
  },
  theorems: ['geodetic-rays'],
};

export const lastInterval: Statement = {
  name: 'Proposition 7, the last interval',
  says: 'After the answer a_r to a vertex b_r below the labelled [b_p, a_p] all vertices of [a_r, b_r] have labels. Read: all vertices between the two, b_r < b_p < a_p < a_r.',
  recorded: 'holds',
  least: 1000,
  domain: always('n = 2 to 60: all pairs p, and all r with b_r < b_p'),
  check: () =>
    tally(
      range(2, 60).flatMap((n) => {
        const pairs = strategyPairs(n);
        return pairs
          .filter((p) => p.inner < p.outer)
          .flatMap((p) =>
            pairs
              .filter((r) => r.inner < p.inner)
              .map((r) => ({
                at: `n = ${n}, p = ${p.outer}, ${p.inner}, r = ${r.outer}, ${r.inner}`,
                printed: p.outer < r.outer,
              })),
          );
      }),
    ),
};

/** The places of the leftmost run of 0s of n, from the highest down: the first, and how many more. */
function leftmostRun(n: number): { readonly highest: number; readonly more: number } {
  const places = zeroPlaces(n).reverse();
  const [highest = 0] = places;
  return { highest, more: places.findIndex((place, index) => places[index + 1] !== place - 1) };
}

export const runOfZeros: Statement = {
  name: 'Proposition 5(v), the run',
  says: 'Unless n is a power of 2, a 1 stands below the leftmost run of 0s of n, so that q < j_k.',
  truth:
    'The run may also reach the place 0, q = j_k, where n is 1…10…0 in binary: 6, 12, 14, … The stretch of vertices a is as printed. Proposition 6 needs the 1 only where n begins with 10, and there it is.',
  slip: 'misprint',
  recorded: 'holds as corrected',
  counterexample: { at: 'n = 6' },
  least: 1000,
  domain: always('n = 2 to 1200 that have a 0 and are no power of 2'),
  check: () =>
    tally(
      range(2, 1200)
        .filter((n) => zeroPlaces(n).length > 0 && !isPower(n))
        .map((n) => {
          const { highest, more } = leftmostRun(n);
          const isBlock = /^1+0+$/.test(n.toString(2));
          return { at: `n = ${n}`, printed: more < highest, corrected: isBlock ? more === highest : more < highest };
        }),
    ),
};

export const symmetricPairs: Statement = {
  name: 'Proposition 7, proof: pairs',
  says: 'Where b is beyond its a, and less than n, the two change places in another pair.',
  recorded: 'holds',
  least: 1000,
  domain: always('n = 2 to 400, all pairs with b beyond a'),
  check: () =>
    tally(
      range(2, 400).flatMap((n) => {
        const pairs = strategyPairs(n);
        const outers = new Map(pairs.map(({ outer, inner }) => [outer, inner]));
        return pairs
          .filter(({ outer, inner }) => inner > outer && inner < n)
          .map(({ outer, inner }) => ({ at: `n = ${n}, a = ${outer}, b = ${inner}`, printed: outers.get(inner) === outer }));
      }),
    ),
};

export const withoutZeros: Statement = {
  name: 'Proposition 5, n without a 0',
  says: 'Unless n is a power of 2, there is a smallest outermost vertex in 𝓔, told by the highest 0 of n. Read: if n has a 0.',
  truth: 'For n = 2^k − 1, which has no 0, no first label is in 𝓔, and W has no pair.',
  recorded: 'holds',
  least: 300,
  domain: always('n = 3 to 400 that are no power of 2'),
  check: () =>
    tally(
      range(3, 400)
        .filter((n) => !isPower(n))
        .map((n) => {
          const inE = range(1, n).some((vertex) => isSafe(vertex, vertex, n));
          return isPower(n + 1)
            ? { at: `n = ${n}`, corrected: !inE && strategyPairs(n).length === 0 }
            : { at: `n = ${n}`, printed: inE && strategyPairs(n).length > 0 };
        }),
    ),
};

/** Lengths n for which some a is next below its b, with that pair and the highest 0 of n. */
function eachMiddlePair(most: number) {
  return range(2, most).flatMap((n) => {
    const pair = strategyPairs(n).find(({ outer, inner }) => outer === inner - 1);
    const { highest, more } = leftmostRun(n);
    return pair === undefined ? [] : [{ n, ...pair, highest, last: n - 2 ** (highest - more) }];
  });
}

export const middlePair: readonly Statement[] = [
  {
    name: 'Proposition 5(vi), proof: the bound',
    says: 'If a_i = b_i − 1, n is at most 2^(j_1) + … + 2^(j_i + 1) − 1. Read: the last exponent is j_i + 1, as the next sentence of the proof has it, and not j_(i+1); the summand 2^(j_i) is there, too.',
    truth: 'Such an i is the last, k, and there is no j_(k+1).',
    recorded: 'holds',
    least: 150,
    domain: always('n = 2 to 400 that begin with 10 in binary'),
    check: () =>
      tally(
        eachMiddlePair(400).map(({ n, outer }) => {
          const places = zeroPlaces(n);
          const i = places.findIndex((place) => 2 ** place <= n - outer && n - outer < 2 ** (place + 1));
          const sum = (upTo: number) => places.slice(0, upTo + 1).reduce((all, place) => all + 2 ** place, 0);
          return {
            at: `n = ${n}`,
            printed: n <= sum(i) + 2 ** ((places[i] as number) + 1) - 1,
            corrected: i === places.length - 1,
          };
        }),
      ),
  },
  {
    name: 'Proposition 5(vi), proof: the middle',
    says: 'The vertices 2^(j_k) and 2^(j_k) + 1, the middle pair, are both in the longest stretch of vertices a. Read with the exception that Proposition 6 names: unless the latter is n, which happens for n = 2 alone.',
    recorded: 'holds',
    least: 150,
    domain: always('n = 2 to 400 that begin with 10 in binary'),
    check: () =>
      tally(
        eachMiddlePair(400).map(({ n, outer, inner, highest, last }) => {
          const isMiddle = outer === 2 ** highest && inner === outer + 1 && outer > n - 2 ** (highest + 1);
          return { at: `n = ${n}`, printed: isMiddle && inner <= last === inner < n && inner < n === n > 2 };
        }),
      ),
  },
];

export const forcedToLeave: Statement = {
  name: '§5, forced into phase II',
  says: 'For odd m a player who has no move within phase I can make a 0-star.',
  recorded: 'holds',
  least: 70,
  domain: always('m = 3, n = 2 to 40: the intervals of labels that leave one vertex of the ray'),
  check: () =>
    tally(
      range(2, 40).flatMap((length) =>
        [[1, length - 1] as const, [2, length] as const].map(([low, high]) => {
          const moves = [...eachRaysMove({ length, rays: [length - high, length, length], stem: low - 1 })];
          const isForced = moves.every(
            ({ rays, stem }) => stem === 0 && (rays[0] === 0 || rays.slice(1).some((ray) => ray < length)),
          );
          return { at: `n = ${length}, labels ${low} … ${high}`, printed: isForced && moves.some(isZeroStar) };
        }),
      ),
    ),
  theorems: ['geodetic-rays'],
};
