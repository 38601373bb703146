/** Moves as a line of buttons, where a picture cannot offer them or more than one is meant. */
import { useState } from 'react';
import { groupNumbers } from '../words.ts';
import { type BoardProperties, hintKind, hintText } from './board-properties.ts';
import { TextMark } from './mark.tsx';

export interface ChoicesProperties extends Pick<BoardProperties, 'hints' | 'pointed' | 'onMove' | 'onPoint'> {
  readonly labels: readonly string[];
}

/** Buttons that are shown at first. */
const MOST_SHOWN = 24;

export function MoveChoices({ labels, hints, pointed, onMove, onPoint }: ChoicesProperties) {
  const [all, setAll] = useState(false);
  const shown = all ? labels : labels.slice(0, MOST_SHOWN);
  return (
    <div className="choices">
      {shown.map((label) => {
        const hint = hints.get(label);
        return (
          <button
            type="button"
            key={label}
            tabIndex={-1}
            className={`choice move ${hintKind(hint)} ${pointed === label ? 'pointed' : ''}`}
            data-label={label}
            onClick={() => onMove(label)}
            onPointerEnter={() => onPoint(label)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(label)}
            onBlur={() => onPoint(undefined)}
          >
            <TextMark hint={hint} /> {groupNumbers(label).replaceAll('>', ' → ')}
            <span className="hidden">{hintText(hint)}</span>
          </button>
        );
      })}
      {labels.length > shown.length && (
        <button type="button" className="choice" onClick={() => setAll(true)}>
          Show all {labels.length}
        </button>
      )}
    </div>
  );
}
