/** Coins on strips, on stairs and on boards: they move to the left, go downstairs, or are turned over. */
import type { CoinGridShape, CoinsShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp } from '../chance.ts';
import { lateBoard } from '../late-board.tsx';

export const coins: BoardKind<CoinsShape> = {
  kind: 'coins',
  Board: lateBoard(() => import('./coins-board.tsx').then(({ CoinsBoard }) => CoinsBoard)),
  Mini: MiniCoins,
  words({ strips, style }) {
    const [one, many] =
      style === 'turn'
        ? ['head', 'heads']
        : style === 'steps'
          ? ['counters on step', 'counters on steps']
          : ['coin on square', 'coins on squares'];
    return strips
      .map(({ name, squares }) => {
        const places = squares.filter((square) => square.coins !== '0').map(({ number }) => number);
        return `${name === '' ? '' : `${name}: `}${places.length === 1 ? one : many} ${places.join(', ') || 'none'}`;
      })
      .join('; ');
  },
  another({ style, strips }, text, factor) {
    if (strips.length !== 1 || style === 'steps') return undefined;
    const head = text.includes(':') ? `${text.slice(0, text.indexOf(':'))}: ` : '';
    const shown = strips[0]?.squares ?? [];
    const many = clamp(shown.filter((square) => square.coins !== '0').length * factor, 1, 12);
    const last = clamp(Math.max(6, shown.length) * factor, many + 3, 40);
    return head + differing(many, last).join(' ');
  },
};

export const coinGrid: BoardKind<CoinGridShape> = {
  kind: 'coin-grid',
  Board: lateBoard(() => import('./coin-grid-board.tsx').then(({ CoinGridBoard }) => CoinGridBoard)),
  Mini: MiniGrid,
  words: ({ heads }) =>
    heads.length === 0 ? 'a board without heads' : `${heads.length === 1 ? 'head' : 'heads'} at ${heads.join(', ')}`,
};

/** So many different numbers up to the last one, rising. */
function differing(many: number, last: number): readonly number[] {
  const found = new Set<number>();
  while (found.size < many) found.add(between(0, last));
  return [...found].sort((a, b) => a - b);
}

function MiniCoins({ shape }: { shape: CoinsShape }) {
  const strips = shape.strips.slice(0, 4);
  const longest = Math.max(1, ...strips.map(({ squares }) => squares.length));
  const side = Math.min(20, 220 / longest);
  return strips.flatMap(({ name, squares }, down) =>
    squares.map(({ number, coins: here }, across) => {
      const [x, y] = [120 + (across - squares.length / 2) * side, 60 + (down - strips.length / 2) * (side + 6)];
      return (
        <g key={`${name} ${number}`}>
          <rect x={x} y={y} width={side - 1} height={side - 1} />
          {here !== '0' && <circle className="solid" cx={x + side / 2} cy={y + side / 2} r={side * 0.32} />}
        </g>
      );
    }),
  );
}

function MiniGrid({ shape: { columns, rows, heads } }: { shape: CoinGridShape }) {
  const side = Math.min(18, 220 / Math.max(1, columns.length), 112 / Math.max(1, rows.length));
  const isHead = new Set(heads);
  return rows.flatMap((row, down) =>
    columns.map((column, across) => {
      const place = `${column.number},${row.number}`;
      const [x, y] = [120 + (across - columns.length / 2) * side, 60 + (down - rows.length / 2) * side];
      return (
        <g key={place}>
          <rect x={x} y={y} width={side - 1} height={side - 1} />
          {isHead.has(place) && <circle className="solid" cx={x + side / 2} cy={y + side / 2} r={side * 0.32} />}
        </g>
      );
    }),
  );
}
