/**
 * `docs/api.md`, written from the declarations that the compiler makes of `impartial` and its parts for definitions, pictures and tests.
 *
 * Declarations are read as text: they have a narrow, regular form, and the compiler has no programming interface to ask.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commentBefore } from './declarations.ts';
import { root } from './expected-file.ts';

interface Declaration {
  readonly name: string;
  readonly kind: string;
  /** The comment as prose. */
  readonly comment: string;
  readonly code: string;
}

/** What other packages take from inside the library, and may hand on. */
const INTERNAL = join(root, 'library/dist/entry-points/internal.d.ts');

/** The type of a large table is not worth more lines than this. */
const MOST_LINES = 30;

const SECTIONS: readonly [title: string, kinds: readonly string[]][] = [
  ['Functions', ['function']],
  ['Values', ['const', 'class']],
  ['Types', ['interface', 'type']],
];

export function apiPage(folder: string): string {
  return [
    '# API reference',
    'Written by `npm run golden` from the declarations of the library. The [tutorial](tutorial.md) shows how the parts are used.',
    ...packagePart('impartial', readExports(join(folder, 'index.d.ts'))),
    ...packagePart('impartial/define', readExports(join(folder, 'entry-points', 'define.d.ts'))),
    ...packagePart('impartial-papers', readExports(join(root, 'papers/dist/index.d.ts'))),
    ...packagePart('impartial/present', readExports(join(folder, 'entry-points', 'present.d.ts'))),
    ...packagePart('impartial/misere', readExports(join(folder, 'entry-points', 'misere.d.ts'))),
    ...packagePart('impartial/worker', readExports(join(folder, 'entry-points', 'worker.d.ts'))),
    ...packagePart('impartial/picture', readExports(join(folder, 'picture', 'index.d.ts'))),
    ...packagePart('impartial/testing', readExports(join(folder, 'testing', 'index.d.ts'))),
    'Back to the [README](../README.md).\n',
  ].join('\n\n');
}

function packagePart(name: string, declarations: readonly Declaration[]): string[] {
  const parts = SECTIONS.flatMap(([title, kinds]) => {
    const chosen = declarations.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => a.name.localeCompare(b.name, 'en'));
    if (chosen.length === 0) return [];
    return [
      `### ${title}`,
      ...chosen.flatMap(({ comment, code }) => [...(comment === '' ? [] : [comment]), `\`\`\`typescript\n${code}\n\`\`\``]),
    ];
  });
  return [`## \`${name}\``, ...parts];
}

/** All that a declaration file exports, from itself and from others. */
function readExports(file: string): Declaration[] {
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/^export (?:declare )?(?:function|const|class|interface|type) (\w+)/gm)].map(
    (match) => match[1] ?? '',
  );
  const others = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';/gm)].flatMap(([, names = '', from = '']) => {
    const wanted = names.split(',').map((name) => name.replace(/\btype\b/, '').trim());
    if (from === 'impartial/internal') return readExports(INTERNAL).filter(({ name }) => wanted.includes(name));
    const path = join(dirname(file), from.replace(/\.(ts|js)$/, '.d.ts'));
    const source = readFileSync(path, 'utf8');
    return wanted.map((name) => readDeclaration(source, name, path));
  });
  return [...own.map((name) => readDeclaration(text, name, file)), ...others];
}

function readDeclaration(text: string, name: string, file: string): Declaration {
  const start = new RegExp(`^export (?:declare )?(function|const|class|interface|type) ${name}\\b`, 'm').exec(text);
  if (start === null) throw new Error(`${file} does not declare ${name}`);
  const kind = start[1] ?? '';
  const length = text.slice(start.index + 1).search(/^(?:\/\*\*|export|import|declare) /m);
  const code = (length < 0 ? text.slice(start.index) : text.slice(start.index, start.index + 1 + length)).trimEnd();
  const lines = code
    .replace(/^export (?:declare )?/, '')
    .replaceAll('    ', '  ')
    .split('\n');
  const shown = kind === 'const' && lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '  // …'] : lines;
  return { name, kind, comment: commentBefore(text, start.index), code: shown.join('\n') };
}
