/**
 * Graphs drawn as SVG: every vertex that is a move is a button, so that keys, names and pictures are one thing.
 *
 * Dragging only moves the picture. What lies under the vertices (hull, cut, path) is drawn first.
 */
import { useEffect, useMemo, useState } from 'react';
import { goneWith, neighboursOf } from '../../shape/gone.ts';
import type { GraphShape } from '../../shape/shape.ts';
import type { BoardProperties } from '../board-properties.ts';
import { lateBoard } from '../late-board.tsx';
import { hasOwnPlaces } from '../own-places.ts';
import type { PickedPlaces } from '../use-picked-places.ts';
import { ZoomButtons } from '../zoom-buttons.tsx';
import { ArrowMoves } from './arrow-moves.tsx';
import { EdgeLines } from './edge-lines.tsx';
import { GraphOverlay } from './graph-overlay.tsx';
import { describe, statesOf } from './graph-words.ts';
import { MoveTip } from './move-tip.tsx';
import { BRACKET_MARGIN } from './overlay-lines.tsx';
import { PickedMove } from './picked-move.tsx';
import { STYLES } from './styles.ts';
import { Ghosts, LabelPreview, PieceMark, Underlay } from './underlay.tsx';
import { useVertexLabels } from './use-vertex-labels.ts';
import { useViewBox } from './use-view-box.ts';
import { type DrawnVertex, VertexButtons } from './vertex-buttons.tsx';
import { listLadders, WeightLadders } from './weight-ladders.tsx';
import { WeightSteppers } from './weight-steppers.tsx';

const PosetBoard = lateBoard(() => import('./poset-board.tsx').then(({ PosetBoard }) => PosetBoard));

const PlacedGraph = lateBoard(() => import('./placed-graph.tsx').then(({ PlacedGraph }) => PlacedGraph));

const EdgeMoves = lateBoard(() => import('./edge-moves.tsx').then(({ EdgeMoves }) => EdgeMoves));

/** Styles in which a game may say where its moves are clicked. */
const PLACED: readonly GraphShape['style'][] = ['take', 'pick', 'label', 'walk', 'edges'];
const MARGIN = 38;
const NO_LABELS = {};
/** Pictures as high as this are shown whole in a low window. */
const SMALL = 470;

export function GraphBoard(properties: BoardProperties<GraphShape>) {
  const { vertices, ghosts = [] } = properties.shape;
  if (vertices.length + ghosts.length === 0) return <p className="note">No vertex is left.</p>;
  const { style } = properties.shape;
  if (style === 'poset') return <PosetBoard {...properties} />;
  return PLACED.includes(style) && hasOwnPlaces(properties) ? <PlacedGraph {...properties} /> : <GraphPicture {...properties} />;
}

interface PictureProperties extends BoardProperties<GraphShape> {
  /** Where the game says where its moves are clicked: what is picked so far. */
  readonly places?: PickedPlaces;
}

