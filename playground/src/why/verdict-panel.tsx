/** Who wins, which moves win, why, how sure, and what was passed over: in this order, always. */
import type { ReactNode } from 'react';
import type { PositionState } from '../desk/use-position.ts';
import { Certainty } from './certainty.tsx';
import { Headline } from './headline.tsx';
import { MoveList } from './move-list.tsx';
import { Reasons } from './reasons.tsx';
import type { CertificateState } from './use-certificate.ts';

interface Properties {
  readonly position: PositionState;
  readonly certificate: CertificateState;
  /** Whose turn it is, in a sentence; empty where that says nothing. */
  readonly mover: string;
  /** Shown in the place of the verdict: the end of a game, or only whose turn it is. */
  readonly instead: ReactNode;
  readonly pointed: string | undefined;
  onMove(label: string): void;
  onPoint(label: string | undefined): void;
}

export function VerdictPanel({ position, certificate, mover, instead, pointed, onMove, onPoint }: Properties) {
  const { look, answer, work, hints } = position;
  const isCurrent = answer !== undefined && answer.verdict.question === look?.question;
  const slow = work.state === 'working' && work.milliseconds > 150;
  const isStale = !isCurrent && !slow && work.state !== 'stopped' && work.state !== 'failed';
  return (
    <aside aria-label="Verdict and reason" className={isStale ? 'stale' : ''} aria-busy={work.state === 'working'}>
      <section className="verdict-box">
        <h2>Verdict</h2>
        {instead ?? <Headline position={position} mover={mover} slow={slow} isCurrent={isCurrent} />}
      </section>
      {instead === null && isCurrent && look !== undefined && (
        <MoveList look={look} verdict={answer.verdict} hints={hints} pointed={pointed} onMove={onMove} onPoint={onPoint} />
      )}
      {instead === null && isCurrent && look !== undefined && answer.verdict.outcome !== 'unknown' && (
        <>
          <Reasons answer={answer} certificate={certificate} />
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
