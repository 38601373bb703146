/**
 * Graphs drawn as SVG: every vertex that is a move is a button, so that keys, names and pictures are one thing.
 *
 * Dragging only moves the picture. What lies under the vertices (hull, cut, path) is drawn first.
 */
import { useEffect, useMemo, useState } from 'react';
import type { Edge, GraphShape } from '../shape/shape.ts';
import { ArrowMoves } from './arrow-moves.tsx';
import type { BoardProperties } from './board-properties.ts';
import { EdgeLines } from './edge-lines.tsx';
import { GraphOverlay } from './graph-overlay.tsx';
import { PickedMove } from './picked-move.tsx';
import { useViewBox } from './use-view-box.ts';
import { VertexButton } from './vertex-button.tsx';
import { WeightLadders } from './weight-ladders.tsx';

const MARGIN = 46;

export function GraphBoard(properties: BoardProperties<GraphShape>) {
  const { shape, moves, hints, staged, pointed, overlay, onMove, onRefuse, onPoint } = properties;
  const { style, vertices } = shape;
  const [focused, setFocused] = useState<string>();
  const [source, setSource] = useState<string>();
  const [picked, setPicked] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has nothing picked.
  useEffect(() => setPicked([]), [shape]);
  const margin = style === 'weights' ? MARGIN + 40 : MARGIN;
  const view = useViewBox(shape.width + 2 * margin, shape.height + 2 * margin, margin);
  const around = useMemo(() => neighboursOf(shape), [shape]);
  const isPointed = style === 'arrows' || style === 'weights';

  function point(label: string | undefined) {
    setFocused(label);
    onPoint(label);
  }

  /** First the label that goes, then where it goes. */
  function pickArrow(name: string) {
    const sources = new Set([...moves].map((label) => label.slice(0, label.indexOf('>'))));
    const from = sources.size === 1 ? [...sources][0] : source;
    if (moves.has(`${from}>${name}`)) return onMove(`${from}>${name}`);
    if (sources.has(name)) return setSource(name);
    onRefuse(from === undefined ? whyNot(shape, name) : `No arrow leads from ${from} to ${name}.`);
  }

  const previewed = previewOf(shape, focused ?? pointed, around);
  const stagedParts = new Set(staged.map((label) => vertices.find(({ name }) => name === label)?.part));
  const stagedSet = new Set([...staged, ...picked]);
  const toggle = (name: string) =>
    setPicked(picked.includes(name) ? picked.filter((other) => other !== name) : [...picked, name]);
  const gone = new Set(staged.flatMap((label) => (style === 'take' ? [...(around.get(label) ?? [])] : [])));

  return (
    <div className="graph-board">
      {/* biome-ignore lint/a11y/useSemanticElements: a picture holds no fieldset. */}
      <svg
        viewBox={view.box}
        className={`graph ${style}`}
        role="group"
        aria-label={describe(shape, moves)}
        {...view.handlers}
        style={{ maxHeight: Math.max(300, Math.min(520, shape.height + 2 * margin + 60)) }}
      >
        <Underlay shape={shape} moves={moves} previewed={previewed} />
        {overlay !== undefined && <GraphOverlay shape={shape} overlay={overlay} />}
        <EdgeLines shape={shape} overlay={overlay} />
        {vertices.map((vertex, index) => {
          const isMove = style === 'pick' || (!isPointed && moves.has(vertex.name));
          const note = overlay?.notes?.get(vertex.name);
          return (
            <VertexButton
              key={vertex.name}
              vertex={vertex}
              hint={isPointed || stagedParts.has(vertex.part) ? undefined : hints.get(vertex.name)}
              state={
                stagedSet.has(vertex.name)
                  ? 'staged'
                  : gone.has(vertex.name)
                    ? 'struck'
                    : isMove
                      ? 'move'
                      : stateOf(shape, index, moves)
              }
              isLit={previewed.has(vertex.name) && vertex.name !== focused}
              isPointed={pointed === vertex.name || source === vertex.name}
              action={style === 'label' ? 'label it' : style === 'forest' ? 'take its path' : 'take it'}
              {...(note !== undefined && { note })}
              {...(isMove && { onPlay: () => (style === 'pick' ? toggle(vertex.name) : onMove(vertex.name)) })}
              onRefuse={() => (style === 'arrows' ? pickArrow(vertex.name) : onRefuse(whyNot(shape, vertex.name)))}
              onFocus={() => point(vertex.name)}
              onBlur={() => point(undefined)}
            />
          );
        })}
        {style === 'weights' && <WeightLadders {...properties} />}
      </svg>
      {style === 'pick' && <PickedMove {...properties} picked={picked} />}
      {style === 'arrows' && <ArrowMoves {...properties} source={source} onSource={setSource} />}
      <div className="zoom">
        <button type="button" onClick={view.zoomOut} aria-label="Zoom out">
          −
        </button>
        <button type="button" onClick={view.zoomIn} aria-label="Zoom in">
          +
        </button>
        <button type="button" onClick={view.fit}>
          Fit
        </button>
      </div>
    </div>
  );
}

