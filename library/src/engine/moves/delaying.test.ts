import { expect, it } from 'vitest';
import { extendCatalogue, toCatalogue } from '../../core/catalogue.ts';
import { openWith } from '../question.ts';
import { testNim } from '../solve/heap-rulesets.fixture.ts';

const catalogue = extendCatalogue(toCatalogue([]), [testNim]);

/** A good question, open. */
function open(line: string, limits = {}) {
  const opened = openWith(line, { catalogue, limits });
  if ('error' in opened) throw new Error(opened.error.message);
  return opened;
}

it('from two equal heaps the longest resistance takes one counter at a time', () => {
  expect(open('test-nim 3 3').delayingMove()).toEqual({ move: '0: 3>2', to: 'test-nim 2 3', movesLeft: 5 });
});

it('a won position and an ended one have no delaying move', () => {
  expect(open('test-nim 3').delayingMove()).toBeUndefined();
  expect(open('test-nim 0').delayingMove()).toBeUndefined();
});

it('a search past its limits gives none', () => {
  expect(open('test-nim 30 30', { positions: 10 }).delayingMove()).toBeUndefined();
});
