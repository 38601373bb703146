/** The tour: one board at a time, one move asked for, wrong moves answered. It leaves no trace but its step in the address. */
import { useEffect, useState } from 'react';
import { linkTo } from '../address.ts';
import { Board } from '../boards/board.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { usePosition } from '../desk/use-position.ts';
import { LateArea } from '../quotient/late-quotient.tsx';
import { useQuotient } from '../quotient/use-quotient.ts';
import type { Answer, Hint, Trail } from '../solver/tasks.ts';
import { useNarrow } from '../use-narrow.ts';
import { listLayers } from '../why/layers.ts';
import { overlayOf } from '../why/overlay.ts';
import { ALL_STEPS, CHAPTERS, type TourStep } from './steps.ts';

const NO_HINTS: ReadonlyMap<string, Hint> = new Map();
const NOTHING: ReadonlySet<string> = new Set();
const PAUSE = 350;

export function TourView({ step, onStep }: { step: number; onStep(step: number): void }) {
  const index = Math.min(ALL_STEPS.length, Math.max(1, step)) - 1;
  const stop = ALL_STEPS[index];
  return stop === undefined ? null : <Stop key={index} stop={stop} index={index} onStep={onStep} />;
}

/** `2 of 7`, `Ten games to know: 3 of 10`. */
function progressAt(index: number): string {
  let before = 0;
  for (const [number, { title, steps }] of CHAPTERS.entries()) {
    if (index < before + steps.length) return `${number === 0 ? '' : `${title}: `}${index - before + 1} of ${steps.length}`;
    before += steps.length;
  }
  return '';
}

interface Properties {
  readonly stop: TourStep;
  readonly index: number;
  onStep(step: number): void;
}

/** Positions of the tour are asked about by themselves. */
const NO_TRAIL: Trail = [];

function Stop({ stop, index, onStep }: Properties) {
  const narrow = useNarrow();
  const [line, setLine] = useState(stop.question);
  const [word, setWord] = useState('');
  const [last, setLast] = useState<string>();
  const [state, setState] = useState<'asking' | 'answering' | 'wrong' | 'done'>('asking');
  const [pointed, setPointed] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const { look, answer, hints } = usePosition({ line, trail: NO_TRAIL }, stop.hints === true, narrow);
  const quotient = useQuotient(look, stop.see, narrow, () => {});
  const desk = useDesk();
  const isOver = look?.question === line && look.moves.length === 0;
  const isLast = index + 1 === ALL_STEPS.length;
  const isFresh = line === stop.question && answer?.verdict.question === line && look?.question === line;
  const layer = isFresh ? listLayers(answer, look).find(({ id }) => id === stop.show) : undefined;

  useEffect(() => {
    if (stop.goal === 'play' && isOver) setState('done');
  }, [stop, isOver]);

  /** A move is judged once the position is solved. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: each chosen move is answered once.
  useEffect(() => {
    if (chosen === undefined || answer?.verdict.question !== line) return;
    setChosen(undefined);
    move(chosen, answer);
  }, [chosen, answer, line]);

  async function move(label: string, { verdict }: Answer) {
    const played = look?.moves.find((each) => each.move === label);
    if (state !== 'asking' || played === undefined) return;
    const wins = verdict.winningMoves.some(({ to }) => to === played.to);
    setLine(played.to);
    setLast(undefined);
    if (stop.goal === 'win' && wins) return setState('done');
    setState('answering');
    const reply = await desk.ask('choose', { question: played.to, opponent: 'perfect' }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (reply !== undefined) {
      setWord(`The computer answers ${reply.move.replaceAll('>', ' → ')}.`);
      setLast(reply.move);
      setLine(reply.to);
    }
    setState(stop.goal === 'win' ? 'wrong' : 'asking');
  }

  function again() {
    setLine(stop.question);
    setState('asking');
    setWord('');
    setLast(undefined);
  }

  return (
    <main className="tour">
      <div className="card">
        {look !== undefined && quotient !== undefined && stop.see !== undefined && (
          <LateArea
            {...{ quotient, narrow, pointed }}
            question={line}
            hints={state === 'done'}
            letters
            onMove={setChosen}
            onRefuse={setWord}
            onPoint={setPointed}
          />
        )}
        {look !== undefined && stop.see === undefined && (
          <Board
            shapes={look.shapes}
            moves={new Set(look.moves.map(({ move }) => move))}
            hints={state === 'asking' && stop.hints === true ? hints : NO_HINTS}
            staged={[]}
            pointed={pointed}
            overlay={layer === undefined ? undefined : overlayOf(layer.pictures[0]?.marks ?? [])}
            previewed={NOTHING}
            last={last === undefined ? undefined : { label: last, isRinged: true }}
            onMove={setChosen}
            onRefuse={setWord}
            onPoint={setPointed}
            onOpenGame={() => {}}
          />
        )}
      </div>
      <section className="tour-side" aria-label="Tour">
        <p className="tour-progress">{progressAt(index)}</p>
        <h1>{stop.title}</h1>
        <p className="tour-text">{stop.text}</p>
        <p className={`tour-word ${state}`} role="status">
          {state === 'done' ? stop.after : state === 'wrong' ? `${word} With best play you cannot win any more.` : word}
        </p>
        <div className="menu-line">
          {state === 'wrong' && (
            <button type="button" className="primary" onClick={again}>
              Undo and try again
            </button>
          )}
          {state === 'done' && !isLast && (
            <button type="button" className="primary" onClick={() => onStep(index + 2)}>
              Next
            </button>
          )}
          {state === 'done' && stop.goal === 'play' && (
            <button type="button" onClick={again}>
              Play it again
            </button>
          )}
          {state === 'done' && isLast && <a href={linkTo(stop.question, stop.see)}>Play on from here</a>}
        </div>
        <div className="menu-line tour-buttons">
          <button type="button" disabled={index === 0} onClick={() => onStep(index)}>
            Back
          </button>
          {isLast ? (
            <a href="#view=gallery">To the gallery</a>
          ) : (
            <button type="button" onClick={() => onStep(index + 2)}>
              Skip
            </button>
          )}
        </div>
      </section>
    </main>
  );
}
