/** Cycles, block graphs and large families under the readings literal, interval and hull, against play by definition. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../catalogue.ts';
import { toCatalogue } from '../../../core/catalogue.ts';
import { entry } from '../../../core/entry.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { isBlockGraph } from '../../../structures/blocks.ts';
import { isConnected, listEdges, toGraph } from '../../../structures/graph.ts';
import { geodetic } from '../rules.ts';

const bare = toCatalogue([entry(geodetic, [])]);
const OTHERS = ['literal', 'interval', 'hull'] as const;

function ask(line: string, from = catalogue, moves = Number.POSITIVE_INFINITY): Verdict {
  const answer = solveWith(line, { catalogue: from, moves });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

/** Outcome, value and what all winning moves lead to, both ways; returns the theorem used. */
function compare(line: string): string {
  const [found, expected] = [ask(line), ask(line, bare)];
  const shown = ({ outcome, values, winningMoves }: Verdict) => ({
    outcome,
    ...(values.grundy !== undefined && { grundy: values.grundy }),
    to: winningMoves.map(({ to }) => to).sort(),
  });
  expect(shown(found), line).toEqual(shown(expected));
  return found.because[0]?.theorem ?? '';
}

const options = (reading: string, play: string) => (play === 'normal' ? `[${reading}]` : `[${reading}, misere]`);

describe('cycles under the other readings', () => {
  it('have the values of rows: all rows and sets of up to three picked vertices on C3 to C6, every seventh on C7 to C10', () => {
    const seen = new Map<string, number>();
    for (let order = 3; order <= 10; order++) {
      const vertices = Array.from({ length: order }, (_, index) => index + 1);
      const rows = vertices.flatMap((from) =>
        vertices.map((length) => Array.from({ length }, (_, index) => ((from - 1 + index) % order) + 1)),
      );
      const picked = vertices.flatMap((a) => vertices.flatMap((b) => vertices.map((c) => [...new Set([a, b, c])])));
      const sets = (reading: string) => [[], ...(reading === 'literal' ? rows : picked)].map((set) => set.join(' '));
      for (const reading of OTHERS) {
        for (const play of ['normal', 'misere']) {
          for (const set of new Set(sets(reading).filter((_, index) => order < 7 || index % 7 === 0))) {
            const theorem = compare(`geodetic C${order}${set === '' ? '' : ` : ${set}`} ${options(reading, play)}`);
            seen.set(theorem, (seen.get(theorem) ?? 0) + 1);
          }
        }
      }
    }
    expect(seen.get('geodetic-rows')).toBeGreaterThan(400);
    expect(seen.get('geodetic-row-misere')).toBeGreaterThan(400);
    // C3 is complete: all readings agree there.
    expect([...seen.keys()].sort()).toEqual(['geodetic-branches', 'geodetic-row-misere', 'geodetic-rows']);
  });

  it('are found in any order of their vertices, beside each other, and beside trees', () => {
    expect(compare('geodetic 1-5 5-2 2-4 4-3 3-1 : 5 2 [literal]')).toBe('geodetic-rows');
    expect(compare('geodetic 1-5 5-2 2-4 4-3 3-1 : 5 [hull, misere]')).toBe('geodetic-row-misere');
    for (const reading of OTHERS) expect(compare(`geodetic P4 + C4 + C5 : 5 9 [${reading}]`)).toBe('geodetic-rows');
    expect(ask('geodetic C7 : 1 3 + nim 2 [hull]').values).toEqual({ grundy: 0 });
  });

  it('are answered at any size', () => {
    for (const reading of OTHERS) {
      expect(ask(`geodetic C1000000000000000001 [${reading}]`, catalogue, 1)).toMatchObject({
        outcome: 'N',
        values: { grundy: 1 },
      });
      expect(ask(`geodetic C1000000000000000001 [${reading}, misere]`, catalogue, 1).outcome).toBe('P');
    }
    const won = ask('geodetic C1000000000000000000 : 1 [hull, misere]');
    expect(won.winningMoves.map(({ move }) => move)).toEqual(['500000000000000000', '500000000000000002']);
    for (const { to } of won.winningMoves) expect(ask(to ?? '', catalogue, 1).outcome).toBe('P');
  });

  it('name one of very many moves that label everything where these lead to the same line', () => {
    const movesOf = (line: string) => ask(line, catalogue, 5).winningMoves.map(({ move }) => move);
    expect(movesOf('geodetic C1000000000001 : 1..600000000000 [literal]')).toEqual(['600000000001']);
    expect(movesOf('geodetic P2 + C1000000000001 : 1..2 3..500000000003 [hull]')).toEqual(['500000000004']);
    expect(movesOf('geodetic C1000000000001 : 1..500000000001 [hull]')).toEqual([
      '500000000002',
      '500000000003',
      '500000000004',
      '500000000005',
      '500000000006',
    ]);
  });
});

