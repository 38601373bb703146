/** Nimania: one column for each number, as high as there are many of it; each says what one move does. */
import type { NumbersShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';

export function NumbersBoard({ shape, moves, hints, pointed, last, onMove, onPoint }: BoardProperties<NumbersShape>) {
  const added = BigInt(shape.stage) + 1n;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own.
    <div className="numbers" role="group" aria-label={`${shape.columns.length} different numbers at stage ${shape.stage}`}>
      <p className="note">
        Stage {groupDigits(shape.stage)}: a move makes {groupDigits(added)} copies. Above 4, heights grow with the logarithm.
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
              <Stack count={count} wins={labels.some((label) => hints.get(label)?.wins === true)} />
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

/** Blocks one by one to 4; a column beyond that, torn where it stands for more than a thousand. */
function Stack({ count, wins }: { count: string; wins: boolean }) {
  const kind = wins ? 'wins' : '';
  if (count.length === 1 && Number(count) <= 4) {
    return (
      <div className={`stack blocks ${kind}`} style={{ height: heightOf(count) }} aria-hidden="true">
        {Array.from({ length: Number(count) }, (_, index) => {
          const place = `block ${index}`;
          return <i key={place} />;
        })}
      </div>
    );
  }
  return (
    <div className={`stack ${kind}`} style={{ height: heightOf(count) }} aria-hidden="true">
      {count.length > 3 && (
        <svg className="tear" viewBox="0 0 82 18" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 5 L10 0 L21 8 L31 0 L42 8 L52 0 L63 8 L73 0 L82 6 V14 L73 9 L63 17 L52 9 L42 17 L31 9 L21 17 L10 9 L0 14 Z" />
        </svg>
      )}
    </div>
  );
}

/** Linear to 4, then logarithmic. */
function heightOf(count: string): number {
  if (count.length < 16 && Number(count) <= 4) return 24 * Number(count);
  return Math.min(220, 96 + 24 * (count.length - 1 + Math.log10(Number(count[0] ?? '1'))));
}
