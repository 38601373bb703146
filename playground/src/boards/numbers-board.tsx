/** Nimania: one column for each number, as high as there are many of it; each says what one move does. */
import type { NumbersShape } from '../shape/shape.ts';
import { groupDigits } from '../words.ts';
import { type BoardProperties, hintKind, hintText } from './board-properties.ts';
import { TextMark } from './mark.tsx';

export function NumbersBoard({ shape, moves, hints, pointed, last, onMove, onPoint }: BoardProperties<NumbersShape>) {
  const added = BigInt(shape.stage) + 1n;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own.
    <div className="numbers" role="group" aria-label={`${shape.columns.length} different numbers at stage ${shape.stage}`}>
      <p className="note">
        Stage {groupDigits(shape.stage)}: a move makes {groupDigits(added)} copies. Column heights grow with the logarithm.
      </p>
      <div className="columns-line">
        {shape.columns.map(({ value, count }) => {
          const labels = [...moves].filter((label) => label.startsWith(`${value}>`));
          const isLast = last?.isRinged === true && last.label.endsWith(`>${value}`);
          return (
            <div className={`number ${isLast ? 'last' : ''}`} key={value}>
              <span className="times" title={count}>
                × {groupDigits(count)}
              </span>
              <div className={`stack ${count.length > 3 ? 'torn' : ''}`} style={{ height: heightOf(count) }} aria-hidden="true" />
              <span className="value" title={value}>
                {groupDigits(value)}
              </span>
              {labels.map((label) => {
                const to = label.slice(value.length + 1);
                const hint = hints.get(label);
                return (
                  <button
                    type="button"
                    key={label}
                    tabIndex={-1}
                    data-label={label}
                    className={`choice move ${hintKind(hint)} ${pointed === label ? 'pointed' : ''}`}
                    onClick={() => onMove(label)}
                    onPointerEnter={() => onPoint(label)}
                    onPointerLeave={() => onPoint(undefined)}
                    onFocus={() => onPoint(label)}
                    onBlur={() => onPoint(undefined)}
                  >
                    <TextMark hint={hint} />{' '}
                    {to === '0' ? 'remove one' : `one ${groupDigits(value)} → ${groupDigits(added)} × ${groupDigits(to)}`}
                    <span className="hidden">{hintText(hint)}</span>
                  </button>
                );
              })}
            </div>
          );
        })}
      </div>
      {shape.columns.length === 0 && <p className="note">Nothing is left.</p>}
      {shape.more !== '0' && <p className="note">and {groupDigits(shape.more)} numbers more</p>}
    </div>
  );
}

/** Linear to 4, then logarithmic. */
function heightOf(count: string): number {
  if (count.length < 16 && Number(count) <= 4) return 24 * Number(count);
  return Math.min(220, 96 + 24 * (count.length - 1 + Math.log10(Number(count[0] ?? '1'))));
}
