/** Heaps of a game whose moves have names of their own: a heap is clicked, and then what is done with it is chosen. */
import type { HeapsShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { PlacedChoices } from '../placed-choices.tsx';
import { usePickedPlaces } from '../use-picked-places.ts';
import { Copies } from './scale.tsx';
import './placed-heaps.css';

/** Counters that are drawn one by one. */
const MOST_COUNTERS = 40;

export function PlacedHeapsBoard(properties: BoardProperties<HeapsShape>) {
  const { shape, onPoint } = properties;
  const places = usePickedPlaces(properties);
  return (
    <div className="several-heaps">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own. */}
      <div
        className="heaps columns"
        role="group"
        aria-label={`${shape.sizes.length} heaps: ${shape.sizes.map(groupDigits).join(', ')}`}
      >
        {shape.sizes.map((size, index) => {
          const name = String(index);
          const hint = places.hintAt(name);
          const words = hintText(hint);
          const isMove = places.isMove(name);
          const state = places.picked.has(name) ? 'staged' : isMove ? hintKind(hint) : 'idle';
          return (
            <div className="heap" key={name}>
              <button
                type="button"
                tabIndex={-1}
                className={`whole-heap move ${state}`}
                {...(isMove && { 'data-label': name })}
                aria-label={`Heap of ${size}${words === '' ? '' : `: ${words}`}`}
                onClick={() => places.pick(name)}
                onPointerEnter={() => onPoint(places.meantAt(name))}
                onPointerLeave={() => onPoint(undefined)}
                onFocus={() => onPoint(places.meantAt(name))}
                onBlur={() => onPoint(undefined)}
              >
                {Array.from({ length: Math.min(MOST_COUNTERS, Number(size)) }, (_, counter) => {
                  const place = `counter ${counter}`;
                  return <span className="counter-ghost" key={place} />;
                })}
                <TextMark hint={isMove ? hint : undefined} />
              </button>
              <div className="heap-size">{groupDigits(size)}</div>
              <Copies shape={shape} index={index} />
            </div>
          );
        })}
      </div>
      {shape.more !== '0' && <p className="note">and {groupDigits(shape.more)} heaps more</p>}
      <PlacedChoices {...properties} choices={places.choices} />
    </div>
  );
}
