/** A graph in the size of a stamp: parallel edges lie apart, and weights are written on their edges, or that there is a game. */
import { strokeOf } from 'impartial/picture';
import type { GraphShape, Vertex } from '../../shape/shape.ts';
import { drawEdges } from './edge-lines.tsx';

/** Longer weights stay unsaid in a stamp. */
const MOST_DIGITS = 4;

export function MiniGraph({ shape }: { shape: GraphShape }) {
  const { vertices, piece } = shape;
  const isSolid = ({ count, labelled }: Vertex, index: number) => index === piece || count !== undefined || labelled === true;
  const edges = drawEdges(shape);
  return (
    <>
      {edges.map(({ edge, path }) => (
        <path key={path} d={path} style={{ strokeWidth: Math.max(2.5, strokeOf(edge)) }} />
      ))}
      {edges.map(({ edge: { weight, game }, path, x, y }) => {
        const carried = game === undefined ? weight : 'game';
        return (
          carried !== undefined &&
          carried.length <= MOST_DIGITS && (
            <text key={`weight ${path}`} className="mini-weight" x={x} y={y} dy="0.35em" textAnchor="middle">
              {carried}
            </text>
          )
        );
      })}
      {vertices.map(
        (vertex, index) =>
          vertex.ground !== true && (
            <circle key={vertex.name} cx={vertex.x} cy={vertex.y} r="13" className={isSolid(vertex, index) ? 'solid' : ''} />
          ),
      )}
    </>
  );
}

/** Small graphs are not blown up; loops and bent edges have room around the vertices. */
export function miniBox({ width, height, edges }: GraphShape): string {
  const room = edges.some(({ from, to }) => from === to) ? 190 : 50;
  const [wide, high] = [Math.max(width + room, 320), Math.max(height + room, 170)];
  return `${(width - wide) / 2} ${(height - high) / 2} ${wide} ${high}`;
}
