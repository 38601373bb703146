/**
 * The game on the board: moves, undo, the computer's replies, and what is remembered of each position.
 *
 * Workers take their time, and the board does not wait for them. So every move and every game that was found by one comes with the position
 * it was asked for, and is dropped where that is not on the board any more, or where the line is being changed.
 */
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { shownIn } from '../boards/shown-move.ts';
import { useDesk } from '../desk/use-desk.ts';
import type { Answer, Look, Opponent } from '../solver/tasks.ts';
import { type FoundMove, type Game, jumpTo, moverAt, playMove, stepAt, tellStep } from './game.ts';
import { isComputers, type Turn } from './turn.ts';
import type { Remembered } from './value-history.tsx';

/** Milliseconds that the computer waits before it moves. */
const PAUSE = 350;

/** Said when a move is made from an earlier position. */
export const DISCARDED = 'Later moves discarded. Undo brings them back.';

/** Games that can be brought back. */
const MOST_KEPT = 200;

/** How far positions of the history are searched. */
const QUICK = 0.05;

interface Settings {
  readonly against: Opponent;
  readonly you: 'first' | 'second';
  /** Whether the line is another than that of the position: nothing is played then, so that it is not lost. */
  readonly isTyping: boolean;
}

export interface GameState {
  readonly game: Game;
  readonly turn: Turn;
  /** What has just happened: the last move of the computer, or later moves that were discarded. */
  readonly said: string;
  readonly known: ReadonlyMap<string, Remembered>;
  /** Another game, which undo takes back, unless it only goes on with the change before it. */
  set(game: Game, goesOn?: boolean): void;
  /** The same with a game that was found for this one. */
  replace(asked: Game, game: Game): void;
  play(move: FoundMove): void;
  /** Undo goes back to a position in which the visitor is to move; behind the first one to the game before, as before an edit. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

export function useGame(
  [game, set]: readonly [Game, Dispatch<SetStateAction<Game>>],
  settings: Settings,
  look: Look | undefined,
  answer: Answer | undefined,
): GameState {
  const [said, setSaid] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, Remembered>>(new Map());
  const desk = useDesk();
  const filler = useDesk();
  const question = stepAt(game).question;
  const current = look?.question === question ? look : undefined;
  const first = useRef<{ readonly question: string; readonly side: 1 | 2 }>(undefined);
  const start0 = game.steps[0].question;
  if (current !== undefined && game.at === 0) first.current = { question: start0, side: moverAt(0, current) };
  const firstSide = first.current?.question === start0 ? first.current.side : 1;
  const you = (settings.you === 'first' ? firstSide : 3 - firstSide) as 1 | 2;
  const turn: Turn = { against: settings.against, you, mover: moverAt(game.at, current) };
  const isHead = game.at === game.steps.length - 1;
  const { isTyping } = settings;
  const computerMoves = current !== undefined && isHead && current.moves.length > 0 && isComputers(turn) && !isTyping;

  const looked = useRef(current);
  looked.current = current;
  useEffect(() => {
    const { current: here } = looked;
    if (!computerMoves || here === undefined) return;
    let wanted = true;
    const paused = new Promise((resolve) => setTimeout(resolve, PAUSE));
    desk
      .ask('choose', { question, opponent: settings.against, naming: here.naming })
      .then(async (move) => {
        await paused;
        if (!wanted || move === undefined) return;
        setSaid(`The computer ${move.told}.`);
        const made = { ...move, from: question, shown: shownIn(here, move.move) };
        set((known) => playMove(known, made));
      })
      .catch(() => wanted && setSaid('The computer cannot move: its worker stopped.'));
    return () => {
      wanted = false;
      desk.stop();
    };
  }, [computerMoves, question, settings.against, desk, set]);

  // The words for the last move come with the position that it led to.
  const told = current?.told;
  useEffect(() => {
    if (told !== undefined) set((known) => (stepAt(known).question === question ? tellStep(known, told) : known));
  }, [told, question, set]);

  const remember = useCallback((found: Answer, at: number, named?: Look) => {
    setKnown((before) => new Map([...before, [found.verdict.question, toRemembered(found, at, named)]]));
  }, []);
  useEffect(() => {
    if (answer?.verdict.question === question && current !== undefined) remember(answer, game.at, current);
  }, [answer, question, game.at, current, remember]);
  // Positions that went by before they were solved are solved afterwards, one at a time.
  const missing = game.steps.findIndex((step, at) => at !== game.at && !known.has(step.question));
  const missed = missing < 0 ? undefined : game.steps[missing]?.question;
  useEffect(() => {
    if (missed === undefined) return;
    filler
      .ask('solve', { question: missed, effort: QUICK })
      .then((found) => found !== undefined && !('error' in found) && remember(found, missing))
      .catch(() => {});
  }, [missed, missing, remember, filler]);

  const latest = useRef(game);
  latest.current = game;
  const typing = useRef(isTyping);
  typing.current = isTyping;
  const [past, setPast] = useState<readonly Game[]>([]);
  const [future, setFuture] = useState<readonly Game[]>([]);
  const put = useCallback(
    (next: Game, goesOn = false) => {
      const now = latest.current;
      setSaid('');
      set(next);
      if (next.steps[0] === now.steps[0]) return;
      setFuture([]);
      if (!goesOn) setPast((games) => [...games, now].slice(-MOST_KEPT));
    },
    [set],
  );
  const replace = useCallback((asked: Game, next: Game) => latest.current === asked && !typing.current && put(next), [put]);
  const play = useCallback(
    (move: FoundMove) => {
      if (typing.current) return;
      set((before) => {
        const next = playMove(before, move);
        if (next !== before) setSaid(next.before === before ? DISCARDED : '');
        return next;
      });
    },
    [set],
  );
  /** From here in this direction to the next position in which the visitor is to move; step by step among friends. */
  const stepFrom = ({ steps, at }: Game, by: 1 | -1): number => {
    if (settings.against === 'friend') return at + by;
    const moverOf = (place: number) => known.get(steps[place]?.question ?? '')?.mover ?? moverAt(place, undefined);
    let place = at + by;
    while (place > 0 && place < steps.length - 1 && moverOf(place) !== you) place += by;
    return place;
  };
  const back = stepFrom(game, -1);
  // Who goes second has nothing to take back before the computer's first move.
  const canStepBack = game.at > 0 && (settings.against === 'friend' || back > 0 || you === firstSide);
  const earlier = past.at(-1);
  const [later] = future;
  function undo() {
    if (canStepBack) return put(jumpTo(game, back));
    if (earlier === undefined) return;
    setSaid('');
    setPast(past.slice(0, -1));
    setFuture([game, ...future]);
    set(earlier);
  }
  function redo() {
    if (!isHead) return put(jumpTo(game, stepFrom(game, 1)));
    if (later === undefined) return;
    setSaid('');
    setPast([...past, game]);
    setFuture(future.slice(1));
    set(later);
  }
  return {
    game,
    turn,
    said,
    known,
    set: put,
    replace,
    play,
    canUndo: canStepBack || earlier !== undefined,
    canRedo: !isHead || later !== undefined,
    undo,
    redo,
  };
}

/** Winning moves are called as in the game where that is known. */
function toRemembered({ verdict, value }: Answer, at: number, named: Look | undefined): Remembered {
  const { outcome, alliance, winningMoves } = verdict;
  const mover = alliance === undefined ? moverAt(at, undefined) : (((outcome === 'N') === (alliance === 1) ? 1 : 2) as 1 | 2);
  return {
    outcome,
    winning: winningMoves.map(({ move }) => (named === undefined ? move : shownIn(named, move))),
    mover,
    ...(value !== undefined && { value }),
  };
}