export function GraphPicture(properties: PictureProperties) {
  const { shape, moves, hints, staged, pointed, overlay, last, places, onMove, onRefuse, onPoint } = properties;
  const { style, vertices } = shape;
  const [focused, setFocused] = useState<string>();
  const [source, setSource] = useState<string>();
  const [picked, setPicked] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has nothing picked.
  useEffect(() => setPicked([]), [shape]);
  const { action, namesVertices, whyNot, margin = overlay?.brackets === undefined ? MARGIN : BRACKET_MARGIN } = STYLES[style];
  const view = useViewBox(shape.width + 2 * margin, shape.height + 2 * margin, margin);
  const around = useMemo(() => neighboursOf(shape), [shape]);
  const labels = useVertexLabels(shape, namesVertices && style !== 'pick', namesVertices, margin - 2, overlay?.notes);
  const high = Math.max(300, Math.min(innerWidth < 600 ? 680 : 540, shape.height + 2 * margin + 60));
  const states = useMemo(() => statesOf(shape, moves), [shape, moves]);
  const ladders = useMemo(() => listLadders(shape, moves), [shape, moves]);

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

  const meant = focused ?? pointed;
  const previewed =
    meant === undefined ? new Set<string>() : style === 'label' ? properties.previewed : goneWith(shape, meant, around);
  const tipped = !namesVertices || staged.length > 0 ? undefined : vertices.find(({ name }) => name === pointed);
  const stagedNames = style === 'pick' ? staged.flatMap((label) => label.split('+')) : staged;
  const stagedParts = new Set(stagedNames.map((label) => vertices.find(({ name }) => name === label)?.part));
  const stagedSet = new Set([...stagedNames, ...picked, ...(places?.picked ?? [])]);
  const toggle = (name: string) =>
    setPicked(picked.includes(name) ? picked.filter((other) => other !== name) : [...picked, name]);
  const gone = new Set(staged.flatMap((label) => (style === 'take' ? [...(around.get(label) ?? [])] : [])));
  const isRinged = last?.isRinged === true;
  const named = new Set(last === undefined ? [] : namesVertices ? (shape.last ?? []) : lastOf(last.label));

  const isMoveAt = (name: string) =>
    places === undefined ? style === 'pick' || (namesVertices && moves.has(name)) : style !== 'edges' && places.isMove(name);
  const hintAt = (name: string) => (places === undefined ? hints.get(name) : places.hintAt(name));
  const play = (name: string) => {
    if (!isMoveAt(name)) return refuse(name);
    if (places !== undefined) places.pick(name);
    else if (style === 'pick') toggle(name);
    else onMove(name);
  };
  const refuse = (name: string) => (style === 'arrows' ? pickArrow(name) : onRefuse(whyNot(shape, name)));
  const drawn = vertices.flatMap((vertex, index): readonly DrawnVertex[] => {
    const { name } = vertex;
    if (vertex.ground === true) return [];
    const isMove = isMoveAt(name);
    const note = overlay?.notes?.get(name);
    const colour = overlay?.colours?.get(name);
    const one: DrawnVertex = {
      key: namesVertices || style === 'edges' ? `${vertex.x} ${vertex.y}` : name,
      vertex,
      hint: !namesVertices || stagedParts.has(vertex.part) ? undefined : hintAt(name),
      state: stagedSet.has(name) ? 'staged' : gone.has(name) ? 'struck' : isMove ? 'move' : (states[index] ?? 'still'),
      isLit: previewed.has(name) && name !== focused,
      isPointed: pointed === name || source === name,
      isLast: isRinged && named.has(name),
      isChanged: named.has(name),
      labels: labels[index] ?? NO_LABELS,
      action,
      isMove,
      ...(note !== undefined && { note }),
      ...(colour !== undefined && { colour }),
    };
    return [one];
  });

  return (
    <div className="graph-board">
      {/* biome-ignore lint/a11y/useSemanticElements: a picture holds no fieldset. */}
      <svg
        viewBox={view.box}
        className={`graph ${style === 'edges' ? 'edge-play' : style} ${high <= SMALL ? 'small' : ''}`}
        role="group"
        aria-label={describe(shape)}
        {...view.handlers}
        style={{ maxHeight: `var(--low, ${high}px)`, touchAction: view.touchAction }}
      >
        <Underlay shape={shape} previewed={previewed} />
        {overlay !== undefined && (
          <GraphOverlay shape={shape} overlay={overlay} ladders={ladders.map(({ place }) => place.box)} />
        )}
        <LabelPreview shape={shape} previewed={previewed} />
        <Ghosts shape={shape} isRinged={isRinged} onRefuse={onRefuse} />
        {style === 'edges' ? <EdgeMoves {...properties} /> : <EdgeLines {...properties} />}
        <VertexButtons vertices={drawn} acts={{ onPlay: play, onRefuse: refuse, onPoint: point }} />
        {shape.piece !== undefined && <PieceMark at={vertices[shape.piece]} />}
        {ladders.length > 0 && <WeightLadders ladders={ladders} {...{ hints, pointed, onMove, onPoint }} />}
        {tipped !== undefined && <MoveTip vertex={tipped} shape={shape} hint={hintAt(tipped.name)} />}
      </svg>
      {style === 'weights' && <WeightSteppers {...properties} />}
      {style === 'pick' && places === undefined && <PickedMove {...properties} picked={picked} onTaken={() => setPicked([])} />}
      {style === 'arrows' && <ArrowMoves {...properties} source={source} onSource={setSource} />}
      <ZoomButtons onOut={view.zoomOut} onIn={view.zoomIn} onFit={view.fit} />
    </div>
  );
}

/** The targets of an arrow. */
function lastOf(label: string): readonly string[] {
  return label.includes(':') ? [] : label.slice(label.indexOf('>') + 1).split('+');
}
