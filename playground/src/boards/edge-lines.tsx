/** Edges: straight lines, arrows, weights in pills; parallel edges and loops are curved. */
import type { Edge, GraphShape, Vertex } from '../shape/shape.ts';
import type { Overlay } from '../why/overlay.ts';
import { groupDigits } from '../words.ts';

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
export function drawEdges({ vertices, edges, style, directed }: GraphShape): readonly DrawnEdge[] {
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
    if (a === b) return [{ edge, ...loop(a, index) }];
    const bend = ((total.get(key) ?? 1) - 1) / 2 - index;
    const sign = edge.from < edge.to ? 1 : -1;
    // An arrow over several levels bends around what lies between them.
    const around = style === 'arrows' && bend === 0 && Math.hypot(a.x - b.x, a.y - b.y) > LONG_ARROW ? 34 : 0;
    return [{ edge, ...curve(a, b, bend * sign * 46 + around, style === 'arrows' || directed === true ? 20 : 0) }];
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

function loop({ x, y }: Vertex, index: number): Omit<DrawnEdge, 'edge'> {
  const size = 44 + 22 * index;
  return { path: `M${x} ${y} C${x + size} ${y + size * 1.6} ${x - size} ${y + size * 1.6} ${x} ${y}`, x, y: y + size * 1.2 };
}

/** 1.4 + 0.9 for each unit, up to 8. */
function strokeOf(weight: string | undefined): number | undefined {
  if (weight === undefined) return undefined;
  return weight === '0' ? 1 : Math.min(8, 1.4 + 0.9 * Math.min(20, Number(weight)));
}

export function EdgeLines({ shape, overlay }: { shape: GraphShape; overlay: Overlay | undefined }) {
  const { style, vertices } = shape;
  const side = new Set(overlay?.cut?.side ?? []);
  const isApart = (index: number) => vertices[index]?.name === overlay?.cut?.besides;
  const isInside = (index: number) => side.has(vertices[index]?.name ?? '');
  const crosses = ({ from, to }: Edge) =>
    overlay?.cut !== undefined && isInside(from) !== isInside(to) && !isApart(from) && !isApart(to);
  return (
    <g>
      <defs>
        <marker id="arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse">
          <path d="M0 1 L9 5 L0 9 Z" className="arrow-head" />
        </marker>
      </defs>
      {drawEdges(shape).map(({ edge, path, x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parallel edges are told apart by their place alone.
        <g key={index} className={`edge ${edge.weight === '0' ? 'spent' : ''} ${crosses(edge) ? 'cut' : ''}`}>
          <path
            d={path}
            fill="none"
            strokeWidth={strokeOf(edge.weight)}
            {...((style === 'arrows' || shape.directed === true) && { markerEnd: 'url(#arrow)' })}
          />
          {edge.weight !== undefined && <Pill text={groupDigits(edge.weight)} x={x} y={y} />}
          {edge.game !== undefined && <Pill text={edge.game} x={x} y={y} />}
        </g>
      ))}
    </g>
  );
}

function Pill({ text, x, y }: { text: string; x: number; y: number }) {
  const width = Math.max(24, 12 + 8 * text.length);
  return (
    <g className="pill" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
      <text textAnchor="middle" dy="0.35em">
        {text}
      </text>
    </g>
  );
}
