/** Complete graphs with rays in misère play against the rules, and further on against play over phases. */
import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../../core/catalogue.ts';
import { entry } from '../../../core/entry.ts';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { buildPart } from '../play.ts';
import { geodetic } from '../rules.ts';
import { BitClosure, StateSearch } from './loops/readings.ts';
import { eachRaysMove, type RaysPosition } from './loops/strategy.ts';
import { geodeticRaysMisere } from './rays-misere.ts';

const catalogue = toCatalogue([entry(geodetic, [geodeticRaysMisere])]);

function ask(line: string, moves = Number.POSITIVE_INFINITY) {
  const answer = solveWith(line, { catalogue, moves });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

/** Every position that play can reach: outcome and winning moves. */
function checkAll(clique: number, length: number): number {
  const closure = new BitClosure(buildPart({ kind: 'rays', clique: BigInt(clique), length: BigInt(length) }), 'contraction');
  const search = new StateSearch(closure, 'misere', DEFAULT_LIMITS);
  const name = (place: number) => `${Math.floor(place / length) + 1}.${(place % length) + 1}`;
  const states = new Set([0]);
  for (const state of states) {
    const places = Array.from({ length: clique * length }, (_, place) => place);
    const unlabelled = places.filter((place) => ((state >>> place) & 1) === 0);
    const labels = places.filter((place) => ((state >>> place) & 1) === 1).map(name);
    const line = `geodetic K${clique}oR${length} : ${labels.join(' ')} [misere]`;
    const verdict = ask(line);
    expect([verdict.method, verdict.outcome], line).toEqual(['theorem', search.value(state) === 1 ? 'N' : 'P']);
    const winning = unlabelled.filter((place) => search.value(closure.pick(state, place)) === 0).map(name);
    if (verdict.outcome === 'N') expect(verdict.winningMoves.map(({ move }) => move).sort(), line).toEqual(winning.sort());
    for (const place of unlabelled) states.add(closure.pick(state, place));
  }
  return states.size;
}

/** Who wins in misère play over phases, with a memo; Nim in phase II is played out, too. */
function winsByPhases(position: RaysPosition, memo: Map<string, boolean>): boolean {
  const key = `${position.stem} ${position.stem > 0 ? position.rays : position.rays.toSorted()}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const options = [...eachRaysMove(position)];
  const wins = options.length === 0 || options.some((option) => !winsByPhases(option, memo));
  memo.set(key, wins);
  return wins;
}

describe('misère play on complete graphs with rays', () => {
  it('has the outcomes and winning moves of the rules at every stage', () => {
    const cases = [
      [3, 2],
      [4, 2],
      [3, 3],
      [5, 2],
      [4, 3],
      [3, 4],
      [3, 1],
      [6, 1],
    ] as const;
    expect(cases.map(([clique, length]) => checkAll(clique, length))).toEqual([30, 85, 73, 248, 268, 143, 8, 64]);
  });

  it('is lost before the first label as far as phases were played through', () => {
    let cases = 0;
    for (const [clique, most] of [
      [3, 14],
      [4, 9],
      [5, 6],
    ] as const) {
      for (let length = 2; length <= most; length++) {
        const memo = new Map<string, boolean>();
        for (let first = 1; first <= length; first++) {
          const rays = [length - first, ...new Array<number>(clique - 1).fill(length)];
          expect(winsByPhases({ length, rays, stem: first - 1 }, memo), `K${clique}oR${length}, ${first}`).toBe(true);
          cases++;
        }
      }
    }
    expect(cases).toBe(104 + 44 + 20);
  });

  it('is answered at any size', () => {
    expect(ask('geodetic K3oR1000000000 [misere]').outcome).toBe('P');
    expect(ask('geodetic K3oR1000000000 : 2.7 [misere]', 1)).toMatchObject({ outcome: 'N', method: 'theorem' });
    expect(ask('geodetic K1000000000000 [misere]', 1).outcome).toBe('N');
  });
});
