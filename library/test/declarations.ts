/** The declarations that the compiler makes of the library, in a folder that is there as long as it is looked at. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './expected-file.ts';

/** What `look` makes of the folder. */
export function withDeclarations<T>(look: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'impartial-api-'));
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const flags = ['--emitDeclarationOnly', '--declarationMap', 'false', '--composite', 'false', '--incremental', 'false'];
    // Errors of types elsewhere are found by `npm run check`; declarations are made all the same.
    spawnSync(process.execPath, [tsc, '-p', join(root, 'library'), ...flags, '--outDir', folder]);
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The text of the comment that ends right before this offset, if one does. */
export function commentBefore(text: string, offset: number): string {
  const before = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, offset))?.[1] ?? '';
  return before
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim();
}
