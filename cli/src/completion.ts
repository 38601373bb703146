/**
 * Completion in shells, written from the table of verbs and options that `--help` shows: verbs, options with their choices, the names
 * of games where a question begins, and files elsewhere.
 */
import type { Command, Option } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

interface Verb {
  readonly name: string;
  /** The words that call it: `survey plan`. */
  readonly path: string;
  readonly about: string;
  readonly options: readonly Option[];
  /** What its first word may be, where that is a closed list. */
  readonly words: readonly string[];
  /** Whether its first word begins a question. */
  readonly asks: boolean;
  /** The verbs inside it. */
  readonly verbs: readonly Verb[];
}

export function completionFor(shell: Shell, program: Command, games: readonly string[]): string {
  const verbs = program.commands.map((command) => toVerb(command, '', games));
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](verbs, program.options, games);
}

function toVerb(command: Command, before: string, games: readonly string[]): Verb {
  const [first] = command.registeredArguments;
  const name = command.name();
  const path = `${before} ${name}`.trimStart();
  const verbs = command.commands.map((inside) => toVerb(inside, path, games));
  return {
    name,
    path,
    about: command.description(),
    options: command.options,
    words: first?.argChoices ?? (path === 'games' ? games : verbs.map((verb) => verb.name)),
    asks: first?.name() === 'question',
    verbs,
  };
}

/** These verbs, and those inside them at any depth. */
function withInner(verbs: readonly Verb[]): readonly Verb[] {
  return verbs.flatMap((verb) => [verb, ...withInner(verb.verbs)]);
}

function isFile({ flags }: Option): boolean {
  return /[<[]file[>\]]/.test(flags);
}

function takesValue({ required, optional }: Option): boolean {
  return required || optional;
}

function longOf({ long, short }: Option): string {
  return long ?? short ?? '';
}

function bashScript(verbs: readonly Verb[], general: readonly Option[], games: readonly string[]): string {
  const options = (list: readonly Option[]) => [...list.map(longOf), '--help'].join(' ');
  const all = withInner(verbs);
  const values = new Map(all.flatMap((verb) => verb.options).map((option) => [longOf(option), option]));
  const chosen = [...values].filter(([, { argChoices }]) => argChoices !== undefined);
  const files = [...values].filter(([, option]) => isFile(option));
  const others = [...values].filter(([, option]) => option.required && !isFile(option) && option.argChoices === undefined);
  const names = (list: readonly (readonly [string, Option])[]) => list.map(([name]) => name).join('|');
  return `# Completion of impartial in bash. Put this line into ~/.bashrc:
#   source <(impartial completion bash)
_impartial() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} verb= each
  for each in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$verb $each" in ${all.map(({ path }) => `' ${path}'`).join('|')}) verb="$verb $each" ;; esac
  done
  COMPREPLY=()
  case $before in
${chosen.map(([name, { argChoices = [] }]) => `    ${name}) COMPREPLY=($(compgen -W '${argChoices.join(' ')}' -- "$word")); return ;;`).join('\n')}
    ${names(files)}) compopt -o default 2>/dev/null; return ;;
    ${names(others)}) return ;;
  esac
  local options words
  case $verb in
${all.map((verb) => `    ' ${verb.path}') options='${options(verb.options)}' words='${(verb.asks ? games : verb.words).join(' ')}' ;;`).join('\n')}
    *) options='${options(general)}' words='${[...verbs.map(({ name }) => name), ...games].join(' ')}' ;;
  esac
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
  elif [[ $verb == "" || $before == "\${verb##* }" ]]; then
    COMPREPLY=($(compgen -W "$words" -- "\${word#[\\"\\']}"))
  else
    compopt -o default 2>/dev/null
  fi
}
complete -F _impartial impartial
`;
}

/** Inside single quotes of a shell. */
function quoted(text: string): string {
  return text.replaceAll("'", "'\\''");
}

