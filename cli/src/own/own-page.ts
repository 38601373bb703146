/**
 * Rulesets of one's own for the page: their files as modules that a browser loads, without types and with imports that it can follow.
 *
 * Files that they import by relative paths go with them. What they import from `impartial` is the library that the page's worker has
 * and hands over (`playground/src/solver/games.ts`), so that there is one library and not two. The folder is named after the code, since
 * browsers keep files.
 */
import { catalogue } from 'impartial';
import * as define from 'impartial/define';
import { hashOfFiles } from '../ruleset-hash.ts';
import { catalogueWith } from '../solve-options.ts';
import { UsageError } from '../usage-error.ts';
import { listModuleFiles, type ModuleFile, type ModuleImport } from './module-files.ts';
import { shownPath } from './shown-path.ts';

export interface OwnPage {
  /** The code of each module by its path. */
  readonly modules: ReadonlyMap<string, string>;
  /** What stands in the page: the address of the module, and what is known of each ruleset. */
  readonly note: string;
  /** A question to open the page with. */
  readonly question: string | undefined;
}

/** The parts of the library that can be imported there: what the worker hands over is `impartial/define`. */
const ENTRY_POINTS = ['impartial', 'impartial/define'];
const LIBRARY = 'library.js';

/** The rulesets are tried first, as for every other verb. */
export async function ownPage(paths: readonly string[]): Promise<OwnPage> {
  const { entries } = await catalogueWith(paths);
  const own = entries.map(({ facts }) => facts).filter(({ id }) => catalogue.find(id) === undefined);
  const folder = `own/${hashOfFiles(paths).slice(0, 16)}/`;
  const rulesets = own.map(({ id, title, inShort = title, samples: [sample = ''], example = sample, graph }) => ({
    ...{ id, title, inShort, example, sample },
    ...(graph !== undefined && { graph }),
  }));
  const data = JSON.stringify({ module: `./${folder}index.js`, rulesets }).replaceAll('<', '\\u003c');
  const [first] = rulesets;
  return {
    modules: new Map(listModules(paths).map(([name, code]) => [folder + name, code])),
    note: `<script type="application/json" id="own-rulesets">${data}</script>`,
    question: first === undefined ? undefined : `${first.id} ${first.example}`,
  };
}

function listModules(paths: readonly string[]): readonly (readonly [name: string, code: string])[] {
  const files = listModuleFiles(paths);
  const names = new Map(files.map(({ file }, index) => [file, `${index}.js`]));
  return [
    ...files.map((each, index) => [`${index}.js`, withImports(each, names)] as const),
    [LIBRARY, `export const { ${Object.keys(define).join(', ')} } = globalThis.impartialLibrary;\n`],
    ['index.js', indexModule(paths.length)],
  ];
}

/** The code with every import led to where it is served. */
function withImports({ file, code, imports }: ModuleFile, names: ReadonlyMap<string, string>): string {
  let text = code;
  for (const each of [...imports].sort((a, b) => b.start - a.start)) {
    const address = `./${nameOf(each, names, file)}`;
    text = text.slice(0, each.start) + (each.isCall ? `'${address}'` : address) + text.slice(each.end);
  }
  return text;
}

function nameOf({ specifier, file }: ModuleImport, names: ReadonlyMap<string, string>, from: string): string {
  const name = file === undefined ? undefined : names.get(file);
  if (name !== undefined) return name;
  if (ENTRY_POINTS.includes(specifier)) return LIBRARY;
  throw new UsageError(
    `${shownPath(from)}: it imports ${specifier}, and in the page there are only impartial/define and files beside it`,
  );
}

/** As `own-ruleset.ts` does here: rulesets, or functions that are given the library and return them. */
function indexModule(count: number): string {
  const modules = Array.from({ length: count }, (_, index) => index);
  return `${modules.map((index) => `import * as module${index} from './${index}.js';`).join('\n')}
import * as library from './${LIBRARY}';
const made = (value) => (typeof value === 'function' ? value(library) : value);
const isRuleset = (value) => typeof value?.id === 'string' && typeof value.parse === 'function' && typeof value.moves === 'function';
export const rulesets = [${modules.map((index) => `module${index}`).join(', ')}]
  .flatMap((module) => [...new Set(Object.values(module).flat())].flatMap(made))
  .filter(isRuleset)
  .map((ruleset) => library.guardRuleset(library.defineRuleset(ruleset)));
`;
}
