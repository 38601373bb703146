import { describe, expect, it } from 'vitest';
import { withSetting } from './question-options.ts';

describe('switches', () => {
  it('add and remove options of the line', () => {
    expect(withSetting('nim 3', 'misere', 'disjunctive', 'normal')).toBe('nim 3 [misere]');
    expect(withSetting('nim 3 [misere]', 'normal', 'selective', 'normal')).toBe('nim 3 [selective]');
    expect(withSetting('nim 3 [selective, misere]', 'normal', 'disjunctive', 'normal')).toBe('nim 3');
  });

  it('keep the options of the ruleset', () => {
    expect(withSetting('survivor-nim 9 1212 [take 1-3]', 'normal', 'disjunctive', 'misere')).toBe(
      'survivor-nim 9 1212 [take 1-3, normal]',
    );
  });
});
