/** Brussels sprouts: names of moves, and all twelve compounds against play by their definition. */
import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../core/catalogue.ts';
import { COMPOUNDS, type Compound } from '../../core/setting.ts';
import { solveWith } from '../../engine/solve/solve.ts';
import { sweep } from '../../testing/sweep.ts';
import { type Arms, brusselsSprouts } from './brussels-sprouts.ts';
import { entries } from './entries.ts';

const catalogue = toCatalogue(entries);

const REGIONS: readonly Arms[] = [[1], [2], [1, 1], [3], [2, 1], [4], [3, 1], [2, 2], [1, 1, 1]];
const PAIRS = REGIONS.flatMap((one, place) => REGIONS.slice(place).map((other) => [one, other]));
const TRIPLES = [
  [[3], [3], [2]],
  [[2], [2], [2]],
  [[2, 1], [2], [1, 1]],
  [[2], [2], [1]],
];
const POSITIONS: readonly (readonly Arms[])[] = [...REGIONS.map((region) => [region]), ...PAIRS, ...TRIPLES];

const textOf = (regions: readonly Arms[]) => brusselsSprouts.format({ regions });
const movesIn = (region: Arms) => Array.from(brusselsSprouts.moves({ regions: [region] }), ({ to }) => to.regions);

/** Everything a turn may leave: each region stays or is replaced by what a move in it leaves, as the compound has it. */
function turns(regions: readonly Arms[], compound: Compound): readonly (readonly Arms[])[] {
  const { moveIn, ends } = COMPOUNDS[compound];
  const after = regions.map(movesIn);
  if (ends === 'first' && after.some(({ length }) => length === 0)) return [];
  let left: readonly { readonly regions: readonly Arms[]; readonly moved: number }[] = [{ regions: [], moved: 0 }];
  for (const [place, region] of regions.entries()) {
    const moves = after[place] ?? [];
    const mayStay = moveIn !== 'all' || moves.length === 0;
    left = left.flatMap(({ regions: made, moved }) => [
      ...(mayStay ? [{ regions: [...made, region], moved }] : []),
      ...moves.map((to) => ({ regions: [...made, ...to], moved: moved + 1 })),
    ]);
  }
  return left.filter(({ moved }) => moved > 0 && (moveIn !== 'one' || moved === 1)).map(({ regions: made }) => made);
}

class Player {
  private readonly won = new Map<string, boolean>();

  isWon(regions: readonly Arms[], compound: Compound, play: 'normal' | 'misere'): boolean {
    const key = `${compound} ${play} ${[...regions].sort().join('/')}`;
    const known = this.won.get(key);
    if (known !== undefined) return known;
    const after = turns(regions, compound);
    const won = after.length === 0 ? play === 'misere' : after.some((left) => !this.isWon(left, compound, play));
    this.won.set(key, won);
    return won;
  }
}

describe('moves in several regions', () => {
  it('have different names, which say in which region they are', () => {
    const labels = Array.from(
      brusselsSprouts.moves({
        regions: [
          [4, 3, 1],
          [4, 3],
          [4, 3],
        ],
      }),
      ({ label }) => label,
    );
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual(expect.arrayContaining(['1.4+3', '2.4+3', '2.3>4,1/2']));
    expect(labels.some((label) => label.startsWith('3.'))).toBe(true);
  });

  it('have none where there is one region', () => {
    expect(Array.from(brusselsSprouts.moves({ regions: [[3]] }), ({ label }) => label)).toEqual(['3>2/1']);
  });
});

describe('compounds of Brussels sprouts', () => {
  const player = new Player();
  const compounds = Object.keys(COMPOUNDS) as Compound[];
  it.each(compounds)('%s is as by its definition, in normal and in misère play', (compound) => {
    const cases = (['normal', 'misere'] as const).flatMap((play) => POSITIONS.map((regions) => ({ regions, play })));
    sweep(cases)
      .agree(
        ({ regions, play }) => {
          const line = `brussels-sprouts ${textOf(regions)} [${compound}, ${play}]`;
          const answer = solveWith(line, { catalogue, moves: Number.POSITIVE_INFINITY });
          if ('error' in answer) return answer.error.message;
          const left = answer.winningMoves.map(({ to = '' }) => solveWith(to, { catalogue }));
          const wrong = left.filter((after) => 'error' in after || after.outcome !== 'P');
          const names = new Set(answer.winningMoves.map(({ move }) => move));
          return {
            outcome: answer.outcome,
            hasMoves: answer.winningMoves.length > 0,
            wrong: wrong.length,
            isNamed: names.size === answer.winningMoves.length,
          };
        },
        ({ regions, play }) => {
          const won = player.isWon(regions, compound, play);
          return { outcome: won ? 'N' : 'P', hasMoves: won && turns(regions, compound).length > 0, wrong: 0, isNamed: true };
        },
      )
      .atLeast(100);
  });
});
