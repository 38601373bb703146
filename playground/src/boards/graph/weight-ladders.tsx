/** At each edge of the piece a ladder of the weights it may be lowered to. Higher weights and games have their own ways. */
import type { KeyboardEvent } from 'react';
import type { GraphShape } from '../../shape/shape.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { Mark } from '../mark.tsx';
import { drawEdges } from './edge-lines.tsx';
import { prefixOf } from './game-pill.tsx';
import { type LadderPlace, obstaclesOf, placeLadder } from './ladder-places.ts';
import { HIGHEST_LADDER } from './weight-steppers.tsx';

export interface Ladder {
  readonly prefix: string;
  /** The weight it belongs to. */
  readonly x: number;
  readonly y: number;
  readonly place: LadderPlace;
  /** The vertex that the piece goes to. */
  readonly target: string;
  readonly labels: readonly string[];
}

/** The ladders of the edges at the piece. */
export function listLadders(shape: GraphShape, moves: ReadonlySet<string>): readonly Ladder[] {
  const { vertices, piece, style } = shape;
  if (style !== 'weights' || piece === undefined) return [];
  const ladders = new Map<string, Ladder>();
  const drawn = drawEdges(shape);
  const taken = obstaclesOf(shape, drawn);
  for (const { edge, x, y } of drawn) {
    const prefix = prefixOf(shape, edge);
    if ((edge.from !== piece && edge.to !== piece) || ladders.has(prefix)) continue;
    if (edge.weight === undefined || BigInt(edge.weight) > HIGHEST_LADDER) continue;
    const labels = [...moves].filter((label) => label.startsWith(prefix)).toReversed();
    const target = vertices[edge.from === piece ? edge.to : edge.from]?.name ?? '';
    const place = placeLadder({ x, y }, labels.length, shape, taken);
    taken.push(place.box);
    ladders.set(prefix, { prefix, x, y, place, target, labels });
  }
  return [...ladders.values()];
}

interface Properties extends Pick<BoardProperties, 'hints' | 'pointed' | 'onMove' | 'onPoint'> {
  readonly ladders: readonly Ladder[];
}

export function WeightLadders({ ladders, hints, pointed, onMove, onPoint }: Properties) {
  return ladders.map(({ prefix, x, y, place, target, labels }) => {
    return (
      <g key={prefix} className="ladder" transform={`translate(${place.x} ${place.y})`}>
        <line
          className="ladder-line"
          x1={x - place.x}
          y1={y - place.y}
          x2={place.towards.x - place.x}
          y2={place.towards.y - place.y}
        />
        {labels.length > 0 && (
          <rect
            x="-14"
            y="-14"
            width={place.across ? labels.length * 27 + 1 : 28}
            height={place.across ? 28 : labels.length * 27 + 1}
            rx="8"
          />
        )}
        {labels.map((label, index) => {
          const hint = hints.get(label);
          const words = hintText(hint);
          const left = label.slice(prefix.length);
          const press = (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            onMove(label);
          };
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
            <g
              key={label}
              className={`rung move ${hintKind(hint)} ${pointed === label ? 'pointed' : ''}`}
              transform={place.across ? `translate(${index * 27} 0)` : `translate(0 ${index * 27})`}
              role="button"
              tabIndex={-1}
              data-label={label}
              data-amount={left}
              aria-label={`Go to ${target}, leave ${left}${words === '' ? '' : `: ${words}`}`}
              onClick={() => onMove(label)}
              onKeyDown={press}
              onFocus={() => onPoint(label)}
              onBlur={() => onPoint(undefined)}
              onPointerEnter={() => onPoint(label)}
              onPointerLeave={() => onPoint(undefined)}
            >
              <circle className="target" r="13" />
              <circle className="halo" r="13" />
              <circle className="disc" r="11" />
              <text className="inside" textAnchor="middle" dy="0.35em">
                {left}
              </text>
              {hint?.wins === true && <Mark hint={hint} x={9} y={-9} />}
            </g>
          );
        })}
      </g>
    );
  });
}
