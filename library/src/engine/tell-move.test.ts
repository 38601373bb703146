/** Moves in words: those of every picture, the parts of compound moves, and some move of every sample of the catalogue. */
import { describe, expect, it } from 'vitest';
import { catalogue, eachMove, open } from '../index.ts';

function told(question: string, label: string, nameOf?: (summand: number, vertex: string) => string): string {
  const opened = open(question);
  return 'error' in opened ? opened.error.message : opened.tellMove(label, nameOf);
}

describe('a move in words', () => {
  it.each([
    ['nim 3 7', '7>5', 'took two counters from the heap of 7'],
    ['nim 3 7', '3>0', 'took the whole heap of 3'],
    [
      'nim 1000000000000',
      '1000000000000>1',
      'took 999\u202f999\u202f999\u202f999 counters from the heap of 1\u202f000\u202f000\u202f000\u202f000',
    ],
    ['kayles 7', '7>2+3', 'took two pins from the row of 7 and left 2 and 3'],
    ['grundys-game 7', '7>3+4', 'split the heap of 7 into 3 and 4'],
    ['treblecross 11', '11>3+3', 'played in the strip of 11 and left 3 and 3 free'],
    ['node-kayles P5', '3', 'took 3'],
    ['node-kayles 2*P4', '7', 'took 7 in the second path'],
    ['node-kayles P10 + C7', '12', 'took 12 in the ring'],
    ['selective-node-kayles C5', '2+1+3', 'took 2, 1 and 3'],
    ['geodetic P5 : 2', '4', 'picked 4'],
    ['hackendot 1>2 1>3 3>4', '4', 'took the path to 4'],
    ['nim-on-graphs 1-2=4 2-3=2 @1', '1-2:4>1', 'went to 2 and lowered the edge from 4 to 1'],
    ['nim-on-graphs 1-2={kayles 3} 2-3=2 @1', '1-2:{kayles 3}>{kayles 1}', 'went to 2 and made a move in the game on the edge'],
    ['nimania 4 [stage 2]', '4>3', 'replaced 4 by 3 times 3'],
    ['nimania 1', '1>0', 'struck out 1'],
    ['dancing-mania 2>0 2>1 1>0 : 2 [sweeping 2 v]', '2>0,1', 'moved a label from 2 to 0 and 1'],
    ['survivor-nim 22 1122112 [take 1-2]', '2', 'took two counters'],
    ['nim 3 7 [conjunctive]', '3>1 & 7>5', 'took two counters from the heap of 3 and took two counters from the heap of 7'],
    ['node-kayles P5 + nim 3', '3>1', 'took two counters from the heap of 3'],
    ['node-kayles P3 + geodetic P3', '2: 3', 'picked 3'],
  ])('%s: %s', (question, label, words) => {
    expect(told(question, label)).toBe(words);
  });

  it('calls vertices as it is told to', () => {
    expect(told('node-kayles P1 + P6', '3', (_, vertex) => `v${vertex}`)).toBe('took v3 in the second path');
  });

  it('is there for the moves of every sample', () => {
    let moves = 0;
    for (const { facts } of catalogue.entries) {
      for (const sample of facts.samples) {
        const each = eachMove(`${facts.id} ${sample}`);
        for (const { move } of 'error' in each ? [] : each) {
          const words = told(`${facts.id} ${sample}`, move);
          expect(words, `${facts.id} ${sample}: ${move}`).toMatch(/^[a-z]+ [^>:{}]*$/);
          expect(words, `${facts.id} ${sample}: ${move}`).not.toMatch(/^played (?!in )/);
          if (++moves % 7 === 0) break;
        }
      }
    }
    expect(moves).toBeGreaterThan(300);
  });
});
