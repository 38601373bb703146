/** An order as a Hasse diagram, what is greater higher: every element that a move names is a button. */
import { isLongName, placeVertexLabels } from 'impartial/picture';
import { type KeyboardEvent, useMemo } from 'react';
import type { GraphShape } from '../../shape/shape.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { Mark } from '../mark.tsx';
import { PlacedChoices } from '../placed-choices.tsx';
import { placesBy, usePickedPlaces } from '../use-picked-places.ts';
import { plainLines } from './edge-lines.tsx';

const MARGIN = 38;

export function PosetBoard(properties: BoardProperties<GraphShape>) {
  const { shape, pointed, previewed, last, onPoint } = properties;
  const { vertices, edges, width, height } = shape;
  const { picked, choices, isMove, hintAt, meantAt, pick } = usePickedPlaces(properties);
  const placesOf = placesBy(properties.clickedAt);
  const lit = new Set(pointed === undefined ? [] : placesOf(pointed));
  const changed = new Set(last === undefined ? [] : placesOf(last.label));
  const labels = useMemo(() => placeVertexLabels(shape, { isNamed: () => false, badges: true, margin: MARGIN }), [shape]);
  const press = (event: KeyboardEvent, name: string) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    pick(name);
  };
  return (
    <div className="graph-board">
      {/* biome-ignore lint/a11y/useSemanticElements: a picture holds no fieldset. */}
      <svg
        className="graph poset"
        viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
        role="group"
        aria-label={`Order of ${vertices.length} elements`}
        style={{ maxHeight: Math.max(300, Math.min(540, height + 2 * MARGIN)) }}
      >
        <path className="edges" d={plainLines(vertices, edges)} fill="none" />
        {vertices.map(({ name, x, y }, index) => {
          const hint = hintAt(name);
          const beside = labels[index]?.name;
          const words = hintText(hint);
          const isButton = isMove(name);
          const state = picked.has(name) ? 'staged' : isButton ? `move ${hintKind(hint)}` : 'still';
          const rings = `${lit.has(name) ? 'pointed' : ''} ${previewed.has(name) ? 'lit' : ''} ${changed.has(name) ? 'changed' : ''}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
            <g
              key={name}
              className={`vertex ${state} ${rings}`}
              style={{ transform: `translate(${x}px, ${y}px)` }}
              role="button"
              tabIndex={-1}
              data-vertex={name}
              {...(isButton && { 'data-label': name })}
              aria-label={`Element ${name}${words === '' ? '' : `: ${words}`}`}
              onClick={() => pick(name)}
              onKeyDown={(event) => press(event, name)}
              onPointerEnter={() => onPoint(meantAt(name))}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(meantAt(name))}
              onBlur={() => onPoint(undefined)}
            >
              <circle className="target" r="22" />
              <circle className="halo" r="23.5" />
              <circle className="disc" r="17" />
              {beside === undefined ? (
                <text className="inside name" textAnchor="middle" dy="0.35em" {...(isLongName(name) && { textLength: 29 })}>
                  {name}
                </text>
              ) : (
                <text className="beside name" textAnchor="middle" x={beside.x - x} y={beside.y - y} dy="0.35em">
                  {name}
                </text>
              )}
              {isButton && <Mark hint={hint} x={13} y={-13} />}
            </g>
          );
        })}
      </svg>
      <PlacedChoices {...properties} choices={choices} />
    </div>
  );
}
