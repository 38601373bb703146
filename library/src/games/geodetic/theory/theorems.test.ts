/** The theorems on geodetic games through the engine, against play by definition. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateKinds } from '../../../certificates.ts';
import { toCatalogue } from '../../../core/catalogue.ts';
import { entry } from '../../../core/entry.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { verifyCertificateWith } from '../../../engine/check/verify-certificate.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { nim } from '../../nim/rules.ts';
import { afterMove, playPart } from '../play.ts';
import { geodetic } from '../rules.ts';
import { hasVertex } from '../vertex-ranges.ts';
import { geodeticBranches, geodeticComponent } from './branches.ts';
import { geodeticCycle, geodeticCycleMisere } from './cycle.ts';
import { geodeticLabelledSets } from './labelled-sets.ts';
import { geodeticMisereTree } from './misere-tree.ts';
import { geodeticRays } from './rays.ts';
import { geodeticRaysMisere } from './rays-misere.ts';
import { geodeticRowMisere, geodeticRows } from './rows.ts';
import { geodeticTree } from './tree.ts';

const theorems = [
  geodeticCycle,
  geodeticRays,
  geodeticTree,
  geodeticCycleMisere,
  geodeticRaysMisere,
  geodeticMisereTree,
  geodeticRows,
  geodeticRowMisere,
  geodeticBranches,
  geodeticLabelledSets,
  geodeticComponent,
];
const catalogue = toCatalogue([entry(geodetic, theorems), entry(nim, [])]);
const bare = toCatalogue([entry(geodetic, [])]);

function ask(line: string, moves = Number.POSITIVE_INFINITY): Verdict {
  const answer = solveWith(line, { catalogue, moves });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

function byRules(line: string): Verdict {
  const answer = solveWith(line, { catalogue: bare, moves: Number.POSITIVE_INFINITY });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

const movesOf = ({ winningMoves }: Verdict) => winningMoves.map(({ move, to }) => `${move} → ${to}`).sort();

/** Both ways on one line: outcome, value, and all winning moves with what they leave. */
function compare(line: string, theorem?: string): void {
  const [found, expected] = [ask(line), byRules(line)];
  expect(found.outcome, line).toBe(expected.outcome);
  expect(found.method, line).toBe('theorem');
  if (theorem !== undefined) expect(found.because[0]?.theorem, line).toBe(theorem);
  if (expected.values.grundy !== undefined) expect(found.values.grundy, line).toBe(expected.values.grundy);
  expect(movesOf(found), line).toEqual(movesOf(expected));
}

/** Both ways on one line, where components are joined in different orders: outcome, value, and that the winning moves win. */
function compareUnion(line: string): void {
  const [found, expected] = [ask(line), byRules(line)];
  expect(found.outcome, line).toBe(expected.outcome);
  expect(found.method, line).toBe('theorem');
  if (expected.values.grundy !== undefined) expect(found.values.grundy, line).toBe(expected.values.grundy);
  const labels = new Set(found.winningMoves.map(({ move }) => move));
  expect([found.winningMoves.length > 0, line]).toEqual([expected.winningMoves.length > 0, line]);
  if (expected.winningMoves.length > 0)
    expect(
      expected.winningMoves.some(({ move }) => labels.has(move)),
      line,
    ).toBe(true);
  for (const { to = '' } of found.winningMoves) expect(byRules(to).outcome, `${line} to ${to}`).toBe('P');
}

/** All sets of the vertices 1 … order, as text. */
function* eachSet(order: number): Iterable<string> {
  for (let bits = 0; bits < 1 << order; bits++)
    yield Array.from({ length: order }, (_, vertex) => vertex + 1)
      .filter((vertex) => (bits >> (vertex - 1)) & 1)
      .join(' ');
}

/** The vertices of K_m∘R_n. */
function rayNames(clique: number, length: number): string[] {
  return Array.from({ length: clique * length }, (_, place) => `${Math.floor(place / length) + 1}.${(place % length) + 1}`);
}

