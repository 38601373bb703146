/**
 * Disjunctive misère play by the misère quotient of the components that can come up: for sums of any rulesets [plambeckSiegel2008].
 *
 * It is tried where play by definition has not come to an end soon. The quotient may be large or infinite; then search goes on.
 */
import type { Certificate } from '../../core/certificate.ts';
import type { Game } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import type { TheoremFacts } from '../../core/theorem.ts';
import type { PassedOver, Verdict } from '../../core/verdict.ts';
import { Effort } from '../../misere/effort.ts';
import { QuotientSearch } from '../../misere/extend.ts';
import { power } from '../../misere/powers.ts';
import { monoidOf, product, type Quotient } from '../../misere/quotient.ts';
import { wordToText } from '../../misere/words.ts';
import { type CompoundMove, moveInOne } from '../moves/compound-moves.ts';
import { type Group, groupsOf } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { componentLine } from './by-components.ts';
import { ComponentKinds } from './component-kinds.ts';
import { LoopFound } from './loop-found.ts';
import type { Session } from './session.ts';
import { because, listWinning, winnerOf } from './verdict-of.ts';

export const quotientOfComponents: TheoremFacts = {
  id: 'misere-quotient-of-components',
  title: 'Misère quotient of components',
  statement:
    'In disjunctive misère play the components that can come up in play have classes in a commutative monoid, their misère quotient, and a sum is lost exactly when the product of its classes is in the P-portion.',
  sources: [{ key: 'plambeckSiegel2008' }],
  scope: 'position',
};

/** Kinds of components, and elements with their states, beyond which search is more likely to end first. */
const MOST_KINDS = 2_000;
const MOST_STORED = 1_000_000;

/** The verdict; undefined where the quotient was not found. */
export function byQuotient(
  question: OpenQuestion,
  session: Session,
  most: number,
  passedOver: PassedOver[],
): Verdict | undefined {
  const { id } = quotientOfComponents;
  try {
    return new KnownQuotient(question, session).verdict(most, passedOver);
  } catch (error) {
    if (error instanceof LimitReached && error.limit.name !== 'stopped')
      passedOver.push({ theorem: id, why: error.message, limit: error.limit });
    else if (error instanceof LoopFound) passedOver.push({ theorem: id, why: 'the game need not end' });
    else throw error;
    return undefined;
  }
}

class KnownQuotient {
  private readonly question: OpenQuestion;
  private readonly groups: readonly Group[];
  private readonly kinds: ComponentKinds;
  private readonly quotient: Quotient;

  /** Throws `LimitReached` or `LoopFound`. */
  constructor(question: OpenQuestion, session: Session) {
    this.question = question;
    this.groups = groupsOf(question);
    this.kinds = new ComponentKinds(session, MOST_KINDS);
    for (const { game } of this.groups) this.kinds.numberOf(game);
    const limits = session.remaining();
    const effort = new Effort({
      ...limits,
      milliseconds: limits.milliseconds / 2,
      positions: Math.min(limits.positions, MOST_STORED),
    });
    const search = new QuotientSearch(this.kinds);
    while (search.heap < this.kinds.games.length - 1) search.advance(effort);
    this.quotient = search.quotient;
  }

  verdict(most: number, passedOver: readonly PassedOver[]): Verdict {
    const { question, quotient } = this;
    const total = this.totalOf(this.groups);
    const outcome = quotient.isP[total] === 1 ? 'P' : 'N';
    const isIn = outcome === 'P' ? 'in' : 'not in';
    const word = wordToText(quotient.words[total] as readonly number[]);
    const text = `the ${this.kinds.games.length - 1} kinds of components have a quotient of ${quotient.order} elements; the position is ${word}, which is ${isIn} the P-portion`;
    return {
      question: question.line,
      outcome,
      ...winnerOf(outcome),
      values: {},
      ...(outcome === 'P' ? { winningMoves: [], winningMovesComplete: true } : listWinning(question, this.winningMoves(), most)),
      method: 'theorem',
      because: [because(quotientOfComponents, text)],
      passedOver,
      certificate: this.certificate(),
    };
  }

  private classOf(game: Game): number {
    return this.quotient.phi[this.kinds.numberOf(game)] as number;
  }

  private totalOf(components: Iterable<{ readonly game: Game; readonly count: bigint }>): number {
    let total = 0;
    for (const { game, count } of components)
      total = product(this.quotient, total, power(this.quotient, this.classOf(game), count));
    return total;
  }

  private *winningMoves(): Generator<CompoundMove, boolean> {
    for (const group of this.groups) {
      const others = this.groups.map((each) => (each === group ? { ...each, count: each.count - 1n } : each));
      const rest = this.totalOf(others);
      for (const move of group.game.moves()) {
        const left = this.totalOf(move.to.components().map(({ item, count }) => ({ game: item, count })));
        if (this.quotient.isP[product(this.quotient, rest, left)] === 1) yield moveInOne(this.groups, group, move);
      }
    }
    return true;
  }

  private certificate(): Certificate {
    return {
      kind: 'misere-components',
      components: this.kinds.games.flatMap((game) => (game === undefined ? [] : [componentLine(game, this.question)])),
      classes: this.quotient.phi.slice(1),
      ...monoidOf(this.quotient),
    };
  }
}
