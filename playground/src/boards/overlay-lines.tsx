/** Lines of certificates that stand away from the vertices: a dashed curve around one side of a cut, brackets along rays. */
import type { GraphShape, Vertex } from '../shape/shape.ts';
import { containsPoint, convexHull, type Point, roundedOutline } from './hull.ts';

/** How far the curve of a cut keeps from the vertices inside. */
const REACH = 36;

/** One side of a cut, tinted, and the curve that cuts it off. A side with others in between is drawn as patches. */
export function CutLine({ shape, side, caption }: { shape: GraphShape; side: readonly string[]; caption: string }) {
  const names = new Set(side);
  const inside = shape.vertices.filter(({ name }) => names.has(name));
  const hull = convexHull(inside);
  const isApart = !shape.vertices.some((vertex) => !names.has(vertex.name) && containsPoint(hull, vertex, 12));
  const top = inside.reduce<Vertex | undefined>(
    (best, vertex) => (best === undefined || vertex.y < best.y ? vertex : best),
    undefined,
  );
  const outline = roundedOutline(hull, REACH);
  return (
    <g className="cut-side">
      {isApart ? (
        <>
          <path className="cut-area" d={outline} />
          <path className="cut-curve" d={outline} />
        </>
      ) : (
        <Patches shape={shape} names={names} />
      )}
      {top !== undefined && (
        <text x={Math.min(top.x, Math.max(0, shape.width - 120))} y={top.y - REACH - 10} textAnchor="middle">
          {caption}
        </text>
      )}
    </g>
  );
}

function Patches({ shape, names }: { shape: GraphShape; names: ReadonlySet<string> }) {
  const { vertices, edges } = shape;
  const inside = vertices.filter(({ name }) => names.has(name));
  const isInside = (index: number) => names.has(vertices[index]?.name ?? '');
  return (
    <>
      {edges.map(({ from, to }) => {
        const [a, b] = [vertices[from], vertices[to]];
        if (a === undefined || b === undefined || !isInside(from) || !isInside(to)) return null;
        return <line key={`${from} ${to}`} className="cut-area" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
      {inside.map(({ name, x, y }) => (
        <circle key={name} className="cut-patch" cx={x} cy={y} r={REACH - 6} />
      ))}
    </>
  );
}

interface Bracket {
  readonly vertices: readonly Vertex[];
  readonly text: string;
}

const AWAY = 50;
const TICK = 9;
const ENDS = 20;

/** A line along each stretch, on the side away from the middle of the picture, with small ends and a word. */
export function Brackets({ shape, brackets }: { shape: GraphShape; brackets: readonly Bracket[] }) {
  const middle = { x: shape.width / 2, y: shape.height / 2 };
  return (
    <g className="brackets">
      {brackets.map(({ vertices, text }) => {
        const [first, last] = [vertices[0], vertices.at(-1)];
        if (first === undefined || last === undefined) return null;
        const along = unit(
          first === last ? { x: last.x - middle.x, y: last.y - middle.y } : { x: last.x - first.x, y: last.y - first.y },
        );
        const centre = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
        const side = (centre.x - middle.x) * -along.y + (centre.y - middle.y) * along.x;
        const sign = Math.abs(side) < 4 ? (along.x > 0 ? -1 : 1) : Math.sign(side);
        const out = { x: -along.y * sign, y: along.x * sign };
        const away = out.y > 0.3 ? AWAY + 6 : AWAY - 10;
        const at = (point: Point, step: number, distance: number) =>
          `${point.x + along.x * step + out.x * distance} ${point.y + along.y * step + out.y * distance}`;
        const line = `M${at(first, -ENDS, away - TICK)} L${at(first, -ENDS, away)} L${at(last, ENDS, away)} L${at(last, ENDS, away - TICK)}`;
        const place = { x: centre.x + out.x * (away + 14), y: centre.y + out.y * (away + 14) };
        const anchor = Math.abs(out.x) < 0.5 ? 'middle' : out.x > 0 ? 'start' : 'end';
        return (
          <g key={text}>
            <path d={line} />
            <text x={place.x} y={place.y} dy={out.y > 0.3 ? '0.8em' : out.y < -0.3 ? '0' : '0.35em'} textAnchor={anchor}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}
