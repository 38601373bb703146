/** Misère quotients of positions and of several families together, what a saved one is good for, and canonical forms of positions. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { extendCatalogue } from '../core/catalogue.ts';
import { heapGame } from '../define/heap-game.ts';
import type { SavedQuotient } from '../misere/saved-quotient.ts';
import { wordToText } from '../misere/words.ts';
import { canonicalWith } from './canonical.ts';
import { type MisereAnswer, type MisereOptions, type MisereStep, misereStepsWith, misereWith } from './misere.ts';
import { solveWith } from './solve/solve.ts';

function found(line: string, options: Partial<MisereOptions> = {}): MisereAnswer {
  const answer = misereWith(line, { catalogue, ...options });
  if ('error' in answer) throw new Error(answer.error.message);
  return answer;
}

const word = ({ quotient }: MisereAnswer, x: number) => wordToText(quotient.words[x] as readonly number[]);

describe('the quotient of a position', () => {
  it('is that of what can come up from it, and says who wins', () => {
    const questions = [
      ...[
        'kayles 5 7',
        'kayles 9',
        'kayles 4 4 4',
        'dawsons-chess 9 8',
        'node-kayles petersen',
        'node-kayles C9 + P4',
        'nim 3 5 6',
      ],
      ...['grundys-game 9 8', 'treblecross 7', 'octal 0.7f: 7 5', 'octal 4.7: 5', 'cram 2x4', 'notakto', 'kayles 6 + nim 2 3'],
    ];
    let seen = 0;
    for (const line of questions) {
      const opened = solveWith(line, { catalogue });
      if ('error' in opened) continue;
      const answer = found(line);
      const by = solveWith(`${line} [misere]`, { catalogue, method: 'search' });
      if ('error' in by) throw new Error(by.error.message);
      expect([line, answer.quotient.isP[answer.position ?? -1]]).toEqual([line, by.outcome === 'P' ? 1 : 0]);
      seen++;
    }
    expect(seen).toBeGreaterThanOrEqual(12);
  });

  it('of Kayles 5 and 7 has 12 elements', () => {
    const answer = found('kayles 5 7');
    expect([answer.quotient.order, word(answer, answer.position ?? -1), answer.components?.length]).toEqual([12, 'bc', 7]);
  });
});

describe('the quotient of several families', () => {
  it('is that of all their components together', () => {
    const answer = found('kayles {n} + nim {m:0..3}', { to: 9 });
    const classOf = new Map(answer.components?.map(({ component, element }) => [component, word(answer, element)]));
    expect([classOf.get('nim 2'), classOf.get('kayles 2'), classOf.get('kayles 9')]).toEqual(['b', 'b', 'd']);
    // Beside Nim 4 Kayles is larger than by itself.
    expect(found('kayles {n} + nim {m:0..4}', { to: 9 }).quotient.order).toBeGreaterThan(answer.quotient.order);
  });

  it('refuses what is none', () => {
    const codes = ['kayles {n:x} + nim {m}', 'kayles {n} + nim {m} [conjunctive]', 'kayles {a:1..999999} {b:1..9}'].map(
      (line) => {
        const answer = misereWith(line, { catalogue });
        return 'error' in answer ? answer.error.code : undefined;
      },
    );
    expect(codes.slice(1)).toEqual(['compound-not-allowed', 'too-many-members']);
    expect(codes[0]).toBeDefined();
  });
});

describe('games of one’s own', () => {
  it('have quotients: Kayles written anew is Kayles', () => {
    const rules = heapGame({
      id: 'pins-again',
      rule: 'Take one pin or two that stand side by side.',
      *options(n: number) {
        for (const taken of [1, 2]) for (let left = 0; left <= (n - taken) / 2; left++) yield [left, n - taken - left];
      },
    });
    const own = found('pins-again {n}', { catalogue: extendCatalogue(catalogue, [rules]), to: 20 });
    const known = found('kayles {n}', { to: 20 });
    expect([own.quotient.order, own.classes]).toEqual([known.quotient.order, known.classes]);
    expect(own.period).toBeUndefined();
  });
});

function lastStep(line: string, options: Partial<MisereOptions>): { readonly steps: number; readonly last: MisereStep } {
  const all = misereStepsWith(line, { catalogue, ...options });
  if ('error' in all) throw new Error(all.error.message);
  for (let steps = 0; ; steps++) {
    const { value, done } = all.next();
    if (done === true) return { steps, last: value };
  }
}

describe('a search that goes on from a saved quotient', () => {
  const line = 'node-kayles C{n}';
  const { steps, last } = lastStep(line, { to: 14 });
  const saved = last.save();

  it('finds the same with less work', () => {
    const again = lastStep(line, { to: 14, known: saved });
    expect(again.last.answer().quotient).toEqual(last.answer().quotient);
    expect(steps).toBeGreaterThan(10);
    expect(again.steps).toBeLessThan(steps);
  });

  it('takes none that is altered in any place', () => {
    const altered: SavedQuotient[] = [
      { ...saved, lost: saved.lost.slice(1) },
      { ...saved, lost: [0, ...saved.lost] },
      { ...saved, actions: saved.actions.slice(1) },
      { ...saved, actions: [] },
      { ...saved, actions: saved.actions.map((action, at) => (at === 0 ? action.slice(1) : action)) },
      ...saved.classes.map((x, at) => ({ ...saved, classes: saved.classes.with(at, (x + 1) % last.order) })),
      ...saved.actions.map((action, at) => ({ ...saved, actions: saved.actions.with(at, action.with(1, (action[1] ?? 0) ^ 1)) })),
    ];
    for (const known of altered) expect(lastStep(line, { to: 14, known }).last.answer().quotient).toEqual(last.answer().quotient);
    expect(altered.length).toBeGreaterThan(15);
  });
});

describe('canonical forms of positions', () => {
  const form = (line: string, equalTo?: string) => {
    const answer = canonicalWith(line, { catalogue, ...(equalTo !== undefined && { equalTo }) });
    if ('error' in answer) throw new Error(answer.error.message);
    return answer;
  };

  it('are heaps of Nim where the misère mex rule says so', () => {
    expect(['kayles 1', 'kayles 2', 'kayles 3', 'kayles 4', 'kayles 6'].map((line) => form(line).nim)).toEqual([1, 2, 3, 1, 3]);
    expect(form('kayles 5')).toMatchObject({ form: '{*1, *2, *3, A}', birthday: 5, outcome: 'N', mate: '{0, *2, *3, A}' });
    expect(form('kayles 5').nim).toBeUndefined();
  });

  it('are equal where nothing tells the positions apart', () => {
    const equal = (one: string, other: string) => form(one, other).equal;
    expect([equal('nim 2 1', 'nim 3'), equal('nim 1 1', 'nim 0'), equal('kayles 4', 'nim 1')]).toEqual([true, true, true]);
    expect([equal('nim 2 2', 'nim 0'), equal('nim 4 2', 'nim 6'), equal('kayles 7', 'nim 2')]).toEqual([false, false, false]);
    // Dawson's chess is Node-Kayles on paths with one vertex less.
    expect(equal('node-kayles P8', 'octal 0.137: 8')).toBe(true);
  });

  it('of a position and its mate together are lost', () => {
    let seen = 0;
    for (let n = 0; n <= 9; n++) {
      const { outcome } = form(`kayles ${n}`);
      const by = solveWith(`kayles ${n} [misere]`, { catalogue });
      expect(outcome).toBe('error' in by ? undefined : by.outcome);
      seen++;
    }
    expect(seen).toBe(10);
  });

  it('come to an end with a reason', () => {
    const answer = canonicalWith('kayles 40', { catalogue, limits: { positions: 100 } });
    expect(answer).toMatchObject({ limit: { name: 'positions', value: 100 } });
    expect(canonicalWith('kayles 4 [selective]', { catalogue })).toMatchObject({ error: { code: 'compound-not-allowed' } });
  });
});
