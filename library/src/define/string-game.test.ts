import { describe, expect, it } from 'vitest';
import { assertLaws, checkLaws } from '../laws/laws.ts';
import { grundyOf, upTo } from './known-values.fixture.ts';
import { digraphGame, type StringGame, stringGame } from './string-game.ts';

const pinsRule: StringGame = {
  id: 'pins',
  rule: 'Take one pin or two that stand side by side.',
  letters: 'x.',
  apart: '.',
  mirrored: true,
  samples: ['xxx.x', 'xx', '-', 'xxxx'],
  *moves(word) {
    for (const taken of ['x', 'xx'])
      for (let at = word.indexOf(taken); at >= 0; at = word.indexOf(taken, at + 1))
        yield `${word.slice(0, at)}${'.'.repeat(taken.length)}${word.slice(at + taken.length)}`;
  },
};
const pins = stringGame(pinsRule);

const takeThree = digraphGame({
  id: 'take-three',
  rule: 'Take one, two or three.',
  samples: ['9'],
  arcs: (vertex) =>
    [1, 2, 3]
      .map((taken) => Number(vertex) - taken)
      .filter((left) => left >= 0)
      .map(String),
});

describe('games on words and on arcs', () => {
  it('obey the laws', () => {
    assertLaws(pins, { positions: 60 });
    assertLaws(takeThree);
  });

  it('have the values of the rule: pins in a row are Kayles', () => {
    expect(
      grundyOf(
        pins,
        upTo(10, (n) => 'x'.repeat(n) || '-'),
      ),
    ).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
    expect(grundyOf(pins, ['xxx.xxx', 'x.xx'])).toEqual([0, 3]);
    expect(grundyOf(takeThree, upTo(9, String))).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
  });

  it('that claim too much are found out by the laws', () => {
    const closing = stringGame({
      ...pinsRule,
      *moves(word) {
        for (const to of pinsRule.moves(word)) yield to.replace('..', '.');
        if (word.startsWith('.')) yield word.slice(1);
      },
    });
    expect(checkLaws(closing, { positions: 20 })).not.toEqual([]);
    const loop = digraphGame({ id: 'loop', rule: 'Turn.', samples: ['a'], arcs: (vertex) => [vertex === 'a' ? 'b' : 'a'] });
    expect(checkLaws(loop).map(({ law }) => law)).toContain('every play ends');
  });

  it('say what is no word', () => {
    expect(pins.parse({ text: 'xo', at: 5, options: [] })).toMatchObject({ error: { code: 'no-word', at: 5 } });
    expect(takeThree.parse({ text: 'a b', at: 0, options: [] })).toMatchObject({ error: { code: 'no-vertex' } });
    expect(() => stringGame({ ...pinsRule, letters: 'a b' })).toThrow(/cannot stand/);
  });
});
