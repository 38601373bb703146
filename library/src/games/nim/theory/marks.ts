/** Heaps of Nim in binary: the nim-sum, and what a winner makes of each heap. */
import { fitNimSum, type Marks, MOST_ROWS, marksOf } from '../../../core/marks.ts';
import { type Nimber, nimSum } from '../../../core/nimber.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { Heaps } from '../../../structures/heaps.ts';

interface Told {
  /** The moves that win; none where the position is lost. */
  readonly winningMoves: Iterable<Move<Heaps>>;
  readonly outcome: 'N' | 'P';
  /** What is added: the size of a heap unless told otherwise. */
  readonly heading?: string;
  readonly value?: (size: Nimber) => Nimber;
  readonly below?: string;
}

export function nimMarks(
  heaps: Heaps,
  { winningMoves, outcome, heading, value = (size) => size, below }: Told,
): Marks | undefined {
  if (heaps.reduce((sum, { count }) => sum + count, 0n) > BigInt(MOST_ROWS)) return undefined;
  const sizes = heaps.flatMap(({ size, count }) => Array.from({ length: Number(count) }, () => size));
  if (!fitNimSum(sizes)) return undefined;
  const left = new Map(Array.from(winningMoves, ({ label }) => toLeft(label)));
  return marksOf([], {
    kind: 'nim-sum',
    heading: heading ?? 'counters',
    unit: heading === undefined ? 'size' : 'value',
    rows: sizes.map((size) => {
      const leave = left.get(String(size));
      const row = { name: `heap of ${size}`, value: value(size) };
      return leave === undefined ? row : { ...row, leave: value(leave), says: { winningMoves: [`${size}>${leave}`] } };
    }),
    sum: sizes.reduce<Nimber>((sum, size) => nimSum(sum, value(size)), 0),
    says: { outcome },
    ...(below !== undefined && { below }),
  });
}

/** `7>3`: a heap of 7 becomes one of 3. */
function toLeft(label: string): [string, Nimber] {
  const [size = '', left = ''] = label.split('>');
  return [size, Number(left)];
}
