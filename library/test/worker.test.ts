/** Questions answered in a thread of Node, and through ports such as browsers have. */
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect, type MessagePlace, serve } from '../src/entry-points/worker.ts';
import { listMoves, solve } from '../src/index.ts';

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
    expect(JSON.stringify(await desk.solve('nim 12345678901234567890'))).toContain('"12345678901234567890"');
    const moves = listMoves('nim 12345678901234567890', { moves: 2 });
    expect(JSON.stringify(await desk.listMoves('nim 12345678901234567890', { moves: 2 }))).toBe(JSON.stringify(moves));
    expect(JSON.stringify(await desk.explain('nim 12345678901234567890'))).toContain('"12345678901234567890"');
    expect(await desk.solve('node-kayles P7', { moves: 1 })).toMatchObject({ outcome: 'N' });
    expect(await desk.sequence('kayles {n}', { to: 3 })).toMatchObject([{ value: 0 }, { value: 1 }, { value: 2 }, { value: 3 }]);
    expect(await desk.sequence('nim', { to: 3 })).toMatchObject({ error: { code: 'no-hole' } });
    expect(await desk.period('kayles {n}')).toMatchObject({ period: 12 });
    const verdict = await desk.solve('kayles 4');
    expect(verdict).not.toHaveProperty('certificate');
    const certificate = await desk.certificate('kayles 4');
    expect(await desk.verifyCertificate({ ...verdict, certificate })).toMatchObject({ ok: true });
    expect(await desk.certificate('nim x')).toMatchObject({ error: { code: 'not-a-number' } });
    expect(await desk.listMoves('nim 2')).toMatchObject({ complete: true });
  });

  it('says why a call failed, and goes on', async () => {
    const [near, far] = twoEnds();
    serve(far);
    const desk = connect(near);
    await expect(desk.verify({ question: 'nim 1', verdict: undefined as never })).rejects.toThrow();
    expect(await desk.solve(undefined as never)).toMatchObject({ error: { code: 'not-text' } });
    expect(await desk.solve('nim 1', { limits: { seconds: 1 } as object })).toMatchObject({ error: { code: 'unknown-option' } });
    expect(await desk.solve('nim 1')).toMatchObject({ outcome: 'N' });
  });

  it('tells of progress, and gives proofs, tables and explanations as plain data', async () => {
    const [near, far] = twoEnds();
    serve(far);
    const desk = connect(near);
    const proof = await desk.prove('nim 2 3 [misere]');
    if (!('lines' in proof)) throw new Error('no proof');
    expect(await desk.verifyProof(proof.lines.map((line) => line.trimEnd()))).toMatchObject({ ok: true });
    expect(await desk.gameTable('nim 1 2')).toMatchObject({ question: 'nim 1 2' });
    expect(await desk.periodTable('kayles {n}')).toMatchObject({ period: 12 });
    expect(await desk.explain('nim 3 5 7')).toMatchObject({ verdict: { outcome: 'N' }, used: [{ id: 'bouton-nim' }] });
    expect(await desk.explain('nim x')).toMatchObject({ error: {} });
    expect(await desk.delayingMove('nim 2 2')).toMatchObject({ movesLeft: 3 });
    const verdict = solve('nim 3 5 7');
    if ('error' in verdict) throw new Error(verdict.error.message);
    expect(await desk.verify({ question: 'nim 3 5 7', verdict })).toMatchObject({ ok: true });
    let told = 0;
    const limits = { positions: 5000 };
    expect(await desk.solve('grundys-game 40 39 [misere]', { limits, onProgress: () => void told++ })).toMatchObject({
      limit: { name: 'positions' },
    });
    expect(told).toBeGreaterThan(0);
    const withClock = { limits, now: () => 0 };
    expect(await desk.solve('nim 3 5 7', withClock)).toMatchObject({ outcome: 'N' });
  });
});

