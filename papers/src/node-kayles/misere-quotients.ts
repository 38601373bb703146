/** Beyond the papers: misère Node-Kayles on paths and cycles, that is Dawson's chess, as far as its misère quotients go. */

import { Effort, heapsOf, QuotientSearch } from 'impartial/internal';
import { answers, outcomeOf } from '../statements/ask.ts';
import type { Statement } from '../statements/statement.ts';
import { range, tally } from '../statements/tally.ts';
import { pathQuestion, pathRules } from './path-rules.ts';

const MISERE = { compound: 'disjunctive', play: 'misere' } as const;

/** The orders of the quotients of the paths P1 … Pn, each from the n on at which it grows to that. */
const ORDERS: readonly (readonly [number, number])[] = [
  [1, 2],
  [3, 6],
  [9, 12],
  [13, 24],
  [24, 144],
  [26, 176],
  [29, 360],
  [30, 520],
  [31, 552],
  [32, 638],
];
const FARTHEST = 32;
const NEAR = 26;

export const misereQuotientsOfPaths: readonly Statement[] = [
  {
    name: 'Misère quotients of paths',
    says: `The misère quotients of the paths P1 to Pn have ${ORDERS.map(([, order]) => order).join(', ')} elements from n = ${ORDERS.map(([n]) => n).join(', ')} on, up to P32.`,
    recorded: 'holds',
    least: NEAR,
    domain: (deep) =>
      `the orders for n up to ${deep ? FARTHEST : `${NEAR} (${FARTHEST} with --deep)`}; unions of two paths up to P9 by the rules alone`,
    check: (reach) => {
      const referee = pathRules(MISERE.compound, MISERE.play);
      const unions = range(1, 9).flatMap((one) => range(one, 9).map((other) => [one, other]));
      return tally([
        ...eachOrder(reach.deep ? FARTHEST : NEAR),
        ...unions.map((orders) => {
          const question = pathQuestion(orders, MISERE);
          return { at: question, solved: answers(question, outcomeOf(referee.isWon(orders)), reach) };
        }),
      ]);
    },
    proof: { key: 'impartial', where: 'docs/theory/misere.md' },
  },
  {
    name: 'Disjunctive misère play on cycles',
    says: 'In misère play a cycle of n vertices is lost exactly when the path of n − 3 is won.',
    recorded: 'holds',
    least: 18,
    domain: (deep) => `C3 to C${deep ? 30 : 22}: the path by the rules alone, the cycle as the program answers`,
    check: (reach) => {
      const referee = pathRules(MISERE.compound, MISERE.play);
      return tally(
        range(3, reach.deep ? 30 : 22).map((order) => {
          const isRight = answers(`node-kayles C${order} [misere]`, outcomeOf(!referee.isWon([order - 3])), reach);
          return { at: `node-kayles C${order} [misere]`, printed: isRight, solved: isRight };
        }),
      );
    },
    proof: { key: 'impartial', where: 'docs/theory/misere.md' },
  },
  {
    name: 'Disjunctive misère play on long paths',
    says: 'Who wins misère Node-Kayles on a path of any order? Dawson asked in 1935.',
    truth:
      'Open. The misère quotient is infinite from P33 on, and it is known who wins every union of paths up to P33: the certificate docs/results/misere-infinite-0.07.json.gz proves both. Beyond, neither a rule nor a period is known.',
    claim: 'open',
    recorded: 'open',
    least: 0,
    domain: () => 'nothing beyond P33',
    check: () => tally([]),
  },
];

/** P(n) is a heap of n + 1 of 0.07. */
function* eachOrder(last: number) {
  const search = new QuotientSearch(heapsOf([0, 0, 7]));
  const effort = new Effort({ positions: 4_000_000, milliseconds: 600_000 });
  search.advance(effort);
  for (const n of range(1, last)) {
    search.advance(effort);
    const expected = ORDERS.findLast(([from]) => from <= n)?.[1];
    yield { at: `node-kayles P{n}, n up to ${n}`, printed: search.quotient.order === expected };
  }
}
