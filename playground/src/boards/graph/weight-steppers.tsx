/** Edges at the piece whose weight is too high for a ladder: a field with − and +, and a jump to each weight that wins. */
import { useState } from 'react';
import type { GraphShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import type { BoardProperties } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { prefixOf } from './game-pill.tsx';

/** Higher weights have a stepper in the place of a ladder. */
export const HIGHEST_LADDER = 9n;
/** Jumps that are shown. */
const MOST_JUMPS = 4;

export function WeightSteppers(properties: BoardProperties<GraphShape>) {
  const { shape } = properties;
  const prefixes = new Set<string>();
  for (const edge of shape.edges) {
    const isHere = edge.from === shape.piece || edge.to === shape.piece;
    if (isHere && edge.weight !== undefined && BigInt(edge.weight) > HIGHEST_LADDER) prefixes.add(prefixOf(shape, edge));
  }
  if (prefixes.size === 0) return null;
  return (
    <div className="steppers">
      {[...prefixes].map((prefix) => (
        <Stepper key={prefix} {...properties} prefix={prefix} />
      ))}
    </div>
  );
}

function Stepper({
  prefix,
  hints,
  pointed,
  onMove,
  onPoint,
  onRefuse,
}: BoardProperties<GraphShape> & { readonly prefix: string }) {
  const edge = prefix.slice(0, prefix.indexOf(':'));
  const weight = BigInt(prefix.slice(prefix.indexOf(':') + 1, -1));
  const [text, setText] = useState(String(weight - 1n));
  const left = /^\d+$/.test(text) ? BigInt(text) : undefined;
  const label = left !== undefined && left < weight ? `${prefix}${left}` : undefined;
  const winning = [...hints.values()].filter(({ move, wins }) => wins && move.startsWith(prefix)).slice(0, MOST_JUMPS);
  const hint = label === undefined ? undefined : hints.get(label);
  const step = (by: bigint) => {
    const next = (left ?? 0n) + by;
    if (next >= 0n && next < weight) setText(String(next));
  };
  const play = () => (label === undefined ? onRefuse(`Lower ${edge} to a number below ${groupDigits(weight)}.`) : onMove(label));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own.
    <div className="stepper-line" role="group" aria-label={`Edge ${edge}, weight ${weight}`}>
      <span>
        <b>{edge}</b>: {groupDigits(weight)} →
      </span>
      <button type="button" onClick={() => step(-1n)} aria-label="Lower by one more">
        −
      </button>
      <input
        aria-label={`Lower ${edge} to`}
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 40))}
        onKeyDown={(event) => event.key === 'Enter' && play()}
      />
      <button type="button" onClick={() => step(1n)} aria-label="Lower by one less">
        +
      </button>
      {winning.map(({ move }) => (
        <button
          type="button"
          key={move}
          className={`choice move wins ${pointed === move ? 'pointed' : ''}`}
          data-jump={move}
          onClick={() => setText(move.slice(prefix.length))}
          onPointerEnter={() => onPoint(move)}
          onPointerLeave={() => onPoint(undefined)}
        >
          <TextMark hint={hints.get(move)} /> {groupDigits(move.slice(prefix.length))}
          <span className="hidden">wins: put it into the field</span>
        </button>
      ))}
      <button
        type="button"
        className={`choice move ${hint === undefined ? 'plain' : hint.wins ? 'wins' : 'loses'}`}
        {...(label !== undefined && { 'data-label': label })}
        onClick={play}
      >
        <TextMark hint={hint} /> Play
      </button>
    </div>
  );
}
