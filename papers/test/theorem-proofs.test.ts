/** Every theorem that answers rest on has a proof to read, says why in words for a player, and uses terms that the glossary has. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../library/src/catalogue.ts';
import { listTrials } from '../../library/src/engine/check/checks.ts';
import { solve } from '../../library/src/index.ts';
import { glossary } from '../../library/src/literature/glossary.ts';
import { ticking } from '../../library/src/testing/ticking.fixture.ts';
import { expectFile } from '../../library/test/expected-file.ts';
import { glossaryPage } from '../../library/test/glossary-page.ts';
import { listTheorems } from '../src/index.ts';
import { theoremProofs } from '../src/theorem-proofs.ts';

/** Time passes at looks only, so that every machine decides the same. */
const LIMITS = { positions: 3000, milliseconds: 200 };
const { now } = ticking(5);

describe('theorems', () => {
  it('have one proof each, in whole sentences, that names no file', () => {
    const proved = theoremProofs.map(({ theorem }) => theorem);
    expect(new Set(proved).size).toBe(proved.length);
    expect(
      listTheorems()
        .map(({ id }) => id)
        .filter((id) => !proved.includes(id)),
    ).toEqual([]);
    for (const { theorem, proof, inFull = '.' } of theoremProofs)
      for (const text of [...proof, inFull]) {
        expect([theorem, text.at(-1)]).toEqual([theorem, '.']);
        expect(text).not.toMatch(/\.ts\b|\.md\b|library\/|docs\//);
      }
    expect(proved.length).toBeGreaterThanOrEqual(67);
  });

  it('say why without a term that would have to be looked up', () => {
    const terms = /nim-sum|Grundy|mex\b|P-portion|remoteness|suspense|foreclosed|\biff\b|germ|heavy|slack|theorem/i;
    const decided = new Set<string>();
    let seen = 0;
    // One trial of five, and all examples: nearly every theorem is among them.
    for (const [index, { question, isExample }] of listTrials({ catalogue }).entries()) {
      if (index % 5 > 0 && !isExample) continue;
      const verdict = solve(question, { moves: 0, limits: LIMITS, now });
      if ('error' in verdict || verdict.outcome === 'unknown') continue;
      expect([question, verdict.why]).toEqual([question, expect.stringMatching(/^\S.{20,}[^.]$/s)]);
      expect([question, terms.exec(verdict.why ?? '')?.[0]]).toEqual([question, undefined]);
      for (const { theorem } of verdict.because) decided.add(theorem);
      seen++;
    }
    expect(seen).toBeGreaterThan(1000);
    expect(decided.size).toBeGreaterThan(55);
  });
});

describe('the glossary', () => {
  it('has each term once, in the order of the alphabet, defined in whole sentences', () => {
    const names = glossary.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
    const forms = glossary.flatMap(({ name, forms: others = [] }) => [name, ...others]);
    expect(new Set(forms).size).toBe(forms.length);
    for (const { name, means } of glossary) expect([name, means]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)]);
    expect(names.length).toBeGreaterThanOrEqual(35);
  });

  it('has the terms of the reasons', () => {
    const all = glossary.flatMap(({ name, forms = [] }) => [name, ...forms]);
    for (const term of [
      'Grundy value',
      'nim-sum',
      'P-position',
      'remoteness',
      'suspense',
      'foreclosed value',
      'quotient',
      'genus',
    ])
      expect(all).toContain(term);
    for (const term of ['camp', 'mex', 'germ', 'slack', 'odd path', 'octal game', 'recurrence']) expect(all).toContain(term);
  });

  it('is a page of the documentation', () => expectFile('docs/glossary.md', glossaryPage()));
});
