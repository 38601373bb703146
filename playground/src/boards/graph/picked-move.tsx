/** A move that names several vertices: they are picked one by one, and then taken together. */
import type { GraphShape } from '../../shape/shape.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';

interface Properties extends BoardProperties<GraphShape> {
  readonly picked: readonly string[];
  onTaken(): void;
}

export function PickedMove({ moves, hints, picked, onMove, onTaken }: Properties) {
  const wanted = picked.toSorted().join('+');
  const label = [...moves].find((each) => each.split('+').sort().join('+') === wanted);
  const hint = label === undefined ? undefined : hints.get(label);
  function take(move: string) {
    onMove(move);
    onTaken();
  }
  return (
    <div className="arrow-moves">
      <p>Pick a vertex and any of its neighbours, then take them together.</p>
      {label !== undefined ? (
        <button type="button" className={`choice move ${hintKind(hint)}`} data-label={label} onClick={() => take(label)}>
          <TextMark hint={hint} /> Take {label.replaceAll('+', ', ')}
          <span className="hidden">{hintText(hint)}</span>
        </button>
      ) : (
        <p>{picked.length > 0 && 'These are not one vertex with neighbours of it.'}</p>
      )}
    </div>
  );
}
