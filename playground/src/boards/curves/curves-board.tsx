/**
 * Sprouts, drawn in the plane. Every corner where a region meets a spot has a number and is a button: two of them are the ends of a curve,
 * and the same one twice is a loop. Where the curve can go around others in several ways, these are listed.
 */
import { layOutCurves, smooth } from 'impartial/picture';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import type { CurvesShape } from '../../shape/shape.ts';
import type { Hint } from '../../solver/tasks.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { Mark } from '../mark.tsx';
import { MoveChoices } from '../move-choices.tsx';
import './curves.css';

const MARGIN = 26;
/** A picture of few spots is not blown up further. */
const LARGEST_SCALE = 1.8;

export function CurvesBoard(properties: BoardProperties<CurvesShape>) {
  const { shape, moves, hints, pointed, onMove, onRefuse, onPoint } = properties;
  const placed = useMemo(() => layOutCurves(shape), [shape]);
  const [picked, setPicked] = useState<string>();
  const [choices, setChoices] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has nothing picked.
  useEffect(() => {
    setPicked(undefined);
    setChoices([]);
  }, [shape]);
  if (placed === undefined || placed.spots.length === 0)
    return <p className="note">{placed === undefined ? shape.text : 'No curve can be drawn any more.'}</p>;
  const pick = (name: string) => {
    if (picked === undefined)
      return labelsAt(moves, name).length > 0 ? setPicked(name) : onRefuse(`No curve can end at ${name}.`);
    const labels = labelsBetween(moves, picked, name);
    const [first, ...others] = labels;
    setPicked(undefined);
    setChoices(others.length > 0 ? labels : []);
    if (first === undefined)
      onRefuse(picked === name ? `A loop at ${name} is not possible.` : `${picked} and ${name} cannot be joined.`);
    else if (others.length === 0) onMove(first);
  };
  const press = (event: KeyboardEvent, name: string) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    pick(name);
  };
  const ends = new Set(pointed === undefined ? [] : endsOf(pointed));
  const { width, height } = placed;
  return (
    <div className="curves">
      {/* biome-ignore lint/a11y/useSemanticElements: a picture holds no fieldset. */}
      <svg
        className="curves-picture"
        viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
        role="group"
        aria-label={`${placed.spots.length} spots, ${shape.regions.length} regions`}
        style={{ maxHeight: Math.max(300, Math.min(560, LARGEST_SCALE * (height + 2 * MARGIN))) }}
      >
        {placed.holes.map((hole) => (
          <path key={pathOf(hole)} className="hole" d={`${pathOf(hole)} Z`} />
        ))}
        {placed.curves.map((curve) => (
          <path key={pathOf(curve)} className="curve" d={smoothPath(curve)} />
        ))}
        {placed.dead.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="dead-spot" cx={x} cy={y} r="3" />
        ))}
        {placed.spots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="spot" cx={x} cy={y} r="6.5" />
        ))}
        {placed.corners.map(({ name, x, y }) => {
          const labels = picked === undefined ? labelsAt(moves, name) : labelsBetween(moves, picked, name);
          const hint = bestOf(labels, hints);
          const words = hintText(hint);
          const state = picked === name ? 'staged' : labels.length > 0 ? `move ${hintKind(hint)}` : 'still';
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
            <g
              key={name}
              className={`vertex corner ${state} ${ends.has(name) ? 'pointed' : ''}`}
              transform={`translate(${x} ${y})`}
              role="button"
              tabIndex={-1}
              {...(labels.length > 0 && { 'data-stop': name })}
              aria-label={`Corner ${name}${words === '' ? '' : `: ${words}`}`}
              aria-pressed={picked === name}
              onClick={() => pick(name)}
              onKeyDown={(event) => press(event, name)}
              onPointerEnter={() => onPoint(labels.length === 1 ? labels[0] : undefined)}
              onPointerLeave={() => onPoint(undefined)}
            >
              <circle className="target" r="15" />
              <circle className="halo" r="11" />
              <circle className="disc" r="8.5" />
              <text className="inside" textAnchor="middle" dy="0.35em">
                {name}
              </text>
              <Mark hint={labels.length > 0 ? hint : undefined} x={11} y={-9} />
            </g>
          );
        })}
      </svg>
      <p className="note">{wordsFor(picked, choices)}</p>
      {choices.length > 1 && <MoveChoices labels={choices} {...{ hints, pointed, onMove, onPoint }} />}
    </div>
  );
}

function wordsFor(picked: string | undefined, choices: readonly string[]): string {
  if (choices.length > 1) return 'The curve can go around different spots, named in brackets by their numbers. Which one?';
  if (picked === undefined) return 'Pick two numbers to join them by a curve, or one of them twice for a loop.';
  return `The curve begins at ${picked}. Where does it end?`;
}

/** `1-4(6,8)` ends at 1 and at 4. */
function endsOf(label: string): readonly string[] {
  return label.replace(/\(.*/, '').split('-');
}

function labelsAt(moves: ReadonlySet<string>, name: string): readonly string[] {
  return [...moves].filter((label) => endsOf(label).includes(name));
}

function labelsBetween(moves: ReadonlySet<string>, one: string, other: string): readonly string[] {
  const [from, to] = [one, other].sort((a, b) => Number(a) - Number(b));
  return [...moves].filter((label) => label.replace(/\(.*/, '') === `${from}-${to}`);
}

function bestOf(labels: readonly string[], hints: ReadonlyMap<string, Hint>): Hint | undefined {
  const found = labels.flatMap((label) => hints.get(label) ?? []);
  return found.find(({ wins }) => wins) ?? found[0];
}

type Points = readonly { readonly x: number; readonly y: number }[];

function pathOf(points: Points): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join(' L')}`;
}

function smoothPath(points: Points): string {
  const { from, segments } = smooth(points);
  const parts = segments.map(
    ({ to, bend = [to, to] }) => `C${[...bend, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')}`,
  );
  return `M${from.x} ${from.y} ${parts.join(' ')}`;
}
