/** What the panel says where a quotient is looked at: reasons by elements, what each move leaves, and a comparison of all small sums. */

import { LateCompareSums, LatePanel } from '../quotient/late-quotient.tsx';
import type { QuotientState } from '../quotient/use-quotient.ts';
import type { Answer, Look } from '../solver/tasks.ts';
import type { PanelParts } from '../why/verdict-panel.tsx';

export function quotientParts(
  quotient: QuotientState | undefined,
  look: Look | undefined,
  answer: Answer | undefined,
): PanelParts {
  const { shown, genera, sight } = quotient ?? {};
  if (shown === undefined || answer === undefined || sight === 'board' || shown.question !== look?.question) return {};
  const texts = new Map(shown.moves.map(({ move, element }) => [move, shown.elements[element]?.text ?? '']));
  return {
    reasons: <LatePanel {...{ shown, genera, answer }} title={gameOf(shown.family, look)} />,
    sure: shown.cayley !== undefined && <LateCompareSums question={shown.question} family={shown.family} />,
    leaves: (move) => texts.get(move),
  };
}

/** `Kayles`; the code where the ruleset is played by many. */
function gameOf(family: string, { rules: [rule] }: Look): string {
  return rule !== undefined && family === `${rule.id} {n}` ? rule.title : family.replace(/:?\s*\{n\}$/, '');
}
