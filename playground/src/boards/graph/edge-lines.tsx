/** Edges: straight lines, arrows, weights in pills; parallel edges and loops are curved. */
import { hasArrows, placeEdges, strokeOf } from 'impartial/picture';
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

/** Each edge as a path. */
export function drawEdges(shape: GraphShape): readonly DrawnEdge[] {
  return placeEdges(shape).map(({ edge, drawn: { from, segment, middle } }) => {
    const { to, bend } = segment;
    const way = bend === undefined ? 'L' : `C${bend[0].x} ${bend[0].y} ${bend[1].x} ${bend[1].y} `;
    return { edge, path: `M${from.x} ${from.y} ${way}${to.x} ${to.y}`, x: middle.x, y: middle.y };
  });
}

export function EdgeLines({ shape, overlay, last, onOpenGame, onRefuse }: BoardProperties<GraphShape>) {
  const { style, vertices } = shape;
  const isPointed = hasArrows(shape);
  if (style !== 'weights' && !isPointed) return <PlainEdges shape={shape} />;
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
          className={`edge ${edge.weight === '0' || edge.spent === true ? 'spent' : ''} ${crosses(edge) ? 'cut' : ''} ${isLast(edge) ? 'last' : ''}`}
        >
          <path d={path} fill="none" strokeWidth={strokeOf(edge)} {...(isPointed && { markerEnd: 'url(#arrow)' })} />
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

/** Those that are used up apart from the others. */
function PlainEdges({ shape: { vertices, edges } }: { shape: GraphShape }) {
  const spent = edges.filter((edge) => edge.spent === true);
  const live = spent.length === 0 ? edges : edges.filter((edge) => edge.spent !== true);
  return (
    <>
      <path className="edges" d={plainLines(vertices, live)} fill="none" />
      {spent.length > 0 && (
        <g className="edge spent">
          <path d={plainLines(vertices, spent)} fill="none" />
        </g>
      )}
    </>
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
