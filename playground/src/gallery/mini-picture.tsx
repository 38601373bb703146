/** A position in the size of a stamp. */
import type { Shape } from '../shape/shape.ts';

export function MiniPicture({ shape }: { shape: Shape | undefined }) {
  return (
    <svg
      className="mini"
      viewBox={shape?.kind === 'graph' ? `-30 -30 ${shape.width + 60} ${shape.height + 60}` : '0 0 160 90'}
      aria-hidden="true"
    >
      {shape !== undefined && draw(shape)}
    </svg>
  );
}

function draw(shape: Shape) {
  switch (shape.kind) {
    case 'graph':
      return (
        <>
          {shape.edges.map(({ from, to }) => {
            const [a, b] = [shape.vertices[from], shape.vertices[to]];
            return <line key={`${from} ${to}`} x1={a?.x} y1={a?.y} x2={b?.x} y2={b?.y} />;
          })}
          {shape.vertices.map(({ name, x, y, count }, index) => (
            <circle key={name} cx={x} cy={y} r="13" className={index === shape.piece || count !== undefined ? 'solid' : ''} />
          ))}
        </>
      );
    case 'heaps':
      return shape.sizes.slice(0, 8).map((size, index) => {
        const height = Math.min(70, 8 * Number(size));
        const key = `${size} ${index}`;
        return <rect key={key} x={20 + 18 * index} y={80 - height} width="12" height={height} />;
      });
    case 'numbers':
      return shape.columns.slice(0, 6).map(({ value, count }, index) => (
        <g key={value}>
          <rect
            x={24 + 40 * index}
            y={70 - Math.min(56, 10 * count.length)}
            width="24"
            height={Math.min(56, 10 * count.length)}
          />
          <text x={36 + 40 * index} y="86" textAnchor="middle">
            {value}
          </text>
        </g>
      ));
    case 'table':
      return shape.seats.map((alliance, seat) => {
        const angle = (2 * Math.PI * seat) / shape.seats.length - Math.PI / 2;
        const [x, y] = [80 + 56 * Math.cos(angle), 45 + 33 * Math.sin(angle)];
        const key = `seat ${seat}`;
        return (
          <g key={key} className={`seat alliance-${alliance}`}>
            {alliance === 1 ? <circle cx={x} cy={y} r="7" /> : <rect x={x - 6} y={y - 6} width="12" height="12" />}
          </g>
        );
      });
    case 'none':
      return null;
  }
}
