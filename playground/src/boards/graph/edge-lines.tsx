/** Edges: straight lines, arrows, weights in pills; parallel edges and loops are curved. */
import type { Edge, GraphShape, Vertex } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import type { BoardProperties } from '../board-properties.ts';
import { GamePill } from './game-pill.tsx';

export interface DrawnEdge {
  readonly edge: Edge;
  readonly path: string;
  /** Where the weight stands. */
  readonly x: number;
  readonly y: number;
}

/** Arrows longer than this are bent. */
const LONG_ARROW = 140;

/** Each edge as a path; those between the same two vertices fan out. */
export function drawEdges({ vertices, edges, style, directed, piece }: GraphShape): readonly DrawnEdge[] {
  const seen = new Map<string, number>();
  const total = new Map<string, number>();
  const keyOf = ({ from, to }: Edge) => `${Math.min(from, to)} ${Math.max(from, to)}`;
  for (const edge of edges) total.set(keyOf(edge), (total.get(keyOf(edge)) ?? 0) + 1);
  return edges.flatMap((edge) => {
    const [a, b] = [vertices[edge.from], vertices[edge.to]];
    if (a === undefined || b === undefined) return [];
    const key = keyOf(edge);
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    if (a === b) return [{ edge, ...loop(a, index, freeAngle(edge.from, vertices, edges, edge.from === piece)) }];
    const bend = ((total.get(key) ?? 1) - 1) / 2 - index;
    const sign = edge.from < edge.to ? 1 : -1;
    // An arrow over several levels bends around what lies between them.
    const around =
      (style === 'arrows' || directed === true) && bend === 0 && Math.hypot(a.x - b.x, a.y - b.y) > LONG_ARROW ? 34 : 0;
    return [{ edge, ...curve(a, b, bend * sign * 84 + around, style === 'arrows' || directed === true ? 20 : 0) }];
  });
}

function curve(a: Vertex, b: Vertex, bend: number, shorten: number): Omit<DrawnEdge, 'edge'> {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [cx, cy] = [(a.x + b.x) / 2 - uy * bend, (a.y + b.y) / 2 + ux * bend];
  const end = { x: b.x - ux * shorten, y: b.y - uy * shorten };
  const path = bend === 0 ? `M${a.x} ${a.y} L${end.x} ${end.y}` : `M${a.x} ${a.y} Q${cx} ${cy} ${end.x} ${end.y}`;
  return { path, x: (a.x + b.x) / 4 + cx / 2, y: (a.y + b.y) / 4 + cy / 2 };
}

/** The direction in which most room is left at a vertex; the piece has its mark above it. */
function freeAngle(vertex: number, vertices: readonly Vertex[], edges: readonly Edge[], hasPiece: boolean): number {
  const here = vertices[vertex] as Vertex;
  const taken = edges
    .filter(({ from, to }) => from !== to && (from === vertex || to === vertex))
    .flatMap(({ from, to }) => vertices[from === vertex ? to : from] ?? [])
    .map(({ x, y }) => Math.atan2(y - here.y, x - here.x));
  if (hasPiece) taken.push(-Math.PI / 2);
  const room = (angle: number) =>
    Math.min(Math.PI, ...taken.map((other) => Math.abs(Math.atan2(Math.sin(angle - other), Math.cos(angle - other)))));
  const angles = Array.from({ length: 16 }, (_, index) => Math.PI / 2 + (index * Math.PI) / 8);
  return angles.reduce((best, angle) => (room(angle) > room(best) + 1e-9 ? angle : best));
}

function loop({ x, y }: Vertex, index: number, angle: number): Omit<DrawnEdge, 'edge'> {
  const reach = 92 + 34 * index;
  const at = (turn: number) => `${x + reach * Math.cos(angle + turn)} ${y + reach * Math.sin(angle + turn)}`;
  return {
    path: `M${x} ${y} C${at(-0.55)} ${at(0.55)} ${x} ${y}`,
    x: x + 0.64 * reach * Math.cos(angle),
    y: y + 0.64 * reach * Math.sin(angle),
  };
}

