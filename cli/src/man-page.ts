/** The manual page, written from the table of verbs and options that `--help` shows; the build puts it beside the program. */
import type { Command, Option } from 'commander';

/** As `docs/command-line.md` says, too. */
const EXIT_CODES: readonly (readonly [code: number, when: string])[] = [
  [0, 'every question was answered: N, P or draw, a value, a picture, a proof; what was checked holds'],
  [1, 'a line was bad, an answer is unknown, or what was checked does not hold'],
  [2, 'wrong usage, a file that cannot be read or written, or a ruleset of your own that is refused'],
  [70, 'a bug of the program'],
  [74, 'the answer cannot be written'],
  [130, 'ended by Ctrl-C'],
];

export function manPage(program: Command, version: string): string {
  return `${[
    `.TH IMPARTIAL 1 "" "impartial ${version}" "User Commands"`,
    '.SH NAME',
    `impartial \\- ${plain(lowerFirst(program.description()).replace(/\\.$/, ''))}`,
    '.SH SYNOPSIS',
    '.B impartial',
    '.I verb',
    '[\\fIoptions\\fR]',
    '.RI [ question ]',
    '.br',
    '.B impartial',
    '.I question',
    '.SH DESCRIPTION',
    'A question is one line of text: a game and a position of it, such as \\fBnim 3 5 7\\fR. A question without a verb is solved.',
    'Answers go to standard output, everything else to standard error.',
    ...program.options.flatMap(optionLines),
    '.SH VERBS',
    ...program.commands.flatMap((verb) => verbLines(verb, '')),
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(([code, when]) => ['.TP', `.B ${code}`, plain(when)]),
    '.SH FILES',
    '.TP',
    '.B impartial.config.ts',
    'in the current folder or one around it names rulesets of your own, as if they were given with \\fB\\-\\-ruleset\\fR:',
    "\\fBexport default { rulesets: ['./my\\-game.ts'] }\\fR",
    '.SH ENVIRONMENT',
    '.TP',
    '.BR NO_COLOR ", " FORCE_COLOR',
    'no colours; colours also where the answer goes to a file',
  ].join('\n')}\n`;
}

/** The verb with its options, and then the verbs inside it. */
function verbLines(verb: Command, before: string): string[] {
  const path = `${before} ${verb.name()}`.trimStart();
  const words = verb.registeredArguments.map((each) => {
    const name = each.variadic ? `${each.name()}...` : each.name();
    return each.required ? `<${name}>` : `[${name}]`;
  });
  return [
    `.SS ${plain([path, ...words].join(' '))}`,
    plain(`${upperFirst(verb.description())}.`),
    ...verb.options.flatMap(optionLines),
    ...verb.commands.flatMap((inside) => verbLines(inside, path)),
  ];
}

function optionLines(option: Option): string[] {
  const choices = option.argChoices === undefined ? '' : ` (${option.argChoices.join(', ')})`;
  return ['.TP', `.B ${plain(option.flags)}`, plain(`${option.description}${choices}`)];
}

/** Nothing of a text is read as a command: hyphens stay hyphens, and no line begins with a dot or an apostrophe. */
function plain(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
