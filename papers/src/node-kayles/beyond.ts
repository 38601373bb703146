/** Beyond the papers: Node-Kayles on paths. */
import { answers } from '../statements/ask.ts';
import type { Statement } from '../statements/statement.ts';
import { range, tally } from '../statements/tally.ts';
import { pathQuestion, pathRules } from './path-rules.ts';
import { checkUnions, unionDomain } from './unions.ts';

const LOST = [1, 2, 6, 7, 11, 15, 16, 20, 21, 25, 29, 30, 34, 35];
const MISERE = { compound: 'disjunctive', play: 'misere' } as const;

export const beyondPaths: readonly Statement[] = [
  {
    name: 'Selective misère play',
    says: 'For any game: with two live components or more selective misère play has the outcome of normal play, with one its own.',
    recorded: 'holds',
    least: 250,
    domain: unionDomain(', Node-Kayles'),
    check: checkUnions('selective', 'misere', {
      printed: (orders) =>
        orders.length > 1
          ? orders.every((order) => !pathRules('selective', 'normal').isWon([order]))
          : !pathRules('selective', 'misere').isWon(orders),
    }),
    theorems: ['selective-misere'],
    proof: { key: 'impartial', where: 'library/src/compounds/selective-misere.ts' },
  },
  {
    name: 'Disjunctive misère play',
    says: `Lost in disjunctive misère play are, up to P35, the paths of order ${LOST.join(', ')}.`,
    truth: 'No rule is known.',
    recorded: 'holds',
    least: 28,
    domain: (deep) => `P1 to P${deep ? 35 : '28 (P35 with --deep)'} by the rules alone; the program asked up to P24`,
    check: (reach) => {
      const referee = pathRules(MISERE.compound, MISERE.play);
      return tally(
        range(1, reach.deep ? 35 : 28).map((order) => {
          const question = pathQuestion([order], MISERE);
          const won = referee.isWon([order]);
          return {
            at: question,
            printed: won === !LOST.includes(order),
            ...(order <= 24 && { solved: answers(question, won ? 'N' : 'P', reach) }),
          };
        }),
      );
    },
  },
];
