/** Positions in characters: what each kind of picture looks like, and that every sample fits into a terminal. */
import { catalogue, draw } from 'impartial';
import { describe, expect, it } from 'vitest';
import { drawingLines } from './drawing-text.ts';

function drawn(question: string, width = 76): readonly string[] {
  const drawings = draw(question);
  if ('error' in drawings) throw new Error(drawings.error.message);
  return drawingLines(drawings, width);
}

describe('a position in characters', () => {
  it.each([
    ['nim 3 5^2 12', [' 3  ●●●', ' 5  ●●●●●  × 2', '12  ●●●●●●●●●●●●']],
    ['node-kayles P4 + C3', ['1─2─3─4', '5─6─7─5']],
    ['node-kayles G2x3', ['1─2─3', '│ │ │', '4─5─6']],
    ['node-kayles K1,3', ['1 ─ 2 3 4']],
    ['geodetic C5 : 1', ['[1]─2─3─4─5─[1]']],
    ['hackendot 1>2 1>3 3>4', ['1', '├─2', '└─3', '  └─4']],
    ['nim-on-graphs 1-2=4 2-3=2 @1', ['*1 ─ 2=4', '2 ─ 3=2']],
    ['survivor-nim 8 1122 [take 1-2, player 3]', [' 1  1 [2] 2   8 counters; [ ] may take 1-2']],
    ['survivor-nim 1 12 [take 1-2]', ['[1] 2   1 counter; [ ] may take 1-2']],
    ['directed-node-kayles 1>2 2>3', ['1 → 2', '2 → 3']],
    ['treblecross 5', ['· · · · ·']],
    ['silver-dollar 1 3 + 0 2', ['a  · ● · ●', '   0 1 2 3', 'b  ● · ●', '   0 1 2']],
    ['staircase-nim 3 0 12', ['· 3 · 12', '0 1 2  3']],
    ['mock-turtles 0 2', ['● ○ ●', '0 1 2']],
    ['welter 3 1000000', ['· · · ● · …      ·       ●', '0 1 2 3 4 … 999999 1000000']],
    ['turning-corners 1,2', ['   0 1', '0  ○ ○', '1  ○ ○', '2  ○ ●']],
    ['node-kayles P1000', []],
  ])('%s', (question, lines) => {
    expect(drawn(question)).toEqual(lines);
  });

  it('fits, for all samples', () => {
    let seen = 0;
    for (const { facts } of catalogue.entries)
      for (const sample of facts.samples) {
        const lines = drawn(`${facts.id} ${sample}`);
        expect(Math.max(0, ...lines.map((line) => line.length))).toBeLessThanOrEqual(76);
        expect(lines.length).toBeLessThanOrEqual(20);
        seen += Number(lines.length > 0);
      }
    expect(seen).toBeGreaterThan(60);
  });
});
