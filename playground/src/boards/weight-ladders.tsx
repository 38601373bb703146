/** At each edge of the piece a ladder of the weights it may be lowered to; games on edges list what may be made of them. */
import type { KeyboardEvent } from 'react';
import type { GraphShape } from '../shape/shape.ts';
import { type BoardProperties, hintKind, hintText } from './board-properties.ts';
import { drawEdges } from './edge-lines.tsx';
import { Mark } from './mark.tsx';

/** Rungs of a ladder; the list of moves under the verdict has the others. */
const MOST_RUNGS = 10;

export function WeightLadders(properties: BoardProperties<GraphShape>) {
  const { shape, moves, hints, pointed, onMove, onPoint } = properties;
  const { vertices, piece } = shape;
  const here = vertices[piece ?? 0];
  if (here === undefined) return null;
  const seen = new Set<string>();
  return drawEdges(shape).map(({ edge, x, y }) => {
    if (edge.from !== piece && edge.to !== piece) return null;
    const prefix = `${vertices[edge.from]?.name}-${vertices[edge.to]?.name}:${edge.weight ?? `{${edge.game}}`}>`;
    if (seen.has(prefix)) return null;
    seen.add(prefix);
    const labels = [...moves].filter((label) => label.startsWith(prefix));
    const shown = pickRungs(labels, (label) => hints.get(label)?.wins === true);
    const other = vertices[edge.from === piece ? edge.to : edge.from];
    const place = ladderPlace({ x, y }, here, other ?? here, shown.length);
    return (
      <g key={prefix} className="ladder" transform={`translate(${place.x} ${place.y})`}>
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
                {left.length > 3 ? '…' : left}
              </text>
              {hint?.wins === true && <Mark hint={hint} x={9} y={-9} />}
            </g>
          );
        })}
      </g>
    );
  });
}

/** All rungs, or the first, the last and those that win. */
function pickRungs(labels: readonly string[], wins: (label: string) => boolean): readonly string[] {
  if (labels.length <= MOST_RUNGS) return labels.toReversed();
  const kept = new Set([...labels.filter(wins).slice(0, 4), ...labels.slice(0, 3), ...labels.slice(-2)]);
  return labels.filter((label) => kept.has(label)).toReversed();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Beside the weight, away from the edge. */
function ladderPlace(pill: Point, from: Point, to: Point, rungs: number): Point & { readonly across: boolean } {
  const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const half = ((rungs - 1) * 27) / 2;
  return across ? { x: pill.x - half, y: pill.y - 36, across } : { x: pill.x - 38, y: pill.y - half, across };
}
