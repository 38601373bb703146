import { describe, expect, it } from 'vitest';
import { catalogueToText, entryToData, entryToText, type ShownEntry } from './catalogue.ts';

const entry: ShownEntry = {
  facts: {
    id: 'nim',
    title: 'Nim',
    rule: 'Take any positive number of counters from one heap.',
    notation: 'Heap sizes separated by spaces: `3 5 7`; `3^2` is two heaps of 3.\nAn empty position is `0`.',
    sources: [{ key: 'bouton1901' }],
    samples: ['3 5 7', '0'],
    family: { text: '{n}', from: 0 },
    optionNames: ['stage'],
    defaultPlay: 'misere',
  },
  theorems: [
    {
      id: 'bouton-nim',
      title: "Bouton's theorem",
      statement: 'The value of a sum of heaps is the nim-sum of their sizes.',
      sources: [{ key: 'bouton1901', where: 'p. 36' }],
      scope: 'position',
    },
  ],
};

describe('the catalogue for people', () => {
  it('has a sentence for each ruleset', () => {
    expect(catalogueToText([entry, { ...entry, facts: { ...entry.facts, id: 'octal', rule: 'Take and break.' } }])).toBe(
      '  nim    Take any positive number of counters from one heap.\n  octal  Take and break.\n',
    );
  });

  it('tells everything about one of them within 80 columns', () => {
    const text = entryToText(entry);
    for (const part of [
      'Nim (nim)',
      'nim 3 5 7',
      'nim {n} from n = 0',
      'Annals of Mathematics',
      'bouton-nim',
      '[bouton1901, p. 36]',
      'misère',
      'stage',
    ]) {
      expect(text).toContain(part);
    }
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('is plain data for programs', () => {
    expect(JSON.parse(JSON.stringify(entryToData(entry)))).toMatchObject({ id: 'nim', theorems: [{ id: 'bouton-nim' }] });
  });
});
