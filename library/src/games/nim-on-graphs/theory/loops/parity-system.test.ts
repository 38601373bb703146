/** Systems over two elements against all sets of columns. */
import { describe, expect, it } from 'vitest';
import { solveParity } from './parity-system.ts';

let state = 5;
function below(bound: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}

describe('a parity system', () => {
  it('has the solutions that trying all sets of columns finds', () => {
    const seen = { solved: 0, unsolved: 0 };
    for (let round = 0; round < 2_000; round++) {
      const [rows, columns] = [1 + below(6), below(7)];
      const ones = Array.from({ length: rows }, () => Array.from({ length: columns }, (_, c) => c).filter(() => below(2) === 0));
      const unit = below(rows);
      const found = solveParity(ones, columns, unit, () => {});
      const solutions = Array.from({ length: 1 << columns }, (_, set) => set).filter((set) =>
        ones.every((list, row) => list.filter((column) => (set >> column) & 1).length % 2 === (row === unit ? 1 : 0)),
      );
      if ('rows' in found) {
        seen.unsolved++;
        expect(solutions).toEqual([]);
        expect(found.rows).toContain(unit);
        for (let column = 0; column < columns; column++) {
          expect(found.rows.filter((row) => ones[row]?.includes(column)).length % 2).toBe(0);
        }
      } else {
        seen.solved++;
        expect(solutions).toContain(found.columns.reduce((set, column) => set | (1 << column), 0));
        const inSome = Array.from({ length: columns }, (_, c) => c).filter((c) => solutions.some((set) => (set >> c) & 1));
        expect(found.inSome).toEqual(inSome);
      }
    }
    expect(Math.min(seen.solved, seen.unsolved)).toBeGreaterThan(400);
  });
});
