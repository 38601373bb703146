/** `impartial misere`: the quotients of families, in words, for programs and for papers. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  it('writes the diagram and the Cayley table', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const [found, large] = await Promise.all([
      run(['misere', 'octal 0.75: {n}', '--pictures', join(folder, 'new')]),
      run(['misere', 'dawsons-kayles {n}', '--to', '31', '--pictures', join(folder, 'none')]),
    ]);
    expect([found.err, found.code, found.out]).toEqual(['', 0, expect.stringContaining('8 elements')]);
    for (const name of ['quotient.svg', 'cayley-table.svg'])
      expect(await readFile(join(folder, 'new', name), 'utf8')).toMatch(
        /^<\?xml [\s\S]*octal 0\.75: \{n\}<\/title>[\s\S]*<\/svg>\n$/,
      );
    expect([large.err, large.code]).toEqual(['impartial: there are no pictures of 520 elements; 400 are the most\n', 1]);
    expect(existsSync(join(folder, 'none'))).toBe(false);
    await rm(folder, { recursive: true });
  });

  it('prints a presentation for LaTeX', async () => {
    const { out, err, code } = await run(['misere', 'octal 0.75: {n}', '--latex']);
    expect(out).toMatch(
      /^\\\[\n {2}\\mathcal\{Q\} = \\langle a, .* \\mid a\^\{2\} = 1.*\\rangle, \\quad \|\\mathcal\{Q\}\| = \d+\n\\\]\n/,
    );
    expect(out).toContain('\\mathcal{P} = \\{ a, ');
    expect(out).toMatch(/\\Phi\(n \+ \d+\) = \\Phi\(n\) \\textrm\{ for \} n \\ge \d+\n\\\]\n$/);
    expect([err, code]).toEqual(['', 0]);
  });

  it('tells what it found before the time was up, and ends with 1', async () => {
    const [text, json] = await Promise.all([
      run(['misere', 'octal 0.3102: {n}', '--max-seconds', '0']),
      run(['misere', 'octal 0.3102: {n}', '--max-seconds', '0', '--json']),
    ]);
    expect(text.out).toMatch(/elements?, \d+ of them lost, of the members up to n = \d+\n/);
    expect(text.out.replace(/\s+/g, ' ')).toContain(
      'ended the quotient took longer than 0 seconds (--max-seconds raises this limit): what is shown holds for sums of these members',
    );
    const { order, classes, period, limit } = JSON.parse(json.out);
    expect([period, limit]).toEqual([null, { name: 'milliseconds', value: 0 }]);
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
    const [line, json, game, none, forms, to, equals, canonical] = await Promise.all([
      run(['misere', 'kayles {n}x']),
      run(['misere', 'kayles {n}x', '--json']),
      run(['misere', 'no-such-game {n}']),
      run(['misere']),
      run(['misere', 'kayles {n}', '--json', '--latex']),
      run(['misere', 'kayles {n}', '--to', 'far']),
      run(['misere', 'kayles 5', '--equals', 'nim 3']),
      run(['misere', 'kayles 5', '--canonical', '--to', '3']),
    ]);
    expect([line.out, line.err]).toEqual(['', expect.stringContaining('kayles')]);
    expect(JSON.parse(json.out)).toMatchObject({ question: 'kayles {n}x', error: { at: 7 } });
    expect([game.out, game.err]).toEqual(['', expect.stringContaining('no-such-game')]);
    expect(none.err).toContain('give a question, with the hole {n} for a family');
    expect(forms.err).toContain('--json and --latex exclude each other');
    expect(equals.err).toContain('--equals goes with --canonical');
    expect([line, json, game, none, forms, to, equals, canonical].map(({ code }) => code)).toEqual([1, 1, 1, 2, 2, 2, 2, 2]);
  });

  it('tells the genera of the members too, as far as play finds them', async () => {
    const [text, json, latex, position] = await Promise.all([
      run(['misere', 'kayles {n}', '--to', '9', '--genus']),
      run(['misere', 'octal 0.041: {n}', '--genus', '--json']),
      run(['misere', 'kayles {n}', '--to', '5', '--genus', '--latex']),
      run(['misere', 'kayles 5 7', '--genus']),
    ]);
    expect(text.out.replace(/\s+/g, ' ')).toContain('genera 0: 0^120, 1: 1^031, 2: 2^20, 3: 3^31, 4: 1^031, 5: 4^146,');
    const { genera, classes, semilattice, infinite } = JSON.parse(json.out);
    expect([genera.length, genera[16], classes.length]).toEqual([17, '1^31', 17]);
    expect(semilattice).toEqual([
      ['b²', '1'],
      ['c²', 'b²'],
    ]);
    expect(infinite).toMatchObject({ code: '0.041', heap: 17, states: 1001 });
    expect(latex.out).toContain('\\Gamma(0), \\dots = 0^{120}, 1^{031}');
    expect([position.code, position.err]).toEqual([2, expect.stringContaining('--genus is for a family')]);
  });

  it('calls components by their names where candidates fail in steps', async () => {
    const { out } = await run(['misere', 'grundys-game {n}']);
    expect(out.replace(/\s+/g, ' ')).toContain('at n = 29 candidates fail in steps of 25 + 13, a sign of an infinite quotient');
  });

  it('knows that Dawson’s chess is infinite with 33, and answers sums of paths up to there', async () => {
    const [chess, paths, certificate] = await Promise.all([
      run(['misere', 'node-kayles P{n}', '--json']),
      run(['solve', 'node-kayles 2*P33 + P29 [misere]', '--moves', '1']),
      run(['solve', 'node-kayles 3*P30 + P28 [misere]', '--json', '--moves', '2']),
    ]);
    expect(JSON.parse(chess.out)).toMatchObject({ order: 638, infinite: { code: '0.137', heap: 33, published: { of: '0.07' } } });
    expect(paths.out).toMatch(/^N-position/);
    expect(paths.out).toContain('[misere-infinite, impartial]');
    const folder = await mkdtemp(join(tmpdir(), 'paths-'));
    await writeFile(join(folder, 'verdict.json'), certificate.out);
    const checked = await run(['verify', '--certificate', join(folder, 'verdict.json')]);
    expect([checked.code, checked.out]).toEqual([
      0,
      expect.stringContaining('the certificate is about the position of the question'),
    ]);
    await rm(folder, { recursive: true });
  });

  it('answers for a position without a hole, and for several holes', async () => {
    const [one, two] = await Promise.all([
      run(['misere', 'kayles 5 7']),
      run(['misere', 'kayles {n} + nim {m:0..3}', '--to', '12', '--json']),
    ]);
    expect(one.out).toContain('12 elements, 3 of them lost, of 7 kinds of components\n');
    expect(one.out).toMatch(/position +bc, which is not lost: the next player wins\n$/);
    const { order, components, classes } = JSON.parse(two.out);
    expect([order, components.length, classes]).toEqual([24, 15, []]);
    expect(components).toContainEqual({ component: 'kayles 12', element: 'e' });
    expect([one.code, two.code]).toEqual([0, 0]);
  });

  it('goes on from a checkpoint, and takes none that is wrong', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quotient-'));
    const place = join(folder, 'q.save');
    const args = ['misere', 'kayles {n}', '--checkpoint', place];
    const half = await run([...args, '--to', '30']);
    const saved = JSON.parse(await readFile(place, 'utf8'));
    expect([half.code, saved.classes.length]).toEqual([0, 30]);
    const whole = await run([...args, '--json']);
    expect(whole.err).toBe('impartial: the search goes on from heap 30 of the checkpoint\n');
    expect(JSON.parse(whole.out)).toMatchObject({ order: 40, period: { period: 12, preperiod: 71 } });
    await writeFile(place, JSON.stringify({ ...saved, lost: saved.lost.slice(1) }));
    const altered = await run([...args, '--json']);
    expect(JSON.parse(altered.out)).toMatchObject({ order: 40, period: { period: 12, preperiod: 71 } });
    const other = await run(['misere', 'nim {n}', '--checkpoint', place]);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('belongs to another question: kayles {n}')]);
    await rm(folder, { recursive: true });
  });

  it('tells canonical forms, and whether two positions are equal beside everything', async () => {
    const [form, equal, json] = await Promise.all([
      run(['misere', 'kayles 5', '--canonical']),
      run(['misere', 'kayles 6', '--canonical', '--equals', 'nim 3']),
      run(['misere', 'kayles 9', '--canonical', '--equals', 'kayles 12', '--json']),
    ]);
    expect(form.out).toMatch(/form +\{\*1, \*2, \*3, A\}\n/);
    expect(form.out).toMatch(/where +A = \{\*2, \*3\}\n/);
    expect(equal.out).toMatch(/beside all +equal to nim 3\n$/);
    expect(JSON.parse(json.out)).toMatchObject({ birthday: 9, outcome: 'P', nim: null, equal: false });
  });
});

describe('genera', () => {
  it('come as a sequence: a list, JSON and LaTeX', async () => {
    const args = ['sequence', 'kayles {n}', '--to', '5', '--genus'];
    const [text, json, latex, csv, bfile] = await Promise.all([
      run(args),
      run([...args, '--json']),
      run([...args, '--latex']),
      run([...args, '--csv']),
      run([...args, '--bfile']),
    ]);
    expect(text.out).toBe('Genera, n = 0 to 5:\n0^120 1^031 2^20 3^31 1^031 4^146\n');
    expect(JSON.parse(json.out)).toMatchObject({ from: 0, values: ['0^120', '1^031', '2^20', '3^31', '1^031', '4^146'] });
    expect(latex.out).toContain('$0^{120}$ & $1^{031}$ & $2^{20}$');
    expect(csv.out).toContain('\n5,4^146,Genera\n');
    expect([bfile.code, bfile.err]).toEqual([2, expect.stringContaining('genera are no numbers')]);
  });

  it('stand below a verdict, with those of the components', async () => {
    const args = ['solve', 'kayles 5 7 [misere]', '--genus'];
    const [text, latex, large] = await Promise.all([
      run(args),
      run([...args, '--latex']),
      run(['solve', 'kayles 50 60 [misere]', '--genus', '--max-positions', '9']),
    ]);
    expect(text.out).toContain(
      '  genus          6^46, wild; misère Grundy value 4\n                 kayles 5: 4^146, wild\n                 kayles 7: 2^20, that of nim 2\n',
    );
    expect(latex.out).toContain('Its genus is $6^{46}$, which is wild');
    expect(large.out.replace(/\s+/g, ' ')).toContain(
      'genus not known: the search would store more than 9 positions (--max-positions raises',
    );
    expect([text.code, large.code]).toEqual([0, 1]);
  });
});
