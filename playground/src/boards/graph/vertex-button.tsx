/** One vertex: a disc with a ring that says how the move ends, a mark, its name and what the move leaves. */
import { countText, isLongName, type Point, type VertexLabels } from 'impartial/picture';
import { type KeyboardEvent, memo } from 'react';
import type { Vertex } from '../../shape/shape.ts';
import type { Hint } from '../../solver/tasks.ts';
import { hintKind, hintText } from '../board-properties.ts';
import { Mark } from '../mark.tsx';

export type VertexState = 'move' | 'staged' | 'struck' | 'labelled' | 'still' | 'piece' | 'odd' | 'even' | 'spent';

export interface VertexActs {
  onPlay(name: string): void;
  /** What is no move was pressed. */
  onRefuse(name: string): void;
  onPoint(name: string | undefined): void;
}

export interface VertexProperties {
  readonly vertex: Vertex;
  readonly hint: Hint | undefined;
  readonly state: VertexState;
  readonly isLit: boolean;
  readonly isPointed: boolean;
  /** Whether the computer's last move named it. */
  readonly isLast: boolean;
  /** Whether the last move named it. */
  readonly isChanged: boolean;
  /** Where its name, count and note stand; a name without a place of its own stands inside. */
  readonly labels: VertexLabels;
  readonly action: string;
  readonly note?: string;
  /** What a colouring makes it. */
  readonly colour?: 'black' | 'white';
  /** Whether it can be pressed. */
  readonly isMove: boolean;
  readonly acts: VertexActs;
}

/** A name that is too long for its disc and has no place beside it. */
const SQUEEZED = { textLength: 29, lengthAdjust: 'spacingAndGlyphs' } as const;

export const VertexButton = memo(function VertexButton(properties: VertexProperties) {
  const {
    vertex,
    hint,
    state,
    isLit,
    isPointed,
    isLast,
    isChanged,
    labels,
    action,
    note,
    colour,
    isMove,
    acts: { onPlay, onRefuse, onPoint },
  } = properties;
  const { name, x, y, count } = vertex;
  const words = hintText(hint);
  const hasValue = hint?.value !== undefined && state === 'move';
  // A name across an edge says less than a value that the tip and the list of moves give too.
  const showsValue = hasValue && labels.name !== undefined;
  const isLong = isLongName(name);
  const beside = (place: Point) => ({ textAnchor: 'middle', x: place.x - x, y: place.y - y, dy: '0.35em' }) as const;
  const classes = `vertex ${state} ${state === 'move' ? hintKind(hint) : ''} ${isLit ? 'lit' : ''} ${isPointed ? 'pointed' : ''} ${isLast ? 'last' : ''} ${isChanged ? 'changed' : ''} ${colour === undefined ? '' : `on-${colour}`}`;
  const point = () => onPoint(name);
  const leave = () => onPoint(undefined);
  const common = {
    className: classes,
    style: { transform: `translate(${x}px, ${y}px)` },
    'data-vertex': name,
    onPointerEnter: point,
    onPointerLeave: leave,
    onClick: () => (isMove ? onPlay : onRefuse)(name),
  };
  const body = (
    <>
      <circle className="target" r="22" />
      <circle className="halo" r="23.5" />
      {isLast && <circle className="last-ring" r="22" />}
      <circle className="disc" r="17" />
      {hintKind(hint) === 'draws' && state === 'move' && <circle className="second" r="13.5" />}
      {labels.name !== undefined && (showsValue || isLong) ? (
        <text className="beside name" {...beside(labels.name)}>
          {name}
        </text>
      ) : (
        <text className="inside name" textAnchor="middle" dy="0.35em" {...(isLong && SQUEEZED)}>
          {name}
        </text>
      )}
      {state === 'struck' && <path className="strike" d="M-12 12 L12 -12" />}
      {count !== undefined && labels.count !== undefined && (
        <text className="beside count" {...beside(labels.count)}>
          {countText(count)}
        </text>
      )}
      {note !== undefined && labels.note !== undefined && (
        <text className="note" {...beside(labels.note)}>
          {note}
        </text>
      )}
      {state === 'move' && <Mark hint={hint} x={13} y={-13} />}
    </>
  );
  if (!isMove) return <g {...common}>{body}</g>;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPlay(name);
  };
  const label = `Vertex ${name}, ${action}${words === '' ? '' : `: ${words}`}`;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture. */}
      <g
        {...common}
        role="button"
        tabIndex={-1}
        aria-label={label}
        data-label={name}
        onKeyDown={press}
        onFocus={point}
        onBlur={leave}
      >
        {body}
      </g>
      {/* Beside the button, which is called by its name and says the value in words. */}
      {showsValue && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a picture takes no focus.
        <g
          className={`vertex-value ${colour === undefined ? `value-${hintKind(hint)}` : `on-${colour}`}`}
          style={common.style}
          aria-hidden="true"
        >
          <text className="inside" textAnchor="middle" dy="0.35em">
            {hint.value}
          </text>
        </g>
      )}
    </>
  );
});
