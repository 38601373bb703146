/** A misère sum by the elements of its components in a quotient: who wins, the winning moves, and what is said of them. */
import { combineCopies, type Theory } from '../../compounds/theory.ts';
import type { Certificate } from '../../core/certificate.ts';
import type { Counted } from '../../core/counted.ts';
import type { Game, GameMove } from '../../core/game.ts';
import type { PassedOver } from '../../core/verdict.ts';
import type { Quotient } from '../../misere/quotient.ts';
import { NAMED, tellClasses } from '../../misere/told.ts';
import { type CompoundMove, moveInOne } from '../moves/compound-moves.ts';
import { type Group, totalCount } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import type { Found } from './found.ts';
import type { Session } from './session.ts';
import { because, listWinning, winnerOf } from './verdict-of.ts';

/** The elements of components. */
export interface Elements {
  readonly quotient: Quotient;
  readonly theory: Theory<number>;
  readonly session: Session;
  /** Throws `LimitReached` where there is none. */
  elementOf(game: Game): number;
  /** What is said of the quotient before the elements are named: `the 34 kinds of components have a quotient of 234 elements`. */
  readonly about: string | undefined;
  /** Undefined if there is no certificate. It holds the quotient, and nothing of the search. */
  readonly certify: (() => Certificate) | undefined;
}

export function byElements(
  question: OpenQuestion,
  groups: readonly Group[],
  elements: Elements,
  most: number,
  passedOver: readonly PassedOver[],
): Found {
  const { theory } = elements;
  const own = groups.map(({ game }) => elements.elementOf(game));
  const total = joined(elements, groups);
  const outcome = theory.outcome(total);
  return {
    question: question.line,
    outcome,
    ...winnerOf(outcome),
    values: theory.values(total),
    ...(outcome === 'P'
      ? { winningMoves: [], winningMovesComplete: true }
      : listWinning(question, winningMoves(groups, elements), most)),
    method: 'theorem',
    because: [because(theory, reason(groups, own, elements, total))],
    why: theory.why(total, { values: own, count: totalCount(groups) }),
    passedOver,
    certificate: elements.certify,
  };
}

/** The element of several components together. */
function joined({ theory, elementOf }: Elements, components: Iterable<{ readonly game: Game; readonly count: bigint }>): number {
  let total = theory.ended;
  for (const { game, count } of components)
    if (count > 0n) total = theory.combine(total, combineCopies(theory, elementOf(game), count));
  return total;
}

function joinedCounted(elements: Elements, components: readonly Counted<Game>[]): number {
  return joined(
    elements,
    components.map(({ item, count }) => ({ game: item, count })),
  );
}

/** Moves are looked at in rounds, so many of each group: a heap of 10^18 has no end of them, and the winning one may be in another. */
const ROUND = 5_000;
/** Once there is a winning move, so many others are enough. */
const MOST_LOOKED_AT = 200_000;

interface LeadingMove extends CompoundMove {
  /** The element of what it leaves. */
  readonly element: number;
}

/** A group whose moves are being looked at, beside the element of all the rest. */
interface Row {
  readonly group: Group;
  readonly rest: number;
  readonly moves: Iterator<GameMove>;
}

/** Yields winning moves; returns whether these were all. */
function* winningMoves(groups: readonly Group[], elements: Elements): Generator<LeadingMove, boolean> {
  const { theory, session } = elements;
  let rows = groups.map((group): Row => {
    const others = groups.map((each) => (each === group ? { ...each, count: each.count - 1n } : each));
    return { group, rest: joined(elements, others), moves: group.game.moves()[Symbol.iterator]() };
  });
  let [looked, found] = [0, false];
  while (rows.length > 0) {
    const unfinished: Row[] = [];
    for (const row of rows) {
      let left = ROUND;
      for (let next = row.moves.next(); !next.done; next = row.moves.next()) {
        session.step();
        const element = theory.combine(row.rest, joinedCounted(elements, next.value.to.components()));
        if (theory.outcome(element) === 'P') {
          found = true;
          const { label, times, to } = moveInOne(groups, row.group, next.value);
          yield { label, times, to, element };
        }
        if (found && ++looked > MOST_LOOKED_AT) return false;
        if (--left === 0) {
          unfinished.push(row);
          break;
        }
      }
    }
    rows = unfinished;
  }
  return true;
}

function reason(groups: readonly Group[], own: readonly number[], elements: Elements, total: number): string {
  const { quotient, theory, about } = elements;
  const first = theory.outcome(total) === 'P' ? undefined : winningMoves(groups, elements).next().value;
  const isOneRuleset = groups.every(({ game }) => game.ruleset === groups[0]?.game.ruleset);
  const parts = groups.slice(0, NAMED).map(({ game }, at) => ({
    name: isOneRuleset ? game.text() : `${game.ruleset} ${game.text()}`,
    element: own[at] as number,
  }));
  const move = typeof first === 'object' ? first : undefined;
  const isOne = totalCount(groups) === 1n;
  const told = tellClasses({ quotient, parts, more: groups.length - parts.length, isOne, total, move });
  return about === undefined ? told : `${about}: ${told}`;
}
