/** Strips with coins: pick a coin and then where it goes, or pick coins and turn them over. Where squares are left out, moves are listed. */
import { useEffect, useState } from 'react';
import type { CoinStrip, CoinsShape } from '../../shape/shape.ts';
import type { Hint } from '../../solver/tasks.ts';
import { groupDigits, lastDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { MoveChoices } from '../move-choices.tsx';
import { lastTurned, movesTurning, slideOf, turnedBy } from './coin-moves.ts';
import { Hooks } from './hooks.tsx';
import './coins.css';

export function CoinsBoard(properties: BoardProperties<CoinsShape>) {
  const { shape, moves, hints, pointed, onMove, onPoint, onRefuse } = properties;
  const [picked, setPicked] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has nothing picked.
  useEffect(() => setPicked([]), [shape]);
  const isTurned = shape.style === 'turn';
  const slides = isTurned ? [] : [...moves].flatMap((label) => slideOf(label) ?? []);
  const [source] = picked;
  const fromSource = slides.filter(({ from }) => from === source);
  const choices = isTurned ? movesTurning(moves, picked) : fromSource.map(({ label }) => label);

  const turn = (place: string) =>
    setPicked(picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place]);
  const slide = (place: string) => {
    const here = fromSource.filter(({ to }) => to === place);
    if (here.length === 1 && here[0] !== undefined) onMove(here[0].label);
    else if (place === source) setPicked([]);
    else if (slides.some(({ from }) => from === place)) setPicked([place]);
    else if (here.length === 0)
      onRefuse(source === undefined ? 'Pick a coin first.' : `No move leads from ${source} to ${place}.`);
  };
  const hintAt = (place: string): Hint | undefined => {
    const target = fromSource.find(({ to }) => to === place);
    if (target !== undefined) return hints.get(target.label);
    const own = isTurned
      ? [...moves].filter((label) => lastTurned(label) === place)
      : slides.filter(({ from }) => from === place).map(({ label }) => label);
    return bestOf(own, hints);
  };
  const squares: SquareProperties = {
    ...properties,
    picked,
    hintAt,
    isActive: (place) => isTurned || slides.some(({ from }) => from === place) || fromSource.some(({ to }) => to === place),
    pick: isTurned ? turn : slide,
  };
  return (
    <div className={`coins ${shape.style}`}>
      {shape.strips.map((strip) => (
        <Strip key={strip.name} strip={strip} {...squares} />
      ))}
      {shape.strips.some(({ hooks = [] }) => hooks.length > 0) && (
        <p className="note">Below a strip the same as a Young diagram: a move takes away a hook, as long as the coin goes far.</p>
      )}
      {shape.more !== '0' && <p className="note">and {groupDigits(shape.more)} strips more</p>}
      {isTurned && (
        <p className="note">
          {picked.length === 0 ? 'Pick the coins to turn over, the rightmost of them a head.' : `Picked: ${picked.join(', ')}`}
        </p>
      )}
      {choices.length > 0 && <MoveChoices labels={choices} {...{ hints, pointed, onMove, onPoint }} />}
    </div>
  );
}

/** The hint of the move to be advised, where there is one. */
function bestOf(labels: readonly string[], hints: BoardProperties['hints']): Hint | undefined {
  const found = labels.flatMap((label) => hints.get(label) ?? []);
  return found.find(({ wins }) => wins) ?? found[0];
}

interface SquareProperties extends BoardProperties<CoinsShape> {
  readonly picked: readonly string[];
  hintAt(place: string): Hint | undefined;
  isActive(place: string): boolean;
  pick(place: string): void;
}

function Strip({ strip, ...rest }: SquareProperties & { readonly strip: CoinStrip }) {
  const { name, squares, more, hooks } = strip;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own.
    <div className="coin-strip" role="group" aria-label={name === '' ? 'strip of squares' : `strip ${name}`}>
      {name !== '' && <span className="coin-strip-name">{name}</span>}
      <div className="coin-squares">
        {squares.map((square, index) => (
          <Square key={square.number} {...{ ...rest, square, height: index }} place={`${name}${square.number}`} />
        ))}
        {more !== '0' && <span className="note">and {groupDigits(more)} coins more</span>}
      </div>
      {hooks !== undefined && hooks.length > 0 && <Hooks rows={hooks} />}
    </div>
  );
}

interface OneSquare extends SquareProperties {
  readonly square: CoinStrip['squares'][number];
  readonly place: string;
  /** How many squares are shown before it. */
  readonly height: number;
}

function Square({ square, place, height, shape, picked, last, pointed, hintAt, isActive, pick, onPoint }: OneSquare) {
  const { number, gap, coins } = square;
  const hint = hintAt(place);
  const words = hintText(hint);
  const state = picked.includes(place) ? 'staged' : isActive(place) ? hintKind(hint) : 'idle';
  const slide = last === undefined ? undefined : slideOf(last.label);
  const changed = last === undefined ? [] : slide === undefined ? turnedBy(last.label) : [slide.from, slide.to];
  const rings = `${pointed === place ? 'pointed' : ''} ${changed.includes(place) && last?.isRinged === true ? 'last' : ''}`;
  return (
    <span className="coin-place" style={shape.style === 'steps' ? { paddingBottom: `${Math.min(12, height) * 8}px` } : undefined}>
      {gap !== '0' && (
        <span className="coin-gap" title={`${groupDigits(gap)} squares`}>
          …
        </span>
      )}
      <span className="coin-square">
        <button
          type="button"
          tabIndex={-1}
          className={`square pin move ${state} ${rings}`}
          {...(isActive(place) && { 'data-label': place })}
          aria-label={`${nameOf(shape.style, number)}, ${contentOf(shape.style, coins)}${words === '' ? '' : `: ${words}`}`}
          aria-pressed={picked.includes(place)}
          onClick={() => pick(place)}
          onPointerEnter={() => onPoint(place)}
          onPointerLeave={() => onPoint(undefined)}
        >
          <Coin style={shape.style} coins={coins} />
          <TextMark hint={isActive(place) ? hint : undefined} />
        </button>
        <span className="coin-number">{shape.style === 'steps' && number === '0' ? 'ground' : lastDigits(BigInt(number))}</span>
      </span>
    </span>
  );
}

function nameOf(style: CoinsShape['style'], number: string): string {
  if (style === 'turn') return `Coin ${number}`;
  if (style === 'slide') return `Square ${number}`;
  return number === '0' ? 'The ground' : `Step ${number}`;
}

function contentOf(style: CoinsShape['style'], coins: string): string {
  if (style === 'turn') return coins === '0' ? 'tails' : 'heads';
  if (coins === '0') return 'empty';
  const noun = style === 'steps' ? 'counter' : 'coin';
  return `${groupDigits(coins)} ${noun}${coins === '1' ? '' : 's'}`;
}

function Coin({ style, coins }: { style: CoinsShape['style']; coins: string }) {
  if (style === 'turn') return <span className={`coin ${coins === '0' ? 'tails' : 'heads'}`} />;
  if (coins === '0') return null;
  return <span className="coin lying">{coins === '1' && style === 'slide' ? '' : groupDigits(coins)}</span>;
}