describe('geodetic games with every labelled set', () => {
  it.each(['', ' [misere]'])('on cycles, paths and complete graphs%s', (play) => {
    let seen = 0;
    for (const graph of ['C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'P1', 'P2', 'P3', 'P5', 'P6', 'P7', 'K4', 'K5']) {
      for (const set of eachSet(Number(graph.slice(1)))) {
        compare(`geodetic ${graph} : ${set}${play}`);
        seen++;
      }
    }
    expect(seen).toBe(538);
  });

  it.each(['', ' [misere]'])('on complete graphs with rays%s', (play) => {
    let seen = 0;
    for (const [clique, length] of [
      [1, 4],
      [2, 3],
      [3, 1],
      [3, 2],
      [4, 2],
      [3, 3],
    ] as const) {
      const names = rayNames(clique, length);
      for (const set of eachSet(names.length)) {
        const labels = set.split(' ').flatMap((place) => names[Number(place) - 1] ?? []);
        compare(`geodetic K${clique}oR${length} : ${labels.join(' ')}${play}`);
        seen++;
      }
    }
    expect(seen).toBe(16 + 64 + 8 + 64 + 256 + 512);
  });

  it('on small trees under every reading and convention', () => {
    let seen = 0;
    for (const tree of ['P4', 'K1,3', '1-2 2-3 2-4 4-5']) {
      const order = new Set(tree.match(/\d/g)).size;
      for (const reading of ['contraction', 'literal', 'interval', 'hull']) {
        for (const play of ['normal', 'misere']) {
          for (const set of eachSet(tree === 'K1,3' ? 4 : tree === 'P4' ? 4 : order)) {
            compare(`geodetic ${tree} : ${set} [${reading}, ${play}]`);
            seen++;
          }
        }
      }
    }
    expect(seen).toBe(8 * (16 + 16 + 32));
  });

  it('on graphs that are neither, under every reading and convention', () => {
    let seen = 0;
    for (const graph of ['K2,3', '1-2 2-3 3-1 3-4 4-5', '1-2 2-3 3-4 4-1 1-3']) {
      const order = graph === 'K2,3' ? 5 : new Set(graph.match(/\d/g)).size;
      for (const reading of ['contraction', 'literal', 'interval', 'hull']) {
        for (const play of ['normal', 'misere']) {
          for (const set of eachSet(order)) {
            compare(`geodetic ${graph} : ${set} [${reading}, ${play}]`);
            seen++;
          }
        }
      }
    }
    expect(seen).toBe(8 * (32 + 32 + 16));
  });
});

describe('geodetic games', () => {
  it('use the theorem that is about them', () => {
    const used = (line: string) => ask(`geodetic ${line}`, 1).because[0]?.theorem;
    expect(used('C7')).toBe('geodetic-cycle');
    expect(used('1-3 3-2 2-4 4-1')).toBe('geodetic-cycle');
    expect(used('C8 [misere]')).toBe('geodetic-cycle-misere');
    expect(used('K3oR21')).toBe('geodetic-rays');
    expect(used('K3oR21 [misere]')).toBe('geodetic-rays-misere');
    expect(used('K2oR21')).toBe('geodetic-tree');
    expect(used('S1,2,3')).toBe('geodetic-tree');
    expect(used('S1,2,3 [hull]')).toBe('geodetic-tree');
    expect(used('S1,2,3 [misere]')).toBe('geodetic-misere-tree');
    expect(used('G3x3')).toBe('geodetic-branches');
    expect(used('G3x3 [literal]')).toBe('geodetic-labelled-sets');
    expect(used('G3x3 [misere]')).toBe('geodetic-labelled-sets');
  });

  it('add up side by side, copies included', () => {
    const lines = [
      'C7 + K3oR2 + P3',
      '2*C4 : 1',
      '3*P3 : 2 4',
      'C5 + C5 + C5 : 1 7',
      '(1-3 2-4) + P2 : 2',
      '2*K0,2 : 3',
      'P0 + P4 : 2',
      'C3 + P3 : 5',
    ];
    for (const line of lines) compareUnion(`geodetic ${line}`);
    for (const line of ['2*P3', 'K1,3 + P4', 'P2 + P2 + P1 : 1', 'C4 + P3', '2*C3 : 2'])
      compareUnion(`geodetic ${line} [misere]`);
  });

  it('agree with play by definition on random unions with random labels', () => {
    const part = fc.constantFrom(
      'P1',
      'P3',
      'P4',
      'C3',
      'C4',
      'C5',
      'K3oR2',
      'K4',
      'K2,2',
      'S1,1,2',
      '(1-2 2-3 3-1 1-4)',
      '(1-3 2-4)',
    );
    const union = fc
      .array(part, { minLength: 1, maxLength: 3 })
      .filter((parts) => parts.length > 1 || !parts[0]?.startsWith('K3o'));
    const orders: Record<string, number> = { K3oR2: 6, 'K2,2': 4, 'S1,1,2': 5, '(1-2 2-3 3-1 1-4)': 4, '(1-3 2-4)': 4 };
    const play = fc.constantFrom('', ' [misere]', ' [literal]', ' [interval]', ' [hull, misere]');
    let seen = 0;
    fc.assert(
      fc.property(union, fc.array(fc.nat(99), { maxLength: 4 }), play, (parts, picks, options) => {
        const order = parts.reduce((sum, each) => sum + (orders[each] ?? Number(each.slice(1))), 0);
        fc.pre(order <= 10);
        const labels = picks.map((pick) => (pick % order) + 1).join(' ');
        compareUnion(`geodetic ${parts.join(' + ')} : ${labels}${options}`);
        seen++;
      }),
      { numRuns: 150 },
    );
    expect(seen).toBeGreaterThanOrEqual(100);
  });

  it('carry certificates that play by definition confirms', () => {
    for (const line of ['C7', 'K3oR4 : 1.2', 'C5 + P3 : 1 7', 'petersen', 'S1,2,3 : 1 [hull]', '2*(1-2 2-3 3-1) + P0']) {
      const certificate = ask(`geodetic ${line}`).certificate?.();
      if (certificate?.kind !== 'search') throw new Error(line);
      const isAccepted = (claim: unknown) => verifyCertificateWith(claim, { catalogue: bare, certificateKinds }).ok;
      expect(isAccepted(certificate), line).toBe(true);
      expect(isAccepted({ ...certificate, outcome: certificate.outcome === 'N' ? 'P' : 'N' }), line).toBe(false);
      const raised = certificate.proof?.map((each) => each.replace(/^(v\t.*\t)0$/, '$19'));
      expect(isAccepted({ ...certificate, proof: raised }), line).toBe(false);
    }
  });

  it('add to games of other rulesets', () => {
    expect(ask('geodetic C7 : 1..3 + nim 2').outcome).toBe('P');
    expect(ask('geodetic C7 + nim 1').outcome).toBe('P');
    expect(ask('geodetic K3oR4 : 1.2 + nim 5').outcome).toBe('N');
  });

  it('are answered at any size', () => {
    expect(ask('geodetic C1000000000000000000', 3)).toMatchObject({ outcome: 'P', values: { grundy: 0 }, winningMoves: [] });
    const won = ask(`geodetic C${2n ** 60n - 1n}`, 2);
    expect(won).toMatchObject({ outcome: 'N', winningMovesComplete: false });
    expect(won.winningMoves).toHaveLength(2);
    expect(ask(`geodetic C${2n ** 60n} [misere]`, 1)).toMatchObject({
      outcome: 'N',
      winningMoves: [{ move: '1', to: `geodetic C${2n ** 60n} : 1 [misere]` }],
    });
    expect(ask('geodetic C1000 : 1..400').winningMoves).toEqual([
      { move: '490', to: 'geodetic C1000 : 1..490' },
      { move: '911', to: 'geodetic C1000 : 1..400 911..1000' },
    ]);
    expect(ask('geodetic K3oR1000000000', 3).outcome).toBe('P');
    expect(ask('geodetic K2oR1000000000 [misere]', 3)).toMatchObject({ outcome: 'P', method: 'theorem' });
    expect(ask('geodetic K2oR1000000000 : 2.7 [misere]', 3).winningMoves[0]?.move).toBe('1.7');
    expect(ask('geodetic K1000000000000oR1000000000 : 1.1', 1)).toMatchObject({ outcome: 'N', winningMovesComplete: false });
    expect(ask('geodetic P1000000000000000001').winningMoves).toEqual([
      { move: '500000000000000001', to: 'geodetic P1000000000000000001 : 500000000000000001' },
    ]);
    expect(ask('geodetic K1000000001', 1).outcome).toBe('N');
    expect(ask('geodetic K3oR1000000000 : 1.5 2.7', 1)).toMatchObject({ outcome: 'unknown' });
    expect(ask('geodetic C1000000000000 : 1 5 [misere]', 1)).toMatchObject({ outcome: 'unknown' });
    expect(ask('geodetic C100000 : 1..99990 99993 [misere]', 1)).toMatchObject({ outcome: 'P' });
  });

  it('can be played to the end on graphs that are never built', () => {
    let state = 7;
    const random = (below: bigint) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return (BigInt(state) * below) >> 32n;
    };
    let replies = 0;
    for (const [graph, rays, length] of [
      ['K3oR1000000007', 3n, 1000000007n],
      ['K4oR999999', 4n, 999999n],
      ['C1152921504606846970', 0n, 1152921504606846970n],
    ] as const) {
      for (let play = 0; play < 5; play++) {
        let line = `geodetic ${graph}`;
        for (;;) {
          const name = rays === 0n ? `${random(length) + 1n}` : `${random(rays) + 1n}.${random(length) + 1n}`;
          const moved = pick(line, name);
          if (moved === undefined) break;
          const reply = ask(moved, 1);
          expect(reply.outcome, moved).toBe('N');
          expect(ask(reply.winningMoves[0]?.to ?? '', 0).outcome).toBe('P');
          line = reply.winningMoves[0]?.to ?? '';
          replies++;
        }
      }
    }
    expect(replies).toBeGreaterThan(15);
  });
});

/** The question after this move, or undefined where the vertex has a label. */
function pick(line: string, name: string): string | undefined {
  const id = line.replace('geodetic ', '');
  const position = geodetic.parse({ text: id, at: 0, options: [] });
  if (!position.ok) return expect.fail(line);
  const part = position.value.parts[0]?.item;
  if (part === undefined) return undefined;
  const place = geodetic.parse({ text: `${id.split(' :')[0]} : ${name}`, at: 0, options: [] });
  const vertex = place.ok ? place.value.parts[0]?.item.given[0]?.from : undefined;
  if (vertex === undefined || hasVertex(part.given, vertex)) return undefined;
  return `geodetic ${geodetic.format(afterMove(position.value, 0, playPart(part, 'contraction').pick(vertex)))}`;
}
