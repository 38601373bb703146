/** Moves by components: every listed move is found among them, and what they lead to is what the list says. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { componentMoves, playParts, solve } from '../../index.ts';
import type { PartMove } from './component-moves.ts';
import { eachMoveWith } from './each-move.ts';

const QUESTIONS = [
  'node-kayles 2*P3',
  'node-kayles 2*P3 [selective]',
  'node-kayles 2*P3 + C4 [conjunctive]',
  'node-kayles P2 + node-kayles P3',
  'node-kayles g6:Bw + g6:Bw + P2 [shortened-selective]',
  'node-kayles 1-2 2-3 4-5 5-6 [selective, misere]',
  'selective-node-kayles 2*P3 [selective]',
  'geodetic 2*P3',
  'geodetic 2*C4 : 1 [continued-conjunctive]',
  'hackendot 1>2 3>4 5 [conjunctive]',
  'nim 3^2 4 [selective]',
  'nim 3 + kayles 3',
  'nim 3 + kayles 3 [selective]',
  'kayles 3^2 5 [conjunctive]',
  'nim-on-graphs 1-2=4 2-3=2 @1',
  'dancing-mania 4>3 3>1 3>2 2>0 : 4',
  'survivor-nim 8 1122112 [take 1-2, player 3]',
  'nim 0',
];

function componentsOf(question: string) {
  const found = componentMoves(question);
  if ('error' in found) throw new Error(found.error.message);
  return found;
}

/** All ways to choose a move in one, some or all components, by the rule of the compound. */
function* choices(question: string): Iterable<readonly PartMove[]> {
  const { components } = componentsOf(question);
  const all = components.map(({ summand, moves }) => moves.map(({ move }) => ({ label: move, summand })));
  if (/conjunctive/.test(question) && !/disjunctive/.test(question)) yield* products(all);
  else if (/\[.*selective/.test(question)) {
    const some = all.map((labels) => [undefined, ...labels]);
    for (const chosen of products(some)) {
      const parts = chosen.filter((part) => part !== undefined);
      if (parts.length > 0) yield parts;
    }
  } else for (const labels of all) for (const part of labels) yield [part];
}

function* products<T>([first, ...rest]: readonly (readonly T[])[]): Iterable<readonly T[]> {
  if (first === undefined) return yield [];
  for (const part of first) for (const others of products(rest)) yield [part, ...others];
}

/** What a question is worth; the same for equal components under other names. */
function outcomeOf(question: string): string {
  const verdict = solve(question);
  return 'error' in verdict ? 'bad' : JSON.stringify([verdict.outcome, verdict.values]);
}

describe('moves by components', () => {
  it.each(QUESTIONS)('make exactly the moves of %s', (question) => {
    const each = eachMoveWith(question, { catalogue });
    if ('error' in each) throw new Error(each.error.message);
    const listed = new Set([...each].map(({ to }) => to));
    const made = new Set<string>();
    const { isSum } = componentsOf(question);
    for (const parts of choices(question)) {
      const played = playParts(question, parts);
      if (played === undefined) throw new Error(`${parts.map(({ label }) => label).join(' & ')} is no move`);
      const named = parts.map(({ label, summand = 0 }) => (isSum ? `${summand + 1}: ${label}` : label));
      expect(played.move.split(' & ').sort()).toEqual(named.sort());
      made.add(played.to);
    }
    const known = new Set([...listed].map(outcomeOf));
    expect([...listed].filter((to) => !made.has(to))).toEqual([]);
    for (const to of made) expect(known).toContain(outcomeOf(to));
  });

  it('are at the same places in equal components', () => {
    const { components, complete } = componentsOf('node-kayles 2*P3 + P2');
    expect(complete).toBe(true);
    expect(components.map(({ group, moves }) => [group, moves.map(({ move }) => move)])).toEqual([
      [0, ['1', '2', '3']],
      [0, ['4', '5', '6']],
      [1, ['7', '8']],
    ]);
    expect(components[0]?.moves.map(({ to }) => to())).toEqual(components[1]?.moves.map(({ to }) => to()));
    expect(playParts('node-kayles 2*P3', [{ label: '5' }])?.to).toBe('node-kayles P3');
  });

  it('tell positions of a sum apart', () => {
    const question = 'node-kayles P2 + node-kayles P3';
    expect(playParts(question, [{ label: '1', summand: 0 }])?.to).toBe('node-kayles P3');
    expect(playParts(question, [{ label: '1', summand: 1 }])?.to).toBe('node-kayles P1 + P2');
  });

  it.each([
    ['node-kayles P3', ['4']],
    ['node-kayles P3', []],
    ['node-kayles P3 + P3', ['1', '4']],
    ['node-kayles P3 + P3 [selective]', ['1', '2']],
    ['node-kayles P3 + P3 [conjunctive]', ['1']],
    ['nim 3 [selective]', ['3>1', '3>1']],
    ['node-kayles P0 + P3 [conjunctive]', ['1']],
    ['nim', ['1']],
  ])('are not moves: in %s %j', (question, labels) => {
    expect(
      playParts(
        question,
        labels.map((label) => ({ label })),
      ),
    ).toBeUndefined();
  });

  it('are cut off where there are very many', () => {
    const { components, complete } = componentsOf(`nim ${10n ** 30n} 5`);
    expect(complete).toBe(false);
    expect(components[0]?.moves.length).toBeLessThanOrEqual(5000);
    const { components: merged } = componentsOf(`node-kayles ${10n ** 12n}*P3`);
    expect(merged.map(({ moves }) => moves.map(({ move }) => move))).toEqual([['1', '2', '3']]);
    const played = playParts(`node-kayles ${10n ** 12n}*P3`, [{ label: '2' }]);
    expect(played?.to).toBe(`node-kayles ${10n ** 12n - 1n}*P3`);
  });
});
