/**
 * The built program in a process that is kept: what it has loaded serves the next command, which takes a tenth of a fresh start.
 *
 * `cli/dist/node/main.js` itself is run again for every command, with its words, its standard input, its folder, and streams that are
 * written down. Commands of a shell that are not a plain call, and calls after a `|`, are not for it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export interface Written {
  readonly out: string;
  readonly err: string;
  /** Both streams, in the order of their pieces. */
  readonly all: string;
  /** The exit code that a process of its own would end with. */
  readonly code: number;
}

/** A call of `impartial` with plain and quoted words, and what its output is piped into. */
export interface Call {
  readonly words: readonly string[];
  readonly into: string | undefined;
}

const PLAIN = /^[\w./:=,+@%-]+/;
const QUOTED = /^"([^"$`\\!]*)"|^'([^']*)'/;

/** Undefined where it takes a shell to read the command. */
export function readCall(command: string): Call | undefined {
  const words: string[] = [];
  let rest = command;
  while (rest !== '') {
    const quoted = QUOTED.exec(rest);
    const [whole = ''] = quoted ?? PLAIN.exec(rest) ?? [];
    const behind = rest.slice(whole.length);
    if (whole === '' || !/^( |$)/.test(behind)) return undefined;
    words.push(quoted?.[1] ?? quoted?.[2] ?? whole);
    rest = behind.trimStart();
    if (rest.startsWith('| ')) break;
  }
  const [program, ...others] = words;
  return program === 'impartial' ? { words: others, into: rest === '' ? undefined : rest.slice(2) } : undefined;
}

const FOLDER = import.meta.dirname;

export class KeptProgram {
  private readonly child: ChildProcess;
  private last: Promise<unknown> = Promise.resolve();

  constructor(cwd: string, env: NodeJS.ProcessEnv) {
    const main = join(FOLDER, '../dist/node/main.js');
    this.child = fork(join(FOLDER, 'kept-program-child.mjs'), [main], { cwd, env, execArgv: [] });
  }

  /** One command after another; without a folder, in that of the constructor. */
  run(words: readonly string[], { input = '', cwd }: { readonly input?: string; readonly cwd?: string } = {}): Promise<Written> {
    const written = this.last.then(
      () =>
        new Promise<Written>((resolve, reject) => {
          const ended = (code: number | null) =>
            reject(new Error(`the program ended with ${code}: impartial ${words.join(' ')}`));
          this.child.once('exit', ended);
          this.child.once('message', (message) => {
            this.child.off('exit', ended);
            resolve(message as Written);
          });
          this.child.send({ words, input, cwd });
        }),
    );
    this.last = written.catch(() => undefined);
    return written;
  }

  stop(): void {
    this.child.disconnect();
  }
}
