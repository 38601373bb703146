/**
 * A scene: the lines, discs and words of a picture, in pixels with y downwards, coloured by what they mean. SVG and TikZ are both
 * written from it, so that they look the same.
 */
import type { Point } from './place.ts';

/** What a colour is for; the page has the same names. */
export type Ink =
  | 'paper'
  | 'panel'
  | 'sunk'
  | 'ink'
  | 'ink-2'
  | 'edge'
  | 'rule'
  | 'win'
  | 'win-fill'
  | 'lose'
  | 'cert-a'
  | 'cert-a-fill'
  | 'cert-b'
  | 'cert-b-fill'
  | 'counter';

export type Palette = Readonly<Record<Ink, string>>;

export const LIGHT: Palette = {
  paper: '#fbfaf6',
  panel: '#ffffff',
  sunk: '#f3f1ea',
  ink: '#1d1c1a',
  'ink-2': '#55524b',
  edge: '#8a857a',
  rule: '#dad6cb',
  win: '#00609c',
  'win-fill': '#dcebf6',
  lose: '#a84300',
  'cert-a': '#702a66',
  'cert-a-fill': '#f1e4ee',
  'cert-b': '#087458',
  'cert-b-fill': '#ddf0ea',
  counter: '#e9e2cf',
};

export const DARK: Palette = {
  paper: '#16181b',
  panel: '#1e2125',
  sunk: '#121416',
  ink: '#ece8df',
  'ink-2': '#b9b4a8',
  edge: '#7d7f82',
  rule: '#363a40',
  win: '#6cbbf0',
  'win-fill': '#12344b',
  lose: '#f29a5c',
  'cert-a': '#d88bc8',
  'cert-a-fill': '#3a2434',
  'cert-b': '#62ddb8',
  'cert-b-fill': '#123a30',
  counter: '#3b3a33',
};

/** How something is painted; what is left out is not. */
export interface Paint {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
}

/** Straight to a point, or along a cubic curve. */
export interface Segment {
  readonly to: Point;
  readonly bend?: readonly [Point, Point];
}

export type Item =
  | (Paint & {
      readonly kind: 'path';
      readonly from: Point;
      readonly segments: readonly Segment[];
      readonly closed?: boolean;
      /** Whether it ends in an arrow head. */
      readonly arrow?: boolean;
    })
  | (Paint & { readonly kind: 'ellipse'; readonly at: Point; readonly rx: number; readonly ry: number })
  | (Paint & {
      readonly kind: 'box';
      readonly at: Point;
      readonly across: number;
      readonly height: number;
      readonly radius?: number;
    })
  | Words;

export interface Words {
  readonly kind: 'words';
  /** The middle of their height, and of their length unless they start or end here. */
  readonly at: Point;
  readonly text: string;
  readonly size: number;
  readonly ink: Ink;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly style?: 'bold' | 'italic' | 'mono' | 'plain';
  /** Whether lines behind them are kept away. */
  readonly halo?: boolean;
}

export interface Scene {
  readonly items: readonly Item[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function disc(at: Point, radius: number, paint: Paint): Item {
  return { kind: 'ellipse', at: { x: at.x, y: at.y }, rx: radius, ry: radius, ...paint };
}

export function line(points: readonly Point[], paint: Paint & { readonly closed?: boolean; readonly arrow?: boolean }): Item {
  const [from = { x: 0, y: 0 }, ...rest] = points.map(({ x, y }) => ({ x, y }));
  // One point alone is a dot, as broad as the line would be.
  const ends = rest.length > 0 ? rest : [{ x: from.x + 0.01, y: from.y }];
  return { kind: 'path', from, segments: ends.map((to) => ({ to })), ...paint };
}

/** About as long as words are, in pixels: fonts differ. */
export function lengthOf({ text, size, style }: Pick<Words, 'text' | 'size' | 'style'>): number {
  return [...text].length * size * (style === 'mono' ? 0.61 : 0.54);
}

/** The scene of these items, with a margin around everything. */
export function sceneOf(items: readonly Item[], margin = 14): Scene {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (x: number, y: number, by = 0) => {
    left = Math.min(left, x - by);
    top = Math.min(top, y - by);
    right = Math.max(right, x + by);
    bottom = Math.max(bottom, y + by);
  };
  for (const item of items) for (const corner of cornersOf(item)) reach(corner.x, corner.y, corner.by);
  if (items.length === 0) reach(0, 0);
  return { items, left: left - margin, top: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

interface Corner extends Point {
  readonly by?: number;
}

function cornersOf(item: Item): readonly Corner[] {
  switch (item.kind) {
    case 'path': {
      const by = (item.width ?? 0) / 2;
      // A cubic curve stays within the box of its ends and three quarters of the way to its bends.
      const points = item.segments.flatMap(({ to, bend = [] }) => [to, ...bend.map((point) => towards(to, point, 0.75))]);
      return [item.from, ...points].map((point) => ({ ...point, by }));
    }
    case 'ellipse': {
      const by = (item.width ?? 0) / 2;
      return [
        { x: item.at.x - item.rx, y: item.at.y - item.ry, by },
        { x: item.at.x + item.rx, y: item.at.y + item.ry, by },
      ];
    }
    case 'box':
      return [item.at, { x: item.at.x + item.across, y: item.at.y + item.height }];
    case 'words': {
      const length = lengthOf(item);
      const start = item.anchor === 'start' ? 0 : item.anchor === 'end' ? -length : -length / 2;
      return [
        { x: item.at.x + start, y: item.at.y - item.size * 0.6 },
        { x: item.at.x + start + length, y: item.at.y + item.size * 0.6 },
      ];
    }
  }
}

export function towards(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The same item elsewhere. */
export function shifted(item: Item, dx: number, dy: number): Item {
  const move = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  if (item.kind !== 'path') return { ...item, at: move(item.at) };
  const segments = item.segments.map(({ to, bend }) =>
    bend === undefined ? { to: move(to) } : { to: move(to), bend: [move(bend[0]), move(bend[1])] as const },
  );
  return { ...item, from: move(item.from), segments };
}
