/**
 * Every theorem of the catalogue agrees with play by the rules wherever both decide: the second half of `impartial verify`.
 *
 * How many cases each was tried on is kept in `tried-theorems.ts`, which the page shows.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../library/src/catalogue.ts';
import { checkCatalogue, listTrials, type TriedTheorem, tryTheorems } from '../../library/src/engine/check/checks.ts';
import { hasHeld } from '../../library/src/present/tried.ts';
import { expectFile, writing } from '../../library/test/expected-file.ts';
import { beyondSearch } from '../src/statements/beyond-search.ts';
import { triedTheorems } from '../src/statements/tried-theorems.ts';

/** On a busy machine an example may pass its time and is not counted: so many of a theorem's cases at most. */
const mostLeftOut = (cases: number) => Math.max(2, cases / 50);

const options = { catalogue };

function run(): readonly TriedTheorem[] {
  const running = checkCatalogue(options, undecided);
  let step = running.next();
  while (!step.done) step = running.next();
  return step.value;
}

function countsFile(tried: readonly TriedTheorem[]): string {
  const rows = tried.map(({ theorem, cases }) => `  '${theorem.id}': ${cases},`);
  return `/** Positions on which each theorem was compared with play by the rules: written by that run (\`npm run golden\`). */
export const triedTheorems: Readonly<Record<string, number>> = {
${rows.join('\n')}
};
`;
}

const trials = listTrials(options);
const examples = trials.filter(({ isExample }) => isExample);

/** The examples that no theorem can be compared on: search does not end within the limits of the referee. */
function findUndecided(): readonly string[] {
  const compared = (example: (typeof examples)[number]) => tryTheorems([example], options).some(({ cases }) => cases > 0);
  return examples.filter((example) => !compared(example)).map(({ question }) => question);
}

/**
 * The other questions whose search does not end. What it leaves behind may decide a later question of the same ruleset and setting: then
 * none of these is left out.
 */
function findTooLong(): readonly string[] {
  const all = tooLongBeside([]);
  const settings = (questions: readonly string[]) => new Set(questions.map(settingOf));
  const helped = settings(tooLongBeside(all));
  const found = all.filter((question) => !helped.has(settingOf(question)));
  expect(tooLongBeside(found).filter((question) => !all.includes(question))).toEqual([]);
  return found;
}

function tooLongBeside(leftOut: readonly string[]): readonly string[] {
  const found: string[] = [];
  const asked = listTrials(options, leftOut).filter(({ isExample }) => !isExample);
  tryTheorems(asked, options, (question) => found.push(question));
  return found;
}

function settingOf(question: string): string {
  return `${question.split(' ', 1)[0]} ${question.slice(question.lastIndexOf('['))}`;
}

const looksAgain = writing !== undefined || process.env.IMPARTIAL_ALL_EXAMPLES !== undefined;
const undecided = looksAgain ? [...findUndecided(), ...findTooLong()] : beyondSearch;

function beyondFile(): string {
  return `/** Questions that search cannot decide within the limits of the referee, and is not asked: written by that run (\`npm run golden\`). */
export const beyondSearch: readonly string[] = [
${undecided.map((line) => `  '${line}',`).join('\n')}
];
`;
}

describe('the theorems of the catalogue', () => {
  const tried = run();

  it('agree with play by the rules, each on some case at least', () => {
    expect(tried.filter((each) => !hasHeld(each)).map(({ theorem, disagreements }) => [theorem.id, ...disagreements])).toEqual(
      [],
    );
    expect(tried.length).toBeGreaterThan(150);
  });

  it('have no other questions beyond search than those on record', () => {
    if (writing !== undefined) return expectFile('papers/src/statements/beyond-search.ts', beyondFile());
    const lines = new Set(trials.map(({ question }) => question));
    expect(beyondSearch.filter((line) => !lines.has(line))).toEqual([]);
    expect(undecided).toEqual(beyondSearch);
    expect(examples.filter(({ question }) => !beyondSearch.includes(question)).length).toBeGreaterThan(170);
  });

  it('are tried on as many cases as on record', () => {
    if (writing !== undefined) return expectFile('papers/src/statements/tried-theorems.ts', countsFile(tried));
    expect(Object.keys(triedTheorems)).toEqual(tried.map(({ theorem }) => theorem.id));
    for (const { theorem, cases } of tried) {
      const recorded = triedTheorems[theorem.id] ?? 0;
      expect(cases, theorem.id).toBeGreaterThanOrEqual(recorded - mostLeftOut(recorded));
    }
  });
});
