/** What shells are taught, and the manual: both are written from the table of verbs and options. */
import { execFileSync } from 'node:child_process';
import { catalogue } from 'impartial';
import { describe, expect, it } from 'vitest';
import { manPage } from '../src/man-page.ts';
import { makeProgram } from '../src/program.ts';
import { listCommands } from './commands.ts';
import { folderWith, run } from './run-program.ts';

const program = await makeProgram();
const commands = await listCommands();
const options = commands.flatMap(({ words, command }) => command.options.map(({ long }) => ({ words, long: long ?? '' })));
const SHOW = `echo "\${COMPREPLY[*]}"`;
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
  ['impartial surve', ['survey']],
  ['impartial survey pl', ['plan']],
  ['impartial survey r', ['run', 'raise', 'report']],
  ['impartial survey plan --max-v', ['--max-values']],
  ['impartial survey export --as b', ['b-files', 'bibtex']],
  ['impartial survey join --wa', ['--wait']],
  ['impartial survey verify --pa', ['--pages']],
  ['impartial verify --pa', []],
  ['impartial solve survey pl', []],
];

describe('completion', () => {
  it('in bash offers verbs, options, choices and games', async () => {
    const { out, err, code } = await run(['completion', 'bash']);
    expect([err, code]).toEqual(['', 0]);
    const ask = TYPED.map(([line]) => {
      const words = line.split(' ').map((word) => `'${word}'`);
      return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _impartial 2>/dev/null; ${SHOW}`;
    });
    const cwd = folderWith({ 'ask.bash': `${out}\n${ask.join('\n')}\n` });
    const answers = execFileSync('bash', ['--norc', 'ask.bash'], { cwd, encoding: 'utf8' }).trimEnd().split('\n');
    expect(TYPED.map(([line], index) => [line, answers[index] ?? ''])).toEqual(
      TYPED.map(([line, offered]) => [line, offered.join(' ')]),
    );
  });

  it('in bash offers every command and option at every depth', async () => {
    const typed = [
      ...commands.map(({ words }) => ({ line: ['impartial', ...words], offered: words.at(-1) })),
      ...options.map(({ words, long }) => ({ line: ['impartial', ...words, long], offered: long })),
    ];
    const { out } = await run(['completion', 'bash']);
    const ask = typed.map(({ line }) => `COMP_WORDS=(${line.join(' ')}); COMP_CWORD=${line.length - 1}; _impartial; ${SHOW}`);
    const cwd = folderWith({ 'ask.bash': `${out}\n${ask.join('\n')}\n` });
    const answers = execFileSync('bash', ['--norc', 'ask.bash'], { cwd, encoding: 'utf8' }).split('\n');
    expect(typed.length).toBeGreaterThan(250);
    for (const [index, { line, offered }] of typed.entries())
      expect([line, answers[index]?.split(' ')]).toEqual([line, expect.arrayContaining([offered])]);
  });

  it('in zsh has a line for every command at every depth, with its options', async () => {
    const { out } = await run(['completion', 'zsh']);
    for (const { words, command } of commands) {
      const around = ['_impartial', ...words.slice(0, -1)].join('_');
      const name = words.at(-1) ?? '';
      const [, body = ''] = new RegExp(`^${around}\\(\\) \\{\n(.*?)^\\}`, 'ms').exec(out) ?? [];
      const line = body.split('\n').find((each) => each.startsWith(`    ${name}) `)) ?? '';
      if (command.commands.length > 0) expect(line).toBe(`    ${name}) ${around}_${name} ;;`);
      else for (const { long } of command.options) expect(line).toContain(`'*${long}[`);
      expect(line).not.toBe('');
    }
  });

  it('in fish has lines for every command at every depth, with its options', async () => {
    const lines = (await run(['completion', 'fish'])).out.split('\n');
    const seen = (name: string) => `__fish_seen_subcommand_from ${name}`;
    for (const { words, command } of commands) {
      expect(lines.filter((line) => line.includes(` -f -a ${words.at(-1)} -d `)).length).toBeGreaterThan(0);
      const when = `complete -c impartial -n '${words.map(seen).join('; and ')}`;
      for (const { long = '' } of command.options)
        expect(
          lines.find((line) => line.startsWith(when) && line.includes(` -l ${long.slice(2)} `)),
          `${words} ${long}`,
        ).toBeDefined();
    }
  });

  it.each(['bash', 'zsh', 'fish'])('in %s knows every game', async (shell) => {
    const { out } = await run(['completion', shell]);
    for (const game of games) expect(out).toContain(game);
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

  it('has every command at every depth with its options, and every exit code', () => {
    const sections = page.split(/^\.S[SH] /m);
    for (const { words, command } of commands) {
      const title = words.join(' ').replaceAll('-', '\\-');
      const section = sections.find(
        (each) => each.startsWith(`${title}\n`) || (/^ [<[]/.test(each.slice(title.length)) && each.startsWith(title)),
      );
      expect([words, section]).toEqual([words, expect.any(String)]);
      for (const { flags } of command.options) expect(section).toContain(`.B ${flags.replaceAll('-', '\\-')}\n`);
    }
    for (const code of [0, 1, 2, 70, 74, 130]) expect(page).toContain(`\n.B ${code}\n`);
  });

  it('has no line that a formatter would take for a command by mistake', () => {
    const commands = page.split('\n').filter((line) => /^[.']/.test(line));
    expect(commands.length).toBeGreaterThan(100);
    for (const line of commands) expect(line).toMatch(/^\.(TH|SH|SS|TP|B|BR|I|RI|br)( |$)/);
  });
});
