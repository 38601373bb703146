/** The verdict in a sentence, the winning moves as buttons, and the reasons. */
import type { BadQuestion, Verdict } from 'impartial';
import type { Progress } from './use-answer.ts';
import { valuesToWords } from './value-words.ts';

interface Properties {
  readonly answer: Verdict | BadQuestion | undefined;
  readonly progress: Progress;
  onStop(): void;
  onMove(to: string): void;
}

export function VerdictPanel({ answer, progress, onStop, onMove }: Properties) {
  const verdict = answer !== undefined && !('error' in answer) ? answer : undefined;
  return (
    <section aria-label="Verdict and reason" className={progress === 'working' ? 'stale' : ''}>
      <p className="state" role="status">
        {progress === 'failed' && 'The solver stopped unexpectedly. Your position is safe.'}
        {progress === 'stopped' && 'Stopped. Nothing is known yet.'}
        {progress === 'working' && 'Searching…'}
      </p>
      {progress === 'working' && (
        <button type="button" onClick={onStop}>
          Stop
        </button>
      )}
      {verdict !== undefined && progress !== 'stopped' && <Answer verdict={verdict} onMove={onMove} />}
    </section>
  );
}

function sentenceOf({ outcome, alliance, reason }: Verdict): string {
  if (alliance !== undefined) return `Alliance ${alliance} wins.`;
  if (outcome === 'N') return 'The next player wins.';
  if (outcome === 'P') return 'The previous player wins.';
  return outcome === 'draw'
    ? 'Neither side can force a win: the game need not end.'
    : `Not known: ${reason ?? 'no theorem fits'}.`;
}

function Answer({ verdict, onMove }: { readonly verdict: Verdict; onMove(to: string): void }) {
  const { winningMoves, winningMovesComplete, because, method } = verdict;
  return (
    <>
      <p className="verdict">{sentenceOf(verdict)}</p>
      <p>{valuesToWords(verdict.values)}</p>
      {winningMoves.length > 0 && (
        <>
          <h2>{winningMovesComplete ? 'Winning moves' : 'Some winning moves'}</h2>
          <ul className="moves">
            {winningMoves.map(({ move, to }) => (
              <li key={`${move} ${to}`}>
                <button type="button" disabled={to === undefined} onClick={() => to !== undefined && onMove(to)}>
                  <b>{move}</b> {to !== undefined && <>to {to}</>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Why</h2>
      {because.map(({ theorem, source, text }) => (
        <p key={`${theorem} ${text}`}>
          {text} <cite>{source}</cite>
        </p>
      ))}
      <p className="small">{method === 'theorem' ? 'By theorem.' : 'By search: every line of play was followed by the rules.'}</p>
    </>
  );
}
