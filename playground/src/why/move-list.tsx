/** The moves in text, those that win first: the board's twin for reading and for screen readers. */
import type { PlayedMove, Verdict } from 'impartial';
import { useState } from 'react';
import { hintText } from '../boards/board-properties.ts';
import { TextMark } from '../boards/mark.tsx';
import { shownIn } from '../boards/shown-move.ts';
import type { Hint, Look } from '../solver/tasks.ts';
import { capital, groupDigits, groupNumbers, plural, tellApart } from '../words.ts';
import { knownHint, winningOf } from './winning.ts';

const MOST_SHOWN = 20;
const MOST_LISTED = 400;

interface Properties {
  readonly look: Look;
  readonly verdict: Verdict;
  readonly hints: ReadonlyMap<string, Hint>;
  readonly pointed: string | undefined;
  /** What a move leaves, where it has a name; hints know its value. */
  readonly leaves?: ((move: string) => string | undefined) | undefined;
  onMove(label: string): void;
  onPoint(label: string | undefined): void;
}

export function MoveList({ look, verdict, hints, pointed, leaves, onMove, onPoint }: Properties) {
  const [isOpen, setOpen] = useState(false);
  const { moves: winning, others, isComplete } = winningOf(look, verdict, hints);
  const isWin = new Set(winning);
  const first = verdict.outcome === 'unknown' ? look.moves : winning;
  const shown = isOpen ? [...winning, ...others].slice(0, MOST_LISTED) : first.slice(0, MOST_SHOWN);
  const rest = winning.length + others.length - shown.length;
  if (look.moves.length === 0) return null;
  return (
    <div className="move-list">
      <ul aria-label="Moves">
        {shown.map((each) => {
          const { move, to } = each;
          const hint = knownHint(hints, move) ?? (isWin.has(each) ? { move, outcome: 'P' as const, wins: true } : undefined);
          const name = leaves?.(move);
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
                <span className={name === undefined ? 'leaves' : 'leaves in-words'}>
                  {name !== undefined
                    ? `leaves ${name}`
                    : hint?.value === undefined
                      ? tableAfter(look, move)
                      : hintText(hint).split(', ')[1]}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {(rest > 0 || isOpen) && (
        <p className="rest">
          {!isOpen && verdict.outcome === 'N' && isComplete && restWords(winning.length - shown.length, others, look)}{' '}
          <button type="button" className="link" onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : showWords(winning.length + others.length, look.movesComplete)}
          </button>
        </p>
      )}
    </div>
  );
}

function moveWords(look: Look, move: string): string {
  const [table] = look.shapes;
  return table?.kind === 'table' ? `take ${tellApart(move)}` : groupNumbers(shownIn(look, move)).replaceAll('>', ' → ');
}

/** What is left on a round table, and whose turn it is then; nothing for other games. */
function tableAfter({ shapes: [table] }: Look, move: string): string {
  if (table?.kind !== 'table' || !/^\d+$/.test(move)) return '';
  const left = BigInt(table.counters) - BigInt(move);
  return `${tellApart(left)} left, player ${((table.player + 1) % table.seats.length) + 1}`;
}

/** What is not listed: `31 more moves win, 348 other moves lose`. */
function restWords(more: number, others: readonly PlayedMove[], look: Look): string {
  const wins = more > 0 ? `${plural(more, 'more move')} ${more === 1 ? 'wins' : 'win'}` : '';
  const loses = !look.movesComplete
    ? 'all other moves lose'
    : others.length > 0
      ? `${plural(others.length, 'other move')} ${others.length === 1 ? 'loses' : 'lose'}`
      : '';
  return capital([wins, loses].filter(Boolean).join(', '));
}

/** What the button shows that opens the list. */
function showWords(count: number, isComplete: boolean): string {
  if (count === 1 && isComplete) return 'Show it';
  if (count <= MOST_LISTED && isComplete) return `Show all ${groupDigits(count)}`;
  return `Show the first ${groupDigits(Math.min(count, MOST_LISTED))}`;
}
