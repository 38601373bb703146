import { expect, it } from 'vitest';
import { extendCatalogue, toCatalogue } from '../../core/catalogue.ts';
import { testNim } from '../solve/heap-rulesets.fixture.ts';
import { delayingMoveWith } from './delaying.ts';

const catalogue = extendCatalogue(toCatalogue([]), [testNim]);

it('from two equal heaps the longest resistance takes one counter at a time', () => {
  expect(delayingMoveWith('test-nim 3 3', { catalogue })).toEqual({ move: '0: 3>2', to: 'test-nim 2 3', movesLeft: 5 });
});

it('a won position and an ended one have no delaying move', () => {
  expect(delayingMoveWith('test-nim 3', { catalogue })).toBeUndefined();
  expect(delayingMoveWith('test-nim 0', { catalogue })).toBeUndefined();
});

it('a search past its limits gives none', () => {
  expect(delayingMoveWith('test-nim 30 30', { catalogue, limits: { positions: 10 } })).toBeUndefined();
});
