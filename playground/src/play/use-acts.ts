/**
 * What a visitor can do on the board: play or stage a move, the best move, another position. What a worker finds for it goes back with the
 * position it was asked for; while the line is no position, nothing is done at all.
 */
import { useCallback, useEffect } from 'react';
import { boardOf } from '../boards/boards.ts';
import { shownIn } from '../boards/shown-move.ts';
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
  /** Why nothing can be done just now; empty where it can. */
  readonly hindrance: string;
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

export function useActs({ state, current, answer, composition, hindrance, onRefuse }: Board) {
  const helper = useDesk();
  const { game, turn, play, replace } = state;
  const { question } = stepAt(game);
  const refusal = hindrance || (isComputers(turn) ? NOT_YOURS : '');
  // What was asked for one position is of no use for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk stays the same.
  useEffect(() => () => helper.stop(), [question]);

  const playLabel = useCallback(
    async (label: string) => {
      if (refusal !== '') return onRefuse(refusal);
      const winning = answer?.verdict.question === question ? answer.verdict.winningMoves : [];
      const listed = [...(current?.moves ?? []), ...winning].find(({ move }) => move === label);
      const shown = current === undefined ? label : shownIn(current, label);
      if (listed?.to) return play({ from: question, move: label, to: listed.to, shown });
      const found = await helper.ask('find', { question, label }).catch(() => undefined);
      if (found === undefined) return;
      if (found === null) onRefuse(`${shown.slice(0, 40)} is no move here.`);
      else play({ from: question, ...found, shown });
    },
    [refusal, current, answer, question, play, helper, onRefuse],
  );

  function click(label: string) {
    onRefuse('');
    if (!composition.composes || label.includes(' & ')) playLabel(label);
    // What is put together belongs to the position on the board: while another is on its way, nothing is.
    else if (current !== undefined) composition.toggle(label);
  }

  async function best() {
    if (refusal !== '') return onRefuse(refusal);
    const move = await helper.ask('choose', { question, opponent: 'perfect' }).catch(() => null);
    if (move === null) return onRefuse('The computer found no move here; choose one yourself.');
    if (move === undefined) return;
    const shown = current === undefined ? move.move : shownIn(current, move.move);
    play({ from: question, move: move.move, to: move.to, shown });
  }

  async function newPosition(wish: Wish) {
    if (hindrance !== '') return onRefuse(hindrance);
    const { question: start } = game.steps[0];
    const look = await helper.ask('look', { question: start, narrow: false }).catch(() => null);
    if (look === undefined) return;
    const texts = look === null || 'error' in look ? [] : othersLike(look, wish);
    const next = await helper.ask('random', { question: start, texts, wish }).catch(() => null);
    if (next === undefined) return;
    if (next === null) onRefuse('No such position was found; type one instead.');
    else replace(game, newGame(next));
  }

  return { playLabel, click, best, newPosition };
}