function zshScript(verbs: readonly Verb[], general: readonly Option[], games: readonly string[]): string {
  const plain = (text: string) => quoted(text).replace(/[[\]:]/g, '\\$&');
  const value = (option: Option) => {
    if (!takesValue(option)) return '';
    const mark = option.optional ? '::' : ':';
    if (option.argChoices !== undefined) return `${mark}value:(${option.argChoices.join(' ')})`;
    return isFile(option) ? `${mark}file:_files` : `${mark}value: `;
  };
  const spec = (option: Option) => `'*${longOf(option)}[${plain(option.description)}]${value(option)}'`;
  const first = ({ asks, words }: Verb) => {
    if (asks) return "'1:question:_impartial_games' '*:file:_files'";
    return words.length > 0 ? `'1:name:(${words.join(' ')})' '*:file:_files'` : "'*:file:_files'";
  };
  const listed = (list: readonly Verb[]) =>
    list.map(({ name, about }) => `    '${name}:${quoted(about).replaceAll(':', '\\:')}'`).join('\n');
  const called = (verb: Verb) =>
    verb.verbs.length > 0
      ? `_impartial_${verb.path.replaceAll(' ', '_')}`
      : `_arguments ${[...verb.options.map(spec), "'--help[help]'", first(verb)].join(' ')}`;
  /** A function for a verb that has others, and one that lists these; `also` is what else may stand in their place. */
  const group = (name: string, list: readonly Verb[], options: readonly Option[], also = '') => `${name}_verbs() {
  local -a verbs=(
${listed(list)}
  )
  _describe verb verbs${also}
}
${name}() {
  local state
  _arguments -C ${options.map(spec).join(' ')} '--help[help]' '1:verb:${name}_verbs' '*::rest:->rest'
  [[ $state == rest ]] || return
  case $words[1] in
${list.map((verb) => `    ${verb.name}) ${called(verb)} ;;`).join('\n')}
  esac
}`;
  const inner = withInner(verbs).filter((verb) => verb.verbs.length > 0);
  return `#compdef impartial
# Completion of impartial in zsh. Put this line into ~/.zshrc, after compinit:
#   source <(impartial completion zsh)
_impartial_games() {
  local -a games=(${games.join(' ')})
  compadd -a games
}
${inner.map((verb) => group(called(verb), verb.verbs, verb.options)).join('\n')}
${group('_impartial', verbs, general, '\n  _impartial_games')}
compdef _impartial impartial
`;
}

function fishScript(verbs: readonly Verb[], general: readonly Option[], games: readonly string[]): string {
  const line = (when: string, rest: string) => `complete -c impartial -n '${when}' ${rest}`;
  const option = (when: string, each: Option) => {
    const name = longOf(each).replace(/^--/, '');
    const value = !each.required
      ? ''
      : each.argChoices !== undefined
        ? ` -x -a '${each.argChoices.join(' ')}'`
        : isFile(each)
          ? ' -r -F'
          : ' -x';
    return line(when, `-l ${name}${value} -d '${quoted(each.description)}'`);
  };
  const seen = (names: string) => `__fish_seen_subcommand_from ${names}`;
  const inner = withInner(verbs).filter((verb) => verb.verbs.length > 0);
  const lines = withInner(verbs).flatMap((verb) => {
    const around = verb.path.split(' ').slice(0, -1);
    const beside = inner.find(({ path }) => path === around.join(' '))?.verbs ?? [];
    // A verb inside another may have the name of one that is not: it is not that one.
    const others = around.length > 0 ? [] : inner.filter(({ verbs: own }) => own.some(({ name }) => name === verb.name));
    const when = [...around.map(seen), seen(verb.name), ...others.map(({ name }) => `not ${seen(name)}`)].join('; and ');
    const before = [...around.map(seen), `not ${seen(beside.map(({ name }) => name).join(' '))}`].join('; and ');
    const words = verb.asks ? games : verb.verbs.length > 0 ? [] : verb.words;
    return [
      line(around.length === 0 ? '__fish_use_subcommand' : before, `-f -a ${verb.name} -d '${quoted(verb.about)}'`),
      ...verb.options.map((each) => option(when, each)),
      ...(words.length === 0 ? [] : [line(when, `-a '${words.join(' ')}'`)]),
    ];
  });
  return `# Completion of impartial in fish. Write it into a file that fish reads:
#   impartial completion fish > ~/.config/fish/completions/impartial.fish
${[...general.map((each) => option('__fish_use_subcommand', each)), ...lines].join('\n')}
`;
}
