/** Lines of certificates that stand away from the vertices: a dashed curve around one side of a cut, brackets along rays. */
import { convexHull, type Point } from 'impartial/picture';
import type { GraphShape, Vertex } from '../../shape/shape.ts';
import { containsPoint, roundedOutline } from './hull.ts';
import type { Box } from './ladder-places.ts';

/** How far the curve of a cut keeps from the vertices inside. */
const REACH = 36;
const PATCH = 29;
/** What it costs to hide a vertex. */
const HIDES_A_NAME = 4;

/** One side of a cut, tinted, and the curve that cuts it off. A side with others in between is drawn as patches. */
interface CutProperties {
  readonly shape: GraphShape;
  readonly side: readonly string[];
  readonly caption: string;
  readonly ladders: readonly Box[];
}

export function CutLine({ shape, side, caption, ladders }: CutProperties) {
  const names = new Set(side);
  const inside = shape.vertices.filter(({ name }) => names.has(name));
  const hull = convexHull(inside);
  const isApart = !shape.vertices.some((vertex) => !names.has(vertex.name) && containsPoint(hull, vertex, REACH + 4));
  const outline = roundedOutline(hull, REACH);
  const place = freePlace(shape, inside, 8.2 * caption.length, ladders);
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
      {place !== undefined && (
        <text x={place.x} y={place.y} dy="0.35em" textAnchor="middle">
          {caption}
        </text>
      )}
    </g>
  );
}

/** Twice the same, first a little larger: what is seen of the first is a line around all of it. */
function Patches({ shape, names }: { shape: GraphShape; names: ReadonlySet<string> }) {
  const { vertices, edges } = shape;
  const inside = vertices.filter(({ name }) => names.has(name));
  const isInside = (index: number) => names.has(vertices[index]?.name ?? '');
  return (['cut-rim', 'cut-patch'] as const).map((layer) => (
    <g key={layer} className={layer}>
      {edges.map(({ from, to }) => {
        const [a, b] = [vertices[from], vertices[to]];
        if (a === undefined || b === undefined || !isInside(from) || !isInside(to)) return null;
        return <line key={`${from} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
      {inside.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r={layer === 'cut-rim' ? PATCH + 2 : PATCH} />
      ))}
    </g>
  ));
}

/** A place for a text beside one side of a cut, where it hides as little as possible. */
function freePlace(
  { vertices, edges, piece, width, height }: GraphShape,
  inside: readonly Vertex[],
  length: number,
  ladders: readonly Box[],
): Point | undefined {
  if (inside.length === 0) return undefined;
  const [xs, ys] = [inside.map(({ x }) => x), inside.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const away = REACH + 16;
  const across = [left, (left + right) / 2, right, left - length / 2, right + length / 2];
  const beside = [top, (top + bottom) / 2, bottom];
  const candidates = [
    ...across.flatMap((x) => [top - away, bottom + away, top - away - 22, bottom + away + 22].map((y) => ({ x, y }))),
    ...beside.flatMap((y) => [left - away - length / 2, right + away + length / 2].map((x) => ({ x, y }))),
  ].map(({ x, y }) => ({
    x: Math.max(length / 2 - 80, Math.min(width + 80 - length / 2, x)),
    y: Math.max(-70, Math.min(height + 66, y)),
  }));
  const marks = edges.flatMap(({ from, to }) => {
    const [a, b] = [vertices[from] as Vertex, vertices[to] as Vertex];
    return [0.2, 0.35, 0.5, 0.65, 0.8].map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }));
  });
  // The word over the piece is as wide as a vertex is twice.
  const words = vertices.slice(piece ?? vertices.length, (piece ?? vertices.length) + 1).map(({ x, y }) => ({ x, y: y - 40 }));
  const cost = (place: Point) => {
    const hides = (point: Point, reach: number) =>
      Math.abs(point.x - place.x) < length / 2 + reach && Math.abs(point.y - place.y) < 10 + reach;
    const isUnder = ({ left, right, top, bottom }: Box) =>
      place.x + length / 2 > left && place.x - length / 2 < right && place.y + 12 > top && place.y - 12 < bottom;
    return (
      6 * ladders.filter(isUnder).length +
      HIDES_A_NAME * [...vertices, ...words].filter((vertex) => hides(vertex, 24)).length +
      marks.filter((mark) => hides(mark, 8)).length
    );
  };
  const best = candidates.reduce((least, place) => (cost(place) < cost(least) ? place : least));
  // The list under the board says the same: better no caption than one across a name.
  return cost(best) < HIDES_A_NAME ? best : undefined;
}

interface Bracket {
  readonly vertices: readonly Vertex[];
  readonly text: string;
}

/** The room around a picture with brackets. */
export const BRACKET_MARGIN = 72;
/** About as wide as a letter of theirs is. */
const LETTER = 7.8;
/** Names beside vertices end before it. */
const AWAY = 56;
const TICK = 9;
const ENDS = 20;

/** A line along each stretch, on the side away from the middle of the picture, with small ends and a word. */
export function Brackets({ shape, brackets }: { shape: GraphShape; brackets: readonly Bracket[] }) {
  const [least, most] = [-BRACKET_MARGIN, shape.width + BRACKET_MARGIN];
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
        const at = (point: Point, step: number, distance: number) =>
          `${point.x + along.x * step + out.x * distance} ${point.y + along.y * step + out.y * distance}`;
        const line = `M${at(first, -ENDS, AWAY - TICK)} L${at(first, -ENDS, AWAY)} L${at(last, ENDS, AWAY)} L${at(last, ENDS, AWAY - TICK)}`;
        const place = { x: centre.x + out.x * (AWAY + 14), y: centre.y + out.y * (AWAY + 14) };
        const anchor = Math.abs(out.x) < 0.2 ? 'middle' : out.x > 0 ? 'start' : 'end';
        const room = anchor === 'start' ? most - place.x : anchor === 'end' ? place.x - least : most - least;
        // Where the picture is narrow, in two lines: `ray 2:` over `5 left`.
        const lines = LETTER * text.length <= room ? [text] : text.split(/(?<=:)/);
        return (
          <g key={text}>
            <path d={line} />
            <text x={place.x} y={place.y} dy={out.y > 0.3 ? '0.8em' : out.y < -0.3 ? '0' : '0.35em'} textAnchor={anchor}>
              {lines.map((part, index) => (
                <tspan key={part} x={place.x} {...(index > 0 && { dy: '1.2em' })}>
                  {part}
                </tspan>
              ))}
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
