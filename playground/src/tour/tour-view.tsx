/** The tour: one board at a time, one move asked for, wrong moves answered. */
import { useEffect, useState } from 'react';
import { linkTo } from '../address.ts';
import { Board } from '../boards/board.tsx';
import { singleMoves } from '../play/compose.ts';
import { useNarrow } from '../play/use-narrow.ts';
import { usePosition } from '../play/use-position.ts';
import type { Hint } from '../solver/tasks.ts';
import { useDesk } from '../solver/use-desk.ts';
import { STEPS } from './steps.ts';

const NO_HINTS: ReadonlyMap<string, Hint> = new Map();

export function TourView({ step, onStep }: { step: number; onStep(step: number): void }) {
  const index = Math.min(STEPS.length, Math.max(1, step)) - 1;
  const stop = STEPS[index];
  if (stop === undefined) return null;
  return (
    <main className="tour">
      <h1>
        {stop.title}{' '}
        <small>
          {index + 1} of {STEPS.length}
        </small>
      </h1>
      <Stop key={index} index={index} onStep={onStep} />
      <p className="tour-buttons">
        <button type="button" disabled={index === 0} onClick={() => onStep(index)}>
          Back
        </button>{' '}
        {index + 1 < STEPS.length ? (
          <button type="button" onClick={() => onStep(index + 2)}>
            Skip
          </button>
        ) : (
          <a href="#view=gallery">To the gallery</a>
        )}
      </p>
    </main>
  );
}

function Stop({ index, onStep }: { index: number; onStep(step: number): void }) {
  const stop = STEPS[index];
  const start = stop?.question ?? '';
  const narrow = useNarrow();
  const [line, setLine] = useState(start);
  const [word, setWord] = useState('');
  const [isDone, setDone] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const { look, answer } = usePosition(line, false, narrow);
  const desk = useDesk();
  const isOver = look?.question === line && look.moves.length === 0;

  useEffect(() => {
    if (stop?.goal === 'play' && isOver) setDone(true);
  }, [stop, isOver]);

  async function move(label: string) {
    if (isDone || isWrong) return;
    const played = look?.moves.find((each) => each.move === label);
    if (played === undefined || answer?.verdict.question !== line) return;
    const wins = answer.verdict.winningMoves.some(({ to }) => to === played.to);
    setLine(played.to);
    if (stop?.goal === 'win' && wins) {
      setDone(true);
      return;
    }
    const reply = await desk.ask('choose', { question: played.to, opponent: 'perfect' }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 350));
    if (reply !== undefined) {
      setWord(`The computer answers ${reply.move.replace('>', ' → ')}.`);
      setLine(reply.to);
    }
    if (stop?.goal === 'win') setWrong(true);
  }

  function again() {
    setLine(start);
    setWrong(false);
    setWord('');
  }

  return (
    <>
      <p className="tour-text">{stop?.text}</p>
      <div className="card">
        {look !== undefined && (
          <Board
            shapes={look.shapes}
            moves={singleMoves(look.moves)}
            hints={NO_HINTS}
            staged={[]}
            pointed={pointed}
            overlay={undefined}
            onMove={move}
            onRefuse={setWord}
            onPoint={setPointed}
          />
        )}
      </div>
      <p className="tour-word" role="status">
        {isDone ? stop?.after : isWrong ? `${word} With best play you cannot win any more.` : word}
      </p>
      <p>
        {isWrong && (
          <button type="button" onClick={again}>
            Undo and try again
          </button>
        )}
        {isDone && index + 1 < STEPS.length && (
          <button type="button" className="primary" onClick={() => onStep(index + 2)}>
            Next
          </button>
        )}
        {isDone && index + 1 === STEPS.length && <a href={linkTo(start)}>Play on from here</a>}
      </p>
    </>
  );
}
