/**
 * `impartial new`: a commented start for a game of one's own, in TypeScript.
 *
 * The starts are the files of `cli/starts`, each a whole game that can be asked about; a file more there is a kind more. Where the
 * folder has no `impartial` and no `tsconfig.json`, one is written that leads an editor to the types of the running program.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Argument, type Command } from 'commander';
import { catalogue } from 'impartial';
import { writeWhole } from '../output-file.ts';
import { libraryFolder } from '../own/library-folder.ts';
import { talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const STARTS = fileURLToPath(new URL('../../starts/', import.meta.url));

/** The kinds of games there are starts for, each with the first sentence of its file. */
function listKinds(): readonly { readonly kind: string; readonly about: string }[] {
  return readdirSync(STARTS)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      const [, about = ''] = /^ \* (.*)$/m.exec(readFileSync(join(STARTS, name), 'utf8')) ?? [];
      return { kind: basename(name, '.ts'), about };
    });
}

function examples(): string {
  const kinds = listKinds();
  const widest = Math.max(...kinds.map(({ kind }) => kind.length));
  return `
Kinds:
${kinds.map(({ kind, about }) => `  ${kind.padEnd(widest)}  ${about}`).join('\n')}

Examples:
  impartial new heap take-some.ts
  impartial solve "take-some 5 7" --ruleset take-some.ts
  impartial new board crosses.ts`;
}

export function addNew(program: Command): void {
  const kind = new Argument('<kind>', 'what the game is played on').choices(listKinds().map((each) => each.kind));
  const command = program.command('new').addArgument(kind).argument('<file>', 'the file to write');
  command.description('write a commented start for a game of your own');
  command.addHelpText('after', examples).action(newVerb);
}

function newVerb(kind: string, file: string): void {
  const kinds = listKinds().map((each) => each.kind);
  if (!kinds.includes(kind))
    throw new UsageError(`there is no start for a ${kind.slice(0, 40)} game; there are ${kinds.join(', ')}`);
  const id = idOf(file);
  if (existsSync(file)) throw new UsageError(`${file} is there already; it was left as it is`);
  const start = readFileSync(join(STARTS, `${kind}.ts`), 'utf8');
  writeWhole(file, start.replaceAll('my-game.ts', file).replaceAll('my-game', id).replace('My game', titleOf(id)));
  talk(`impartial: ${file} has the game ${id}; the lines at its head say how to ask about it`);
  writeSettings(file);
}

/** The name of the file as the name of the game. */
function idOf(file: string): string {
  const [, id] = /^(.*)\.m?ts$/.exec(basename(file)) ?? [];
  if (id === undefined) throw new UsageError(`${file}: the start is written in TypeScript; give a name such as my-game.ts`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(`${file}: a game is named after its file, with small letters, digits and hyphens: my-game.ts`);
  if (catalogue.find(id) !== undefined) throw new UsageError(`${file}: there is a game ${id} already; choose another name`);
  return id;
}

function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an editor needs to know the types, in folders where it would not find them. */
function writeSettings(file: string): void {
  const folder = dirname(resolve(file));
  const place = join(folder, 'tsconfig.json');
  if (knowsLibrary(folder) || hasSettings(folder)) return;
  const library = fileURLToPath(libraryFolder());
  const types = (path: string) => join(library, path).replaceAll('\\', '/');
  const settings = {
    compilerOptions: {
      ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2023', strict: true, noEmit: true, types: [] },
      ...{ allowImportingTsExtensions: true, erasableSyntaxOnly: true, verbatimModuleSyntax: true },
      paths: { impartial: [types('index.d.ts')], 'impartial/*': [types('entry-points/*.d.ts')] },
    },
  };
  writeWhole(place, `${JSON.stringify(settings, undefined, 2)}\n`);
  talk('impartial: tsconfig.json leads editors to the types of this program');
}

function knowsLibrary(folder: string): boolean {
  try {
    createRequire(join(folder, 'game.ts')).resolve('impartial/package.json');
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}

function hasSettings(folder: string): boolean {
  const around = dirname(folder);
  return existsSync(join(folder, 'tsconfig.json')) || (around !== folder && hasSettings(around));
}