function neighboursOf({ vertices, edges, directed }: GraphShape): ReadonlyMap<string, ReadonlySet<string>> {
  const around = new Map(vertices.map(({ name }) => [name, new Set<string>()]));
  for (const { from, to } of edges) {
    const [u, v] = [vertices[from]?.name ?? '', vertices[to]?.name ?? ''];
    around.get(u)?.add(v);
    if (directed !== true) around.get(v)?.add(u);
  }
  return around;
}

/** The vertices that go with a move, as far as the picture itself says so. */
function previewOf(
  { style, vertices, edges }: GraphShape,
  name: string | undefined,
  around: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  if (name === undefined) return new Set();
  if (style === 'take') return new Set([name, ...(around.get(name) ?? [])]);
  if (style !== 'forest') return new Set();
  const path = new Set<string>();
  let here = vertices.findIndex((vertex) => vertex.name === name);
  while (here >= 0) {
    path.add(vertices[here]?.name ?? '');
    here = edges.find(({ to }: Edge) => to === here)?.from ?? -1;
  }
  return path;
}

function stateOf(
  { style, piece, vertices, edges }: GraphShape,
  index: number,
  moves: ReadonlySet<string>,
): 'labelled' | 'still' | 'piece' | 'odd' | 'even' {
  if (style === 'label') return 'labelled';
  if (style === 'weights') {
    if (index === piece) return 'piece';
    return piece === undefined || isEven(vertices.length, edges, piece, index) ? 'even' : 'odd';
  }
  const name = vertices[index]?.name ?? '';
  return style === 'arrows' && [...moves].some((label) => label.startsWith(`${name}>`)) ? 'even' : 'still';
}

/** Whether the distance from the piece is even. */
function isEven(order: number, edges: readonly Edge[], piece: number, index: number): boolean {
  const distance = new Array<number>(order).fill(-1);
  distance[piece] = 0;
  const queue = [piece];
  for (const here of queue) {
    for (const { from, to } of edges) {
      const other = from === here ? to : to === here ? from : -1;
      if (other < 0 || (distance[other] ?? 0) >= 0) continue;
      distance[other] = (distance[here] ?? 0) + 1;
      queue.push(other);
    }
  }
  return (distance[index] ?? 0) % 2 === 0;
}

function whyNot({ style, piece, vertices }: GraphShape, name: string): string {
  const at = piece === undefined ? '' : vertices[piece]?.name;
  if (style === 'label') return `${name} is already labelled.`;
  if (style === 'weights') return `The piece is at ${at}: only edges at ${at} can be lowered.`;
  if (style === 'arrows') return `No label on ${name} can move.`;
  return `${name} cannot be taken now.`;
}

function describe({ style, vertices, edges, piece, parts }: GraphShape, moves: ReadonlySet<string>): string {
  const counts = `${vertices.length} vertices, ${edges.length} edges`;
  if (style === 'label') return `Graph of ${counts}, ${vertices.filter(({ name }) => !moves.has(name)).length} labelled`;
  if (style === 'weights') return `Graph of ${counts}, the piece is at ${vertices[piece ?? 0]?.name}`;
  if (style === 'forest') return `Forest of ${vertices.length} vertices in ${parts.length} trees`;
  return `Graph of ${counts}`;
}

/** The soft hull behind labelled vertices, and the tint of what a move takes. */
function Underlay({
  shape,
  moves,
  previewed,
}: {
  shape: GraphShape;
  moves: ReadonlySet<string>;
  previewed: ReadonlySet<string>;
}) {
  const { style, vertices, edges } = shape;
  const isHull = (index: number) => style === 'label' && !moves.has(vertices[index]?.name ?? '');
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
