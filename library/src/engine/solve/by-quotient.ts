/**
 * Disjunctive misère play by the misère quotient of the components that can come up: for sums of any rulesets [plambeckSiegel2008].
 *
 * It is tried where play by definition has not come to an end soon. The quotient may be large or infinite; then search goes on.
 */

import type { Certificate } from '../../core/certificate.ts';
import type { Game } from '../../core/game.ts';
import { type Bounds, LimitReached } from '../../core/limits.ts';
import type { PassedOver } from '../../core/verdict.ts';
import { EndlessRefinement, endlessInWords } from '../../misere/diagonal.ts';
import { Effort } from '../../misere/effort.ts';
import { QuotientSearch } from '../../misere/extend.ts';
import { monoidOf, type Quotient } from '../../misere/quotient.ts';
import { type Group, groupsOf } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { componentLine } from './by-components.ts';
import { byElements, type Elements } from './by-elements.ts';
import { ComponentKinds } from './component-kinds.ts';
import type { Found } from './found.ts';
import { heapOf } from './heap-of.ts';
import { rememberFailure, whyHopeless, whyHopelessCode } from './hopeless-quotients.ts';
import { LoopFound } from './loop-found.ts';
import { quotientOfComponents, quotientTheory } from './quotient-theory.ts';
import type { Session } from './session.ts';

/** Kinds of components, and elements with their states, beyond which search is more likely to end first. */
const MOST_KINDS = 2_000;
const MOST_STORED = 1_000_000;

/** The verdict; undefined where the quotient was not found. */
export function byQuotient(question: OpenQuestion, session: Session, most: number, passedOver: PassedOver[]): Found | undefined {
  const { id } = quotientOfComponents;
  try {
    const groups = groupsOf(question);
    return byElements(question, groups, new ComponentElements(question, groups, session), most, passedOver);
  } catch (error) {
    if (error instanceof LimitReached && error.limit.name !== 'stopped')
      passedOver.push({ theorem: id, why: error.message, limit: error.limit });
    else if (error instanceof LoopFound) passedOver.push({ theorem: id, why: 'the game need not end' });
    else throw error;
    return undefined;
  }
}

/** The quotient of the components that can come up. */
class ComponentElements implements Elements {
  readonly quotient: Quotient;
  readonly theory: Elements['theory'];
  readonly session: Session;
  readonly about: string;
  readonly certify: () => Certificate;
  private readonly kinds: ComponentKinds;

  /** Throws `LimitReached` or `LoopFound`. */
  constructor(question: OpenQuestion, groups: readonly Group[], session: Session) {
    this.session = session;
    this.kinds = new ComponentKinds(session, MOST_KINDS);
    const remaining = session.remaining();
    const limits = {
      ...remaining,
      milliseconds: remaining.milliseconds / 2,
      positions: Math.min(remaining.positions, MOST_STORED),
    };
    const hopeless = whyHopelessCode(groups, limits.milliseconds);
    if (hopeless !== undefined) throw hopeless;
    // A heap leaves the smaller ones, which need not be counted then.
    if (groups.some(({ game }) => (heapOf(game)?.size ?? 0) > 2 * MOST_KINDS))
      throw new LimitReached('program', MOST_KINDS, `there are more than ${MOST_KINDS} kinds of components`);
    for (const { game } of groups) this.kinds.numberOf(game);
    const search = searched(this.kinds, limits);
    this.quotient = search.quotient;
    this.theory = quotientTheory(search.quotient, (options) => search.classOfOptions(options));
    const kinds = this.kinds.games.length - 1;
    this.about = `${kinds === 1 ? 'the only kind of component has' : `the ${kinds} kinds of components have`} a quotient of ${this.quotient.order} elements`;
    this.certify = certifier(question, this.quotient, this.kinds.games);
  }

  readonly elementOf = (game: Game): number => this.quotient.phi[this.kinds.numberOf(game)] as number;
}

function certifier(question: OpenQuestion, quotient: Quotient, games: readonly (Game | undefined)[]): () => Certificate {
  return () => ({
    kind: 'misere-components',
    components: games.flatMap((game) => (game === undefined ? [] : [componentLine(game, question)])),
    classes: quotient.phi.slice(1),
    ...monoidOf(quotient),
  });
}

function searched(kinds: ComponentKinds, limits: Bounds): QuotientSearch {
  const hopeless = whyHopeless(kinds, limits.milliseconds);
  if (hopeless !== undefined) throw hopeless;
  const search = new QuotientSearch(kinds);
  const effort = new Effort(limits);
  try {
    while (search.heap < kinds.games.length - 1) search.advance(effort);
  } catch (error) {
    if (!(error instanceof LimitReached) || error.limit.name === 'stopped') throw error;
    const named = error instanceof EndlessRefinement ? withNames(error, kinds) : error;
    rememberFailure(kinds, search.heap + 1, limits.milliseconds, named);
    throw named;
  }
  return search;
}

/** The same, with components called by their names. */
function withNames(sign: EndlessRefinement, { games }: ComponentKinds): LimitReached {
  const nameOf = (number: number) => `${games[number]?.ruleset} ${games[number]?.text()}`;
  return new LimitReached('program', 0, endlessInWords(sign, nameOf));
}
