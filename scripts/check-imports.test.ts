/** The import rules hold on this tree, and each kind of breach is found in a small tree made for it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const script = join(import.meta.dirname, 'check-imports.mjs');
const trees: string[] = [];

function checkTree(files: Record<string, string>): { status: number | null; report: string } {
  const tree = mkdtempSync(join(tmpdir(), 'folders-'));
  trees.push(tree);
  for (const folder of ['library', 'kernels', 'graph-files', 'papers', 'worksheet', 'survey', 'cli', 'playground']) {
    mkdirSync(join(tree, folder));
    writeFileSync(join(tree, folder, 'package.json'), '{ "peerDependencies": { "fast-check": "4", "react": "19" } }');
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const run = spawnSync(process.execPath, [script, tree], { encoding: 'utf8' });
  return { status: run.status, report: run.stderr };
}

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
});

function imports(path: string): string {
  return `/** A. */\nimport { b } from '${path}';\n`;
}

describe('the import rules', () => {
  it('let the folders of a game import what they build on', () => {
    const files = {
      'library/src/games/nim/rules.ts':
        "/** Nim. */\nimport { heap } from '../../structures/heap.ts';\nimport { oneHeap } from '../heaps/heap-rules.ts';\n",
      'library/src/games/nim/theory/bouton.ts': "/** Nim. */\nimport { nim } from '../rules.ts';\n",
      'library/src/games/nim/certificate/sum.ts': "/** Nim. */\nimport { nim } from '../rules.ts';\n",
      'library/src/games/geodetic/theory/tree.ts': "/** Trees. */\nimport { value } from '../../hackendot/theory/values.ts';\n",
    };
    expect(checkTree(files)).toMatchObject({ status: 0 });
  });

  it('let core take the type of certificates from their list', () => {
    const text =
      "/** A. */\nimport type { Certificate } from '../certificates.ts';\nexport type { Certificate } from '../certificates.ts';\n";
    expect(checkTree({ 'library/src/core/certificate.ts': text })).toMatchObject({ status: 0 });
  });

  const breaches: [name: string, path: string, text: string, message: string][] = [
    [
      'presentation that solves',
      'library/src/present/a.ts',
      "/** A. */\nimport { solve } from '../engine/solve/solve.ts';\n",
      'present may not',
    ],
    [
      'an import over several lines',
      'library/src/core/a.ts',
      "/** A. */\nimport {\n  b,\n} from '../notation/b.ts';\n",
      'core may not',
    ],
    ['a re-export', 'library/src/core/a.ts', "/** A. */\nexport { b } from '../notation/b.ts';\n", 'core may not'],
    ['an import call', 'library/src/core/a.ts', "/** A. */\nconst b = await import('../notation/b.ts');\n", 'core may not'],
    ['rules that know a theorem', 'library/src/games/nim/rules.ts', imports('./theory/bouton.ts'), 'rules of nim may not'],
    ['rules that compute', 'library/src/games/nim/rules.ts', imports('../../numeric/a.ts'), 'rules of nim may not'],
    ['a theorem that knows a paper', 'library/src/games/nim/theory/a.ts', imports('impartial-papers'), 'depends on nothing'],
    [
      'a theorem that checks itself',
      'library/src/games/nim/theory/a.ts',
      imports('../certificate/b.ts'),
      'theory of nim may not',
    ],
    [
      'a checker that asks a theorem',
      'library/src/games/nim/certificate/a.ts',
      imports('../theory/b.ts'),
      'certificate of nim may not',
    ],
    [
      'a checker that computes as solvers do',
      'library/src/games/nim/certificate/a.ts',
      imports('../../../numeric/b.ts'),
      'certificate of nim may not',
    ],
    ['a game that imports another', 'library/src/games/nim/rules.ts', imports('../octal/rules.ts'), 'rules of nim may not'],
    [
      'rules of a game that import a theorem of one it may import',
      'library/src/games/geodetic/rules.ts',
      imports('../hackendot/theory/a.ts'),
      'rules of geodetic may not',
    ],
    ['a picture of one game', 'library/src/picture/a.ts', imports('../games/nim/rules.ts'), 'picture may not'],
    ['a picture that solves', 'library/src/picture/a.ts', imports('../engine/solve/solve.ts'), 'picture may not'],
    ['rules that lay out', 'library/src/games/nim/rules.ts', imports('../../picture/a.ts'), 'rules of nim may not'],
    ['an engine that knows a game', 'library/src/engine/solve/a.ts', imports('../../games/nim/rules.ts'), 'engine may not'],
    [
      'an engine that knows a kind of certificate',
      'library/src/engine/check/a.ts',
      imports('../../games/nim/certificate/b.ts'),
      'engine may not',
    ],
    [
      'an engine that knows the list of kinds',
      'library/src/engine/check/a.ts',
      imports('../../certificates.ts'),
      'engine may not',
    ],
    [
      'a checker that parses',
      'library/src/games/nim/certificate/a.ts',
      imports('../../../notation/b.ts'),
      'certificate of nim may not',
    ],
    ['core that runs the list of kinds', 'library/src/core/certificate.ts', imports('../certificates.ts'), 'core may not'],
    [
      'another file of core that takes the type',
      'library/src/core/a.ts',
      "/** A. */\nimport type { b } from '../certificates.ts';\n",
      'core may not',
    ],
    [
      'core that takes another type',
      'library/src/core/certificate.ts',
      "/** A. */\nimport type { b } from '../catalogue.ts';\n",
      'core may not',
    ],
    ['a comment that names a file that is gone', 'library/src/core/a.ts', '/** As `core/gone.ts` says. */\n', 'no such file'],
    ['papers that reach into the library', 'papers/src/a.ts', imports('../../library/src/games/nim/rules.ts'), 'by its name'],
    ['presentation that knows a game', 'library/src/present/a.ts', imports('../games/nim/rules.ts'), 'present may not'],
    ['a board that solves', 'playground/src/boards/heaps/a.ts', imports('../../solver/a.ts'), 'boards may not'],
    ['a board that knows who plays on it', 'playground/src/boards/a.ts', imports('../play/a.ts'), 'boards may not'],
    ['a board that explains', 'playground/src/boards/a.ts', imports('../why/overlay.ts'), 'boards may not'],
    ['a board that imports another', 'playground/src/boards/a/b.ts', imports('../c/d.ts'), 'what a board gives'],
    ['a view that knows a board', 'playground/src/play/a.ts', imports('../boards/graph/index.ts'), 'what a board gives'],
    ['a list of boards that knows their insides', 'playground/src/boards/boards.ts', imports('./a/b.ts'), 'what a board gives'],
    ['a proof that knows a board', 'playground/src/why/a.ts', imports('../boards/graph/hull.ts'), 'what a board gives'],
    ['a view that imports another', 'playground/src/tour/a.ts', imports('../play/b.ts'), 'tour may not'],
    ['a worker that imports a view', 'playground/src/solver/a.ts', imports('../play/b.ts'), 'solver may not'],
    ['a worker that imports what is shown', 'playground/src/solver/a.ts', imports('../icon.tsx'), 'runs in a worker'],
    ['a worker with React', 'playground/src/solver/a.ts', "import { useState } from 'react';\n", 'runs in a worker'],
    ['a view that imports the whole', 'playground/src/play/a.ts', imports('../app.tsx'), 'puts the folders together'],
    ['an unknown folder of the page', 'playground/src/attic/a.ts', imports('../boards/b.ts'), 'no known folder'],
    ['a dependency of the library', 'library/src/core/a.ts', "/** A. */\nimport fc from 'fast-check';\n", 'depends on nothing'],
    ['an undeclared package', 'cli/src/a.ts', "import pc from 'picocolors';\n", 'does not name'],
    ['a package that imports an edge', 'kernels/src/a.ts', "import { main } from 'impartial-cli';\n", 'kernels may not'],
    ['a reader of files that opens them', 'graph-files/src/a.ts', "import { readFileSync } from 'node:fs';\n", 'without Node'],
    ['a way around a package name', 'cli/src/a.ts', "import { x } from '../../library/src/core/x.ts';\n", 'outside cli/'],
    ['a vague name', 'cli/src/util.ts', 'export const a = 1;\n', 'says nothing'],
    ['a missing header', 'library/src/core/a.ts', 'export const a = 1;\n', 'no header comment'],
    ['a long file', 'cli/src/a.ts', 'export const a = 1;\n'.repeat(301), '301 lines'],
    ['an unknown folder', 'library/src/attic/a.ts', "/** A. */\nimport { b } from '../core/b.ts';\n", 'no known folder'],
  ];
  it('let the folders of the page import what they build on', () => {
    const files = {
      'playground/src/boards/boards.ts': "import { heaps } from './heaps/index.ts';\n",
      'playground/src/boards/heaps/index.ts':
        "import type { Hint } from '../../solver/tasks.ts';\nimport { Column } from './column.tsx';\n",
      'playground/src/boards/board.tsx': "import { type Layer, type Overlay } from '../why/overlay.ts';\n",
      'playground/src/play/play-view.tsx':
        "import { boardOf } from '../boards/boards.ts';\nimport { headline } from '../why/words.ts';\nimport { Icon } from '../icon.tsx';\n",
      'playground/src/solver/answer-task.ts': "import { shapeOf } from '../shape/shape-of.ts';\n",
      'playground/src/app.tsx': "const view = await import('./tour/tour-view.tsx');\n",
    };
    expect(checkTree(files)).toMatchObject({ status: 0 });
  });

  it.each(breaches)('stop %s', (_name, path, text, message) => {
    const { status, report } = checkTree({ [path]: text });
    expect(report).toContain(`${path}: `);
    expect(report).toContain(message);
    expect(report).toContain('1 files read, 1 breaches');
    expect(status).toBe(1);
  });
});
