/** A search that is stopped, saved, loaded and continued comes to the same answer, in steps that each look at less. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import type { Verdict } from '../../core/verdict.ts';
import { openQuestion } from '../moves/open.ts';
import { eachSavedLine, MemoryReader } from './saved-memory.ts';
import { SearchMemory } from './search-memory.ts';
import { type SolveOptions, solveOpened, solveWith } from './solve.ts';

function ask(line: string, options: Omit<SolveOptions, 'catalogue'>, memory: SearchMemory): Verdict {
  const opened = openQuestion(line, catalogue);
  const found = opened.ok ? solveOpened(opened.value, options, memory) : undefined;
  if (found === undefined || 'error' in found) throw new Error(`${line} is no question`);
  return found;
}

/** Another memory, out of the lines of this one. */
function reloaded(memory: SearchMemory): SearchMemory {
  const other = new SearchMemory('question');
  const reader = new MemoryReader(other);
  for (const line of eachSavedLine(memory)) expect([line, reader.take(line)]).toEqual([line, true]);
  return other;
}

describe('the saved memory of a search', () => {
  it.each([
    ['grundys-game 12 13 [misere]', 'search', 100],
    ['grundys-game 9 8', 'search', 50],
    ['kayles 7 6 [selective]', 'search', 40],
    ['node-kayles P9 + P8 [conjunctive, misere]', 'search', 10],
    ['node-kayles P4 + P3 [continued-conjunctive]', 'search', 5],
    ['kayles 5 4 [diminished-disjunctive]', 'search', 10],
  ] as const)('goes on with %s', (line, method, positions) => {
    const wishes = { method };
    const whole = solveWith(line, { catalogue, ...wishes }) as Verdict;
    let memory = new SearchMemory('question');
    let runs = 0;
    for (let known = -1; ; runs++) {
      const found = ask(line, { ...wishes, limits: { positions } }, memory);
      if (found.outcome !== 'unknown' && found.winningMovesComplete) {
        expect([found.outcome, found.values, found.winningMoves]).toEqual([whole.outcome, whole.values, whole.winningMoves]);
        break;
      }
      expect(memory.positions).toBeGreaterThan(known);
      known = memory.positions;
      memory = reloaded(memory);
      expect(memory.positions).toBe(known);
    }
    expect(runs).toBeGreaterThan(1);
  });

  it('counts what was loaded for the megabytes that a search may fill', () => {
    const memory = new SearchMemory('question');
    const line = 'grundys-game 12 13 [misere]';
    expect(ask(line, { method: 'search', limits: { positions: 300 } }, memory).limit?.name).toBe('positions');
    expect(ask(line, { method: 'search', limits: { megabytes: 0.06 } }, memory).limit?.name).toBe('megabytes');
    expect(ask(line, { method: 'search' }, reloaded(memory)).outcome).toBe((solveWith(line, { catalogue }) as Verdict).outcome);
  });

  it.each([
    ['no JSON'],
    ['null'],
    ['{"kind":"outcomes","compound":"toString","play":"normal"}'],
    ['{"kind":"components, another theory","compound":"disjunctive","play":"normal"}'],
    ['["nim 1","N"]'],
  ])('takes no line such as %s', (line) => {
    expect(new MemoryReader(new SearchMemory('question')).take(line)).toBe(false);
  });

  it('takes no value that there is none of', () => {
    const memory = new SearchMemory('question');
    const reader = new MemoryReader(memory);
    expect(reader.take('{"kind":"outcomes","compound":"disjunctive","play":"misere"}')).toBe(true);
    for (const line of ['["1*nim 1","Q"]', '["1*nim 1"]', '["1*nim 1","N","N"]', '[1,"N"]'])
      expect(reader.take(line)).toBe(false);
    expect(memory.positions).toBe(0);
  });
});
