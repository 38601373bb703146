/** A bar of chocolate, or a box layer by layer: every square but the poisoned one is a button, and shows what goes with it. */
import { type CSSProperties, useState } from 'react';
import type { LayersShape } from '../../shape/shape.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import './layers.css';

type Square = readonly number[];

export function LayersBoard(properties: BoardProperties<LayersShape>) {
  const { shape, moves, hints, pointed, onMove, onRefuse, onPoint } = properties;
  const [focused, setFocused] = useState<string>();
  const isBox = shape.layers.length > 1;
  const meant = readSquare(focused ?? pointed);
  const point = (name: string | undefined) => {
    setFocused(name);
    onPoint(name);
  };
  return (
    <div className="layers" style={{ '--columns': shape.layers[0]?.[0] ?? 1 } as CSSProperties}>
      {shape.layers.map((rows, layer) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own.
        <div className="layer" role="group" aria-label={isBox ? `Layer ${layer}` : 'Bar of chocolate'} key={nameOf([layer])}>
          {isBox && <p className="note">layer {layer}</p>}
          {rows.map((length, row) => (
            <div className="layer-row" key={nameOf([layer, row])}>
              {Array.from({ length }, (_, column) => {
                const square = isBox ? [layer, row, column] : [row, column];
                const name = nameOf(square);
                if (layer + row + column === 0) return <Poison key={name} name={name} onRefuse={onRefuse} />;
                const hint = hints.get(name);
                const words = hintText(hint);
                const goes = meant !== undefined && isBehind(square, meant);
                const state = moves.has(name) ? `move ${hintKind(hint)}` : 'idle';
                return (
                  <button
                    type="button"
                    key={name}
                    tabIndex={-1}
                    className={`square pin chocolate ${state} ${goes ? 'goes' : ''} ${pointed === name ? 'pointed' : ''}`}
                    {...(moves.has(name) && { 'data-label': name })}
                    aria-label={`Square ${name}${words === '' ? '' : `: ${words}`}`}
                    onClick={() => (moves.has(name) ? onMove(name) : onRefuse('No move is possible now.'))}
                    onPointerEnter={() => point(name)}
                    onPointerLeave={() => point(undefined)}
                    onFocus={() => point(name)}
                    onBlur={() => point(undefined)}
                  >
                    <TextMark hint={moves.has(name) ? hint : undefined} />
                  </button>
                );
              })}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Poison({ name, onRefuse }: { name: string; onRefuse(why: string): void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="square pin chocolate poison"
      aria-label={`Square ${name}, poisoned`}
      onClick={() => onRefuse('Nobody takes the poisoned square.')}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r="10" />
        <path d="M-5 -5 L5 5 M5 -5 L-5 5" />
      </svg>
    </button>
  );
}

function nameOf(square: Square): string {
  return square.join(',');
}

/** `1,2`; undefined for what is no square. */
function readSquare(name: string | undefined): Square | undefined {
  return name === undefined || !/^\d+(,\d+){1,2}$/.test(name) ? undefined : name.split(',').map(Number);
}

function isBehind(square: Square, taken: Square): boolean {
  return square.length === taken.length && square.every((place, axis) => place >= (taken[axis] ?? 0));
}
