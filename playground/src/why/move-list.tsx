/** The moves in text, those that win first: the board's twin for reading and for screen readers. */
import type { Verdict } from 'impartial';
import { useState } from 'react';
import { hintText } from '../boards/board-properties.ts';
import { TextMark } from '../boards/mark.tsx';
import type { Hint, Look } from '../solver/tasks.ts';
import { groupDigits, plural } from '../words.ts';

const MOST_SHOWN = 20;
const MOST_LISTED = 400;

interface Properties {
  readonly look: Look;
  readonly verdict: Verdict;
  readonly hints: ReadonlyMap<string, Hint>;
  readonly pointed: string | undefined;
  onMove(label: string): void;
  onPoint(label: string | undefined): void;
}

export function MoveList({ look, verdict, hints, pointed, onMove, onPoint }: Properties) {
  const [isOpen, setOpen] = useState(false);
  const winningTo = new Set(verdict.winningMoves.flatMap(({ to }) => to ?? []));
  const listed = new Set(verdict.winningMoves.map(({ move }) => move));
  const isWin = (move: string, to: string) => hints.get(move)?.wins ?? (listed.has(move) || winningTo.has(to));
  const wins = look.moves.filter(({ move, to }) => isWin(move, to));
  const known: ReadonlySet<string> = new Set(look.moves.map(({ move }) => move));
  const others = look.moves.filter(({ move, to }) => !isWin(move, to));
  const far = verdict.winningMoves.flatMap(({ move, to }) => (known.has(move) || to === undefined ? [] : [{ move, to }]));
  const winning = [...wins, ...far];
  const first = verdict.outcome === 'unknown' ? look.moves : winning;
  const shown = isOpen ? [...winning, ...others].slice(0, MOST_LISTED) : first.slice(0, MOST_SHOWN);
  const rest = winning.length + others.length - shown.length;
  if (look.moves.length === 0) return null;
  return (
    <div className="move-list">
      <ul aria-label="Moves">
        {shown.map(({ move, to }) => {
          const hint = hints.get(move) ?? (isWin(move, to) ? { move, outcome: 'P' as const, wins: true } : undefined);
          return (
            <li key={`${move} ${to}`} className={`${hint?.wins === true ? 'wins' : ''} ${pointed === move ? 'pointed' : ''}`}>
              <button
                type="button"
                onClick={() => onMove(move)}
                onPointerEnter={() => onPoint(move)}
                onPointerLeave={() => onPoint(undefined)}
                onFocus={() => onPoint(move)}
                onBlur={() => onPoint(undefined)}
                title={to.length > 200 ? undefined : to}
              >
                <TextMark hint={hint} />
                <code>{moveWords(look, move)}</code>
                <span className="word">{hint === undefined ? '' : hintText(hint).split(',')[0]}</span>
                <span className="leaves">
                  {hint?.value === undefined ? tableAfter(look, move) : hintText(hint).split(', ')[1]}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {(rest > 0 || isOpen) && (
        <p className="rest">
          {!isOpen &&
            others.length > 0 &&
            verdict.outcome === 'N' &&
            (look.movesComplete
              ? `${plural(others.length, 'other move')} ${others.length === 1 ? 'loses' : 'lose'} `
              : verdict.winningMovesComplete && 'All other moves lose ')}
          <button type="button" className="link" onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : showWords(winning.length + others.length, look.movesComplete)}
          </button>
        </p>
      )}
    </div>
  );
}

function moveWords({ shapes: [table] }: Look, move: string): string {
  return table?.kind === 'table' ? `take ${move}` : move.replace('>', ' → ');
}

/** What is left on a round table, and whose turn it is then; nothing for other games. */
function tableAfter({ shapes: [table] }: Look, move: string): string {
  if (table?.kind !== 'table' || !/^\d+$/.test(move)) return '';
  const left = BigInt(table.counters) - BigInt(move);
  return `${groupDigits(left)} left, player ${((table.player + 1) % table.seats.length) + 1}`;
}

/** What the button shows that opens the list. */
function showWords(count: number, isComplete: boolean): string {
  if (count === 1 && isComplete) return 'Show it';
  if (count <= MOST_LISTED && isComplete) return `Show all ${groupDigits(count)}`;
  return `Show the first ${groupDigits(Math.min(count, MOST_LISTED))}`;
}
