/** A question or a family that is open answers as its line does, and is read once. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { type Catalogue, toCatalogue } from '../core/catalogue.ts';
import { componentMoves, listMoves, open, period, sequence, solve } from '../index.ts';

/** The octal games, counting how often a position of theirs is read. */
function counting(): { readonly catalogue: Catalogue; reads(): number } {
  const octal = catalogue.find('octal');
  if (octal === undefined) throw new Error('there are octal games');
  let reads = 0;
  const entry: typeof octal = {
    ...octal,
    open(input) {
      reads++;
      return octal.open(input);
    },
  };
  return { catalogue: toCatalogue([entry]), reads: () => reads };
}

describe('an open question', () => {
  it.each(['nim 3 5 7', 'node-kayles P5 + C4 [conjunctive]', 'kayles 3 4 [misere]'])('answers as its line does: %s', (line) => {
    const question = open(line);
    if ('error' in question) throw new Error(question.error.message);
    expect(question.line).toBe(line);
    expect(question.solve()).toEqual(solve(line));
    expect(question.withOptions({ moves: 1, method: 'search' }).solve()).toEqual(solve(line, { moves: 1, method: 'search' }));
    expect(question.moves()).toEqual(listMoves(line));
    expect(question.components().components.length).toBe(lengthOf(componentMoves(line)));
  });

  it('is an error where the line is no question', () => {
    expect(open('nim three')).toMatchObject({ question: 'nim three', error: { at: 4 } });
    expect(open('nim {n}')).toMatchObject({ error: { code: 'hole-in-question' } });
  });

  it('is read once', () => {
    const { catalogue: counted, reads } = counting();
    const question = open('octal 0.16: 9 4', { catalogue: counted });
    if ('error' in question) throw new Error(question.error.message);
    question.solve();
    question.components();
    question.withOptions({ moves: 0 }).solve();
    expect(reads()).toBe(1);
  });
});

describe('an open family', () => {
  it('reads three members to know its heaps, one for the kind of its values, and no other', () => {
    const { catalogue: counted, reads } = counting();
    const terms = sequence('octal 0.16: {n}', { catalogue: counted, to: 200 });
    expect('error' in terms ? terms : [...terms]).toHaveLength(201);
    expect(reads()).toBe(4);
  });

  it('reads the same members whatever is asked about them', () => {
    const { catalogue: counted, reads } = counting();
    expect(period('octal 0.16: {n} [conjunctive]', { catalogue: counted, limit: 500 })).toMatchObject({ valuesComputed: 64 });
    // The first member, three to look at, and those around the preperiod.
    expect(reads()).toBeLessThanOrEqual(8);
  });
});

function lengthOf(list: ReturnType<typeof componentMoves>): number {
  return 'error' in list ? 0 : list.components.length;
}
