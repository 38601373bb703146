/**
 * Grundy values of small plain positions: a table of all weights below the given ones and all places of the piece.
 *
 * Weights are the digits of an index, so that every move leads to a smaller index and one pass in ascending order fills the
 * table.
 */
import { otherEnd, type Plain, type PlainEdge } from './plain.ts';

/** Options that are looked at to fill a table. */
const MOST_OPTIONS = 3_000_000;

/** The Grundy value, or undefined where the table would be too large. */
export function grundyByTable(plain: Plain): number | undefined {
  const { edges, at, piece, origin } = plain;
  const order = origin.length;
  let cells = order;
  const strides: number[] = [];
  for (const { weight } of edges) {
    strides.push(cells);
    cells = weight < BigInt(MOST_OPTIONS) ? cells * (Number(weight) + 1) : Infinity;
    if (cells > MOST_OPTIONS) return undefined;
  }
  const weightAt = at.map((list) => list.reduce((sum, edge) => sum + Number(edges[edge]?.weight ?? 0n), 0));
  const most = Math.max(0, ...weightAt);
  if ((cells / order) * weightAt.reduce((a, b) => a + b, 0) > 2 * MOST_OPTIONS || most > 0xffff) return undefined;

  const values = new Uint16Array(cells);
  const seen = new Int32Array(most + 2).fill(-1);
  const weights = new Int32Array(edges.length);
  const steps = at.map((list, vertex) =>
    list.map((edge) => ({ edge, stride: strides[edge] as number, shift: otherEnd(edges[edge] as PlainEdge, vertex) - vertex })),
  );
  const radix = edges.map(({ weight }) => Number(weight) + 1);
  for (let base = 0; base < cells; base += order) {
    if (base > 0) countUp(weights, radix);
    for (let vertex = 0; vertex < order; vertex++) {
      const index = base + vertex;
      for (const { edge, stride, shift } of steps[vertex] ?? []) {
        const weight = weights[edge] as number;
        for (let less = 1; less <= weight; less++) seen[values[index + shift - less * stride] as number] = index;
      }
      let value = 0;
      while (seen[value] === index) value++;
      values[index] = value;
    }
  }
  return values[cells - order + piece];
}

/** Adds one to a number with these digits, the least significant first. */
function countUp(digits: Int32Array, radix: readonly number[]): void {
  for (let place = 0; place < digits.length; place++) {
    const next = (digits[place] as number) + 1;
    digits[place] = next === radix[place] ? 0 : next;
    if (next !== radix[place]) return;
  }
}
