/** Theorems tried in parts give what they give at once, and the referee stops after a number of moves. */
import { describe, expect, it } from 'vitest';
import { triedTheorems } from '../../../../papers/src/statements/tried-theorems.ts';
import { catalogue } from '../../catalogue.ts';
import { toCatalogue } from '../../core/catalogue.ts';
import { openQuestion } from '../moves/open.ts';
import { solveOpened, solveWith } from '../solve/solve.ts';
import { checkCatalogue, joinTried, listTrials, tryTheorems } from './checks.ts';

const nimOnly = toCatalogue(catalogue.entries.filter(({ facts }) => facts.id === 'nim'));
const options = { catalogue: nimOnly };

function atOnce() {
  const run = checkCatalogue(options);
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value;
}

describe('theorems tried against the definition', () => {
  it('give the same in parts as at once', () => {
    const trials = listTrials(options);
    const parts = [trials.slice(200), trials.slice(0, 200)].map((part) => tryTheorems(part, options));
    const counts = (tried: ReturnType<typeof atOnce>) => new Map(tried.map(({ theorem, cases }) => [theorem.id, cases]));
    expect(trials.length).toBeGreaterThan(300);
    expect(counts(joinTried(parts))).toEqual(counts(atOnce()));
    expect(joinTried(parts).reduce((sum, { cases }) => sum + cases, 0)).toBeGreaterThan(trials.length / 2);
  });

  it('are as many as on record', () => {
    // Those on whole positions of Nim; a heap of Nim is also tried in the company of other games.
    const onNim = new Set(nimOnly.entries.flatMap(({ theorems }) => theorems).filter(({ scope }) => scope === 'position'));
    const tried = atOnce().filter(({ theorem }) => onNim.has(theorem));
    expect(tried).toHaveLength(3);
    for (const { theorem, cases } of tried) expect([theorem.id, triedTheorems[theorem.id]]).toEqual([theorem.id, cases]);
  });

  it('are not tried on questions that are known to be beyond search, and on none that are larger', () => {
    const asked = (beyond: readonly string[]) => listTrials(options, beyond).map(({ question }) => question);
    const [all, left] = [asked([]), asked(['nim 9 [conjunctive, misere]'])];
    const out = ['nim 9', 'nim 10', 'nim 11'].map((position) => `${position} [conjunctive, misere]`);
    expect(all.filter((question) => !left.includes(question))).toEqual(out);
  });

  it('name the questions whose search is too long, and ask none that is larger', () => {
    const onlyNotakto = toCatalogue(catalogue.entries.filter(({ facts }) => facts.id === 'notakto'));
    const [first, second] = ['notakto .../.../...^3', 'notakto .../.../...^4'].map((line) => `${line} [selective, misere]`);
    const tooLong: string[] = [];
    const trials = [
      { question: first as string, isExample: false, smaller: [] },
      { question: second as string, isExample: false, smaller: [first as string] },
    ];
    const tried = tryTheorems(trials, { catalogue: onlyNotakto }, (question) => tooLong.push(question));
    expect(tooLong).toEqual([first]);
    expect(tried.every(({ cases }) => cases === 0)).toBe(true);
  });

  it('keep the first disagreements of all parts', () => {
    const theorem = { id: 't', title: 't', statement: 't', sources: [{ key: 'impartial' }], scope: 'component' } as const;
    const wrong = (question: string) => ({ question, theorem: 'N', definition: 'P' });
    const parts = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [{ theorem, cases: 2, disagreements: [wrong(name)] }]);
    const [joined] = joinTried(parts);
    expect(joined?.cases).toBe(12);
    expect(joined?.disagreements.map(({ question }) => question)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('a search', () => {
  it('is left out if only theorems are asked', () => {
    const ask = (line: string, leavesSearch: boolean) => {
      const opened = openQuestion(line, catalogue);
      return opened.ok ? solveOpened(opened.value, { leavesSearch }) : opened;
    };
    expect(ask('cram 3x3 [misere]', true)).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining('not searched') });
    for (const leavesSearch of [false, true]) expect(ask('nim 3 5 [misere]', leavesSearch)).toMatchObject({ outcome: 'N' });
    expect(ask('cram 3x3 [misere]', false)).toMatchObject({ outcome: expect.stringMatching(/^[NP]$/) });
  });

  it('that looks at too many moves is unknown, and says so', () => {
    const answer = solveWith('kayles 9 9 [misere]', {
      catalogue,
      method: 'search',
      limits: { steps: 50 },
    });
    expect(answer).toMatchObject({ outcome: 'unknown' });
    expect('reason' in answer && answer.reason).toContain('more than 50 moves');
  });
});
