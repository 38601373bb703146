/** Who wins, which moves win, why, how sure, and what was passed over: in this order, always. */
import type { ReactNode } from 'react';
import type { PositionState } from '../desk/use-position.ts';
import { BadLine } from './bad-line.tsx';
import { Certainty } from './certainty.tsx';
import { Headline } from './headline.tsx';
import { MoveList } from './move-list.tsx';
import { Reasons } from './reasons.tsx';
import type { CertificateState } from './use-certificate.ts';

/** What a view of the position says in its own way. */
export interface PanelParts {
  /** In the place of the reasons. */
  readonly reasons?: ReactNode;
  /** Besides how sure the verdict is. */
  readonly sure?: ReactNode;
  /** What a move leaves, where it has a name. */
  readonly leaves?: (move: string) => string | undefined;
}

interface Properties extends PanelParts {
  readonly position: PositionState;
  readonly certificate: CertificateState;
  /** The line where it is no position, what is said of it, and the position that is still on the board. */
  readonly wrong?: { readonly line: string; readonly words: string; readonly about: string } | undefined;
  /** Whose turn it is, in a sentence; empty where that says nothing. */
  readonly mover: string;
  /** Shown in the place of the verdict: the end of a game, or only whose turn it is. */
  readonly instead: ReactNode;
  readonly pointed: string | undefined;
  onMove(label: string): void;
  onPoint(label: string | undefined): void;
}

export function VerdictPanel(properties: Properties) {
  const { position, wrong, certificate, mover, instead, pointed, reasons, sure, leaves, onMove, onPoint } = properties;
  const { look, isBehind, error, answer, work, hints } = position;
  const isCurrent = answer !== undefined && answer.verdict.question === look?.question;
  const slow = work.state === 'working' && work.milliseconds > 150;
  const isStale = wrong !== undefined || (!isCurrent && !slow && work.state !== 'stopped' && work.state !== 'failed');
  if (wrong !== undefined && answer === undefined && instead === null) {
    return <aside aria-label="Verdict and reason">{error !== undefined && <BadLine {...wrong} at={error.at} />}</aside>;
  }
  return (
    <aside aria-label="Verdict and reason" className={isStale ? 'stale' : ''} aria-busy={isBehind || work.state === 'working'}>
      <section className="verdict-box">
        <h2>Verdict</h2>
        {wrong !== undefined && (
          <p className="about">
            This is about <code>{excerpt(answer?.verdict.question ?? wrong.about)}</code>
          </p>
        )}
        {instead ?? <Headline position={position} mover={mover} slow={slow} isCurrent={isCurrent} />}
      </section>
      {instead === null && isCurrent && look !== undefined && (
        <MoveList look={look} verdict={answer.verdict} hints={hints} {...{ pointed, leaves }} onMove={onMove} onPoint={onPoint} />
      )}
      {instead === null && isCurrent && look !== undefined && answer.verdict.outcome !== 'unknown' && (
        <>
          {reasons ?? <Reasons answer={answer} certificate={certificate} />}
          <Certainty answer={answer}>{sure}</Certainty>
        </>
      )}
      {instead === null && isCurrent && answer.verdict.outcome !== 'unknown' && answer.passedOver.length > 0 && (
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

/** The longest question that is repeated. */
const LONGEST = 60;

function excerpt(question: string): string {
  return question.length > LONGEST ? `${question.slice(0, LONGEST)}…` : question;
}
