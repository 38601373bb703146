/** All sums of a family of heaps up to so many counters: what their elements in the misère quotient say, against search by the rules. */
import { SearchMemory } from 'impartial';
import { classOfSum, heapsOfSum, misereWith } from 'impartial/misere';
import { openWith } from 'impartial/on-demand';
import { withSetting } from '../question-options.ts';
import { amongGames } from './games.ts';
import { defaultPlayOf } from './quotient-task.ts';
import type { QuotientTasks } from './quotient-tasks.ts';

type Task = QuotientTasks['compare-sums'];

const BEAT = 100;
/** What the search for one sum may cost: small sums need a little of it. */
const LIMITS = { milliseconds: 5_000, positions: 500_000 };

export function compareSums({ question, counters }: Task['in'], tell: (part: Task['part']) => void): Task['out'] {
  const asked = heapsOfSum(question, amongGames());
  const family = 'error' in asked ? undefined : asked.family;
  const answer = family === undefined ? undefined : misereWith(family, { ...amongGames(), to: counters });
  if (family === undefined || answer === undefined || 'error' in answer) return { sums: 0 };
  const memory = new SearchMemory('family');
  let [sums, told] = [0, performance.now()];
  for (const heaps of eachSum(counters, counters)) {
    const line = withSetting(
      family.replace('{n}', heaps.join(' ') || '0'),
      { play: 'misere', compound: 'disjunctive' },
      defaultPlayOf(question),
    );
    const [opened, sum] = [
      openWith(line, { ...amongGames(), method: 'search', moves: 0, limits: LIMITS }),
      heapsOfSum(line, amongGames()),
    ];
    if ('error' in opened || 'error' in sum) continue;
    const [verdict, element] = [opened.solve(memory), classOfSum(answer, sum.heaps)];
    if ('error' in verdict || verdict.outcome === 'unknown' || element === undefined) continue;
    if ((verdict.outcome === 'P') !== (answer.quotient.isP[element] === 1)) return { sums, differs: line };
    sums++;
    if (performance.now() - told < BEAT) continue;
    told = performance.now();
    tell({ sums });
  }
  return { sums };
}

/** Heaps, the largest first, of so many counters at most together. */
function* eachSum(counters: number, largest: number): Iterable<readonly number[]> {
  yield [];
  for (let heap = Math.min(counters, largest); heap > 0; heap--)
    for (const others of eachSum(counters - heap, heap)) yield [heap, ...others];
}