describe('a thread of its own', () => {
  const SERVE = `import('impartial/worker').then(async ({ serve }) => serve((await import('node:worker_threads')).parentPort));`;
  /** One that goes on for ever without a look, unless the call was stopped before. */
  const DEAF = `require('node:worker_threads').parentPort.on('message', ({ stopped, id, options }) => {
    const { parentPort } = require('node:worker_threads');
    if (stopped) return parentPort.postMessage({ id, answer: [{ n: options.from ?? 0, value: null, limit: { name: 'stopped', value: 0 } }] });
    parentPort.postMessage({ id, terms: [{ n: 0, value: 5 }, { n: 1, value: 6 }] });
    for (;;);
  });`;
  const LONG = 'grundys-game 60 59 [misere]';

  /** Tells how many terms have come from the worker so far, after each message with some. */
  function tellingTerms(worker: Worker, tell: (count: number) => unknown): Worker {
    let count = 0;
    worker.on('message', ({ terms }: { readonly terms?: readonly unknown[] }) => {
      if (terms === undefined) return;
      count += terms.length;
      setImmediate(() => tell(count));
    });
    return worker;
  }

  it('answers', async () => {
    const worker = new Worker(SERVE, { eval: true, execArgv: [] });
    onTestFinished(() => void worker.terminate());
    expect(await connect(worker).solve('nim 3 5 7')).toMatchObject({ outcome: 'N' });
  });

  it('stops at a signal, keeps the terms that are known, and answers the next call', async () => {
    let started = 0;
    let onTerms = (_count: number): unknown => undefined;
    const desk = connect(() => {
      started++;
      return tellingTerms(new Worker(SERVE, { eval: true, execArgv: [] }), (count) => onTerms(count));
    });
    onTestFinished(() => desk.close());
    await desk.solve('nim 1');
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const stopped = await desk.solve(LONG, { signal: controller.signal, onProgress });
    expect(stopped).toMatchObject({ outcome: 'unknown', limit: { name: 'stopped' } });
    const second = new AbortController();
    onTerms = (count) => count > 100 && second.abort();
    const asked = desk.sequence('octal 0.007: {n}', { to: 1e8, signal: second.signal });
    const waiting = desk.solve('nim 3 5 7');
    const terms = await asked;
    if ('error' in terms) throw new Error(terms.error.message);
    expect(terms.at(-1)).toMatchObject({ n: terms.length - 1, value: null, limit: { name: 'stopped' } });
    expect(terms.length).toBeGreaterThan(100);
    expect(terms[7]).toEqual({ n: 7, value: 2, kind: 'Grundy values' });
    expect(await waiting).toMatchObject({ outcome: 'N' });
    expect(await desk.solve(LONG, { signal: AbortSignal.abort() })).toMatchObject({ limit: { name: 'stopped' } });
    expect(started).toBeGreaterThanOrEqual(1);
  });

  it('is ended and started anew where it does not look', async () => {
    let started = 0;
    const controller = new AbortController();
    const desk = connect(() => {
      started++;
      return tellingTerms(new Worker(DEAF, { eval: true, execArgv: [] }), () => controller.abort());
    });
    onTestFinished(() => desk.close());
    const terms = await desk.sequence('nim {n}', { to: 9, signal: controller.signal });
    expect(started).toBe(2);
    expect(terms).toMatchObject([
      { n: 0, value: 5 },
      { n: 1, value: 6 },
      { n: 2, value: null, limit: { name: 'stopped' } },
    ]);
  });

  it('that cannot start fails the call, and a closed connection all calls', async () => {
    const desk = connect(() => new Worker('throw new Error("no such worker")', { eval: true, execArgv: [] }));
    await expect(desk.solve('nim 1')).rejects.toThrow('no such worker');
    const left = desk.solve('nim 1');
    desk.close();
    await expect(left).rejects.toThrow('closed');
    await expect(desk.solve('nim 1')).rejects.toThrow('closed');
  });
});
