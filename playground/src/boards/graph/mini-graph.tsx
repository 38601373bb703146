/** A graph in the size of a stamp. */
import type { GraphShape, Vertex } from '../../shape/shape.ts';

export function MiniGraph({ shape: { vertices, edges, piece } }: { shape: GraphShape }) {
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

/** Small graphs are not blown up. */
export function miniBox({ width, height }: GraphShape): string {
  const [wide, high] = [Math.max(width + 50, 320), Math.max(height + 50, 170)];
  return `${(width - wide) / 2} ${(height - high) / 2} ${wide} ${high}`;
}