describe('graphs with complete blocks', () => {
  it('are one game under all readings: connected ones of up to five vertices, without labels and with one or two', () => {
    let cases = 0;
    for (let order = 1; order <= 5; order++) {
      const vertices = Array.from({ length: order }, (_, vertex) => vertex);
      const pairs = vertices.flatMap((u) => vertices.filter((v) => u < v).map((v) => [u, v] as const));
      for (let bits = 0; bits < 1 << pairs.length; bits += order === 5 ? 3 : 1) {
        const graph = toGraph(
          order,
          pairs.filter((_, index) => (bits >> index) & 1),
        );
        if (!isConnected(graph) || !isBlockGraph(graph)) continue;
        const text =
          order === 1
            ? '1'
            : listEdges(graph)
                .map(([u, v]) => `${u + 1}-${v + 1}`)
                .join(' ');
        for (const reading of OTHERS) {
          const [first, second] = [1 + (bits % order), 1 + ((bits >> 2) % order)];
          for (const labels of [
            '',
            ` : ${first}`,
            reading === 'literal' ? '' : ` : ${[...new Set([first, second])].join(' ')}`,
          ]) {
            const theorem = compare(`geodetic ${text}${labels} [${reading}]`);
            expect(['geodetic-tree', 'geodetic-branches']).toContain(theorem);
            cases++;
          }
        }
      }
    }
    expect(cases).toBeGreaterThan(700);
  });

  it('among families are answered at any size, as under contraction', () => {
    const same = (line: string, play: string, ...labels: string[]) => {
      const contraction = ask(`geodetic ${line}${labels[0] ?? ''}${play === 'misere' ? ' [misere]' : ''}`, catalogue, 3);
      for (const reading of OTHERS) {
        const given = reading === 'literal' ? labels[0] : (labels[1] ?? labels[0]);
        const found = ask(`geodetic ${line}${given ?? ''} ${options(reading, play)}`, catalogue, 3);
        expect(found.method, line).toBe('theorem');
        expect({ outcome: found.outcome, values: found.values }, line).toEqual({
          outcome: contraction.outcome,
          values: contraction.values,
        });
        expect(
          found.winningMoves.map(({ move }) => move),
          line,
        ).toEqual(contraction.winningMoves.map(({ move }) => move));
        for (const { to } of found.winningMoves) expect(ask(to ?? '', catalogue, 1).outcome, to).toBe('P');
      }
    };
    for (const play of ['normal', 'misere']) {
      same('P1000000000000000001', play);
      same('P1000000000000000001', play, ' : 400..800', ' : 400 800');
      same('K3oR1000000000', play);
      same('K5oR1000000000', play, ' : 2.400..2.700', ' : 2.400 2.700');
      same('K5oR1000000000', play, ' : 2.1..2.400 3.1..3.7', ' : 2.400 3.7');
      same('K1000000000001', play, ' : 1..77');
    }
  });

  it('of any size among listed ones take linear time', () => {
    const tree = Array.from({ length: 20_000 }, (_, index) => `${index + 2}-${((index * 7) % (index + 1)) + 1}`).join(' ');
    for (const labels of ['', ' : 5']) {
      const contraction = ask(`geodetic ${tree}${labels}`, catalogue, 1);
      const hull = ask(`geodetic ${tree}${labels} [hull]`, catalogue, 1);
      expect(hull.values).toEqual(contraction.values);
      expect(hull.winningMoves.map(({ move }) => move)).toEqual(contraction.winningMoves.map(({ move }) => move));
    }
  });
});