/** 1.4 + 0.9 for each unit, up to 8. */
function strokeOf({ weight, game }: Edge): number | undefined {
  if (weight === undefined) return game === undefined ? undefined : 2.3;
  return weight === '0' ? 1 : Math.min(8, 1.4 + 0.9 * Math.min(20, Number(weight)));
}

export function EdgeLines({ shape, overlay, last, onOpenGame, onRefuse }: BoardProperties<GraphShape>) {
  const { style, vertices, directed, edges } = shape;
  const hasArrows = style === 'arrows' || directed === true;
  if (style !== 'weights' && !hasArrows) return <path className="edges" d={plainLines(vertices, edges)} fill="none" />;
  const side = new Set(overlay?.cut?.side ?? []);
  const isApart = (index: number) => vertices[index]?.name === overlay?.cut?.besides;
  const isInside = (index: number) => side.has(vertices[index]?.name ?? '');
  const crosses = ({ from, to }: Edge) =>
    overlay?.cut !== undefined && isInside(from) !== isInside(to) && !isApart(from) && !isApart(to);
  const isLast = (edge: Edge) => last?.isRinged === true && ledAlong(shape, edge, last.label);
  return (
    <g>
      <defs>
        <marker id="arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse">
          <path d="M0 1 L9 5 L0 9 Z" className="arrow-head" />
        </marker>
      </defs>
      {drawEdges(shape).map(({ edge, path, x, y }, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: parallel edges are told apart by their place alone.
          key={index}
          className={`edge ${edge.weight === '0' ? 'spent' : ''} ${crosses(edge) ? 'cut' : ''} ${isLast(edge) ? 'last' : ''}`}
        >
          <path d={path} fill="none" strokeWidth={strokeOf(edge)} {...(hasArrows && { markerEnd: 'url(#arrow)' })} />
          {edge.weight !== undefined && (
            <Pill
              text={groupDigits(edge.weight)}
              x={x}
              y={y}
              isLast={isLast(edge)}
              onClick={() => onRefuse(whyNotEdge(shape, edge))}
            />
          )}
          {edge.game !== undefined && (
            <GamePill shape={shape} edge={edge} x={x} y={y} onOpenGame={onOpenGame} onRefuse={onRefuse} />
          )}
        </g>
      ))}
    </g>
  );
}

/** Why a click on the weight itself does nothing. */
function whyNotEdge({ vertices, piece }: GraphShape, { from, to, weight }: Edge): string {
  const at = vertices[piece ?? -1]?.name;
  if (from !== piece && to !== piece) return `The piece is at ${at}: only edges at ${at} can be lowered.`;
  return weight === '0' ? 'That edge is at 0.' : 'Choose a lower weight beside the edge, or below the board.';
}

/** All edges in one path: a graph of a hundred vertices may have thousands. */
export function plainLines(vertices: readonly Vertex[], edges: readonly Edge[]): string {
  return edges.map(({ from, to }) => `M${vertices[from]?.x} ${vertices[from]?.y}L${vertices[to]?.x} ${vertices[to]?.y}`).join('');
}

/** Whether the move `a-b:5>2` went along this edge. */
function ledAlong({ vertices }: GraphShape, { from, to, weight, game }: Edge, label: string): boolean {
  const [a, b] = [vertices[from]?.name, vertices[to]?.name];
  const left = weight ?? `{${game}}`;
  return (label.startsWith(`${a}-${b}:`) || label.startsWith(`${b}-${a}:`)) && label.endsWith(`>${left}`);
}

interface PillProperties {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isLast: boolean;
  onClick(): void;
}

function Pill({ text, x, y, isLast, onClick }: PillProperties) {
  const width = Math.max(24, 12 + 8 * text.length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a weight is no move; a click is told where the moves are.
    <g className="pill" transform={`translate(${x} ${y})`} onClick={onClick}>
      {isLast && <rect className="last-ring" x={-width / 2 - 4} y="-16" width={width + 8} height="32" rx="16" />}
      <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
      <text textAnchor="middle" dy="0.35em">
        {text}
      </text>
    </g>
  );
}
