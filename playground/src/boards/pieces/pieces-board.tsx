/**
 * A chessboard with its corner 0,0 at the lower left. Every square to which a piece may go is a button; a piece that is picked first says
 * which one is meant where several may go there. What the proof says of squares stands on them, and colours them by value.
 */
import { useEffect, useState } from 'react';
import type { PiecesShape } from '../../shape/shape.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { MoveChoices } from '../move-choices.tsx';
import './pieces.css';

/** `queen:4,7>2,5` and `4,7>2,5`: the piece where it is named, where from, where to. */
function partsOf(label: string): { readonly from: string; readonly to: string } {
  const [from = '', to = ''] = label.split('>');
  return { from: from.split(':').at(-1) ?? '', to };
}

export function PiecesBoard(properties: BoardProperties<PiecesShape>) {
  const { shape, moves, hints, pointed, overlay, last, onMove, onRefuse, onPoint } = properties;
  const [picked, setPicked] = useState<string>();
  const [choices, setChoices] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has nothing picked.
  useEffect(() => {
    setPicked(undefined);
    setChoices([]);
  }, [shape]);
  const standing = new Map<string, PiecesShape['pieces']>();
  for (const piece of shape.pieces) {
    const square = `${piece.x},${piece.y}`;
    standing.set(square, [...(standing.get(square) ?? []), piece]);
  }
  const leading = new Map<string, string[]>();
  for (const label of moves) {
    const { from, to } = partsOf(label);
    if (picked === undefined || from === picked) leading.set(to, [...(leading.get(to) ?? []), label]);
  }
  const isFew = shape.pieces.length === 1;
  // Where several pieces stand, a square with one of them picks it, until another is picked that may go there.
  const movesTo = (square: string) => (!isFew && picked === undefined && standing.has(square) ? [] : (leading.get(square) ?? []));
  const goTo = (square: string) => {
    const labels = movesTo(square);
    const [first] = labels;
    if (first !== undefined && labels.length === 1) return onMove(first);
    if (labels.length > 1) return setChoices(labels);
    if (!standing.has(square)) return onRefuse(`No piece can go to ${square}.`);
    setChoices([]);
    setPicked(picked === square ? undefined : square);
  };
  const pointedTo = pointed === undefined ? undefined : partsOf(pointed).to;
  const lit = new Set(overlay?.lit);
  return (
    <div className="chess">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own. */}
      <div
        role="group"
        aria-label={`${shape.columns} by ${shape.rows} squares, counted from the lower left`}
        className="chess-grid"
        style={{ '--columns': shape.columns } as React.CSSProperties}
      >
        {squaresOf(shape).map(({ x, y, name }) => {
          if (x < 0 || y < 0) return <Coordinate key={name} text={y < 0 ? (x < 0 ? '' : String(x)) : String(y)} />;
          const labels = movesTo(name);
          const found = labels.flatMap((label) => hints.get(label) ?? []);
          const hint = found.find(({ wins }) => wins) ?? found[0];
          const here = standing.get(name) ?? [];
          const note = overlay?.notes?.get(name);
          const isStop = labels.length > 0 || (here.length > 0 && !isFew);
          const state = labels.length > 0 ? hintKind(hint) : 'idle';
          const classes = [
            ...['field', (x + y) % 2 === 0 ? 'dark' : 'light', labels.length > 0 ? `move ${state}` : ''],
            ...[picked === name ? 'picked' : '', pointedTo === name ? 'pointed' : '', lit.has(name) ? 'lost-square' : ''],
            ...[last?.isRinged === true && partsOf(last.label).to === name ? 'last' : '', note === undefined ? '' : 'valued'],
          ];
          const words = [
            ...here.map(({ piece, count }) => (count === '1' ? piece : `${count} times ${piece}`)),
            ...(note === undefined ? [] : [`value ${note}`]),
            ...(labels.length > 0 ? [`go there${hint === undefined ? '' : `: ${hintText(hint)}`}`] : []),
          ];
          return (
            <button
              type="button"
              key={name}
              tabIndex={-1}
              className={classes.filter((each) => each !== '').join(' ')}
              style={note === undefined ? undefined : ({ '--hue': hueOf(Number(note)) } as React.CSSProperties)}
              {...(isStop && (labels.length === 1 ? { 'data-label': labels[0] } : { 'data-stop': name }))}
              aria-label={`Square ${name}${words.length === 0 ? '' : `, ${words.join(', ')}`}`}
              {...(here.length > 0 && !isFew && { 'aria-pressed': picked === name })}
              onClick={() => goTo(name)}
              onPointerEnter={() => onPoint(labels.length === 1 ? labels[0] : undefined)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(labels.length === 1 ? labels[0] : undefined)}
              onBlur={() => onPoint(undefined)}
            >
              {note !== undefined && <span className={here.length > 0 ? 'note-corner' : 'note-value'}>{note}</span>}
              {here.map(({ piece, sign, count }) => (
                <span className="figure" key={piece} aria-hidden="true">
                  {sign}
                  {count !== '1' && <small>×{count}</small>}
                </span>
              ))}
              <TextMark hint={labels.length > 0 ? hint : undefined} />
            </button>
          );
        })}
      </div>
      {choices.length > 1 && <MoveChoices labels={choices} {...{ hints, pointed, onMove, onPoint }} />}
      {!isFew && (
        <p className="note">
          {picked === undefined ? 'Pick a piece to see where it may go.' : `The piece on ${picked} is picked.`}
        </p>
      )}
    </div>
  );
}

function Coordinate({ text }: { text: string }) {
  return (
    <span className="coordinate" aria-hidden="true">
      {text}
    </span>
  );
}

/** Row by row from above, with the numbers of rows before them and those of columns below. */
function squaresOf({ columns, rows }: PiecesShape) {
  return Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const [x, y] = [(index % (columns + 1)) - 1, rows - 1 - Math.floor(index / (columns + 1))];
    return { x, y, name: `${x},${y}` };
  });
}

/** Neighbouring values have colours far apart. */
function hueOf(value: number): number {
  return Math.round((value * 137.5) % 360);
}
