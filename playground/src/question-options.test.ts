/** Switches rewrite the line, and read it. */
import { describe, expect, it } from 'vitest';
import { readSetting, withOption, withSetting } from './question-options.ts';

describe('switches', () => {
  it('add and remove options of the line', () => {
    expect(withSetting('nim 3', { play: 'misere', compound: 'disjunctive' }, 'normal')).toBe('nim 3 [misere]');
    expect(withSetting('nim 3 [misere]', { play: 'normal', compound: 'selective' }, 'normal')).toBe('nim 3 [selective]');
    expect(withSetting('nim 3 [selective, misere]', { play: 'normal', compound: 'disjunctive' }, 'normal')).toBe('nim 3');
  });

  it('change an option of the ruleset and keep the others', () => {
    expect(withOption('survivor-nim 8 1122112 [take 1-2, player 3]', 'take', '1-4')).toBe(
      'survivor-nim 8 1122112 [take 1-4, player 3]',
    );
    expect(withOption('survivor-nim 8 12', 'take', '1-4')).toBe('survivor-nim 8 12 [take 1-4]');
  });

  it('keep the options of the ruleset', () => {
    expect(withSetting('survivor-nim 9 1212 [take 1-3]', { play: 'normal', compound: 'disjunctive' }, 'misere')).toBe(
      'survivor-nim 9 1212 [take 1-3, normal]',
    );
  });

  it('read what the line says', () => {
    expect(readSetting('nim 3 [selective, misere]', 'normal')).toEqual({ play: 'misere', compound: 'selective' });
    expect(readSetting('survivor-nim 9 1212 [take 1-3]', 'misere')).toEqual({ play: 'misere', compound: 'disjunctive' });
  });
});
