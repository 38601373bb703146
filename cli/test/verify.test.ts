import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import threads from 'node:worker_threads';
import { chooseStatements } from 'impartial-papers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runChecks } from '../src/verify-run.ts';
import { makeTask, type Task } from '../src/verify-worker.ts';
import { folderWith, run } from './run-program.ts';

/** A heap from which one or two counters are taken. */
const RULESET = `export default {
  id: 'one-or-two',
  samples: ['3'],
  parse: ({ text }) => ({ ok: true, value: Number(text) }),
  format: String,
  *moves(heap) {
    for (const take of [1, 2]) if (take <= heap) yield { label: String(take), to: heap - take };
  },
};
`;

describe('impartial verify', () => {
  it('plays through one paper: a table of 80 columns, and a summary', async () => {
    const { out, code } = await run(['verify', 'geodetic-contraction-games']);
    expect(code).toBe(0);
    expect(out).toContain('Geodetic Contraction Games [fraenkelHarary1989]');
    expect(out).toMatch(/^✓ Theorem 4 +holds +\d+$/m);
    expect(out.replaceAll('\n', ' ')).toMatch(/one paper · \d+ statements · \d+ hold · \d+ hold as corrected · 1 open $/);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('tells one statement at length and plays its counterexample', async () => {
    const { out, code } = await run(['verify', 'epidemiography', 'theorem', '3']);
    expect(code).toBe(0);
    expect(out).toContain('false as printed');
    expect(out).toContain('dancing-mania 2>1 3>0 3>2 4>3 : 4 by the rules: P-position');
    expect(out).toMatch(/^ {2}first {3}4>3 +leaves dancing-mania/m);
    expect(out).toMatch(/^ {2}second {2}\S+ +leaves dancing-mania/m);
  });

  it('names the alliance that moves, and says when a play continues', async () => {
    const { out } = await run(['verify', 'survivor-nim', 'corollary 15']);
    const movers = [...out.matchAll(/^ {2}alliance ([12]) {2}[12] +leaves survivor-nim/gm)]
      .map(([, alliance]) => alliance)
      .join('');
    expect(movers).toBe('111221211122');
    expect(out).toMatch(/^ {2}… and so on$/m);
  });

  it.each([
    ['as soon as it is done', [0, 0, 0, 1], [[], [2], [2], [2, 2]]],
    ['after those before it', [1, 1, 1, 0], [[], [], [], [2, 2]]],
  ] as const)('tells a paper %s', async (_, order, expected) => {
    // Two threads: one has the first of the statements in hand, the other the last; each answer is followed by the next task.
    const inHand: (() => void)[] = [];
    let started = 0;
    vi.spyOn(os, 'availableParallelism').mockReturnValue(2);
    vi.spyOn(threads, 'Worker').mockImplementation(function startThread() {
      const [number, thread] = [started++, new EventEmitter()];
      const postMessage = (task: Task) => {
        inHand[number] = () => thread.emit('message', makeTask(task, {}));
      };
      return Object.assign(thread, { postMessage, terminate: async () => 0 }) as unknown as threads.Worker;
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    const ofPaper = (id: string) => chooseStatements().filter(({ paper }) => paper.id === id);
    const chosen = ['compound-node-kayles', 'nim-on-graphs'].flatMap((id) => ofPaper(id).slice(0, 2));
    const told: number[] = [];
    const end = runChecks(chosen, false, {}, {}, (outcomes) => told.push(outcomes.length));
    const seen = order.map((thread) => {
      inHand[thread]?.();
      return [...told];
    });
    expect(seen).toEqual(expected);
    expect((await end).outcomes.map(({ statement }) => statement)).toEqual(chosen.map(({ statement }) => statement));
  });

  it('tries a theorem on its examples in a thread', () => {
    const trials = [{ question: 'arc-kayles C40', isExample: true, smaller: [] }];
    const { theorems } = makeTask({ kind: 'theorems', trials }, { deep: false });
    expect(theorems?.map(({ theorem, cases }) => [theorem.id, cases])).toEqual([['arc-kayles-cycle', 1]]);
  });

  it('says that it checks the rulesets that a configuration names', async () => {
    const cwd = folderWith({
      'impartial.config.mjs': "export default { rulesets: ['./one.mjs'] };",
      'one.mjs': RULESET,
    });
    const { out, err, code } = await run(['verify'], { cwd });
    expect(err).toMatch(/^impartial: checking the rulesets of this folder's configuration \(one\.mjs\); name a paper/);
    expect(out).toMatch(/checks hold/);
    expect(code).toBe(0);
    const paper = await run(['verify', 'survivor-nim', 'example 7'], { cwd });
    expect([paper.err, paper.code]).toEqual(['', 0]);
  });

  it('finds a statement in all papers', async () => {
    const { out } = await run(['verify', 'corollary 2']);
    expect(out).toContain('Compound Node-Kayles on Paths');
    expect(out).toContain('Epidemiography');
  });

  it('prints data, and a page', async () => {
    const [json, page] = await Promise.all([
      run(['verify', 'survivor-nim', 'example 7', '--json']),
      run(['verify', 'survivor-nim', 'example 7', '--markdown']),
    ]);
    const { statements, theorems } = JSON.parse(json.out);
    expect(statements[0]).toMatchObject({
      paper: 'survivor-nim',
      name: 'Example 7',
      status: 'holds',
      recorded: 'holds',
      complaints: [],
    });
    expect(statements[0].milliseconds).toBeGreaterThanOrEqual(0);
    expect(theorems).toEqual([]);
    expect(page.out).toContain('| **Example 7** |');
  });

  it('goes further when asked to, and says how far', async () => {
    const [near, far] = await Promise.all([run(['verify', 'corollary 12']), run(['verify', 'corollary 12', '--deep'])]);
    expect(near.out).toContain('P0 to P1000');
    expect(far.out).toContain('P0 to P3000');
  });

  it('tells a statement before those whose names only begin like its name, and names these', async () => {
    const { out } = await run(['verify', 'epidemiography', 'theorem 3']);
    expect(out.match(/^Theorem 3/gm)).toHaveLength(1);
    expect(out).toContain('See also: Theorem 3, Grundy values · Theorem 3, proof');
  });

  it('says what there is, and what is near, where nothing has that name', async () => {
    const [paper, statement, near] = await Promise.all([
      run(['verify', 'no such paper']),
      run(['verify', 'survivor-nim', 'proposition 99']),
      run(['verify', `survivornim${' x'.repeat(500)}`]),
    ]);
    expect([paper.code, statement.code, near.code]).toEqual([2, 2, 2]);
    expect(paper.err).toContain(
      'the papers are compound-node-kayles, epidemiography, geodetic-contraction-games, nim-on-graphs, survivor-nim',
    );
    expect(statement.err).toMatch(/survivor-nim has no statement named \S*proposition 99\S*; near are Proposition \d+/);
    expect(near.err.length).toBeLessThan(300);
  });
});
