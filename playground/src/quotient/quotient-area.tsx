/** The quotient in the place of the board: the sum as an element, diagram or Cayley table, legend, and what heaps count as. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { TextMark } from '../boards/mark.tsx';
import { readyOneStop, walkMoves } from '../boards/roving-focus.ts';
import type { ShownQuotient } from '../solver/quotient-tasks.ts';
import { groupDigits } from '../words.ts';
import { CayleyTable } from './cayley-table.tsx';
import { Diagram } from './diagram.tsx';
import { PhiStrip } from './phi-strip.tsx';
import { type Target, targetsOf } from './targets.ts';
import { TwinTable } from './twin-table.tsx';
import type { QuotientState } from './use-quotient.ts';
import { Word } from './word.tsx';
import './quotient.css';

export interface AreaProperties {
  readonly quotient: QuotientState;
  /** The position on the board. */
  readonly question: string;
  readonly hints: boolean;
  readonly narrow: boolean;
  readonly letters: boolean;
  readonly pointed: string | undefined;
  onMove(label: string): void;
  onRefuse(why: string): void;
  onPoint(label: string | undefined): void;
}

export function QuotientArea(properties: AreaProperties) {
  const { quotient, question, hints, narrow, onMove } = properties;
  const { shown, none } = quotient;
  const isCurrent = shown?.question === question;
  // Moves of another position are none of this one.
  const targets = useMemo(
    () => (shown === undefined || !isCurrent ? new Map<number, Target>() : targetsOf(shown)),
    [shown, isCurrent],
  );
  return (
    <div className="quotient">
      <WorkLine quotient={quotient} />
      {none !== undefined && (
        <p className="quotient-none" id="board">
          {none}
        </p>
      )}
      {none === undefined && shown === undefined && <div className="board" id="board" aria-busy="true" />}
      {none === undefined && shown !== undefined && (
        <>
          <SumLine shown={shown} />
          <Picture {...properties} shown={shown} targets={targets} />
          <QuotientLegend hints={hints} />
          <PhiStrip
            shown={shown}
            narrow={narrow}
            genera={quotient.genera?.family === shown.family ? quotient.genera : undefined}
          />
          {shown.cayley !== undefined && <TwinTable shown={shown} targets={targets} onMove={onMove} />}
        </>
      )}
    </div>
  );
}

interface PictureProperties extends AreaProperties {
  readonly shown: ShownQuotient;
  readonly targets: ReadonlyMap<number, Target>;
}

function Picture(properties: PictureProperties) {
  const { quotient, shown, targets, hints, letters, pointed, onMove, onRefuse, onPoint } = properties;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) readyOneStop(place.current);
  });
  const { layout, cayley, order, lost } = shown;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over the buttons inside.
    <div
      className="board quotient-board"
      id="board"
      ref={place}
      onKeyDown={(event) => walkMoves(event, place.current)}
      onFocus={(event) => place.current !== null && readyOneStop(place.current, event.target)}
    >
      {quotient.sight === 'quotient' && layout !== undefined ? (
        <>
          <Diagram {...{ shown, layout, targets, hints, pointed, onMove, onRefuse, onPoint }} />
          <p className="diagram-note">
            Elements in one box divide each other; <span>lines lead on to their multiples.</span>
          </p>
        </>
      ) : cayley !== undefined ? (
        <CayleyTable key={order} {...{ shown, cayley, targets, letters, onMove, onRefuse }} />
      ) : (
        <p className="counts">
          {groupDigits(order)} elements, {groupDigits(lost)} of them P, from {shown.generators.length} generators: too many to
          draw.
        </p>
      )}
    </div>
  );
}

/** What the search says while it is on, and how it ended where there is no finite quotient of the sum. */
function WorkLine({ quotient: { work, shown, stop } }: { quotient: QuotientState }) {
  const { state, heap, elements } = work;
  if (state === 'failed') return <p className="quotient-work">The solver stopped unexpectedly.</p>;
  if (state === 'working' || state === 'stopped')
    return (
      <p className="quotient-work" role="status">
        Heap {groupDigits(heap)}: {groupDigits(elements)} elements so far.{' '}
        {state === 'working' ? (
          <button type="button" onClick={stop}>
            Stop
          </button>
        ) : (
          'Stopped.'
        )}
      </p>
    );
  if (shown?.element === undefined && shown?.infinite !== undefined)
    return (
      <p className="quotient-work" role="status">
        The quotient of the heaps up to {groupDigits(shown.infinite.heap)} is infinite, proved. Shown is that of the smaller
        heaps.
      </p>
    );
  if (shown !== undefined && shown.element === undefined && shown.ended !== undefined)
    return (
      <p className="quotient-work" role="status">
        No finite quotient up to heap {groupDigits(shown.ended.heap)}. The verdict is by search.
      </p>
    );
  return null;
}

/** Heaps that are multiplied one by one. */
const MOST_FACTORS = 8;

function SumLine({ shown: { heaps, element, elements, generators } }: { shown: ShownQuotient }) {
  const word = (each: number | undefined) => (each === undefined ? '?' : (elements[each]?.text ?? ''));
  const named = heaps.slice(0, MOST_FACTORS);
  return (
    <div className="sum-line">
      <p className="factors">
        {named.map(({ size, count }) => (
          <span key={size}>
            Φ({groupDigits(size)})<Power count={count} />{' '}
          </span>
        ))}
        {heaps.length > MOST_FACTORS && '… '}
        {heaps.length > 0 && heaps.length <= MOST_FACTORS && (heaps.length > 1 || heaps[0]?.count !== '1') && (
          <>
            ={' '}
            {named.map(({ size, count, element: each }, at) => (
              <span key={size}>
                {at > 0 && ' · '}
                <Bracketed text={word(each)} isPower={count !== '1'} />
                <Power count={count} />
              </span>
            ))}{' '}
          </>
        )}
        {heaps.length > 0 && '= '}
        <b>
          <Word text={word(element)} />
        </b>
      </p>
      <p className="letters">
        <i>{generators.map(({ letter }) => letter).join(' ')}</i> {generators.length === 1 ? 'is the heap' : 'are the heaps'}{' '}
        {generators.map(({ heap }) => heap).join(', ')}
      </p>
    </div>
  );
}

function Bracketed({ text, isPower }: { text: string; isPower: boolean }) {
  const isLong = isPower && text.length > 1;
  return (
    <>
      {isLong && '('}
      <Word text={text} />
      {isLong && ')'}
    </>
  );
}

function Power({ count }: { count: string }) {
  return count === '1' ? null : <sup>{count}</sup>;
}

function QuotientLegend({ hints }: { hints: boolean }) {
  return (
    <div className="legend quotient-legend">
      <span>
        <i className="sample lost" /> P: the previous player wins
      </span>
      <span>
        <i className="sample won" /> N: the next player wins
      </span>
      <span>
        <i className="sample here" /> this sum
      </span>
      {hints && (
        <>
          <span className="legend-wins">
            <TextMark hint={{ move: '', outcome: 'P', wins: true }} /> a move leads here, wins
          </span>
          <span className="legend-loses">
            <TextMark hint={{ move: '', outcome: 'N', wins: false }} /> loses
          </span>
        </>
      )}
    </div>
  );
}
