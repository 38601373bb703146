/** What the compiler says of the types of a game, with lines. */
import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs';
import * as ts from 'typescript';

export interface TypeProblem {
  readonly line: number;
  readonly words: string;
}

const GAME = '/game.ts';
const GLOBALS = '/globals.d.ts';
const MOST = 20;
const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, noEmit: true, types: [], lib: ['lib.es2023.d.ts'] },
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  paths: { impartial: ['/impartial/entry-points/define.d.ts'], 'impartial/define': ['/impartial/entry-points/define.d.ts'] },
};

let environment: ReturnType<typeof createVirtualTypeScriptEnvironment> | undefined;

/** `files` are the declarations by their paths; the first call reads them. */
export function findTypeProblems(code: string, files: Readonly<Record<string, string>>): readonly TypeProblem[] {
  if (environment === undefined) {
    const all = { ...files, [GAME]: code, [GLOBALS]: 'declare const console: { log(...words: unknown[]): void };' };
    // Its types are about whichever compiler lies nearest to it, which is another one here.
    environment = createVirtualTypeScriptEnvironment(
      createSystem(new Map(Object.entries(all))),
      [GAME, GLOBALS],
      ts as never,
      OPTIONS as never,
    );
  }
  // An empty file is none to the environment.
  environment.updateFile(GAME, code === '' ? ' ' : code);
  const { languageService } = environment;
  const found = [...languageService.getSyntacticDiagnostics(GAME), ...languageService.getSemanticDiagnostics(GAME)];
  return found.slice(0, MOST).map(({ file, start = 0, messageText }) => {
    const said = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
    return { line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1, words: said };
  });
}
