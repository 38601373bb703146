/** A position in the size of a stamp. */
import type { GraphShape, NumbersShape, Shape, TableShape, Vertex } from '../shape/shape.ts';
import type { Look } from '../solver/tasks.ts';

const BOX = { width: 240, height: 120 } as const;

export function MiniPicture({ look }: { look: Look | undefined }) {
  const shape = look?.shapes[0];
  return (
    <svg className="mini" viewBox={shape?.kind === 'graph' ? boxOf(shape) : `0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      {shape !== undefined && draw(shape)}
    </svg>
  );
}

/** Small graphs are not blown up. */
function boxOf({ width, height }: GraphShape): string {
  const [wide, high] = [Math.max(width + 50, 320), Math.max(height + 50, 170)];
  return `${(width - wide) / 2} ${(height - high) / 2} ${wide} ${high}`;
}

function draw(shape: Shape) {
  switch (shape.kind) {
    case 'graph':
      return <MiniGraph shape={shape} />;
    case 'heaps':
      return shape.sizes.slice(0, 8).map((size, index) => {
        const height = Math.min(100, 10 * Number(size));
        const key = `${size} ${index}`;
        return <rect key={key} x={40 + 24 * index} y={110 - height} width="16" height={height} />;
      });
    case 'numbers':
      return <MiniNumbers shape={shape} />;
    case 'table':
      return <MiniTable shape={shape} />;
    default:
      return null;
  }
}

function MiniGraph({ shape: { vertices, edges, piece } }: { shape: GraphShape }) {
  const isSolid = ({ count, labelled }: Vertex, index: number) => index === piece || count !== undefined || labelled === true;
  return (
    <>
      {edges.map(({ from, to, weight }, index) => {
        const [a, b] = [vertices[from], vertices[to]];
        const key = `${from} ${to} ${index}`;
        const width = weight === undefined ? 2.5 : Math.min(8, 1.4 + 0.9 * Number(weight));
        return <line key={key} x1={a?.x} y1={a?.y} x2={b?.x} y2={b?.y} style={{ strokeWidth: width }} />;
      })}
      {vertices.map((vertex, index) => (
        <circle key={vertex.name} cx={vertex.x} cy={vertex.y} r="13" className={isSolid(vertex, index) ? 'solid' : ''} />
      ))}
    </>
  );
}

/** Columns as high as their numbers have digits. */
function MiniNumbers({ shape: { columns } }: { shape: NumbersShape }) {
  const shown = columns.slice(0, 5);
  const left = BOX.width / 2 - (shown.length * 52 - 16) / 2;
  return shown.map(({ value, count }, index) => {
    const height = Math.min(80, 14 + 7 * (count.length - 1) + 6 * Math.min(9, Number(count.charAt(0))));
    return (
      <g key={value}>
        <rect x={left + 52 * index} y={94 - height} width="36" height={height} rx="3" />
        <text x={left + 52 * index + 18} y="112" textAnchor="middle">
          {value}
        </text>
      </g>
    );
  });
}

function MiniTable({ shape: { seats, counters, player } }: { shape: TableShape }) {
  const [x0, y0] = [BOX.width / 2, BOX.height / 2];
  return (
    <>
      <ellipse className="mini-table" cx={x0} cy={y0} rx="62" ry="34" />
      <text className="mini-count" x={x0} y={y0} dy="0.35em" textAnchor="middle">
        {counters}
      </text>
      {seats.map((alliance, seat) => {
        const angle = (2 * Math.PI * seat) / seats.length - Math.PI / 2;
        const [x, y] = [x0 + 84 * Math.cos(angle), y0 + 49 * Math.sin(angle)];
        const key = `seat ${seat}`;
        return (
          <g key={key} className={`seat alliance-${alliance} ${seat === player ? 'to-move' : ''}`}>
            {alliance === 1 ? <circle cx={x} cy={y} r="8" /> : <rect x={x - 7} y={y - 7} width="14" height="14" rx="2" />}
          </g>
        );
      })}
    </>
  );
}
