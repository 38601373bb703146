/** What follows from a game: who wins, where it was seen before, and how it does in company. */
import { useState } from 'react';
import { TextMark } from '../boards/mark.tsx';
import type { CompanyRow, OwnFamily, OwnHint, OwnLaws, OwnPeriod, OwnVerdict, Refused } from '../box/messages.ts';
import { capital, groupNumbers, plural, toSentence } from '../words.ts';
import { SeenBefore } from './seen-before.tsx';
import type { OwnPosition } from './use-own-position.ts';

interface VerdictProperties {
  readonly position: OwnPosition;
  readonly laws: OwnLaws | undefined;
  readonly onMove: (label: string) => void;
}

const FEW = 3;
const ENDS = 'every play ends';

/** Whether a verdict may be told: not where a play need not end and nobody said so. */
export function isEndless(laws: OwnLaws | undefined): boolean {
  return laws?.breach?.law === ENDS;
}

export function VerdictSection({ position: { look, verdict, hints }, laws, onMove }: VerdictProperties) {
  const [showsAll, setShowsAll] = useState(false);
  if (isEndless(laws))
    return (
      <section className="verdict-box" aria-label="Verdict">
        <h2>Verdict</h2>
        <p className="verdict">None.</p>
        <p className="under">
          No verdict until play ends. If it need not, write <code>mayLoop: true</code>.
        </p>
      </section>
    );
  const judged = [...hints.values()];
  const [wins, others] = [judged.filter(({ wins: each }) => each), judged.filter(({ wins: each }) => !each)];
  const shown = showsAll ? judged : wins.slice(0, FEW);
  return (
    <section className="verdict-box" aria-label="Verdict" aria-busy={verdict === undefined}>
      <h2>Verdict</h2>
      <p className="verdict">{verdict === undefined ? '…' : headline(verdict, wins.length)}</p>
      <p className="under">{verdict === undefined ? '' : underWords(verdict, look?.moves.length ?? 0, wins.length)}</p>
      <ul className="invent-moves">
        {shown.map((hint) => (
          <li key={hint.move} className={hint.wins ? 'wins' : 'loses'}>
            <button type="button" className="bare" onClick={() => onMove(hint.move)}>
              <TextMark hint={hint} /> <b>{groupNumbers(hint.move)}</b>{' '}
              <span>{hint.outcome === 'unknown' ? 'not known' : hint.wins ? 'wins' : 'loses'}</span>
              <code>{hint.leaves === undefined ? '' : `leaves ${hint.leaves}`}</code>
            </button>
          </li>
        ))}
      </ul>
      {judged.length > shown.length && (
        <p className="invent-rest">
          {restWords(wins.length - Math.min(FEW, wins.length), others)}{' '}
          <button type="button" className="link" onClick={() => setShowsAll(true)}>
            Show all
          </button>
        </p>
      )}
    </section>
  );
}

function restWords(wins: number, others: readonly OwnHint[]): string {
  const unknown = others.filter(({ outcome }) => outcome === 'unknown').length;
  const draws = others.filter(({ outcome }) => outcome === 'draw').length;
  const loses = others.length - unknown - draws;
  const words = [
    wins > 0 && `${plural(wins, 'more move')} win${wins === 1 ? 's' : ''}`,
    draws > 0 && `${plural(draws, 'move')} draw${draws === 1 ? 's' : ''}`,
    loses > 0 && `${plural(loses, 'move')} lose${loses === 1 ? 's' : ''}`,
    unknown > 0 && `${plural(unknown, 'move')} ${unknown === 1 ? 'is' : 'are'} not known`,
  ];
  return `${words.filter(Boolean).join(', ')}.`;
}

/** `wins` is how many moves are known to win: one is enough, also where the search for all of them was too long. */
function headline({ outcome }: OwnVerdict, wins: number): string {
  if (outcome === 'unknown') return wins > 0 ? 'The next player wins.' : 'Not known.';
  if (outcome === 'draw') return 'A draw.';
  return outcome === 'N' ? 'The next player wins.' : 'The previous player wins.';
}

function underWords({ outcome, winningMoves, valueWords, reason }: OwnVerdict, moves: number, wins: number): string {
  const value = valueWords.map(toSentence).join(' ');
  if (outcome === 'unknown' && wins > 0)
    return `${plural(wins, 'move')} at least ${wins === 1 ? 'wins' : 'win'}. The value is not known.`;
  if (outcome === 'unknown') return toSentence(reason ?? 'it was too large to search');
  if (moves === 0) return `There is no move. ${value}`;
  if (outcome === 'N')
    return `${winningMoves.length} of ${plural(moves, 'move')} ${winningMoves.length === 1 ? 'wins' : 'win'}. ${value}`;
  return `${moves === 1 ? 'The only move loses' : `All ${moves} moves ${outcome === 'draw' ? 'draw or lose' : 'lose'}`}. ${value}`;
}

interface CompanyProperties {
  readonly rows: readonly CompanyRow[] | undefined;
  readonly verdict: OwnVerdict | undefined;
  readonly line: string;
  onLine(line: string): void;
}

const OUTCOME_WORDS = { N: 'next', P: 'previous', draw: 'draw', unknown: '?' } as const;

export function CompanySection({ rows, verdict, line, onLine }: CompanyProperties) {
  if (rows === undefined) return null;
  const value =
    verdict?.question === line && !line.includes('[') && /^\d{1,4}$/.test(verdict.value ?? '') ? verdict.value : undefined;
  return (
    <section aria-label="In company">
      <h2>In company</h2>
      <table className="invent-company">
        <thead>
          <tr>
            <th scope="col">who wins</th>
            <th scope="col">normal</th>
            <th scope="col">misère</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ compound, normal, misere }) => (
            <tr key={compound}>
              <th scope="row">{capital(compound.replace('-', ' '))}</th>
              {[normal, misere].map((outcome, index) => (
                <td key={index === 0 ? 'normal' : 'misere'} className={outcome === 'P' ? 'lost' : ''}>
                  {OUTCOME_WORDS[outcome]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ normal, misere }) => normal === 'unknown' || misere === 'unknown') && (
        <p className="small">A question mark: the time was up. Ask about a smaller position.</p>
      )}
      {value !== undefined && value !== '0' && (
        <p>
          With{' '}
          <button type="button" className="link" onClick={() => onLine(`${line} + nim ${value}`)}>
            nim {value}
          </button>{' '}
          the previous player wins.
        </p>
      )}
    </section>
  );
}

interface SeenProperties {
  readonly family: OwnFamily | Refused | undefined;
  readonly period: OwnPeriod | undefined;
  readonly isPlain: boolean;
}

export function SeenSection({ family, period, isPlain }: SeenProperties) {
  if (family === undefined || 'error' in family) return null;
  return <SeenBefore {...{ family, period, isPlain }} />;
}
