/** Certificates drawn under the vertices: an odd path with arrowheads, one side of a cut, a cycle. */
import type { GraphShape } from '../shape/shape.ts';
import type { Overlay } from '../why/overlay.ts';

export function GraphOverlay({ shape, overlay }: { shape: GraphShape; overlay: Overlay }) {
  const { path, cut, cycle } = overlay;
  const at = (name: string | undefined) => shape.vertices.find((vertex) => vertex.name === name);
  const line = (names: readonly string[]) =>
    names
      .flatMap((name) => at(name) ?? [])
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
      .join(' ');
  return (
    <g>
      {cut !== undefined && <CutSide shape={shape} side={cut.side} capacity={cut.capacity} />}
      {cycle !== undefined && <path className="cycle" d={`${line(cycle.vertices)} Z`} />}
      {path !== undefined && <path className="odd-path" d={line(path)} />}
      {(path ?? []).slice(1).map((name, index) => {
        const [a, b] = [at(path?.[index]), at(name)];
        if (a === undefined || b === undefined) return null;
        const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        const [x, y] = [a.x * 0.3 + b.x * 0.7, a.y * 0.3 + b.y * 0.7];
        return (
          <path
            key={`${path?.[index]} ${name}`}
            className="odd-path-head"
            d="M-7 -8 L8 0 L-7 8 Z"
            transform={`translate(${x} ${y}) rotate(${angle})`}
          />
        );
      })}
    </g>
  );
}

/** One side of the cut, tinted as round patches, with what the cut costs. */
function CutSide({ shape, side, capacity }: { shape: GraphShape; side: readonly string[]; capacity: string }) {
  const names = new Set(side);
  const { vertices, edges } = shape;
  const inside = vertices.filter(({ name }) => names.has(name));
  const isInside = (index: number) => names.has(vertices[index]?.name ?? '');
  return (
    <g className="cut-side">
      {inside.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r="36" />
      ))}
      {edges.map(({ from, to }) => {
        const [a, b] = [vertices[from], vertices[to]];
        if (a === undefined || b === undefined || !isInside(from) || !isInside(to)) return null;
        return <line key={`${from} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
      <text x="0" y={shape.height + 62}>
        minimum cut: {capacity}
      </text>
    </g>
  );
}
