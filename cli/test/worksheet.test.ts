import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

const WORKSHEETS = fileURLToPath(new URL('../../docs/worksheets/', import.meta.url));

const GAME = `\`\`\`ts impartial
import { heapGame } from 'impartial/define';
export const game: unknown = heapGame({ id: 'take-some', rule: 'Take one or two.', subtract: [1, 2] });
\`\`\`
`;
const NOTES = `# Notes\r
${GAME}
\`\`\`impartial
a = take-some 4
b = nim 1
→ wrong
a + b
\`\`\`
`;
const FILLED = NOTES.replace('take-some 4\n', 'take-some 4\n→ N by 4>3, value 1\n')
  .replace('→ wrong', '→ N by 1>0, value 1')
  .replace('a + b\n', 'a + b\n→ P, value 0\n');

const textOf = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

describe('impartial worksheet', () => {
  const files = readdirSync(WORKSHEETS).filter((name) => name.endsWith('.md'));

  it('finds at least three worksheets in the docs', () => {
    expect(files.length).toBeGreaterThanOrEqual(3);
  });

  it.each(files)('finds the answers of docs/worksheets/%s to be right', async (name) => {
    const { out, err, code } = await run(['worksheet', 'run', name, '--check'], { cwd: WORKSHEETS });
    expect([out, code]).toEqual(['', 0]);
    expect(err).toMatch(/: \d\d answers, none differs\n$/);
  });

  it('prints answers, writes them once, and then finds them right', async () => {
    const folder = folderWith({ 'notes.md': NOTES });
    const inside = { cwd: folder };
    const printed = await run(['worksheet', 'run', 'notes.md'], inside);
    expect(printed.out).toBe(
      [
        '   2  game take-some',
        '   8  a = take-some 4',
        '      → N by 4>3, value 1',
        '   9  b = nim 1',
        '      → N by 1>0, value 1',
        '  11  a + b',
        '      → P, value 0\n',
      ].join('\n'),
    );
    expect([printed.code, textOf(folder, 'notes.md')]).toEqual([0, NOTES]);
    const checked = await run(['worksheet', '--check', 'notes.md'], inside);
    expect(checked.out).toBe('notes.md:9: b = nim 1\n  in the file: wrong\n  found:       N by 1>0, value 1\n');
    expect(checked.err).toBe('impartial: notes.md: 1 answer, 1 differs; 2 lines have none in the file\n');
    expect(checked.code).toBe(1);
    expect((await run(['worksheet', 'run', 'notes.md', '--write'], inside)).code).toBe(0);
    expect(textOf(folder, 'notes.md')).toBe(FILLED);
    await run(['worksheet', 'run', 'notes.md', '--write'], inside);
    expect(textOf(folder, 'notes.md')).toBe(FILLED);
    expect((await run(['worksheet', 'run', 'notes.md', '--check'], inside)).code).toBe(0);
  });

  it('writes nothing where a line is wrong, and says what and where', async () => {
    const wrong = `${NOTES.replace('nim 1', 'nim x')}\`\`\`ts impartial\nexport const a = ;\n\`\`\`\n`;
    const folder = folderWith({ 'notes.md': wrong });
    const { err, code } = await run(['worksheet', 'run', 'notes.md', '--write'], { cwd: folder });
    expect([code, textOf(folder, 'notes.md')]).toEqual([1, wrong]);
    expect(err).toContain('notes.md:9:\nb = nim x\n        ^ x is no heap size.');
    expect(err).toContain('“b” is not known here: its line is no question.');
    expect(err).toContain('notes.md:13: The module does not load: notes.md, line 14, column 18: expression expected');
    expect(err).toMatch(/impartial: notes\.md was left as it is\n$/);
  });

  it('makes a page without a script', async () => {
    const folder = folderWith({ 'notes.md': `${NOTES}<script>alert(1)</script>\n` });
    const { out, code } = await run(['worksheet', 'run', 'notes.md', '--html', 'notes.html'], { cwd: folder });
    const page = textOf(folder, 'notes.html');
    expect([out, code]).toEqual(['', 0]);
    expect(page).toMatch(/^<!doctype html>[\s\S]*N by 4&gt;3, value 1[\s\S]*<\/html>\n$/);
    expect(page).not.toContain('<script');
    // Beside the notes where no file is named, before or after them; never over them.
    for (const words of [
      ['notes.md', '--html'],
      ['--html', 'notes.md'],
    ]) {
      rmSync(join(folder, 'notes.html'));
      expect((await run(['worksheet', 'run', ...words], { cwd: folder })).code).toBe(0);
      expect(textOf(folder, 'notes.html')).toBe(page);
    }
    const over = await run(['worksheet', 'run', 'notes.md', '--html', 'notes.md'], { cwd: folder });
    expect([over.code, over.err]).toEqual([2, 'impartial: the page would take the place of notes.md\n']);
    expect(textOf(folder, 'notes.md')).toContain('# ');
  });

  it('sets formulas in a page as MathML, from which nothing leads elsewhere', async () => {
    const notes =
      'In a sum $g(G+H) = g(G) \\oplus g(H)$.\n\n$$\\frac{n}{2}$$\n\n$\\href{javascript:alert(1)}{x}$ $\\unknown{<b>}$\n';
    const folder = folderWith({ 'notes.md': notes });
    await run(['worksheet', 'run', 'notes.md', '--html', 'notes.html'], { cwd: folder });
    const page = textOf(folder, 'notes.html');
    expect(page).toContain('<mo>⊕</mo>');
    expect(page).toMatch(/<math [^>]*display="block"[^>]*><semantics><mrow><mfrac>/);
    expect(page).not.toMatch(/href=|<b>|<style>[^<]*url\(|<link/);
  });

  it('refuses wrong usage', async () => {
    const folder = folderWith({ 'a.md': '', 'b.md': '' });
    const [none, missing, both, two] = await Promise.all([
      run(['worksheet', 'run']),
      run(['worksheet', 'run', 'no-such.md'], { cwd: folder }),
      run(['worksheet', 'run', 'a.md', '--write', '--check'], { cwd: folder }),
      run(['worksheet', 'run', 'a.md', 'b.md', '--html', 'x.html'], { cwd: folder }),
    ]);
    expect([none, missing, both, two].map(({ code }) => code)).toEqual([2, 2, 2, 2]);
    expect(missing.err).toBe('impartial: cannot read no-such.md: no such file or folder\n');
  });
});
