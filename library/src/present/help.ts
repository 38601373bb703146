/**
 * What would help where an answer is not known: a raised limit, a smaller position, another way to ask. Sentences without the names of
 * options, which are put to the reason at the edge.
 */
import type { ReachedLimit } from '../core/limits.ts';
import type { Verdict } from '../core/verdict.ts';
import { groupDigits } from '../core/words.ts';

/** Nothing where the answer is known. */
export function helpFor({ question, outcome, limit, passedOver }: Verdict): readonly string[] {
  if (outcome !== 'unknown') return [];
  // A limit of the program is fixed: nobody can raise it.
  const stopped = passedOver.filter(
    (passed) => passed.limit !== undefined && ![limit?.name, 'program'].includes(passed.limit.name),
  );
  return [
    ...helpAgainst(limit),
    ...stopped.slice(0, 1).map(({ theorem }) => `A higher limit for ${theorem}, which would answer but for its own.`),
    'A smaller position, which search can finish: often it shows what the larger one is like.',
    ...(OTHER_SETTING.test(question)
      ? ['Another setting: most theorems are about one move at a turn and the last player winning.']
      : []),
  ];
}

/** A bracket that asks for a compound or for misère play. */
const OTHER_SETTING = /\[[^\]]*(misere|conjunctive|selective|diminished)/;

function helpAgainst(limit: ReachedLimit | undefined): readonly string[] {
  switch (limit?.name) {
    case 'positions':
      return [`More positions than the ${groupDigits(limit.value)} that the search may store.`];
    case 'milliseconds':
      return [`More time than the ${groupDigits(Math.ceil(limit.value / 1000))} seconds that the search may take.`];
    case 'megabytes':
      return [`More memory than the ${groupDigits(limit.value)} megabytes that the search may use.`];
    case 'steps':
      return [`More moves than the ${groupDigits(limit.value)} that the search may look at.`];
    case 'heap':
      return [`Values of larger heaps than ${groupDigits(limit.value)}.`];
    case 'stopped':
      return ['More time: the search was stopped.'];
    default:
      return [];
  }
}
