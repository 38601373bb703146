/** The verdict in one sentence with a smaller one under it, in every state that solving can be in. */
import type { PositionState } from '../desk/use-position.ts';
import { formatDuration } from '../words.ts';
import { NotKnown } from './not-known.tsx';
import { progressWords } from './progress-words.ts';
import { headline, underline, unknownWords } from './verdict-words.ts';

interface Properties {
  readonly position: PositionState;
  readonly mover: string;
  /** Whether the search has been on for so long that it is worth a word. */
  readonly slow: boolean;
  readonly isCurrent: boolean;
}

export function Headline({ position, mover, slow, isCurrent }: Properties) {
  const { look, answer, work, search } = position;
  if (work.state === 'failed') return <Failed position={position} />;
  if (work.state === 'stopped') {
    return (
      <>
        <p className="verdict">Stopped after {formatDuration(work.milliseconds)}.</p>
        <p className="under">Nothing is known yet.</p>
        <button type="button" onClick={() => search(1)}>
          Continue
        </button>
      </>
    );
  }
  if (slow) return <Working position={position} />;
  if (answer === undefined || look === undefined) {
    return (
      <>
        <p className="verdict">&nbsp;</p>
        <p className="under" />
      </>
    );
  }
  const { verdict } = answer;
  return (
    <>
      <p className="verdict">
        {verdict.alliance !== undefined && <span className={`alliance-mark alliance-${verdict.alliance}`} aria-hidden="true" />}
        {verdict.outcome === 'unknown' && <span aria-hidden="true">? </span>}
        {headline(verdict)}
      </p>
      {verdict.outcome === 'unknown' ? (
        <>
          <p className="under">{unknownWords(verdict)}</p>
          <NotKnown answer={answer} onSearch={() => search(4)} />
        </>
      ) : (
        <p className="under">{isCurrent ? underline(answer, look, mover, position.hints) : ' '}</p>
      )}
    </>
  );
}

function Working({ position: { work, look, stop } }: { position: PositionState }) {
  const firstMoves = look?.movesComplete === true ? look.moves.length : undefined;
  return (
    <div className="working">
      <p className="verdict">Searching…</p>
      <p className="under">{progressWords(work, firstMoves)}</p>
      <progress max={2_000_000} value={work.positions} aria-label="Positions searched" />
      <button type="button" onClick={stop}>
        Stop
      </button>
    </div>
  );
}

function Failed({ position: { work, search } }: { position: PositionState }) {
  return (
    <>
      <p className="verdict">The solver stopped unexpectedly.</p>
      <p className="under">Your position is safe.</p>
      <button type="button" onClick={() => search(1)}>
        Start again
      </button>{' '}
      <button type="button" onClick={() => navigator.clipboard?.writeText(work.details ?? '').catch(() => {})}>
        Copy details
      </button>
    </>
  );
}
