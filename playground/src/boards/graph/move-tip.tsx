/** What the move that is pointed at does, in a tip beside its vertex; the line under the board says the same. */
import type { GraphShape, Vertex } from '../../shape/shape.ts';
import type { Hint } from '../../solver/tasks.ts';
import { hintText } from '../board-properties.ts';
import { STYLES } from './styles.ts';

interface Properties {
  readonly vertex: Vertex;
  readonly shape: GraphShape;
  readonly hint: Hint | undefined;
}

/** About as wide as a letter. */
const LETTER = 6.6;
const HEIGHT = 28;

export function MoveTip({ vertex, shape, hint }: Properties) {
  const { verb } = STYLES[shape.style];
  if (verb === undefined || hint === undefined) return null;
  const head = `${verb} ${vertex.name}`;
  const rest = ` ${hintText(hint).replace(', ', ': ')}`;
  const width = 22 + LETTER * (head.length * 1.08 + rest.length);
  const { x, y } = placeTip(vertex, width, shape);
  return (
    <g className="move-tip" transform={`translate(${x} ${y})`}>
      <rect width={width} height={HEIGHT} rx="6" />
      <text x="11" y="18.5">
        <tspan>{head}</tspan>
        {rest}
      </text>
    </g>
  );
}

/** Below or above, to the right or to the left: where it hides the fewest vertices. */
function placeTip({ x, y }: Vertex, width: number, { vertices, width: whole, height }: GraphShape): { x: number; y: number } {
  const places = [y + 36, y - 36 - HEIGHT].flatMap((top) => [x - 12, x + 12 - width].map((left) => ({ left, top })));
  const cost = ({ left, top }: { left: number; top: number }) => {
    const outside =
      Math.max(0, -30 - left) +
      Math.max(0, left + width - whole - 36) +
      Math.max(0, -36 - top) +
      Math.max(0, top + HEIGHT - height - 40);
    const hidden = vertices.filter(
      (other) => other.x > left - 18 && other.x < left + width + 18 && other.y > top - 18 && other.y < top + HEIGHT + 18,
    );
    return 0.15 * outside + 40 * hidden.length;
  };
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return { x: best.left, y: best.top };
}
