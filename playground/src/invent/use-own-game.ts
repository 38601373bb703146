/** The game that is played on the board of an invention: its line, what can be undone, and the computer's replies. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadedGame } from './use-invention.ts';
import type { OwnPosition } from './use-own-position.ts';

/** Milliseconds that the computer waits before it moves. */
const PAUSE = 350;
const MOST_STEPS = 500;

export type Against = 'perfect' | 'friend';

export interface OwnGame {
  /** What is to be said of the last move. */
  readonly said: string;
  readonly isComputers: boolean;
  readonly canUndo: boolean;
  play(label: string): void;
  undo(): void;
  best(): void;
  /** Another position: nobody has moved yet. */
  begin(line: string): void;
}

interface Step {
  readonly line: string;
  /** Whether the visitor is to move. */
  readonly isYours: boolean;
}

export function useOwnGame(
  game: LoadedGame | undefined,
  position: OwnPosition,
  [line, setLine]: readonly [string, (line: string) => void],
  against: Against,
): OwnGame {
  const [past, setPast] = useState<readonly Step[]>([]);
  const [isYours, setYours] = useState(true);
  const [said, setSaid] = useState('');
  const { look, verdict } = position;
  const current = look?.question === line ? look : undefined;

  const begin = useCallback(
    (next: string) => {
      setPast([]);
      setYours(true);
      setSaid('');
      setLine(next);
    },
    [setLine],
  );

  const play = useCallback(
    async (label: string) => {
      const offered = current?.moves.find(({ move }) => move === label);
      if (current === undefined || game === undefined) return;
      let to = offered?.to ?? '';
      if (to === '') {
        const found = await game.board.ask('find', { question: line, label });
        to = 'data' in found ? (found.data?.to ?? '') : '';
      }
      if (to === '') return setSaid(`${label} is no move here.`);
      setPast((known) => [...known.slice(-MOST_STEPS), { line, isYours }]);
      setYours(!isYours);
      setSaid(isYours ? '' : `The computer plays ${label}.`);
      setLine(to);
    },
    [current, game, line, isYours, setLine],
  );

  const isComputers = against !== 'friend' && !isYours && (current?.moves.length ?? 0) > 0;
  const latest = useRef(play);
  latest.current = play;
  const isKnown = verdict?.question === line;
  const choice = !isKnown || current === undefined ? undefined : (verdict.winningMoves[0] ?? current.moves[0]?.move);
  useEffect(() => {
    if (!isComputers || choice === undefined) return;
    const timer = setTimeout(() => latest.current(choice), PAUSE);
    return () => clearTimeout(timer);
  }, [isComputers, choice]);

  return {
    ...{ said, isComputers, begin },
    canUndo: past.length > 0,
    play,
    best: () => {
      if (choice !== undefined) play(choice);
    },
    // Back to a position in which the visitor is to move.
    undo: () => {
      const at = against === 'friend' ? past.length - 1 : past.findLastIndex((step) => step.isYours);
      const step = past[at];
      if (step === undefined) return;
      setPast(past.slice(0, at));
      setYours(step.isYours);
      setSaid('');
      setLine(step.line);
    },
  };
}
