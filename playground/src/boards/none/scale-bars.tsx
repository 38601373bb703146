/** A position too large to draw, by its parts: a bar for each, as long as its number has digits; the part with the winning move stands out. */
import type { NoShape } from '../../shape/shape.ts';
import type { Hint } from '../../solver/tasks.ts';
import { groupDigits } from '../../words.ts';
import { digitsIn } from '../digits-in.ts';

type Scale = NonNullable<NoShape['scale']>;

export function ScaleBars({ scale, hints }: { readonly scale: Scale; readonly hints: ReadonlyMap<string, Hint> }) {
  const longest = Math.max(1, ...scale.map(({ size }) => digitsIn(size)));
  const winning = [...hints.values()].find(({ wins }) => wins)?.move;
  const matters = winning === undefined ? -1 : partOf(scale, winning);
  return (
    <ul className="scale-bars">
      {scale.map(({ name, size, count }, index) => {
        const key = `${index} ${size}`;
        return (
          <li key={key} className={index === matters ? 'matters' : ''}>
            <b>{name ?? `part ${index + 1}`}</b>
            <span className="scale-bar" style={{ width: `${20 + (60 * digitsIn(size)) / longest}%` }}>
              {groupDigits(size)} {size === '1' ? 'vertex' : 'vertices'}
            </span>
            <span>
              {count !== '1' && `× ${groupDigits(count)}`}
              {index === matters && <em> {winning} wins</em>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Vertices are numbered from 1 through all copies of all parts. */
function partOf(scale: Scale, vertex: string): number {
  if (!/^\d+$/.test(vertex)) return -1;
  let end = 0n;
  return scale.findIndex(({ size, count }) => {
    end += BigInt(size) * BigInt(count);
    return BigInt(vertex) <= end;
  });
}
