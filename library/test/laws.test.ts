/** Every ruleset of the catalogue keeps every law. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { DEFAULT_REACH, eachReached, LAWS } from '../src/testing/index.ts';

describe.each(catalogue.entries.map((entry) => [entry.facts.id, entry] as const))('%s', (_id, entry) => {
  it.each(LAWS.map((law) => [law.title, law] as const))('%s', (_title, law) => {
    expect([...law.check(entry, DEFAULT_REACH)]).toEqual([]);
  });

  it('has positions to try the laws on', () => {
    expect([...eachReached(entry)].length).toBeGreaterThan(10);
  });
});
