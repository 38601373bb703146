/** Epidemics on digraphs with cycles: the theorem against forced wins found by looking ahead. */
import { describe, expect, it } from 'vitest';
import { PLAYS, type Play } from '../../../core/outcome.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { dancingMania } from '../dancing-mania-rules.ts';
import type { DancingPosition } from '../position.ts';
import { dancingEndless } from './endless.ts';
import { read } from './referee.fixture.ts';

function outcome(position: DancingPosition, play: Play): string | undefined {
  const setting = { compound: 'disjunctive', play } as const;
  const answer = dancingEndless.answer(position, setting, tools);
  return answer.scope === 'position' ? answer.outcome : undefined;
}

/** What can be forced within so many moves, by the rules alone; undefined where nothing can. */
function forced(position: DancingPosition, play: Play, depth: number): 'N' | 'P' | undefined {
  let [hasMove, open] = [false, false];
  for (const { to } of dancingMania.moves(position)) {
    hasMove = true;
    const after = depth === 0 ? undefined : forced(to, play, depth - 1);
    if (after === 'P') return 'N';
    if (after === undefined) open = true;
  }
  if (!hasMove) return play === 'normal' ? 'P' : 'N';
  return open ? undefined : 'P';
}

/** Every third digraph on three vertices. */
function* digraphs(): Iterable<string> {
  const pairs = [0, 1, 2].flatMap((u) => [0, 1, 2].map((v) => `${u}>${v}`));
  for (let code = 1; code < 2 ** 9; code += 3) yield `${pairs.filter((_, index) => ((code >> index) & 1) === 1).join(' ')} 0 1 2`;
}

describe('endless epidemics', () => {
  it('agree with everything that can be forced in a few moves, and most wins are found so', () => {
    let [wins, draws, seen] = [0, 0, 0];
    for (const digraph of digraphs()) {
      for (const strain of [[], ['raving 1 iii']]) {
        for (const labels of ['2', '2 1']) {
          for (const play of PLAYS) {
            const position = read(dancingMania, `${digraph} : ${labels}`, strain);
            const claimed = outcome(position, play);
            if (claimed === undefined) continue;
            const found = forced(position, play, 2);
            if (found !== undefined) expect(found, `${digraph} : ${labels} [${strain}, ${play}]`).toBe(claimed);
            if (claimed === 'draw') draws++;
            else wins++;
            if (found !== undefined) seen++;
          }
        }
      }
    }
    expect(wins).toBeGreaterThanOrEqual(20);
    expect(draws).toBeGreaterThanOrEqual(100);
    expect(seen).toBeGreaterThanOrEqual(wins / 3);
  });

  it.each([
    ['1>2 2>1 : 1', 'draw'],
    ['1>1 : 1', 'draw'],
    ['1>1 1>2 : 1', 'N'],
    ['1>2 2>1 2>3 : 2', 'N'],
    ['1>2 2>1 2>3 : 2^2', 'draw'],
    ['1>2 2>1 2>3 3>4 : 2', 'N'],
    ['1>2 2>1 2>3 3>4 : 2 [stage 2]', 'draw'],
    ['1>2 2>1 2>3 3>4 : 1', 'draw'],
  ])('%s is %s', (question, expected) => {
    const [text = '', option] = question.split(/ \[|\]/);
    expect(outcome(read(dancingMania, text, option === undefined ? [] : [option]), 'normal')).toBe(expected);
  });
});
