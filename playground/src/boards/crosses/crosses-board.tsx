/**
 * Brussels sprouts: a box for each region, and in it the pieces with their free arms. Two pieces are picked to join them, one piece twice
 * to divide its region at it; where that can be done in several ways, these are listed. Where there are several regions a move begins
 * with the number of its own: `2.4+3`.
 */
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { CrossesShape } from '../../shape/shape.ts';
import type { Hint } from '../../solver/tasks.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { Mark } from '../mark.tsx';
import { MoveChoices } from '../move-choices.tsx';
import './crosses.css';

const ACROSS = 5;
const STEP = 84;
const REACH = 30;

interface Piece {
  readonly id: string;
  readonly region: number;
  readonly arms: number;
  /** What its moves begin with: `2.`, or nothing where there is one region. */
  readonly prefix: string;
}

export function CrossesBoard(properties: BoardProperties<CrossesShape>) {
  const { shape, moves, hints, pointed, onMove, onRefuse, onPoint } = properties;
  const [picked, setPicked] = useState<Piece>();
  const [choices, setChoices] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has nothing picked.
  useEffect(() => {
    setPicked(undefined);
    setChoices([]);
  }, [shape]);
  const pick = (piece: Piece) => {
    if (picked === undefined) return setPicked(piece);
    setPicked(undefined);
    if (picked.region !== piece.region) return onRefuse('Pieces of different regions cannot be joined.');
    const labels = labelsOf(moves, picked, piece);
    const [first, ...others] = labels;
    setChoices(others.length > 0 ? labels : []);
    if (first === undefined) onRefuse('A piece with one arm has no second one to join it with.');
    else if (others.length === 0) onMove(first);
  };
  return (
    <div className="crosses">
      {shape.regions.map((arms, region) => {
        const prefix = prefixOf(shape, moves, region);
        const pieces = arms.map((each, place) => ({ id: `${region}.${place}`, region, arms: each, prefix }));
        const rows = Math.ceil(pieces.length / ACROSS);
        const across = Math.min(ACROSS, pieces.length);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a picture holds no fieldset.
          <svg
            key={pieces[0]?.id ?? ''}
            className="region"
            viewBox={`0 0 ${across * STEP} ${rows * STEP}`}
            width={across * STEP}
            role="group"
            aria-label={`Region ${region + 1}`}
          >
            {pieces.map((piece, place) => (
              <PieceButton
                key={piece.id}
                piece={piece}
                x={(place % ACROSS) * STEP + STEP / 2}
                y={Math.floor(place / ACROSS) * STEP + STEP / 2}
                isPicked={picked?.id === piece.id}
                labels={
                  picked === undefined ? labelsAt(moves, piece) : picked.region === region ? labelsOf(moves, picked, piece) : []
                }
                hints={hints}
                onPick={() => pick(piece)}
              />
            ))}
          </svg>
        );
      })}
      <p className="note">{wordsFor(picked, choices)}</p>
      {choices.length > 1 && <MoveChoices labels={choices} {...{ hints, pointed, onMove, onPoint }} />}
    </div>
  );
}

interface PieceProperties {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly isPicked: boolean;
  readonly labels: readonly string[];
  readonly hints: ReadonlyMap<string, Hint>;
  onPick(): void;
}

function PieceButton({ piece: { id, arms }, x, y, isPicked, labels, hints, onPick }: PieceProperties) {
  const found = labels.flatMap((label) => hints.get(label) ?? []);
  const hint = found.find(({ wins }) => wins) ?? found[0];
  const words = hintText(hint);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPick();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
    <g
      className={`vertex piece-of-arms ${isPicked ? 'staged' : labels.length > 0 ? `move ${hintKind(hint)}` : 'still'}`}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={-1}
      {...(labels.length > 0 && { 'data-stop': id })}
      aria-label={`Piece with ${arms} free ${arms === 1 ? 'arm' : 'arms'}${words === '' ? '' : `: ${words}`}`}
      aria-pressed={isPicked}
      onClick={onPick}
      onKeyDown={press}
    >
      <circle className="target" r={STEP / 2 - 2} />
      <circle className="halo" r={REACH + 5} />
      {Array.from({ length: arms }, (_, arm) => {
        const angle = (2 * Math.PI * arm) / arms - Math.PI / 2;
        const at = (reach: number) => [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
        const [[x1, y1], [x2, y2]] = [at(arms === 4 ? 0 : 12), at(REACH)];
        const name = `arm ${arm}`;
        return <line key={name} className="arm" x1={x1} y1={y1} x2={x2} y2={y2} />;
      })}
      <circle className="disc" r={arms === 4 ? 4 : 12} />
      {arms !== 4 && (
        <text className="inside" textAnchor="middle" dy="0.35em">
          {arms}
        </text>
      )}
      <Mark hint={labels.length > 0 ? hint : undefined} x={22} y={-22} />
    </g>
  );
}

/** Of equal regions perhaps only the first is named, since it makes no difference. */
function prefixOf({ regions }: CrossesShape, moves: ReadonlySet<string>, region: number): string {
  if (regions.length === 1) return '';
  const own = `${region + 1}.`;
  if ([...moves].some((label) => label.startsWith(own))) return own;
  return `${regions.findIndex((arms) => arms.join() === regions[region]?.join()) + 1}.`;
}

/** `4+3` joins pieces of four and three arms; `5>…` divides at a piece of five. */
function labelsOf(moves: ReadonlySet<string>, one: Piece, other: Piece): readonly string[] {
  const { prefix } = one;
  if (one.id === other.id) return [...moves].filter((label) => label.startsWith(`${prefix}${one.arms}>`));
  const [most, least] = one.arms >= other.arms ? [one.arms, other.arms] : [other.arms, one.arms];
  const join = `${prefix}${most}+${least}`;
  return moves.has(join) ? [join] : [];
}

function labelsAt(moves: ReadonlySet<string>, { arms, prefix }: Piece): readonly string[] {
  const own = [...moves].filter((label) => label.startsWith(prefix));
  return own.filter((label) => {
    const plain = label.slice(prefix.length);
    return plain.startsWith(`${arms}>`) || plain.split('+').includes(String(arms));
  });
}

function wordsFor(picked: Piece | undefined, choices: readonly string[]): string {
  if (choices.length > 1) return 'The region can be divided in these ways: the arms of the pieces on each side.';
  if (picked === undefined) return 'Pick two pieces to join them, or one piece twice to divide its region.';
  return `The curve begins at the piece with ${picked.arms} free ${picked.arms === 1 ? 'arm' : 'arms'}. Where does it end?`;
}
