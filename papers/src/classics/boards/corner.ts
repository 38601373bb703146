/** What is known of pieces in a corner, played through: boards by the rules alone, and the program's answers beside them. */
import { eachPieceMove, mex, type PieceName } from 'impartial/internal';
import { answers, ask, outcomeOf } from '../../statements/ask.ts';
import type { Reach, Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';

interface Square {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  /** Whether the player to move loses in misère play. */
  readonly misere: boolean;
}

/** The squares of a triangle by rising sums of their coordinates, so that all moves lead to squares before. */
function boardOf(piece: PieceName, sum: number): readonly Square[] {
  const known = new Map<string, Square>();
  for (const total of range(0, sum)) {
    for (const x of range(0, total)) {
      const y = total - x;
      const after = Array.from(eachPieceMove(piece, BigInt(x), BigInt(y)), ([i, j]) => known.get(`${i},${j}`) as Square);
      const misere = after.length > 0 && after.every((square) => !square.misere);
      known.set(`${x},${y}`, { x, y, value: mex(after.map(({ value }) => value)), misere });
    }
  }
  return [...known.values()].filter(({ x, y }) => x <= y);
}

const sumOf = (deep: boolean) => (deep ? 120 : 50);

function* values(piece: PieceName, formula: (x: number, y: number) => number, reach: Reach): Iterable<Tried> {
  for (const { x, y, value } of boardOf(piece, sumOf(reach.deep))) {
    const line = `corner ${piece} ${x},${y}`;
    const solved = (x + y) % 3 === 0 ? { solved: ask(line, reach)?.values.grundy === value } : {};
    yield { at: line, printed: formula(x, y) === value, ...solved };
  }
}

function valueStatement(piece: PieceName, says: string, formula: (x: number, y: number) => number): Statement {
  return {
    name: `Corner, values of the ${piece}`,
    says,
    recorded: 'holds',
    least: 600,
    domain: (deep) => `squares x ≤ y with x + y ≤ ${sumOf(deep)}, by the rules alone`,
    check: (reach) => tally(values(piece, formula, reach)),
    theorems: ['corner-values', 'corner-sum'],
    proof: { key: 'impartial', where: 'library/src/games/boards/theory/piece-values.ts' },
  };
}

function misereStatement(piece: PieceName, says: string, isLost: (x: number, y: number) => boolean): Statement {
  return {
    name: `Corner, misère ${piece}`,
    says,
    recorded: 'holds',
    least: 600,
    domain: (deep) => `squares x ≤ y with x + y ≤ ${sumOf(deep)}, by the rules alone`,
    check: (reach) =>
      tally(
        boardOf(piece, sumOf(reach.deep)).map(({ x, y, misere }) => {
          const line = `corner ${piece} ${x},${y} [misere]`;
          const solved = (x + y) % 3 === 0 ? { solved: answers(line, outcomeOf(!misere), reach) } : {};
          return { at: line, printed: isLost(x, y) === misere, ...solved };
        }),
      ),
    theorems: [piece === 'rook' || piece === 'bishop' ? 'corner-misere-nim' : 'corner-misere'],
    proof: { key: 'impartial', where: 'library/src/games/boards/theory/corner-misere.ts' },
  };
}

const KNIGHT = ['0011', '0011', '3222', '3323'];

function knight(x: number, y: number): number {
  if (x % 4 === 1 && y === x + 1) return 2;
  if (x % 4 === 3 && y - x <= 1) return y === x ? 1 : 4;
  return Number(KNIGHT[x % 4]?.[y % 4]);
}

export const cornerStatements: readonly Statement[] = [
  valueStatement('rook', 'A rook on x,y has the Grundy value x ⊕ y.', (x, y) => x ^ y),
  valueStatement('bishop', 'A bishop on x,y with x ≤ y has the Grundy value x.', (x) => x),
  valueStatement(
    'king',
    'A king on x,y with x ≤ y has the Grundy value 2(x mod 2) + ((x + y) mod 2).',
    (x, y) => 2 * (x % 2) + ((x + y) % 2),
  ),
  valueStatement(
    'knight',
    'A knight on x,y with x ≤ y has the values 0011, 0011, 3222, 3323 by x and y modulo 4; but 2 for x ≡ 1, y = x + 1, and for x ≡ 3 it has 1 on the diagonal and 4 beside it.',
    knight,
  ),
  misereStatement('bishop', 'In misère play a bishop on x,y with x ≤ y loses exactly for x = 1.', (x) => x === 1),
  misereStatement(
    'king',
    'In misère play a king on x,y with x ≤ y loses exactly for x = 0 and y odd, and for x ≥ 2 with both even.',
    (x, y) => (x === 0 ? y % 2 === 1 : x % 2 === 0 && y % 2 === 0),
  ),
  misereStatement(
    'knight',
    'In misère play a knight on x,y with x ≤ y loses for x = 0 exactly where y ≥ 2 and y is not 1 mod 4, for x = 1 where y is 3 mod 4, for x = 2 never, for x ≥ 3 where x ≡ y mod 2.',
    (x, y) => {
      if (x === 0) return y >= 2 && y % 4 !== 1;
      return x === 1 ? y % 4 === 3 : x > 2 && (x + y) % 2 === 0;
    },
  ),
  {
    name: 'Corner, the queen is Wythoff',
    says: 'A queen in a corner has the values of Wythoff’s game.',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `squares x ≤ y with x + y ≤ ${deep ? 60 : 24}, by the rules alone`,
    check: (reach) =>
      tally(
        boardOf('queen', reach.deep ? 60 : 24).map(({ x, y, value }) => ({
          at: `corner queen ${x},${y}`,
          printed: ask(`wythoff ${x} ${y}`, reach)?.values.grundy === value,
          solved: ask(`corner queen ${x},${y}`, reach)?.values.grundy === value,
        })),
      ),
    theorems: ['corner-values', 'wythoff-values'],
  },
];
