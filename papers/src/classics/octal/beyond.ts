/** Beyond the papers: octal games whose misère quotient is infinite. */

import { openQuestion, SearchMemory, solveOpened } from 'impartial/internal';
import { answers } from '../../statements/ask.ts';
import type { Reach, Statement } from '../../statements/statement.ts';
import { range, tally } from '../../statements/tally.ts';

export const beyondOctal: readonly Statement[] = [
  {
    name: 'Infinite misère quotients',
    says: 'In the octal game 4.76 the sum 6 + 3 + 5^k + 2^j is lost in misère play, for k ≥ 2, exactly when j ≥ k and j − k is even; so the misère quotient of the heaps to 6 is infinite.',
    recorded: 'holds',
    least: 12,
    domain: (deep) =>
      `2 ≤ k ≤ ${deep ? 5 : 4} and j ≤ ${deep ? 7 : 5}, by the rules alone; the program asked besides for numbers beyond 10^30`,
    check: (reach) => tally([...small(reach), ...large(reach)]),
    theorems: ['misere-infinite'],
    proof: { key: 'impartial', where: 'library/src/misere/infinite/proof.ts' },
  },
];

const lineOf = (k: bigint, j: bigint) => `octal 4.76: 6 3 5^${k}${j === 0n ? '' : ` 2^${j}`} [misere]`;
const isLost = (k: bigint, j: bigint) => j >= k && (j - k) % 2n === 0n;

function* small(reach: Reach) {
  const memory = new SearchMemory('family');
  for (const k of range(2, reach.deep ? 5 : 4))
    for (const j of range(0, reach.deep ? 7 : 5)) {
      const [question, outcome] = [lineOf(BigInt(k), BigInt(j)), isLost(BigInt(k), BigInt(j)) ? 'P' : 'N'] as const;
      yield { at: question, printed: byRules(question, reach, memory) === outcome, solved: answers(question, outcome, reach) };
    }
}

function* large(reach: Reach) {
  const huge = 10n ** 30n;
  for (const [k, j] of [
    [huge, huge],
    [huge, huge + 1n],
    [huge + 2n, huge],
    [huge, huge + 2n],
  ] as const)
    yield { at: lineOf(k, j), solved: answers(lineOf(k, j), isLost(k, j) ? 'P' : 'N', reach) };
}

/** Who wins by search, which asks no theorem; the positions have most of what they lead to in common. */
function byRules(question: string, { catalogue }: Reach, memory: SearchMemory): string | undefined {
  const opened = openQuestion(question, catalogue);
  if (!opened.ok) return undefined;
  const verdict = solveOpened(opened.value, { method: 'search', moves: 0 }, memory);
  return 'error' in verdict ? undefined : verdict.outcome;
}
