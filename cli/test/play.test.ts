import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

const play = (question: string, moves: readonly string[], ...args: string[]) =>
  run(['play', question, ...args], { input: moves.map((move) => `${move}\n`).join('') });

describe('impartial play', () => {
  it('is won by the player who plays well', async () => {
    const { out, err, code } = await play('nim 3', ['3>0']);
    expect(out).toMatch(/^(A heap|\w+ heaps)/);
    expect(out).toContain('You are winning.');
    expect(out.trimEnd().endsWith('There is no move left for the computer. You win.')).toBe(true);
    expect([err, code]).toEqual(['', 0]);
  });

  it('is won by a perfect computer when the player slips', async () => {
    const { out } = await play('nim 1 2', ['2>0'], '--opponent', 'perfect');
    expect(out).toContain('The computer took the whole heap of 1.');
    expect(out).toContain('There is no move left for you. The computer wins.');
  });

  it('knows who wins in misère play', async () => {
    const { out } = await play('nim 1 [misere]', ['1>0']);
    expect(out).toContain('The computer is winning.');
    expect(out).toContain('There is no move left for the computer. The computer wins.');
  });

  it('gives hints, lists moves, and takes moves back', async () => {
    const { out } = await play('nim 3 5', ['hint', 'moves', 'undo', '3>0', 'undo', '5>3', 'quit'], '--opponent', 'perfect');
    expect(out).toContain('Hint: 5>3 wins. After it the nim-sum of the heaps is 0 [bouton-nim].');
    expect(out).toMatch(/Moves: (?=.*3>0)(?=.*5>4)/);
    expect(out).toContain('There is no move to take back.');
    expect(out.match(/^nim 3 5$/gm)).toHaveLength(2);
    expect(out).toContain('The game is left unfinished.');
  });

  it('tells apart moves of the same name in a sum', async () => {
    const { out } = await play('nim 3 + kayles 3', ['moves', '3>2', '2: 3>2', 'quit'], '--opponent', 'perfect');
    expect(out).toContain('Moves: 1: 3>0, 1: 3>1, 1: 3>2, 2: 3>2, 2: 3>1, 2: 3>1+1');
    expect(out).toContain('Which of them? 1: 3>2 or 2: 3>2');
    expect(out).toContain('The computer took one counter from the heap of 3.\nkayles 2 + nim 2\n  2  ●●\n  2  ●●\n');
  });

  it('takes moves in every copy of a component', async () => {
    const { out } = await play('node-kayles 2*P3', ['5'], '--opponent', 'perfect');
    expect(out).toContain('The computer took 2.');
  });

  it('says why no move wins', async () => {
    const { out } = await play('nim 3 3', ['hint', 'quit']);
    expect(out).toContain('Hint: no move wins, since the nim-sum of the heaps is 0 [bouton-nim]. 3>2 holds out longest.');
  });

  it('draws the position, and keeps quiet about who wins when asked', async () => {
    const { out } = await play('nim 3 5', ['quit'], '--no-verdict');
    expect(out).toContain('nim 3 5\n  3  ●●●\n  5  ●●●●●\nYour turn.\n');
    expect(out).not.toContain('winning');
  });

  it('says that a move is none', async () => {
    const { out } = await play('nim 3', ['4>1', 'quit']);
    expect(out).toContain('"4>1" is no move here.');
  });

  it('lets the computer begin, at random if wished, the same for the same seed', async () => {
    const games = await Promise.all(
      [1, 1, 2, 3, 4].map((seed) => play('nim 90', [], '--first', 'computer', '--opponent', 'random', '--seed', `${seed}`)),
    );
    const first = games.map(({ out }) => /The computer took (.+)\./.exec(out)?.[1]);
    expect(first[0]).toBe(first[1]);
    expect(new Set(first).size).toBeGreaterThan(2);
  });

  it('can be against a computer that delays', async () => {
    const { out } = await play('nim 4 4', [], '--first', 'computer', '--opponent', 'delaying');
    expect(out).toContain('The computer took one counter from the heap of 4.');
  });

  it('takes a typed move where there are too many to list', async () => {
    const { out } = await play('nim 1000000000000000000', ['1000000000000000000>0']);
    expect(out).toContain('You win.');
  });

  it('follows the seats around a table of two alliances', async () => {
    const module = `export default ({ defineRuleset, ok }) => defineRuleset({
      id: 'table',
      samples: ['4 1121'],
      parse: ({ text }) => ok({ left: Number(text.split(' ')[0]), seats: text.split(' ')[1] }),
      format: ({ left, seats }) => left + ' ' + seats,
      moves: ({ left, seats }) => (left === 0 ? [] : [{ label: '1', to: { left: left - 1, seats: seats.slice(1) + seats[0] } }]),
      sides: ({ seats }) => ({ next: Number(seats[0]), previous: Number(seats.at(-1)) }),
    });`;
    const cwd = folderWith({ 'table.mjs': module });
    const { out } = await run(['play', 'table 4 1121', '--ruleset', 'table.mjs'], { cwd, input: '1\n1\n1\n' });
    expect(out).toContain('You play for alliance 1.');
    expect(out.match(/^(> 1|The computer played 1\.)$/gm)).toEqual(['> 1', '> 1', 'The computer played 1.', '> 1']);
    expect(out).toContain('There is no move left for you. You win.');
  });

  it('refuses a bad question', async () => {
    const { err, code } = await play('nim x', []);
    expect(err).toContain('^');
    expect(code).toBe(1);
  });

  it('goes on where moves are too many or too long to list', async () => {
    const many = await play('nim 4294967296 34 3 3 [conjunctive]', ['4294967296>5 & 34>3 & 3>1 & 3>1']);
    expect(many.out).toContain('The moves are too many or too long to list; type one.');
    expect(many.out).toContain('The computer took ');
    const path = Array.from({ length: 1200 }, (_, index) => `v${index}-v${index + 1}`).join(' ');
    const long = await play(`node-kayles ${path}`, ['v3', 'quit']);
    expect(long.out).toContain('The computer took v');
    expect(long.out).toContain('The game is left unfinished.');
  });
});
