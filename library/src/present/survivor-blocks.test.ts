import { describe, expect, it } from 'vitest';
import { solve } from '../index.ts';
import { PLAIN_LOOK } from './look.ts';
import { type Picture, pictureOf } from './picture.ts';

function draw(line: string): Picture {
  const verdict = solve(line, { marks: true });
  const picture = 'error' in verdict ? undefined : pictureOf(verdict.marks);
  return picture ?? expect.fail(`${line} has no picture`);
}

describe('a table of Survivor Nim, drawn', () => {
  it('as text shows who sits where, the line of blocks and the threshold', () => {
    expect(draw('survivor-nim 18 1122112 [take 1-2]').toText(PLAIN_LOOK)).toEqual([
      '  player    1 2 3 4 5 6 7',
      '  alliance  1 1 2 2 1 1 2',
      '            ^             to move',
      '',
      '  losses: █ alliance 1, ░ alliance 2; 50 counters a line',
      '      1 ██░░░░██░░░█░░░░░█░░░░░…',
      '  alliance 1 loses 1–2, 7–8, 12, 18',
      '  alliance 2 loses 3–6, 9–11, 13–17, from 19 on',
      '  alliance 1 has 1 more slack in a cycle: it loses nothing beyond 18',
    ]);
  });

  it('marks the player to move under seats of two digits', () => {
    const lines = draw('survivor-nim 5 12221211112 [take 1-2, player 11]').toText(PLAIN_LOOK);
    expect(lines[0]).toBe('  player    1 2 3 4 5 6 7 8 9 10 11');
    expect(lines[2]?.indexOf('^')).toBe(lines[0]?.lastIndexOf('1'));
  });

  it('says how equal slacks go on, and does not draw blocks of many counters', () => {
    const equal = draw('survivor-nim 10 1212 [take 1-2]').toText(PLAIN_LOOK);
    expect(equal.at(-1)).toBe('  both alliances have the same slack: beyond 0 the losers repeat with period 3');
    expect(equal.join('\n')).toContain('alliance 1 loses 1, 4, 7');
    const wide = draw('survivor-nim 10 12 [take 1000-2000 1000-1999]').toText(PLAIN_LOOK);
    expect(wide.join('\n')).not.toMatch(/█{2}/);
    expect(wide.every((line) => line.length <= 80)).toBe(true);
  });

  it('of very many seats and digits stays in eighty columns', () => {
    const lines = draw(`survivor-nim 1${'0'.repeat(200)} ${'12'.repeat(500)}1 [take 1-1${'0'.repeat(150)}]`).toText(PLAIN_LOOK);
    expect(lines.every((line) => line.length <= 80)).toBe(true);
    expect(lines[0]).toContain('1001 seats, player 1 to move');
  });

  it('as SVG is well formed: a circle for each seat, a bar for each block', () => {
    const svg = draw('survivor-nim 18 1122112 [take 1-2]').toSvg();
    expect(svg.match(/<circle /g)).toHaveLength(7);
    expect(svg.match(/<title>alliance 1 loses/g)).toHaveLength(4);
    expect(svg.match(/<title>alliance 2 loses/g)).toHaveLength(4);
    expect(svg).toContain('<title>alliance 2 loses from 19 on</title>');
    expect(svg).not.toMatch(/NaN|undefined|width="-/);
    const opened = [...svg.matchAll(/<(?!\/)([a-z]+)[^>]*?(\/?)>/g)].filter(([, , closed]) => closed === '').length;
    expect(svg.match(/<\//g)).toHaveLength(opened);
  });

  it('as SVG copes with large numbers and many seats', () => {
    for (const line of [
      'survivor-nim 5 12 [take 1000000000-1000001007 1000000000-1000001000]',
      `survivor-nim 9 ${'12'.repeat(50)} [take 1-3]`,
    ])
      expect(draw(line).toSvg()).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('there is no picture of other answers', () => {
    const verdict = solve('nim 3 5 7', { marks: true });
    expect('error' in verdict || pictureOf(verdict.marks)).toBeUndefined();
  });
});
