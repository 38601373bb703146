/** `impartial misere`: the quotients of families, in words, for programs and for papers. */
import { describe, expect, it } from 'vitest';
import { run } from './run-program.ts';

describe('impartial misere', () => {
  it('tells the quotient of Kayles: 40 elements, period 12 from 71 on', async () => {
    const [text, json] = await Promise.all([run(['misere', 'kayles {n}']), run(['misere', 'kayles', '{n}', '--json'])]);
    expect(text).toMatchObject({ err: '', code: 0 });
    expect(text.out).toMatch(/^kayles \{n\} in misère play\n\n {2}quotient +40 elements, 9 of them lost, of all members\n/);
    expect(text.out).toMatch(/period +12 from n = 71 on, proved for every n\n$/);
    expect(Math.max(...text.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    const found = JSON.parse(json.out);
    expect(found).toMatchObject({ question: 'kayles {n}', order: 40, tame: false, period: { period: 12, preperiod: 71 } });
    expect([found.lost.length, found.generators.length, found.first, found.classes.length]).toEqual([9, 7, 0, 83]);
    expect([json.err, json.code]).toEqual(['', 0]);
  });

  it('ends at the member that is asked for, and claims no period then', async () => {
    const [text, json] = await Promise.all([
      run(['misere', 'kayles {n}', '--to', '20']),
      run(['misere', 'kayles {n}', '--to', '20', '--json']),
    ]);
    expect(text.out).toContain('24 elements, 8 of them lost, of the members up to n = 20\n');
    expect(text.out).not.toContain('period');
    const { order, classes, period, reason } = JSON.parse(json.out);
    expect([order, classes.length, period, reason]).toEqual([24, 21, null, undefined]);
    expect([text.code, json.code]).toEqual([0, 0]);
  });

  it('prints a presentation for LaTeX', async () => {
    const { out, err, code } = await run(['misere', 'octal 0.75: {n}', '--latex']);
    expect(out).toMatch(
      /^\\\[\n {2}\\mathcal\{Q\} = \\langle a, .* \\mid a\^\{2\} = 1.*\\rangle, \\quad \|\\mathcal\{Q\}\| = \d+\n\\\]\n/,
    );
    expect(out).toContain('\\mathcal{P} = \\{ a, ');
    expect(out).toMatch(/\\Phi\(n \+ \d+\) = \\Phi\(n\) \\text\{ for \} n \\ge \d+\n\\\]\n$/);
    expect([err, code]).toEqual(['', 0]);
  });

  it('tells what it found before the time was up, and ends with 1', async () => {
    const [text, json] = await Promise.all([
      run(['misere', 'octal 0.3102: {n}', '--max-seconds', '0.2']),
      run(['misere', 'octal 0.3102: {n}', '--max-seconds', '0.2', '--json']),
    ]);
    expect(text.out).toMatch(/elements, \d+ of them lost, of the members up to n = \d+\n/);
    expect(text.out.replace(/\s+/g, ' ')).toContain(
      'ended the quotient took longer than 0.2 seconds (--max-seconds raises this limit): what is shown holds for sums of these members',
    );
    const { order, classes, period, limit } = JSON.parse(json.out);
    expect([period, limit]).toEqual([null, { name: 'milliseconds', value: 200 }]);
    expect([order > 0, classes.length > 0]).toEqual([true, true]);
    expect([text.code, json.code]).toEqual([1, 1]);
  });

  it('has words for every limit', async () => {
    const args = ['misere', 'octal 0.3102: {n}'];
    const [heap, positions] = await Promise.all([run([...args, '--max-heap', '5']), run([...args, '--max-positions', '2'])]);
    expect(heap.out.replace(/\s+/g, ' ')).toContain('ended heaps are computed up to 5 only (--max-heap raises this limit): what');
    expect(positions.out).toContain('ended          the quotient would store more than 2 positions');
    expect([heap.code, positions.code]).toEqual([1, 1]);
  });

  it('refuses families that are not played in sums', async () => {
    const [compound, table, alone] = await Promise.all([
      run(['misere', 'node-kayles P{n} [conjunctive]']),
      run(['misere', 'survivor-nim {n} 1122112 [take 1-2]']),
      run(['misere', 'node-kayles P{n} [longest-first]']),
    ]);
    expect(compound.err).toMatch(/^node-kayles P\{n\} \[conjunctive\]\n {18}\^\nA misère quotient says who wins sums/);
    expect(compound.err).toContain('(compound-not-allowed, column 19)');
    expect(table.err).toContain('sum-not-allowed');
    expect(alone.err).toContain('sum-not-allowed');
    expect([compound, table, alone].map(({ out, code }) => [out, code])).toEqual(Array(3).fill(['', 1]));
  });

  it('says what is wrong with a question, and with the options', async () => {
    const [hole, json, game, none, forms, to] = await Promise.all([
      run(['misere', 'kayles 5']),
      run(['misere', 'kayles 5', '--json']),
      run(['misere', 'no-such-game {n}']),
      run(['misere']),
      run(['misere', 'kayles {n}', '--json', '--latex']),
      run(['misere', 'kayles {n}', '--to', 'far']),
    ]);
    expect([hole.out, hole.err]).toEqual(['', expect.stringContaining('(no-hole, column 1)')]);
    expect(JSON.parse(json.out)).toMatchObject({ question: 'kayles 5', error: { code: 'no-hole', at: 0 } });
    expect([game.out, game.err]).toEqual(['', expect.stringContaining('no-such-game')]);
    expect(none.err).toContain('give a question with the hole {n}');
    expect(forms.err).toContain('--json and --latex exclude each other');
    expect([hole, json, game, none, forms, to].map(({ code }) => code)).toEqual([1, 1, 1, 2, 2, 2]);
  });
});
