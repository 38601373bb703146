/** One vertex: a disc with a ring that says how the move ends, a mark, its name and what the move leaves. */
import type { KeyboardEvent } from 'react';
import type { Vertex } from '../../shape/shape.ts';
import type { Hint } from '../../solver/tasks.ts';
import { groupDigits } from '../../words.ts';
import { hintKind, hintText } from '../board-properties.ts';
import { Mark } from '../mark.tsx';

export type VertexState = 'move' | 'staged' | 'struck' | 'labelled' | 'still' | 'piece' | 'odd' | 'even';

interface Properties {
  readonly vertex: Vertex;
  readonly hint: Hint | undefined;
  readonly state: VertexState;
  readonly isLit: boolean;
  readonly isPointed: boolean;
  /** Whether the computer's last move named it. */
  readonly isLast: boolean;
  /** Whether the last move named it. */
  readonly isChanged: boolean;
  /** Where its name and notes stand: below and above, or at its side where edges go up and down. */
  readonly namesAt: 'below' | 'side';
  readonly action: string;
  readonly note?: string;
  onPlay?(): void;
  onRefuse(): void;
  onFocus(): void;
  onBlur(): void;
}

const SIDE = { textAnchor: 'end', x: -24, dy: '0.35em' } as const;

export function VertexButton(properties: Properties) {
  const { vertex, hint, state, isLit, isPointed, isLast, isChanged, namesAt, action, note, onPlay, onRefuse, onFocus, onBlur } =
    properties;
  const { name, x, y, count } = vertex;
  const words = hintText(hint);
  const showsValue = hint?.value !== undefined && state === 'move';
  const classes = `vertex ${state} ${state === 'move' ? hintKind(hint) : ''} ${isLit ? 'lit' : ''} ${isPointed ? 'pointed' : ''} ${isLast ? 'last' : ''} ${isChanged ? 'changed' : ''}`;
  const act = onPlay ?? onRefuse;
  const common = {
    className: classes,
    style: { transform: `translate(${x}px, ${y}px)` },
    'data-vertex': name,
    onPointerEnter: onFocus,
    onPointerLeave: onBlur,
    onClick: act,
  };
  const body = (
    <>
      <circle className="target" r="22" />
      <circle className="halo" r="23.5" />
      {isLast && <circle className="last-ring" r="22" />}
      <circle className="disc" r="17" />
      {hintKind(hint) === 'draws' && state === 'move' && <circle className="second" r="13.5" />}
      {showsValue ? (
        <text className="beside" {...(namesAt === 'side' ? SIDE : { textAnchor: 'middle', y: 33 })}>
          {name}
        </text>
      ) : (
        <text className="inside" textAnchor="middle" dy="0.35em">
          {name}
        </text>
      )}
      {state === 'struck' && <path className="strike" d="M-12 12 L12 -12" />}
      {count !== undefined && (
        <text className="beside count" x="22" dy="0.35em">
          × {groupDigits(count)}
        </text>
      )}
      {note !== undefined && (
        <text className="note" {...(namesAt === 'side' ? SIDE : { textAnchor: 'middle', y: -23 })}>
          {note}
        </text>
      )}
      {state === 'move' && <Mark hint={hint} x={13} y={-13} />}
    </>
  );
  if (onPlay === undefined) return <g {...common}>{body}</g>;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPlay();
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
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {body}
      </g>
      {/* Beside the button, which is called by its name and says the value in words. */}
      {showsValue && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a picture takes no focus.
        <g className={`vertex-value value-${hintKind(hint)}`} style={common.style} aria-hidden="true">
          <text className="inside" textAnchor="middle" dy="0.35em">
            {hint.value}
          </text>
        </g>
      )}
    </>
  );
}
