/** Who wins, which moves win, why, how sure, and what was passed over: in this order, always. */
import type { ReactNode } from 'react';
import type { PositionState } from '../play/use-position.ts';
import { formatDuration, groupDigits } from '../words.ts';
import { Certainty } from './certainty.tsx';
import { MoveList } from './move-list.tsx';
import { Reasons } from './reasons.tsx';
import type { CertificateState } from './use-certificate.ts';
import { headline, underline } from './verdict-words.ts';

interface Properties {
  readonly position: PositionState;
  readonly certificate: CertificateState;
  /** Shown in the place of the verdict: the end of a game, or only whose turn it is. */
  readonly instead: ReactNode;
  readonly pointed: string | undefined;
  onMove(label: string): void;
  onPoint(label: string | undefined): void;
}

export function VerdictPanel({ position, certificate, instead, pointed, onMove, onPoint }: Properties) {
  const { look, answer, work, hints } = position;
  const isCurrent = answer !== undefined && answer.verdict.question === look?.question;
  const slow = work.state === 'working' && work.milliseconds > 150;
  const isStale = !isCurrent && !slow && work.state !== 'stopped' && work.state !== 'failed';
  return (
    <aside aria-label="Verdict and reason" className={isStale ? 'stale' : ''} aria-busy={work.state === 'working'}>
      <section className="verdict-box">
        <h2>Verdict</h2>
        {instead ?? <Headline position={position} slow={slow} isCurrent={isCurrent} />}
      </section>
      {instead === null && isCurrent && look !== undefined && answer.verdict.outcome !== 'unknown' && (
        <>
          <MoveList look={look} verdict={answer.verdict} hints={hints} pointed={pointed} onMove={onMove} onPoint={onPoint} />
          <Reasons answer={answer} look={look} certificate={certificate} />
          <Certainty answer={answer} />
        </>
      )}
      {instead === null && isCurrent && answer.passedOver.length > 0 && (
        <details className="passed-over">
          <summary>
            {answer.passedOver.length === 1
              ? 'One theorem passed over and why'
              : `${answer.passedOver.length} theorems passed over and why`}
          </summary>
          <ul>
            {answer.passedOver.map(({ title, why }) => (
              <li key={title + why}>
                <b>{title}</b>: {why}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}

function Headline({ position, slow, isCurrent }: { position: PositionState; slow: boolean; isCurrent: boolean }) {
  const { look, answer, work, stop, search } = position;
  if (work.state === 'failed') {
    return (
      <>
        <p className="verdict">The solver stopped unexpectedly.</p>
        <p className="under">Your position is safe.</p>
        <button type="button" onClick={() => search(1)}>
          Start again
        </button>
      </>
    );
  }
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
  if (slow) {
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
  if (answer === undefined || look === undefined) {
    return (
      <>
        <p className="verdict">&nbsp;</p>
        <p className="under">&nbsp;</p>
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
          <p className="under">
            No theorem fits, and search stopped at its limit: {verdict.reason?.replace(/ \(--[^)]*\)/g, '')}. You can still play;
            hints are off.
          </p>
          <button type="button" onClick={() => search(4)}>
            Search four times as far
          </button>
        </>
      ) : (
        <p className="under">{isCurrent ? underline(verdict, look) : ' '}</p>
      )}
    </>
  );
}
