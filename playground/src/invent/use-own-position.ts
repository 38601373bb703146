/** One position of a game of one's own: how it looks, who wins, how each move ends; asked one after the other in the box of the board. */
import { useEffect, useState } from 'react';
import type { BoxAnswer } from '../box/box.ts';
import type { BoxTasks, OwnHint, OwnLook, OwnVerdict, Problem, Refused } from '../box/messages.ts';
import { firstNaming } from '../shape/naming.ts';
import type { Look } from '../solver/tasks.ts';
import type { LoadedGame } from './use-invention.ts';

export interface OwnPosition {
  /** The game that it is a position of; another one while a change is loaded. */
  readonly game: LoadedGame | undefined;
  /** The last good position; it is that of the line where the questions are the same. */
  readonly look: Look | undefined;
  /** Where its moves are clicked, for each position of the line. */
  readonly clicked: readonly ReadonlyMap<string, readonly string[]>[];
  readonly error: Refused['error'] | undefined;
  readonly verdict: OwnVerdict | undefined;
  readonly hints: ReadonlyMap<string, OwnHint>;
  readonly problem: Problem | undefined;
}

/** Hints are asked for in rounds of some seconds; then those that are there have to do. */
const MOST_ROUNDS = 12;

const NOTHING: OwnPosition = {
  game: undefined,
  look: undefined,
  clicked: [],
  error: undefined,
  verdict: undefined,
  hints: new Map(),
  problem: undefined,
};

export function useOwnPosition(game: LoadedGame | undefined, line: string, narrow: boolean): OwnPosition {
  const [position, setPosition] = useState(NOTHING);
  useEffect(() => {
    if (game === undefined) return;
    let isOver = false;
    const { board, facts } = game;
    const change = (part: Partial<OwnPosition>) => !isOver && setPosition((known) => ({ ...known, ...part }));
    const ask = async () => {
      const look = await board.ask('look', { question: line, narrow });
      if ('stopped' in look || isOver) return;
      if ('problem' in look) return change({ problem: look.problem });
      if ('error' in look.data) return change({ error: look.data.error, problem: undefined });
      const clicked = look.data.clicked.map((places) => new Map(places.map(({ move, at }) => [move, at])));
      change({ ...NOTHING, game, look: toLook(look.data, facts), clicked });
      const verdict = await board.ask('solve', { question: line });
      if ('stopped' in verdict || isOver) return;
      if ('problem' in verdict) return change({ problem: verdict.problem });
      if ('error' in verdict.data) return change({ error: verdict.data.error });
      change({ verdict: verdict.data });
      for (let round = 0, skip: number | undefined = 0; round < MOST_ROUNDS && skip !== undefined && !isOver; round++) {
        const hinted: BoxAnswer<BoxTasks['hint']['out']> = await board.ask('hint', { question: line, skip }, (batch) => {
          if (!isOver)
            setPosition((known) => ({
              ...known,
              hints: new Map([...known.hints, ...batch.map((hint) => [hint.move, hint] as const)]),
            }));
        });
        if ('problem' in hinted) change({ problem: hinted.problem });
        skip = 'data' in hinted ? hinted.data.next : undefined;
      }
    };
    ask();
    return () => {
      isOver = true;
      board.stop();
    };
  }, [game, line, narrow]);
  return position;
}

/** As the boards of the page take it. */
function toLook({ clicked: _clicked, ...look }: OwnLook, { id, title, rule, indivisible, misere }: LoadedGame['facts']): Look {
  const defaultPlay = misere ? 'misere' : 'normal';
  return {
    ...look,
    rules: [{ id, title, rule, indivisible, defaultPlay }],
    positions: [],
    naming: firstNaming(look.shapes.length),
  };
}
