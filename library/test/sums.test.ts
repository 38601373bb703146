/**
 * Sums of positions of any two rulesets: what a move leaves can be written, reads as that very position, and a winning move, asked
 * again, leaves a lost one.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { PLAYS } from '../src/core/outcome.ts';
import { COMPOUNDS } from '../src/core/setting.ts';
import { open, SearchMemory, solve } from '../src/index.ts';

/** What a question may cost; certificates are not looked at here, so none is worked out. */
const ASKED = { limits: { positions: 1000, steps: 4000, milliseconds: 20_000 } };

interface Sample {
  readonly id: string;
  readonly text: string;
  readonly options: string;
}

/** The samples of each ruleset, without the compound and the convention that some have; the shortest, one between, and the longest of the short ones. */
const samples: readonly (readonly Sample[])[] = catalogue.entries
  .map(({ facts }) => {
    const all = facts.samples
      .map((sample) => /^(.*?)(?:\s\[(.*)\])?$/.exec(sample) ?? [])
      .map(([, text = '', bracket = '']) => ({
        id: facts.id,
        text,
        options: bracket
          .split(',')
          .map((option) => option.trim())
          .filter((option) => option !== '' && !Object.hasOwn(COMPOUNDS, option) && !/^(normal|misere)$/.test(option))
          .join(', '),
      }))
      .filter(({ text }) => text.length <= 24)
      .sort((a, b) => a.text.length - b.text.length);
    const three = [all[0], all[Math.floor(all.length / 2)], all.at(-1)].filter((sample) => sample !== undefined);
    return [...new Set(three)];
  })
  .filter((own) => own.length > 0);

/** `nimania 2 [stage 2] + nim 3 [misere]`: each position with its own options. */
function sumOf(a: Sample, b: Sample, setting: string): string {
  return `${a.id} ${a.text} [${a.options}] + ${b.id} ${b.text} [${b.options === '' ? '' : `${b.options}, `}${setting}]`;
}

/** Every ruleset beside every other, with samples that change from turn to turn; beside itself, each of its samples beside each. */
function pairsAt(turn: number): readonly (readonly [Sample, Sample])[] {
  return samples.flatMap((own, place) => [
    ...own.flatMap((a, index) => own.slice(index).map((b) => [a, b] as const)),
    ...samples
      .slice(place + 1)
      .map(
        (others, index) =>
          [own[(turn + index) % own.length] as Sample, others[(turn + place) % others.length] as Sample] as const,
      ),
  ]);
}

const settings = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => `${compound}, ${play}`));

/** `found` is what other questions in the same setting have found: they have most of their components in common. */
function ask(question: string, moves: number, found: SearchMemory): ReturnType<typeof solve> {
  const opened = open(question, { ...ASKED, moves });
  return 'error' in opened ? opened : opened.solve(found);
}

describe('a sum of two positions', () => {
  it.each(settings)('is left as a sum that can be asked again: %s', (setting) => {
    const found = new SearchMemory('question');
    let asked = 0;
    for (const [a, b] of pairsAt(settings.indexOf(setting))) {
      const question = sumOf(a, b, setting);
      const verdict = ask(question, 4, found);
      if ('error' in verdict) {
        expect(verdict.error.code, question).toMatch(/^(sum-not-allowed|compound-not-allowed)$/);
        continue;
      }
      for (const { move, to } of verdict.winningMoves) {
        if (to === undefined) continue;
        const after = ask(to, 0, found);
        expect('error' in after ? after.error.message : 'read', `${question}: ${move} to ${to}`).toBe('read');
        if ('error' in after || after.outcome === 'unknown') continue;
        expect(after.outcome, `${question}: ${move} to ${to}`).toBe('P');
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(setting.startsWith('disjunctive') ? 900 : 300);
  });

  it('keeps the codes of octal games apart', () => {
    const verdict = solve('octal 0.270: 5 + octal 0.7731: 2');
    if ('error' in verdict) throw new Error(verdict.error.message);
    for (const { to = '' } of verdict.winningMoves) expect(solve(to, { method: 'search' })).toMatchObject({ outcome: 'P' });
    expect(verdict.winningMoves.length).toBeGreaterThan(0);
  });

  it('keeps a stage for each epidemic', () => {
    expect(solve('nimania 2 + nimania 2')).toMatchObject({ outcome: 'P', winningMoves: [] });
    expect(solve('nimania 2 [] + nimania 1^2 [stage 2]')).toMatchObject({ outcome: 'N' });
    expect(solve('nimania 2 [stage 3] + nimania 2 [stage 3]')).toEqual({
      ...solve('nimania 2 + nimania 2 [stage 3]'),
      question: 'nimania 2 [stage 3] + nimania 2 [stage 3]',
    });
  });

  it('keeps positions apart that differ in their options alone', () => {
    expect(solve('moore-nim 1^4 [] + moore-nim 1^4 [heaps 3, misere]')).toMatchObject({ outcome: 'P' });
    expect(solve('moore-nim 1^4 [heaps 2] + moore-nim 1^4 0 [heaps 3, misere]')).toMatchObject({ outcome: 'P' });
  });

  it('writes the convention where the position that is left has another by its rules', () => {
    const verdict = solve('nim 2 + notakto XX./XX./... [normal]', { moves: 100 });
    if ('error' in verdict) throw new Error(verdict.error.message);
    for (const { to = '' } of verdict.winningMoves) expect(solve(to)).toMatchObject({ outcome: 'P' });
    expect(verdict.winningMoves.length).toBeGreaterThan(0);
  });

  it('says where an option is out of place', () => {
    expect(solve('nimania 2 [misere] + nimania 2')).toMatchObject({ error: { code: 'option-of-all', at: 11 } });
    expect(solve('nim 2 [stage 2] + nimania 2')).toMatchObject({ error: { code: 'unknown-option', at: 7 } });
    expect(solve('nimania 2 [stage 2, stage 3] + nim 2')).toMatchObject({ error: { code: 'duplicate-option', at: 20 } });
    expect(solve('nimania 2 [stage 2 + nim 2')).toMatchObject({ error: { code: 'unclosed-bracket', at: 10 } });
  });
});
