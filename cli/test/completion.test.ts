/** What shells are taught, and the manual: both are written from the table of verbs and options. */
import { execFileSync } from 'node:child_process';
import { catalogue } from 'impartial';
import { describe, expect, it } from 'vitest';
import { manPage } from '../src/man-page.ts';
import { makeProgram } from '../src/program.ts';
import { folderWith, run } from './run-program.ts';

const program = await makeProgram();
const verbs = program.commands;
const games = catalogue.entries.map(({ facts }) => facts.id);

/** Lines typed so far, and what bash offers to go on with. */
const TYPED: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ['impartial sol', ['solve']],
  ['impartial pr', ['prove']],
  ['impartial mis', ['misere']],
  ['impartial misere --la', ['--latex']],
  ['impartial grun', ['grundys-game']],
  ['impartial solve --met', ['--method']],
  ['impartial solve --method ', ['theorem', 'search']],
  ['impartial play --opponent d', ['delaying']],
  ['impartial solve node', ['node-kayles']],
  ['impartial --debug explain "grun', ['grundys-game']],
  ['impartial games hackend', ['hackendot']],
  ['impartial completion ', ['bash', 'zsh', 'fish']],
  ['impartial draw --ti', ['--tikz']],
  ['impartial solve --max-seconds ', []],
];

describe('completion', () => {
  it('in bash offers verbs, options, choices and games', async () => {
    const { out, err, code } = await run(['completion', 'bash']);
    expect([err, code]).toEqual(['', 0]);
    const ask = TYPED.map(([line]) => {
      const words = line.split(' ').map((word) => `'${word}'`);
      return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _impartial 2>/dev/null; echo "\${COMPREPLY[*]}"`;
    });
    const cwd = folderWith({ 'ask.bash': `${out}\n${ask.join('\n')}\n` });
    const answers = execFileSync('bash', ['--norc', 'ask.bash'], { cwd, encoding: 'utf8' }).trimEnd().split('\n');
    expect(TYPED.map(([line], index) => [line, answers[index] ?? ''])).toEqual(
      TYPED.map(([line, offered]) => [line, offered.join(' ')]),
    );
  });

  it.each(['bash', 'zsh', 'fish'])('in %s knows every verb, option and game', async (shell) => {
    const { out } = await run(['completion', shell]);
    const options = [...new Set(verbs.flatMap((verb) => verb.options.map(({ long }) => (long ?? '').slice(2))))];
    expect(verbs.length).toBeGreaterThan(12);
    expect(options.length).toBeGreaterThan(25);
    for (const name of [...verbs.map((verb) => verb.name()), ...options, ...games]) expect(out).toContain(name);
  });

  it('knows games of your own, and no other shells', async () => {
    const own = `export default ({ heapGame }) => heapGame({ id: 'my-heaps', rule: 'Take one.', options: (n) => (n > 0 ? [n - 1] : []) });`;
    const cwd = folderWith({ 'own.mjs': own });
    expect((await run(['completion', 'fish', '--ruleset', 'own.mjs'], { cwd })).out).toContain('my-heaps');
    expect(await run(['completion', 'tcsh'])).toMatchObject({ code: 2, err: expect.stringContaining('bash, zsh, fish') });
  });
});

describe('the manual', () => {
  const page = manPage(program, '1.2.3');

  it('has every verb with its options, and every exit code', () => {
    for (const verb of verbs) {
      expect(page).toMatch(new RegExp(`^\\.SS ${verb.name().replaceAll('-', '\\\\-')}`, 'm'));
      for (const { long } of verb.options) expect(page).toContain((long ?? '').replaceAll('-', '\\-'));
    }
    for (const code of [0, 1, 2, 70, 74, 130]) expect(page).toContain(`\n.B ${code}\n`);
  });

  it('has no line that a formatter would take for a command by mistake', () => {
    const commands = page.split('\n').filter((line) => /^[.']/.test(line));
    expect(commands.length).toBeGreaterThan(100);
    for (const line of commands) expect(line).toMatch(/^\.(TH|SH|SS|TP|B|BR|I|RI|br)( |$)/);
  });
});
