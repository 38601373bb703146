/**
 * A large graph on a canvas. It is painted in slices, so that the page is never busy for long; names come with the zoom; moves
 * that win carry their tick at every size, so that colour never speaks alone.
 */
import type { LargeShape } from '../../shape/shape.ts';
import type { hintKind } from '../board-properties.ts';

export interface View {
  /** The point of the picture in the middle of the canvas. */
  readonly x: number;
  readonly y: number;
  /** Pixels for each unit of the picture. */
  readonly scale: number;
}

export type VertexKind = ReturnType<typeof hintKind> | 'labelled' | 'staged' | 'piece' | 'previewed';

export interface Scene {
  readonly shape: LargeShape;
  readonly view: View;
  readonly width: number;
  readonly height: number;
  kindOf(vertex: number): VertexKind;
  /** A colour of the page by its name, `ink`. */
  colour(name: string): string;
}

/** Milliseconds of painting before the page has its turn again. */
const SLICE = 8;
/** Edges and vertices painted between two looks at the clock. */
const EDGES_AT_ONCE = 1000;
const VERTICES_AT_ONCE = 250;
/** Vertices with a name, and ticks, that are painted at once. */
const MOST_NAMES = 500;
const MOST_TICKS = 600;
const RADIUS = 17;
/** Smaller vertices are squares: nobody sees the difference, and they are painted sooner. */
const TINY = 2.5;
/** Names are painted inside vertices of at least this size. */
const NAMED_RADIUS = 9;

export function radiusOf({ scale }: View): number {
  return Math.min(RADIUS, Math.max(1.6, RADIUS * scale));
}

/** Paints edges, then vertices; the result stops it. */
export function paintGraph(context: CanvasRenderingContext2D, scene: Scene): () => void {
  const slices = paintSlices(context, scene);
  let frame = 0;
  const paint = () => {
    const started = performance.now();
    while (performance.now() - started < SLICE) if (slices.next().done === true) return;
    frame = requestAnimationFrame(paint);
  };
  paint();
  return () => cancelAnimationFrame(frame);
}

function* paintSlices(context: CanvasRenderingContext2D, scene: Scene): Generator<void, void> {
  const { shape, view, width, height } = scene;
  const order = shape.xs.length;
  const [left, top] = [width / 2 - view.x * view.scale, height / 2 - view.y * view.scale];
  const [px, py] = [new Float32Array(order), new Float32Array(order)];
  for (let vertex = 0; vertex < order; vertex++) {
    px[vertex] = left + (shape.xs[vertex] as number) * view.scale;
    py[vertex] = top + (shape.ys[vertex] as number) * view.scale;
  }
  context.clearRect(0, 0, width, height);
  context.lineWidth = Math.min(1.6, Math.max(0.5, 1.6 * view.scale));
  context.strokeStyle = scene.colour('edge');
  const edges = shape.ends.length / 2;
  for (let next = 0; next < edges; next += EDGES_AT_ONCE) {
    strokeEdges(context, scene, px, py, next, Math.min(edges, next + EDGES_AT_ONCE));
    yield;
  }
  yield* paintVertices(context, scene, px, py);
}

function strokeEdges(
  context: CanvasRenderingContext2D,
  { shape: { ends }, width, height }: Scene,
  px: Float32Array,
  py: Float32Array,
  from: number,
  to: number,
): void {
  context.beginPath();
  for (let edge = from; edge < to; edge++) {
    const [u, v] = [ends[2 * edge] as number, ends[2 * edge + 1] as number];
    const [x1, y1, x2, y2] = [px[u] as number, py[u] as number, px[v] as number, py[v] as number];
    if (Math.max(x1, x2) < 0 || Math.min(x1, x2) > width || Math.max(y1, y2) < 0 || Math.min(y1, y2) > height) continue;
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
  }
  context.stroke();
}

const STYLES: Readonly<Record<VertexKind, { readonly fill: string; readonly stroke: string; readonly dash: readonly number[] }>> =
  {
    plain: { fill: 'panel', stroke: 'ink', dash: [] },
    wins: { fill: 'win-fill', stroke: 'win', dash: [] },
    loses: { fill: 'panel', stroke: 'lose', dash: [4, 3] },
    draws: { fill: 'panel', stroke: 'ink-2', dash: [] },
    unknown: { fill: 'panel', stroke: 'unknown', dash: [1, 3] },
    labelled: { fill: 'ink', stroke: 'ink', dash: [] },
    staged: { fill: 'ink', stroke: 'ink', dash: [] },
    piece: { fill: 'ink', stroke: 'piece', dash: [] },
    previewed: { fill: 'win-fill', stroke: 'ink-2', dash: [] },
  };

