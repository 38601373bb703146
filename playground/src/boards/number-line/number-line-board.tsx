/** Numbers from 1 on: those that were named, sums of them, and a button for each that can still be named. */
import type { NumberLineShape } from '../../shape/shape.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import './number-line.css';

const STATES = {
  named: 'named',
  paid: 'is a sum of numbers named',
  never: 'is never named',
  open: 'cannot be named now',
} as const;

export function NumberLineBoard({
  shape,
  moves,
  hints,
  pointed,
  last,
  onMove,
  onRefuse,
  onPoint,
}: BoardProperties<NumberLineShape>) {
  return (
    <div className="number-line">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own. */}
      <div role="group" aria-label="Numbers to be named" className="number-cells">
        {shape.cells.map(({ number, state }) => {
          const isMove = moves.has(number);
          const hint = isMove ? hints.get(number) : undefined;
          const words = hintText(hint);
          const told = isMove ? `name it${words === '' ? '' : `: ${words}`}` : STATES[state];
          const ring = last?.isRinged === true && last.label === number ? 'last' : '';
          return (
            <button
              type="button"
              key={number}
              tabIndex={-1}
              className={`number-cell ${state} ${isMove ? `move ${hintKind(hint)}` : ''} ${pointed === number ? 'pointed' : ''} ${ring}`}
              {...(isMove && { 'data-label': number })}
              aria-label={`${number}, ${told}`}
              onClick={() =>
                isMove ? onMove(number) : onRefuse(`${number} ${state === 'named' ? 'was named' : STATES[state]}.`)
              }
              onPointerEnter={() => onPoint(isMove ? number : undefined)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(isMove ? number : undefined)}
              onBlur={() => onPoint(undefined)}
            >
              {number}
              <TextMark hint={hint} />
            </button>
          );
        })}
      </div>
      <p className="note">
        {shape.rest === 'paid'
          ? 'All larger numbers are sums of those named.'
          : 'Larger numbers can be named too: write them into the line.'}
      </p>
    </div>
  );
}
