/** What a visitor can do on the board: play or stage a move, the best move, another position. */
import type { PlayedMove } from 'impartial';
import { useCallback } from 'react';
import { boardOf } from '../boards/boards.ts';
import { useDesk } from '../desk/use-desk.ts';
import type { Answer, Look, Wish } from '../solver/tasks.ts';
import { newGame, stepAt } from './game.ts';
import { isComputers } from './turn.ts';
import type { Composition } from './use-composition.ts';
import type { GameState } from './use-game.ts';

interface Board {
  readonly state: GameState;
  /** What the position on the board looks like, once it is known, and what is known of it. */
  readonly current: Look | undefined;
  readonly answer: Answer | undefined;
  readonly composition: Composition;
  onRefuse(why: string): void;
}

const NOT_YOURS = 'It is the computer’s turn.';

/** Positions by chance, of which the worker takes one. */
const TRIES = 80;

/** Positions of the same kind as the first one of a question. */
function othersLike({ shapes: [shape], positions: [position] }: Look, wish: Wish): readonly string[] {
  if (shape === undefined || position === undefined) return [];
  const factor = wish === 'smaller' ? 0.6 : wish === 'larger' ? 1.6 : 1;
  const board = boardOf(shape);
  return Array.from({ length: TRIES }, () => board.another?.(shape, position.text, factor)).filter((text) => text !== undefined);
}

export function useActs({ state, current, answer, composition, onRefuse }: Board) {
  const helper = useDesk();
  const { game, turn, play, set } = state;
  const { question } = stepAt(game);

  const playLabel = useCallback(
    async (label: string) => {
      if (isComputers(turn)) return onRefuse(NOT_YOURS);
      const winning = answer?.verdict.question === question ? answer.verdict.winningMoves : [];
      const listed = [...(current?.moves ?? []), ...winning].find(({ move }) => move === label);
      const move: PlayedMove | undefined = listed?.to
        ? { move: label, to: listed.to }
        : await helper.ask('find', { question, label }).catch(() => undefined);
      if (move === undefined) onRefuse(`${label.slice(0, 40)} is no move here.`);
      else play(move);
    },
    [turn, current, answer, question, play, helper, onRefuse],
  );

  function click(label: string) {
    onRefuse('');
    if (!composition.composes || label.includes(' & ')) playLabel(label);
    // What is put together belongs to the position on the board: while another is on its way, nothing is.
    else if (current !== undefined) composition.toggle(label);
  }

  async function best() {
    if (isComputers(turn)) return onRefuse(NOT_YOURS);
    const move = await helper.ask('choose', { question, opponent: 'perfect' }).catch(() => undefined);
    if (move !== undefined) play(move);
  }

  async function newPosition(wish: Wish) {
    const { question: start } = game.steps[0];
    const look = await helper.ask('look', { question: start, narrow: false }).catch(() => undefined);
    const texts = look === undefined || 'error' in look ? [] : othersLike(look, wish);
    const next = await helper.ask('random', { question: start, texts, wish }).catch(() => undefined);
    if (next === undefined) onRefuse('No such position was found; type one instead.');
    else set(newGame(next));
  }

  return { playLabel, click, best, newPosition };
}
