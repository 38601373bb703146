/** Compound moves are put together as the library lists them. */
import { listMoves } from 'impartial';
import { describe, expect, it } from 'vitest';
import { answerTask } from '../solver/answer-task.ts';
import type { Hint } from '../solver/tasks.ts';
import { keyOf, missingToWin, moveInOf, partsOf, placesOf, stage, stagedHints, wholeMove } from './compose.ts';

async function lookAt(question: string) {
  const look = await answerTask('look', { question, narrow: false }, () => {});
  if ('error' in look) throw new Error(look.error.message);
  return look;
}

describe('composing', () => {
  it('puts one move in each component, and takes it back', async () => {
    const places = placesOf(await lookAt('node-kayles P4 + P7 + P8 [selective]'));
    const first = stage(places, [], '6');
    expect(stage(places, first, '13')).toEqual(['6', '13']);
    expect(stage(places, first, '7')).toEqual(['7']);
    expect(stage(places, first, '6')).toEqual([]);
  });

  it('lets equal heaps be moved in as often as there are such heaps', async () => {
    const places = placesOf(await lookAt('nim 3^2 2 [selective]'));
    expect(stage(places, stage(places, [], '3>0'), '3>1')).toEqual(['3>0', '3>1']);
    expect(stage(places, ['3>0', '3>1'], '3>2')).toEqual(['3>1', '3>2']);
  });

  it.each([
    'node-kayles P4 + P7 [selective]',
    'node-kayles 2*P3 [selective]',
    'node-kayles 2*P3 + P2 [conjunctive]',
    'selective-node-kayles 2*P3 [shortened-selective]',
    'nim 3^2 2 [selective]',
    'node-kayles P3 + C5 [conjunctive]',
    'kayles 3 4 [selective]',
  ])('reaches every compound move of %s', async (question) => {
    const look = await lookAt(question);
    const places = placesOf(look);
    expect(look.moves.length).toBeGreaterThan(8);
    for (const { move } of look.moves) {
      let staged: readonly string[] = [];
      for (const part of partsOf(move)) staged = stage(places, staged, part);
      expect(keyOf(places, staged)).toBe(keyOf(places, partsOf(move)));
      const whole = wholeMove(places, staged, moveInOf(look.setting.compound));
      expect(keyOf(places, partsOf(whole ?? ''))).toBe(keyOf(places, partsOf(move)));
    }
  });

  it('plays in any of two equal components, and knows which moves are alike', async () => {
    const question = 'node-kayles 2*P3 [selective]';
    const look = await lookAt(question);
    const places = placesOf(look);
    expect([...places.keys()]).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(keyOf(places, ['1', '5'])).toBe(keyOf(places, ['4', '2']));
    for (const label of ['1', '4', '2 & 4', '5 & 1']) {
      const found = await answerTask('find', { question, label }, () => {});
      const twin = look.moves.find(({ move }) => keyOf(places, partsOf(move)) === keyOf(places, label.split(' & ')));
      expect(found?.to).toBe(twin?.to);
    }
    const listed = listMoves(question);
    if ('error' in listed) throw new Error(listed.error.message);
    const hints = new Map(listed.moves.map((move) => [move.move, move]));
    expect(missingToWin(hints, places, ['5'])).toEqual([['2']]);
    expect(missingToWin(hints, places, ['2'])).toEqual([['5']]);
    expect(stagedHints(hints, places, ['5'], 'some', true).get('2')?.wins).toBe(true);
  });

  it('needs a move in every component of a conjunctive compound', async () => {
    const places = placesOf(await lookAt('nim 2^2 1 [conjunctive]'));
    expect(wholeMove(places, ['2>1', '2>0'], 'all')).toBeUndefined();
    expect(wholeMove(places, ['2>1', '1>0', '2>0'], 'all')).toBe('1>0 & 2>1 & 2>0');
  });

  it('judges nothing as lost while not all moves are judged', async () => {
    const question = 'nim 2^2 [conjunctive]';
    const places = placesOf(await lookAt(question));
    const winner = new Map([['2>0 & 2>0', { move: '2>0 & 2>0', outcome: 'P' as const, wins: true }]]);
    expect([...stagedHints(winner, places, [], 'all', false).keys()]).toEqual(['2>0']);
    expect(stagedHints(winner, places, ['2>1'], 'all', true).get('2>0')?.wins).toBe(false);
    expect(stagedHints(winner, places, ['2>0'], 'all', true).get('2>0')?.wins).toBe(true);
  });

  it('judges a single move together with what is staged', async () => {
    const question = 'node-kayles P4 + P7 + P8 [selective]';
    const places = placesOf(await lookAt(question));
    const listed = listMoves(question);
    if ('error' in listed) throw new Error(listed.error.message);
    const hints = new Map(listed.moves.map((move) => [move.move, move]));
    const winsBy = (key: string) => listed.moves.find(({ move }) => keyOf(places, partsOf(move)) === key)?.wins;
    const judged = stagedHints(hints, places, ['6'], 'some', true);
    for (const [label, { wins }] of judged) expect(winsBy(keyOf(places, stage(places, ['6'], label)))).toBe(wins);
    expect(judged.size).toBeGreaterThan(10);
    const missing = missingToWin(hints, places, ['6']);
    expect(missing.length).toBeGreaterThan(0);
    for (const parts of missing) expect(winsBy(keyOf(places, ['6', ...parts]))).toBe(true);
  });
});

describe('a sum', () => {
  it('whose positions have moves of the same name tells them apart', async () => {
    const question = 'node-kayles P2 + node-kayles P3';
    const { moves } = await lookAt(question);
    expect(moves.map(({ move }) => move)).toEqual(['1: 1', '1: 2', '2: 1', '2: 2', '2: 3']);
    const found = await answerTask('find', { question, label: '2: 1' }, () => {});
    expect(found).toEqual({ move: '2: 1', to: 'node-kayles P1 + P2' });
    const hints: Hint[] = [];
    await answerTask('hint', { question }, (part) => hints.push(...(part as readonly Hint[])));
    const wins = hints.filter((hint) => hint.wins).map(({ move }) => move);
    expect(wins).toEqual(['2: 1', '2: 3']);
    const chosen = await answerTask('choose', { question, opponent: 'perfect' }, () => {});
    expect(chosen?.move).toMatch(/^2: [13]$/);
    const replayed = await answerTask('replay', { question, labels: ['2: 3', '2'] }, () => {});
    expect(replayed.map(({ to }) => to)).toEqual(['node-kayles P1 + P2', 'node-kayles P1']);
  });
});
