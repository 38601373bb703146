/** Long calls stop at a signal, say so, and tell how far they are; what they answer otherwise does not change. */
import { describe, expect, it } from 'vitest';
import {
  delayingMove,
  gameTable,
  listMoves,
  period,
  prove,
  seededRandom,
  solve,
  type Verdict,
  verify,
  verifyCertificate,
  verifyProof,
  type WorkDone,
} from '../../index.ts';

/** Questions whose work is done in different loops. */
const LONG = [
  'grundys-game 60 59 [misere]',
  'grundys-game 90000',
  'octal 0.007: 99999',
  `node-kayles ${randomEdges(45, () => '')}`,
  `node-kayles ${randomEdges(45, () => '')} [misere]`,
  `nim-on-graphs ${randomEdges(14, (random) => `=${1 + Math.floor(3 * random())}`)} @2`,
];

/** A graph without symmetry: two edges or fewer from each vertex, to any other. */
function randomEdges(order: number, label: (random: () => number) => string): string {
  const random = seededRandom(7);
  const edges = new Set<string>();
  for (let vertex = 1; vertex <= order; vertex++)
    for (const other of [random(), random()].map((part) => 1 + Math.floor(order * part)))
      if (other !== vertex) edges.add(`${Math.min(vertex, other)}-${Math.max(vertex, other)}`);
  return [...edges].map((edge) => edge + label(random)).join(' ');
}

/** A signal that is given at the third look. */
function atThirdLook() {
  let looks = 0;
  const signal = { aborted: false };
  const onProgress = () => {
    signal.aborted ||= ++looks >= 3;
  };
  return { signal, onProgress };
}

describe('a signal', () => {
  it('ends a search or a table with what it is', () => {
    let stopped = 0;
    for (const question of LONG) {
      const { signal, onProgress } = atThirdLook();
      const answer = solve(question, { signal, onProgress });
      if ('error' in answer) throw new Error(`${question}: ${answer.error.message}`);
      if (answer.limit?.name !== 'stopped') continue;
      stopped++;
      expect(answer).toMatchObject({ outcome: 'unknown', limit: { name: 'stopped', value: 0 } });
      expect(answer.reason).toMatch(/was stopped$/);
    }
    expect(stopped).toBe(LONG.length);
  });

  it('that was given before ends every long call, and none throws', () => {
    const signal = AbortSignal.abort();
    const question = 'grundys-game 60 59 [misere]';
    expect(solve(question, { signal })).toMatchObject({ outcome: 'unknown', limit: { name: 'stopped' } });
    expect(prove(question, { signal })).toMatchObject({ limit: { name: 'stopped' } });
    expect(gameTable('nim 3 4 5', { signal })).toMatchObject({ limit: { name: 'stopped' } });
    expect(listMoves(question, { signal })).toMatchObject({ complete: false });
    expect(delayingMove(question, { signal })).toBeUndefined();
    expect(period('octal 0.007: {n}', { signal })).toMatchObject({ because: [], limit: { name: 'stopped' } });
    expect(period('node-kayles P{n} [selective]', { signal })).toMatchObject({ because: [], limit: { name: 'stopped' } });
    const heap = { kind: 'octal-heap', code: '0.007', size: 50_000, value: 1 };
    expect(verifyCertificate(heap, { signal })).toMatchObject({
      ok: false,
      steps: [{ result: 'not done', limit: { name: 'stopped' } }],
    });
    const verdict = { question, outcome: 'N', winningMoves: [] } as unknown as Verdict;
    expect(verify(question, verdict, { signal })).toMatchObject({ steps: [{ result: 'not done', limit: { name: 'stopped' } }] });
    const proof = prove('nim 3 4 5 6 [misere]');
    if (!('lines' in proof)) throw new Error('no proof');
    const check = verifyProof(
      Array.from(proof.lines, (line) => line.trimEnd()),
      { signal },
    );
    expect(check).toMatchObject({ ok: false, steps: [{ result: 'not done', limit: { name: 'stopped' } }] });
  });

  it('that never comes changes nothing, and progress is told', () => {
    const { signal } = new AbortController();
    for (const question of ['kayles 12 5 [misere]', 'node-kayles grid 3x4', 'nim 3 4 5']) {
      let told = 0;
      const onProgress = () => void told++;
      expect(solve(question, { signal, onProgress, method: 'search' })).toEqual(solve(question, { method: 'search' }));
      expect([question, told > 0]).toEqual([question, true]);
    }
  });
});

describe('progress', () => {
  /** What is told of a question until so many looks, or what is enough, or its end. */
  function toldOf(question: string, most: number, method?: 'search', isEnough?: (done: WorkDone) => boolean): WorkDone[] {
    const told: WorkDone[] = [];
    const signal = { aborted: false };
    const onProgress = (done: WorkDone) => {
      signal.aborted ||= told.push(done) >= most || isEnough?.(done) === true;
    };
    solve(question, { signal, onProgress, ...(method !== undefined && { method }) });
    return told;
  }

  it('of a search counts positions from its beginning, and never goes back', () => {
    let searches = 0;
    const deep = ['geodetic G40x40 : 1', 'node-kayles Q6 [misere]', 'selective-node-kayles G5x5'];
    for (const question of [...LONG.filter((line) => !line.startsWith('octal')), ...deep]) {
      for (const method of [undefined, 'search'] as const) {
        const told = toldOf(question, 60, method);
        const counts = told.map(({ positions }) => positions);
        expect(counts, `${question} ${method ?? ''}`).toEqual(counts.toSorted((a, b) => a - b));
        // Theorems count no positions: tables of values count those.
        const isTheorem = told.at(-1)?.values !== undefined || question.startsWith('nim-on-graphs');
        if (!isTheorem) expect(counts.at(-1), `${question} ${method ?? ''}`).toBeGreaterThan(0);
        searches++;
      }
    }
    expect(searches).toBeGreaterThan(12);
  });

  it('of a search tells how many first moves are decided', () => {
    const isTold = ({ decided = 0 }: WorkDone) => decided > 0;
    const questions = ['node-kayles G9x9', 'node-kayles P30 [misere]', 'selective-node-kayles G4x4', 'grundys-game 30 [misere]'];
    expect(questions.filter((question) => toldOf(question, 500, undefined, isTold).some(isTold)).length).toBeGreaterThan(2);
  });
});
