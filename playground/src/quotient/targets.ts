/** The elements that moves lead to, each with its moves. */
import type { ShownQuotient } from '../solver/quotient-tasks.ts';

export interface Target {
  readonly element: number;
  readonly moves: readonly string[];
  /** Whether the previous player wins there, so that the move wins. */
  readonly wins: boolean;
}

export function targetsOf({ moves, elements }: ShownQuotient): ReadonlyMap<number, Target> {
  const targets = new Map<number, Target>();
  for (const { move, element } of moves) {
    const known = targets.get(element)?.moves ?? [];
    targets.set(element, { element, moves: [...known, move], wins: elements[element]?.isP === true });
  }
  return targets;
}

/** `5>1+3`, `5>1+3 and 2 more`. */
export function moveNames(moves: readonly string[]): string {
  const [first = '', ...others] = moves;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** What an element is, in words that can be read aloud. */
export function elementWords(shown: ShownQuotient, element: number, target: Target | undefined): string {
  const { text = '', isP = false } = shown.elements[element] ?? {};
  const outcome = isP ? 'P, the previous player wins' : 'N, the next player wins';
  const here = element === shown.element ? ', this sum' : '';
  if (target === undefined) return `${text}: ${outcome}${here}`;
  const leads = target.moves.length === 1 ? 'leads' : 'lead';
  return `${text}: ${outcome}${here}; ${moveNames(target.moves)} ${leads} here and ${target.moves.length === 1 ? verb(target, 's') : verb(target, '')}`;
}

function verb({ wins }: Target, ending: string): string {
  return `${wins ? 'win' : 'lose'}${ending}`;
}
