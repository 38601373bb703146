/** A round table with its counters, and the line of blocks in which one alliance loses. */
import type { BlockTable } from '../core/marks.ts';
import { shortNumber } from './edge-scene.ts';
import { disc, type Item } from './scene.ts';
import type { TableShape } from './shape.ts';

const MOST_COUNTERS = 60;
const GAP = 22;

export function tableItems({ counters, seats, takes, player }: TableShape): readonly Item[] {
  const cloth: Item = { kind: 'ellipse', at: { x: 0, y: 0 }, rx: 215, ry: 100, fill: 'sunk', stroke: 'rule', width: 1.4 };
  return [
    cloth,
    ...counterItems(counters),
    ...seats.flatMap((alliance, seat) => seatItems(alliance, seat, seats.length, takes, player)),
  ];
}

function seatItems(alliance: 1 | 2, seat: number, seats: number, takes: readonly string[], player: number): readonly Item[] {
  const angle = (2 * Math.PI * seat) / seats - Math.PI / 2;
  const at = { x: 265 * Math.cos(angle), y: 142 * Math.sin(angle) };
  const ring = seat === player ? [disc(at, 31, { stroke: 'ink', width: 2.4 })] : [];
  const body: Item =
    alliance === 1
      ? disc(at, 24, { fill: 'cert-b' })
      : { kind: 'box', at: { x: at.x - 21, y: at.y - 21 }, across: 42, height: 42, radius: 5, fill: 'cert-a' };
  const isRight = at.x >= -1;
  const beside = { x: at.x + (isRight ? 38 : -38), y: at.y };
  const anchor = isRight ? ('start' as const) : ('end' as const);
  const words = `takes ${takes[seat] ?? ''}`;
  return [
    ...ring,
    body,
    { kind: 'words', at, text: String(seat + 1), size: 19, ink: 'panel', style: 'bold' },
    { kind: 'words', at: beside, text: words, size: 13, ink: 'ink-2', anchor },
    ...(seat === player
      ? [
          {
            kind: 'words',
            at: { x: beside.x, y: at.y - 17 },
            text: 'to move',
            size: 13,
            ink: 'ink',
            anchor,
            style: 'bold',
          } as const,
        ]
      : []),
  ];
}

function counterItems(counters: string): readonly Item[] {
  const isMany = counters.length > 2 || Number(counters) > MOST_COUNTERS;
  const count = isMany ? 0 : Number(counters);
  const line = Math.max(5, Math.ceil(Math.sqrt(count * 3)));
  const lines = Math.ceil(count / line);
  const dots = Array.from({ length: count }, (_, index) => {
    const inLine = Math.min(line, count - Math.floor(index / line) * line);
    const x = ((index % line) - (inLine - 1) / 2) * GAP;
    const y = (Math.floor(index / line) - (lines - 1) / 2) * GAP - 12;
    return disc({ x, y }, 8.5, { fill: 'counter', stroke: 'edge', width: 1.4 });
  });
  const text = `${shortNumber(counters)} ${counters === '1' ? 'counter' : 'counters'}`;
  const at = { x: 0, y: isMany ? 0 : (lines / 2) * GAP + 8 };
  return [...dots, { kind: 'words', at, text, size: 15, ink: 'ink', style: 'bold' }];
}

const LINE = { left: -300, width: 600, top: 200, height: 30 } as const;
/** Ends of blocks that are written out. */
const MOST_ENDS = 12;

/** To scale, as far as the blocks end or the counters go. */
export function blockItems(blocks: BlockTable): readonly Item[] {
  const own = blocks.rows?.[blocks.player];
  if (own === undefined) return [];
  const last = own.changes.at(-1) ?? 0n;
  const end = (last > blocks.counters ? last : blocks.counters) + 1n;
  const x = (counters: bigint) => LINE.left + (Number((counters * 10_000n) / end) / 10_000) * LINE.width;
  const ends = [...own.changes, end];
  const items = ends.map((to, index): Item => {
    const from = index === 0 ? 0n : (ends[index - 1] ?? 0n);
    const loser = index % 2 === 0 ? own.first : 3 - own.first;
    return {
      ...{ kind: 'box', at: { x: x(from), y: LINE.top }, across: x(to) - x(from), height: LINE.height },
      fill: loser === 1 ? 'cert-b' : 'cert-a',
    };
  });
  const numbers = own.changes.slice(0, MOST_ENDS).map(
    (to): Item => ({
      ...{
        kind: 'words',
        at: { x: x(to), y: LINE.top + LINE.height + 14 },
        text: shortNumber(String(to)),
        size: 12,
        ink: 'ink-2',
      },
    }),
  );
  const here = x(blocks.counters);
  const pointer: Item = {
    kind: 'path',
    from: { x: here, y: LINE.top - 10 },
    segments: [{ to: { x: here, y: LINE.top + LINE.height } }],
    stroke: 'ink',
    width: 2,
  };
  const words: Item = {
    ...{
      kind: 'words',
      at: { x: LINE.left, y: LINE.top - 18 },
      text: 'who loses here with how many counters',
      size: 13,
      ink: 'ink-2',
    },
    anchor: 'start',
  };
  return [words, ...items, pointer, ...numbers];
}
