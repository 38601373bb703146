/** Certificates drawn under the vertices: odd path, cut, cycle, brackets, arc, colouring, and what a table points at. */
import type { GraphShape, Vertex } from '../../shape/shape.ts';
import type { Overlay } from '../../why/overlay.ts';
import type { Box } from './ladder-places.ts';
import { Brackets, CutLine } from './overlay-lines.tsx';

interface Properties {
  readonly shape: GraphShape;
  readonly overlay: Overlay;
  /** What stands on the picture besides. */
  readonly ladders: readonly Box[];
}

export function GraphOverlay({ shape, overlay, ladders }: Properties) {
  const { path, cut, cycle, brackets, arc, colours, lit } = overlay;
  const byName = new Map(shape.vertices.map((vertex) => [vertex.name, vertex]));
  const places = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  return (
    <g className="overlay">
      {cut !== undefined && <CutLine shape={shape} side={cut.side} caption={cut.text} ladders={ladders} />}
      {colours !== undefined && <Colours shape={shape} colours={colours} />}
      {arc !== undefined && (
        <>
          <path className="arc" d={lineThrough(places(arc.vertices))} />
          {arc.keep.length > 0 && <path className="arc-keep" d={lineThrough(places(arc.keep))} />}
        </>
      )}
      {cycle !== undefined && <path className="cycle" d={`${lineThrough(places(cycle.vertices))} Z`} />}
      {path !== undefined && <OddPath vertices={places(path)} />}
      {brackets !== undefined && (
        <Brackets shape={shape} brackets={brackets.map(({ vertices, text }) => ({ vertices: places(vertices), text }))} />
      )}
      {places(lit ?? []).map(({ name, x, y }) => (
        <circle key={`lit ${name}`} className="lit-row" cx={x} cy={y} r="27" />
      ))}
    </g>
  );
}

function lineThrough(vertices: readonly Vertex[]): string {
  if (vertices.length === 1) return `M${vertices[0]?.x} ${vertices[0]?.y} h0.01`;
  return vertices.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
}

/** A broad line with a head on each edge, from the piece on. */
function OddPath({ vertices }: { vertices: readonly Vertex[] }) {
  return (
    <g>
      <path className="odd-path" d={lineThrough(vertices)} />
      {vertices.slice(1).map((b, index) => {
        const a = vertices[index] as Vertex;
        const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        const [x, y] = [a.x * 0.27 + b.x * 0.73, a.y * 0.27 + b.y * 0.73];
        return (
          <path
            key={`${a.name} ${b.name}`}
            className="odd-path-head"
            d="M-8 -9 L9 0 L-8 9 Z"
            transform={`translate(${x} ${y}) rotate(${angle})`}
          />
        );
      })}
      {vertices.slice(-1).map(({ name, x, y }) => (
        <circle key={`end ${name}`} className="odd-path-end" cx={x} cy={y} r="25" />
      ))}
    </g>
  );
}

/** Discs under the vertices, which take their colour instead of a ring for hints; lines of the forest that is left are broad. */
function Colours({ shape, colours }: { shape: GraphShape; colours: ReadonlyMap<string, 'black' | 'white'> }) {
  const { vertices, edges } = shape;
  const colourAt = (index: number) => colours.get(vertices[index]?.name ?? '');
  return (
    <g>
      {edges.map(({ from, to }) => {
        const [a, b] = [vertices[from], vertices[to]];
        if (a === undefined || b === undefined || colourAt(from) === undefined || colourAt(to) === undefined) return null;
        return <line key={`${from} ${to}`} className="forest-line" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
      {vertices.map(({ name, x, y }) => {
        const colour = colours.get(name);
        return colour === undefined ? null : <circle key={name} className={`colour ${colour}`} cx={x} cy={y} r="17" />;
      })}
    </g>
  );
}
