/** Where output goes: links are followed, devices and pipes are written through, and nothing is left half-written. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

const PROGRAM = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));
const ARGS = ['sequence', 'kayles {n}', '--to', '5', '--bfile'];
const VALUES = '0 0\n1 1\n2 2\n3 3\n4 1\n5 4\n';

describe('a file that is written', () => {
  it('is the one behind a link, also where there is none yet', async () => {
    const folder = folderWith({ 'real.txt': 'old' });
    symlinkSync('real.txt', join(folder, 'link.txt'));
    symlinkSync('not-yet.txt', join(folder, 'dangling.txt'));
    for (const [link, real] of [
      ['link.txt', 'real.txt'],
      ['dangling.txt', 'not-yet.txt'],
    ] as const) {
      expect(await run([...ARGS, link], { cwd: folder })).toMatchObject({ code: 0 });
      expect(readFileSync(join(folder, real), 'utf8')).toBe(VALUES);
      expect(lstatSync(join(folder, link)).isSymbolicLink()).toBe(true);
    }
  });

  it('is not put in the place of a device, and a full one is said in a line', async () => {
    expect(await run([...ARGS, '/dev/null'])).toMatchObject({ code: 0, err: '' });
    expect(await run([...ARGS, '/dev/full'])).toMatchObject({
      code: 2,
      err: 'impartial: cannot write /dev/full: no space left\n',
    });
    expect(statSync('/dev/full').isCharacterDevice() && statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it('may be a pipe', async () => {
    const folder = folderWith({});
    const pipe = join(folder, 'pipe');
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    const reader = spawn('cat', [pipe]);
    const read = new Promise<string>((resolve) => reader.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())));
    expect(await run([...ARGS, pipe])).toMatchObject({ code: 0 });
    expect(await read).toBe(VALUES);
    expect(statSync(pipe).isFIFO()).toBe(true);
  });

  it('clears away what a run that was ended by force has left', async () => {
    const folder = folderWith({
      'out.txt.999999999.tmp': 'half',
      'other.txt.999999999.tmp': 'not ours',
      'out.txt.1.tmp': 'of another',
    });
    expect(await run([...ARGS, 'out.txt'], { cwd: folder })).toMatchObject({ code: 0 });
    expect(readdirSync(folder).sort()).toEqual(['other.txt.999999999.tmp', 'out.txt', 'out.txt.1.tmp']);
  });
});

describe('an answer', () => {
  it('that cannot be written is said in a line', () => {
    const { status, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${PROGRAM}" solve "nim 3 5 7" > /dev/full`], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('impartial: cannot write the answer: no space left\n');
    expect(status).toBe(74);
  });
});

describe('a checkpoint', () => {
  it('that cannot be written costs none of the values', () => {
    const folder = folderWith({});
    const command = `ulimit -f 0; "${process.execPath}" "${PROGRAM}" sequence "kayles {n}" --to 5 --bfile --checkpoint run.save`;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('impartial: cannot write run.save: no space left; the run goes on without it\n');
    expect([status, stdout]).toEqual([1, VALUES]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is a file', async () => {
    expect(await run([...ARGS, '--checkpoint', '/dev/zero'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('the checkpoint /dev/zero is no file'),
    });
  });

  it('asks again what was not known', async () => {
    const folder = folderWith({});
    const ask = (...more: string[]) =>
      run(['sequence', 'kayles {n} [misere]', '--to', '12', '--checkpoint', 'terms.save', ...more], { cwd: folder });
    const first = await ask('--max-positions', '3');
    expect(first.out).toContain('?');
    const second = await ask();
    expect(second).toMatchObject({ code: 0, err: '' });
    expect(second.out).not.toContain('?');
  });

  it('of other rules is refused', async () => {
    const game = (
      most: number,
    ) => `export default ({ defineRuleset, ok }) => defineRuleset({ id: 'take', samples: ['5'], parse: ({ text }) => ok(Number(text)),
      format: String, *moves(n) { for (let k = 1; k <= Math.min(n, ${most}); k++) yield { label: String(k), to: n - k }; } });`;
    const folder = folderWith({ 'take.mjs': game(2) });
    const ask = () =>
      run(['sequence', 'take {n}', '--to', '9', '--ruleset', 'take.mjs', '--checkpoint', 'take.save'], { cwd: folder });
    expect(await ask()).toMatchObject({ code: 0, out: expect.stringContaining('0 1 2 0 1 2') });
    writeFileSync(join(folder, 'take.mjs'), game(3));
    const refused = await ask();
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('was made with other rules') });
    expect(existsSync(join(folder, 'take.save'))).toBe(true);
  });
});

describe('standard output by the name -', () => {
  it('takes what a file would, and the answer goes to standard error', async () => {
    const [csv, plot, certificate, proof, explained, drawn] = await Promise.all([
      run(['sequence', 'nim {n}', '--to', '2', '--csv', '-']),
      run(['sequence', 'nim {n}', '--to', '2', '--plot', '-']),
      run(['period', 'nim {n}', '--certificate', '-']),
      run(['solve', 'nim 1 2 [misere]', '--method', 'search', '--proof', '-']),
      run(['explain', 'survivor-nim 18 1122112 [take 1-2]', '--plot', '-']),
      run(['draw', 'nim 1', '--output', '-']),
    ]);
    expect(csv.out).toBe('n,value,kind\n0,0,Grundy values\n1,1,Grundy values\n2,2,Grundy values\n');
    expect(plot.out).toMatch(/^<svg [\s\S]*>n<\/text>[\s\S]*>Grundy values<\/text>[\s\S]*<\/svg>\n$/);
    expect(JSON.parse(certificate.out)).toMatchObject({ kind: 'nim-period' });
    expect(certificate.err).toContain('Arithmetic period 1');
    expect(proof.out).toContain('nim 1 2 [misere]');
    expect(proof.err).toContain('N-position');
    expect(explained.out).toMatch(/^<svg /);
    expect(explained.err).toContain('survivor-nim 18');
    expect(drawn.out).toMatch(/^<\?xml /);
    expect([csv, plot, certificate, proof, explained, drawn].map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('takes one thing only, and no checkpoint', async () => {
    const [two, checkpoint] = await Promise.all([
      run(['sequence', 'nim {n}', '--to', '2', '--csv', '-', '--plot', '-']),
      run(['sequence', 'nim {n}', '--to', '2', '--checkpoint', '-']),
    ]);
    expect([two.code, checkpoint.code]).toEqual([2, 2]);
    expect(checkpoint.err).toBe('impartial: --checkpoint needs a file\n');
  });
});

describe('a picture', () => {
  it('is refused where its name says that it is no SVG, before anything is computed', async () => {
    const folder = folderWith({});
    const [plot, explained, drawn, tikz] = await Promise.all([
      run(['sequence', 'officers {n}', '--to', '1e8', '--plot', 'x.png'], { cwd: folder }),
      run(['explain', 'survivor-nim 18 1122112 [take 1-2]', '--plot', 'blocks.PDF'], { cwd: folder }),
      run(['draw', 'nim 1', '--output', 'nim.jpeg'], { cwd: folder }),
      run(['draw', 'nim 1', '--tikz', '--output', 'nim.tex'], { cwd: folder }),
    ]);
    expect(plot).toMatchObject({ code: 2, err: 'impartial: --plot writes SVG, not PNG: name the file x.svg\n' });
    expect(explained).toMatchObject({
      code: 2,
      out: '',
      err: 'impartial: --plot writes SVG, not PDF: name the file blocks.svg\n',
    });
    expect(drawn).toMatchObject({ code: 2, err: 'impartial: --output writes SVG, not JPEG: name the file nim.svg\n' });
    expect(tikz.code).toBe(0);
    expect(readdirSync(folder)).toEqual(['nim.tex']);
  });
});
