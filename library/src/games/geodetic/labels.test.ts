/** What a move is said to label is what the line after it has labelled. */
import { describe, expect, it } from 'vitest';
import { labelledNames, namesLabelledBy } from './labels.ts';
import { READINGS, type Reading } from './position.ts';
import { geodetic } from './rules.ts';

function parse(text: string, reading: Reading = 'contraction') {
  const options = reading === 'contraction' ? [] : [{ name: reading, words: [], at: 0 }];
  const parsed = geodetic.parse({ text, at: 0, options });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

describe('labels by name', () => {
  it.each(READINGS)('agree with the line after every move of one graph, by the reading %s', (reading) => {
    let seen = 0;
    for (const text of ['C7 : 3', 'P6', 'K3oR3 : 1.1', 'G3x4 : 5 8', 'a-b b-c c-d d-a d-e : a', 'petersen : 1']) {
      const position = parse(text, reading);
      const now = new Set(labelledNames(position));
      for (const { label, to } of geodetic.moves(position)) {
        const labelled = new Set([...now, ...namesLabelledBy(position, label)]);
        expect(labelled).toEqual(new Set(labelledNames(to)));
        expect(namesLabelledBy(position, label)).toContain(label);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(40);
  });

  it('keep the names of a union, whose line is sorted anew', () => {
    const position = parse('C7 + C5 : 3');
    expect(labelledNames(position)).toEqual(['3']);
    expect(namesLabelledBy(position, '1')).toEqual(['1', '2']);
    expect(namesLabelledBy(position, '9')).toEqual(['9']);
  });

  it('know nothing of labelled vertices and strangers', () => {
    const position = parse('C7 : 3');
    expect(namesLabelledBy(position, '3')).toEqual([]);
    expect(namesLabelledBy(position, 'x')).toEqual([]);
  });
});
