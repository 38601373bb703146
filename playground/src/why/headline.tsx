/** The verdict in one sentence with a smaller one under it, in every state that solving can be in. */
import type { PositionState } from '../desk/use-position.ts';
import { formatDuration, groupDigits } from '../words.ts';
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
          <button type="button" onClick={() => search(4)}>
            Search four times as far
          </button>{' '}
          {answer.passedOver.length > 0 && (
            <button type="button" onClick={openPassedOver}>
              Why no theorem
            </button>
          )}
        </>
      ) : (
        <p className="under">{isCurrent ? underline(answer, look, mover) : ' '}</p>
      )}
    </>
  );
}

function Working({ position: { work, stop } }: { position: PositionState }) {
  return (
    <>
      <p className="verdict">Searching…</p>
      <p className="under">
        {groupDigits(work.positions)} positions, {formatDuration(work.milliseconds)}. No theorem fits this position.
      </p>
      <progress max={2_000_000} value={work.positions} aria-label="Positions searched" />
      <button type="button" onClick={stop}>
        Stop
      </button>
    </>
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

/** The closed list at the end of the panel. */
function openPassedOver(): void {
  const list = document.querySelector<HTMLDetailsElement>('.passed-over');
  if (list === null) return;
  list.open = true;
  list.querySelector('summary')?.focus();
}