function* paintVertices(
  context: CanvasRenderingContext2D,
  scene: Scene,
  px: Float32Array,
  py: Float32Array,
): Generator<void, void> {
  const { shape, view, width, height } = scene;
  const radius = radiusOf(view);
  const byKind = new Map<VertexKind, number[]>();
  let seen = 0;
  for (let vertex = 0; vertex < px.length; vertex++) {
    const [x, y] = [px[vertex] as number, py[vertex] as number];
    if (x < -20 || y < -20 || x > width + 20 || y > height + 20) continue;
    seen++;
    const kind = scene.kindOf(vertex);
    const list = byKind.get(kind);
    if (list === undefined) byKind.set(kind, [vertex]);
    else list.push(vertex);
  }
  for (const [kind, list] of byKind) {
    for (let next = 0; next < list.length; next += VERTICES_AT_ONCE) {
      paintDiscs(context, scene, kind, list.slice(next, next + VERTICES_AT_ONCE), px, py);
      yield;
    }
  }
  context.setLineDash([]);
  if (radius >= NAMED_RADIUS && seen <= MOST_NAMES) {
    paintNames(context, scene, byKind, px, py, radius);
    yield;
  }
  paintTicks(context, scene, byKind.get('wins') ?? [], px, py, radius);
  if (shape.piece !== undefined) paintPiece(context, scene, px[shape.piece] ?? 0, py[shape.piece] ?? 0, radius);
}

function paintDiscs(
  context: CanvasRenderingContext2D,
  scene: Scene,
  kind: VertexKind,
  list: readonly number[],
  px: Float32Array,
  py: Float32Array,
): void {
  const { fill, stroke, dash } = STYLES[kind];
  const radius = radiusOf(scene.view);
  const isSmall = radius < 6;
  context.beginPath();
  for (const vertex of list) {
    const [x, y] = [px[vertex] as number, py[vertex] as number];
    if (radius < TINY) context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    else {
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
  }
  context.setLineDash(isSmall ? [] : [...dash]);
  context.lineWidth = isSmall ? 1 : kind === 'wins' ? 3.2 : 1.8;
  context.fillStyle = scene.colour(fill);
  context.strokeStyle = scene.colour(stroke);
  context.fill();
  context.stroke();
}

function paintNames(
  context: CanvasRenderingContext2D,
  scene: Scene,
  byKind: ReadonlyMap<VertexKind, readonly number[]>,
  px: Float32Array,
  py: Float32Array,
  radius: number,
): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [kind, list] of byKind) {
    const { fill, stroke } = STYLES[kind];
    context.fillStyle = scene.colour(fill === 'ink' ? 'paper' : stroke);
    for (const vertex of list) {
      const name = scene.shape.names[vertex] ?? '';
      const size = Math.min(15, radius * 0.95, (1.75 * radius) / Math.max(1, 0.55 * name.length));
      context.font = `600 ${Math.max(8, size)}px "Source Serif 4", serif`;
      context.fillText(name, px[vertex] as number, (py[vertex] as number) + 0.5);
    }
  }
}

/** The tick of a winning move: at the shoulder of a large vertex, on a small one in its place. */
function paintTicks(
  context: CanvasRenderingContext2D,
  scene: Scene,
  winning: readonly number[],
  px: Float32Array,
  py: Float32Array,
  radius: number,
): void {
  const size = Math.max(4.5, Math.min(7, 0.5 * radius + 2));
  const away = radius < 8 ? 0 : 0.75 * radius;
  for (const vertex of winning.slice(0, MOST_TICKS)) {
    const [x, y] = [(px[vertex] as number) + away, (py[vertex] as number) - away];
    context.fillStyle = scene.colour('win');
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = scene.colour('panel');
    context.lineWidth = 1.6;
    context.beginPath();
    context.moveTo(x - 0.46 * size, y);
    context.lineTo(x - 0.13 * size, y + 0.37 * size);
    context.lineTo(x + 0.49 * size, y - 0.34 * size);
    context.stroke();
  }
}

function paintPiece(context: CanvasRenderingContext2D, scene: Scene, x: number, y: number, radius: number): void {
  const ring = radius + 6;
  context.strokeStyle = scene.colour('piece');
  context.fillStyle = scene.colour('piece');
  context.lineWidth = 2.4;
  context.beginPath();
  context.arc(x, y, ring, 0, 2 * Math.PI);
  context.stroke();
  context.beginPath();
  context.moveTo(x - 7, y - ring - 13);
  context.lineTo(x + 7, y - ring - 13);
  context.lineTo(x, y - ring - 3);
  context.fill();
  context.font = '600 13px system-ui, sans-serif';
  context.textAlign = 'center';
  context.fillText('piece', x, y + ring + 12);
}
