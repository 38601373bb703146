/** What lies around the vertices: the soft hull of labelled ones, the tint of what a move takes, what has just gone, the piece. */
import type { Edge, GraphShape, Vertex } from '../../shape/shape.ts';

interface UnderlayProperties {
  readonly shape: GraphShape;
  readonly previewed: ReadonlySet<string>;
}

export function Underlay({ shape, previewed }: UnderlayProperties) {
  const { style, vertices, edges } = shape;
  const isHull = (index: number) => vertices[index]?.labelled === true;
  const isTint = (index: number) => style === 'forest' && previewed.has(vertices[index]?.name ?? '');
  const line = ({ from, to }: Edge, className: string) => {
    const [a, b] = [vertices[from], vertices[to]];
    if (a === undefined || b === undefined) return null;
    return <line key={`${className} ${from} ${to}`} className={className} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
  };
  return (
    <g>
      {vertices.map(
        ({ name, x, y }, index) => isHull(index) && <circle key={`hull ${name}`} className="hull-dot" cx={x} cy={y} r="28" />,
      )}
      {edges.map((edge) => isHull(edge.from) && isHull(edge.to) && line(edge, 'hull'))}
      {edges.map((edge) => isTint(edge.from) && isTint(edge.to) && line(edge, 'tint'))}
    </g>
  );
}

/** What the move pointed at would label: the hull grows by it. */
export function LabelPreview({ shape, previewed }: UnderlayProperties) {
  const { style, vertices, edges } = shape;
  if (style !== 'label' || previewed.size === 0) return null;
  const isNew = (index: number) => previewed.has(vertices[index]?.name ?? '');
  const isIn = (index: number) => isNew(index) || vertices[index]?.labelled === true;
  return (
    <g className="label-preview">
      {edges.map(({ from, to }) => {
        const [a, b] = [vertices[from], vertices[to]];
        if (a === undefined || b === undefined || !isIn(from) || !isIn(to) || !(isNew(from) || isNew(to))) return null;
        return <line key={`${from} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
      {vertices.map(({ name, x, y }, index) => isNew(index) && <circle key={name} cx={x} cy={y} r="24" />)}
    </g>
  );
}

interface GhostsProperties {
  readonly shape: GraphShape;
  readonly isRinged: boolean;
  onRefuse(why: string): void;
}

/** Vertices that the last move took: faint dots where they had been, the one that was picked ringed. */
export function Ghosts({ shape, isRinged, onRefuse }: GhostsProperties) {
  const ghosts = (shape.ghosts ?? []).filter(({ ground }) => ground !== true);
  return ghosts.map(({ name, x, y, picked }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be done here; a click is told why.
    <g
      key={`ghost ${name}`}
      className={`ghost ${picked && isRinged ? 'last' : ''} ${picked ? 'changed' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-ghost={name}
      onClick={() => onRefuse(`Vertex ${name} is already gone.`)}
    >
      <circle className="target" r="22" />
      <circle className="last-ring" r="13" />
      <circle className="ghost-dot" r="5" />
    </g>
  ));
}

/** Ring, triangle and word; it slides along the edge it takes. */
export function PieceMark({ at }: { at: Vertex | undefined }) {
  if (at === undefined) return null;
  return (
    <g className="piece-mark" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <circle r="23" />
      <path d="M-7 -37 L7 -37 L0 -27 Z" />
      <text textAnchor="middle" y="-43">
        piece
      </text>
    </g>
  );
}
