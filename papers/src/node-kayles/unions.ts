/** Checks on unions of paths: what print says of a union, what is true, and what the program answers, against the rules. */
import type { Compound, Play } from 'impartial/internal';
import { answers, outcomeOf } from '../statements/ask.ts';
import type { Found, Reach } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { type PathRules, pathQuestion, pathRules, unionsUpTo } from './path-rules.ts';

/** Whether a union of live paths, orders ascending, is lost. */
export type LostRule = (orders: readonly number[]) => boolean;

export const UNIONS = { shallow: 12, deep: 16 };
/** The program is asked about smaller unions only: it takes longer than a rule. */
const ASKED = 9;

export function unionDomain(more = ''): (deep: boolean) => string {
  return (deep) => `all unions of paths of total order up to ${deep ? UNIONS.deep : UNIONS.shallow}${more}`;
}

/** Pairs of paths reach further than unions of small total order. */
export const PAIRS = { shallow: 14, deep: 20 };

export function checkUnions(
  compound: Compound,
  play: Play,
  rules: { readonly printed: LostRule; readonly corrected?: LostRule; readonly pairs?: boolean },
): (reach: Reach) => Found {
  return (reach) => tally(eachUnion(pathRules(compound, play), rules, reach));
}

function* eachUnion(
  referee: PathRules,
  { printed, corrected, pairs }: { readonly printed: LostRule; readonly corrected?: LostRule; readonly pairs?: boolean },
  reach: Reach,
): Iterable<Tried> {
  const most = reach.deep ? UNIONS.deep : UNIONS.shallow;
  const longest = reach.deep ? PAIRS.deep : PAIRS.shallow;
  const further = pairs ? range(1, longest).flatMap((a) => range(a, longest).map((b) => [a, b])) : [];
  const unions = [...unionsUpTo(most), ...further.filter(([a = 0, b = 0]) => a + b > most)];
  for (const orders of unions) {
    const won = referee.isWon(orders);
    const total = orders.reduce((sum, order) => sum + order, 0);
    const question = pathQuestion(orders, referee.setting);
    yield {
      at: question,
      printed: printed(orders) === !won,
      ...(corrected && { corrected: corrected(orders) === !won }),
      ...(total <= ASKED && { solved: answers(question, outcomeOf(won), reach) }),
    };
  }
}

/** Single paths: the losing set as printed, against the rules while short and against a longer list of outcomes. */
export function checkPaths(
  compound: Compound,
  play: Play,
  rules: { readonly printed: (order: number) => boolean; readonly corrected?: (order: number) => boolean },
  outcomes: (upTo: number) => readonly boolean[],
  reachOf: { readonly shallow: number; readonly deep: number } = { shallow: 1000, deep: 3000 },
): (reach: Reach) => Found {
  return (reach) => {
    const upTo = reach.deep ? reachOf.deep : reachOf.shallow;
    const won = outcomes(upTo);
    const referee = pathRules(compound, play);
    return tally(
      range(0, upTo).map((order): Tried => {
        const question = pathQuestion([order], { compound, play });
        const short = order <= BY_RULES;
        const isWon = short ? referee.isWon([order]) : (won[order] as boolean);
        const agrees = !short || isWon === won[order];
        return {
          at: question,
          printed: agrees && rules.printed(order) === !isWon,
          ...(rules.corrected && { corrected: agrees && rules.corrected(order) === !isWon }),
          ...(order <= 60 && { solved: answers(question, outcomeOf(isWon), reach) }),
        };
      }),
    );
  };
}

/** Up to this order single paths are played by the rules alone. */
export const BY_RULES = 14;

export function pathDomain(shallow = 1000, deep = 3000): (deep: boolean) => string {
  return (isDeep) => `P0 to P${isDeep ? deep : shallow} by recurrence, the first ${BY_RULES + 1} also by the rules alone`;
}
