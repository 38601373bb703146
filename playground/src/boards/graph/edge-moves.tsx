/** Graphs whose moves are edges: every edge is a button. What stands on the ground is drawn with it. */
import type { KeyboardEvent } from 'react';
import type { Edge, GraphShape } from '../../shape/shape.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { Mark } from '../mark.tsx';
import type { PickedPlaces } from '../use-picked-places.ts';
import { drawEdges } from './edge-lines.tsx';
import './edge-moves.css';

/** How far the ground goes on beyond what stands on it. */
const BEYOND = 34;
const STROKES = 16;

interface Properties extends BoardProperties<GraphShape> {
  /** Where the game says where its moves are clicked: at both ends of an edge. */
  readonly places?: PickedPlaces;
}

export function EdgeMoves({ shape, moves, hints, staged, pointed, places, onMove, onRefuse, onPoint }: Properties) {
  const drawn = drawEdges(shape).map((each) => {
    const { from, to } = each.edge;
    return { ...each, label: labelOf(shape, each.edge), ends: [from, to].map((end) => shape.vertices[end]?.name ?? '') };
  });
  return (
    <g>
      <Ground shape={shape} />
      {drawn.map(({ label, ends, path, x, y }, index) => {
        const hint = places === undefined ? hints.get(label) : places.hintAt(...ends);
        const isMove = places === undefined ? moves.has(label) : places.isMove(...ends);
        const words = hintText(hint);
        const play = () => {
          if (!isMove) onRefuse(`The edge ${label} cannot be taken now.`);
          else if (places === undefined) onMove(label);
          else places.pick(...ends);
        };
        const press = (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          play();
        };
        const isStaged = staged.includes(label) || ends.every((end) => places?.picked.has(end) === true);
        const state = `${isStaged ? 'staged' : ''} ${pointed === label ? 'pointed' : ''}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: parallel edges are told apart by their place alone.
            key={index}
            className={`edge edge-move ${isMove ? 'move' : ''} ${hintKind(hint)} ${state}`}
            role="button"
            tabIndex={-1}
            data-label={label}
            aria-label={`Edge ${label}, take it${words === '' ? '' : `: ${words}`}`}
            onClick={play}
            onKeyDown={press}
            onFocus={() => onPoint(label)}
            onBlur={() => onPoint(undefined)}
            onPointerEnter={() => onPoint(label)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <path className="reach" d={path} />
            <path className="line" d={path} />
            {hint?.value !== undefined && (
              <text className="edge-value" x={x} y={y} dy="0.35em" textAnchor="middle">
                {hint.value}
              </text>
            )}
            {hint?.wins === true && <Mark hint={hint} x={x + 13} y={y - 11} />}
          </g>
        );
      })}
    </g>
  );
}

function labelOf({ vertices }: GraphShape, { from, to, label }: Edge): string {
  return label ?? `${vertices[from]?.name}-${vertices[to]?.name}`;
}

function Ground({ shape: { vertices, width } }: { shape: GraphShape }) {
  const foot = vertices.find(({ ground }) => ground === true);
  if (foot === undefined) return null;
  const strokes = Array.from({ length: Math.floor((width + 2 * BEYOND) / STROKES) }, (_, index) => {
    const x = (index + 1) * STROKES - BEYOND;
    return `M${x} ${foot.y}l-9 9`;
  });
  return (
    <g className="ground">
      <path className="soil" d={strokes.join('')} />
      <path d={`M${-BEYOND} ${foot.y}H${width + BEYOND}`} />
    </g>
  );
}
