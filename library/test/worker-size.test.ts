/** A page that only asks a worker is bundled without the engine, which is in the worker. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, expect, it } from 'vitest';
import { root } from './expected-file.ts';

/** 3,977 when it was last measured. */
const MOST_BYTES = 5_000;
const folder = mkdtempSync(join(tmpdir(), 'impartial-worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PAGE = `
import { connect } from 'impartial/worker';
const port = { postMessage: (message) => (port.sent = message), addEventListener() {} };
const connection = connect(port);
connection.solve('nim 3 5');
export const sent = port.sent;
export const calls = Object.keys(connection);
`;

it('a page that connects to a worker is bundled in a few kB', async () => {
  const input = join(folder, 'page.mjs');
  writeFileSync(input, PAGE);
  const alias = { 'impartial/worker': join(root, 'library/src/entry-points/worker.ts') };
  const bundle = await rolldown({ input, resolve: { alias } });
  const { output } = await bundle.write({ file: join(folder, 'bundle.mjs'), minify: true });
  await bundle.close();
  const bytes = output.reduce((sum, part) => sum + (part.type === 'chunk' ? Buffer.byteLength(part.code) : 0), 0);
  console.log(`connect: ${bytes} bytes, minified`);
  const { sent, calls } = (await import(join(folder, 'bundle.mjs'))) as { sent: unknown; calls: readonly string[] };
  expect(sent).toMatchObject({ call: 'solve', input: 'nim 3 5' });
  expect(calls).toHaveLength(14);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
