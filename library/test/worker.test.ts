/** Questions answered in a thread of Node, and through ports such as browsers have. */
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect, type MessagePlace, serve } from '../src/doors/worker.ts';
import { solve } from '../src/index.ts';

/** Two ends of a wire as browsers have them. */
function twoEnds(): readonly [MessagePlace, MessagePlace] {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  port1.start();
  port2.start();
  return [port1, port2] as unknown as readonly [MessagePlace, MessagePlace];
}

describe('impartial/worker', () => {
  it('answers as the library does, also questions that are none', async () => {
    const [near, far] = twoEnds();
    serve(far);
    const desk = connect(near);
    const asked = ['nim 3 5 7', 'kayles 3^100000000000000000000', 'nim x'];
    const answers = await Promise.all(asked.map((question) => desk.solve(question)));
    expect(answers).toEqual(asked.map((question) => solve(question)));
    expect(await desk.solve('node-kayles P7', { moves: 1, evidence: false })).toMatchObject({ outcome: 'N' });
    expect(await desk.sequence('kayles {n}', { to: 3 })).toMatchObject([{ value: 0 }, { value: 1 }, { value: 2 }, { value: 3 }]);
    expect(await desk.sequence('nim', { to: 3 })).toMatchObject({ error: { code: 'no-hole' } });
    expect(await desk.period('kayles {n}')).toMatchObject({ period: 12 });
    const verdict = await desk.solve('kayles 4');
    expect(await desk.verifyCertificate(verdict)).toMatchObject({ ok: true });
    expect(await desk.listMoves('nim 2')).toMatchObject({ complete: true });
  });

  it('says why a call failed, and goes on', async () => {
    const [near, far] = twoEnds();
    serve(far);
    const desk = connect(near);
    await expect(desk.solve(undefined as unknown as string)).rejects.toThrow();
    expect(await desk.solve('nim 1')).toMatchObject({ outcome: 'N' });
  });

  it('runs in a thread of its own', { timeout: 120_000 }, async () => {
    const code = `import('impartial/worker').then(async ({ serve }) => serve((await import('node:worker_threads')).parentPort));`;
    const worker = new Worker(code, { eval: true, execArgv: [] });
    onTestFinished(() => void worker.terminate());
    expect(await connect(worker).solve('nim 3 5 7')).toMatchObject({ outcome: 'N' });
  });
});
