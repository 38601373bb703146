/** At each edge of the piece a ladder of the weights it may be lowered to. Higher weights and games have their own ways. */
import type { KeyboardEvent } from 'react';
import type { GraphShape } from '../shape/shape.ts';
import { type BoardProperties, hintKind, hintText } from './board-properties.ts';
import { drawEdges } from './edge-lines.tsx';
import { prefixOf } from './game-pill.tsx';
import { obstaclesOf, placeLadder } from './ladder-places.ts';
import { Mark } from './mark.tsx';
import { HIGHEST_LADDER } from './weight-steppers.tsx';

export function WeightLadders(properties: BoardProperties<GraphShape>) {
  const { shape, moves, hints, pointed, onMove, onPoint } = properties;
  const { vertices, piece } = shape;
  const here = vertices[piece ?? 0];
  if (here === undefined) return null;
  const seen = new Set<string>();
  const drawn = drawEdges(shape);
  const taken = obstaclesOf(shape, drawn);
  return drawn.map(({ edge, x, y }) => {
    if (edge.from !== piece && edge.to !== piece) return null;
    if (edge.weight === undefined || BigInt(edge.weight) > HIGHEST_LADDER) return null;
    const prefix = prefixOf(shape, edge);
    if (seen.has(prefix)) return null;
    seen.add(prefix);
    const shown = [...moves].filter((label) => label.startsWith(prefix)).toReversed();
    const other = vertices[edge.from === piece ? edge.to : edge.from];
    const place = placeLadder({ x, y }, shown.length, shape, taken);
    taken.push(place.box);
    return (
      <g key={prefix} className="ladder" transform={`translate(${place.x} ${place.y})`}>
        <line
          className="ladder-line"
          x1={x - place.x}
          y1={y - place.y}
          x2={place.towards.x - place.x}
          y2={place.towards.y - place.y}
        />
        {shown.length > 0 && (
          <rect
            x="-14"
            y="-14"
            width={place.across ? shown.length * 27 + 1 : 28}
            height={place.across ? 28 : shown.length * 27 + 1}
            rx="8"
          />
        )}
        {shown.map((label, index) => {
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
              aria-label={`Go to ${other?.name}, leave ${left}${words === '' ? '' : `: ${words}`}`}
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
