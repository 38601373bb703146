/** Proofs of searches: what is written is accepted by code of its own, and no altered line is. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { PLAYS } from '../core/outcome.ts';
import { COMPOUNDS } from '../core/setting.ts';
import { solveWith } from '../engine/solve/solve.ts';
import { prove } from '../index.ts';
import { checkProof } from './check.ts';

const LIMITS = { positions: 400, steps: 4000 };

/** The lines, without their ends; undefined where the search is too large or the game need not end. */
function linesOf(question: string): readonly string[] | undefined {
  const proof = prove(question, { limits: LIMITS });
  if (!('lines' in proof)) return undefined;
  const lines: string[] = [];
  for (let next = proof.lines.next(); ; next = proof.lines.next()) {
    if (next.done === true) return next.value === undefined ? lines : undefined;
    lines.push(next.value.trimEnd());
  }
}

function withSetting(line: string, setting: string): string {
  const [, text = '', bracket = ''] = /^(.*?)(?:\s\[(.*)\])?$/.exec(line) ?? [];
  const own = bracket
    .split(', ')
    .filter((option) => option !== '' && !/^(normal|misere)$/.test(option) && !(option in COMPOUNDS));
  return `${text} [${[...own, setting].join(', ')}]`;
}

const settings = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => `${compound}, ${play}`));
const questions = catalogue.entries.flatMap(({ facts }) =>
  facts.samples.flatMap((sample) =>
    settings
      .filter((setting) => !facts.indivisible || setting.startsWith('disjunctive'))
      .map((setting) => withSetting(`${facts.id} ${sample}`, setting)),
  ),
);

describe('a proof', () => {
  it('is written for samples in every setting, accepted, and says what is so', () => {
    const seen = new Set<string>();
    let count = 0;
    let valued = 0;
    for (const question of questions) {
      const lines = linesOf(question);
      if (lines === undefined) continue;
      const check = checkProof(lines, { catalogue });
      expect(check.why, question).toBeUndefined();
      const verdict = solveWith(question, { catalogue, moves: 0 });
      if ('error' in verdict) throw new Error(`${question}: ${verdict.error.message}`);
      expect(verdict.outcome, question).toBe(check.outcome);
      if (check.value !== undefined && verdict.values.grundy !== undefined) {
        expect(verdict.values.grundy, question).toBe(check.value);
        valued++;
      }
      seen.add(question.split(' ')[0] ?? '');
      count++;
    }
    expect(count).toBeGreaterThan(500);
    expect(valued).toBeGreaterThan(20);
    expect(seen.size).toBe(catalogue.entries.length);
  });

  it('is refused where a line is left out, changed or moved, unless what it says is still shown', () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const question of [
      'kayles 6 [misere]',
      'node-kayles P4 + P3 [conjunctive]',
      'nim 2 3',
      'nim 2 3 [misere]',
      'survivor-nim 5 112 [take 1-2]',
    ]) {
      const lines = linesOf(question) ?? [];
      const truth = checkProof(lines, { catalogue }).outcome;
      for (const altered of eachAltered(lines)) {
        tried++;
        const check = checkProof(altered, { catalogue });
        if (check.ok && check.outcome !== truth && check.question === question) wrong.push(altered.join('\n'));
      }
    }
    expect(tried).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  it('says which line does not hold, and why', () => {
    const lines = linesOf('nim 1 [misere]') ?? [];
    expect(lines).toEqual([
      'impartial-proof 1',
      'question\tnim 1 [misere]',
      'outcome\tP',
      'n\tnim 0 [misere]',
      'p\tnim 1 [misere]',
      'end\t2',
    ]);
    const without = lines.filter((line) => !line.startsWith('n'));
    expect(checkProof(without, { catalogue })).toMatchObject({ ok: false, why: 'line 4: an option is not known to be won' });
    expect(checkProof([], { catalogue })).toMatchObject({ ok: false, why: 'line 0: the proof has no end' });
    expect(checkProof(['hello'], { catalogue }).why).toContain('expected "impartial-proof 1"');
  });
});

/** Each line left out, doubled, moved behind the next, with another kind, and with another number in it. */
function* eachAltered(lines: readonly string[]): Iterable<readonly string[]> {
  for (const [index, line] of lines.entries()) {
    const put = (...instead: string[]) => [...lines.slice(0, index), ...instead, ...lines.slice(index + 1)];
    yield put();
    yield put(line, line);
    yield [...lines.slice(0, index), lines[index + 1] ?? '', line, ...lines.slice(index + 2)];
    for (const [from, to] of [
      ['p\t', 'n\t'],
      ['n\t', 'p\t'],
      ['outcome\tN', 'outcome\tP'],
      ['outcome\tP', 'outcome\tN'],
    ] as const)
      if (line.startsWith(from)) yield put(line.replace(from, to));
    for (const match of line.matchAll(/\d+/g)) {
      const [at, end] = [match.index, match.index + match[0].length];
      for (const other of [Number(match[0]) + 1, Number(match[0]) - 1]) yield put(line.slice(0, at) + other + line.slice(end));
    }
  }
}
