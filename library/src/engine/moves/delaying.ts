/**
 * The move that holds out longest from a lost position, by search: the winner hurries, the loser tarries.
 *
 * That length is the remoteness of the whole position under its own rules, whatever the compound.
 */
import { remotenessMisere, remotenessNormal } from '../../compounds/remoteness.ts';
import { LimitReached } from '../../core/limits.ts';
import type { WinningMove } from '../../core/verdict.ts';
import { DefinitionSearch } from '../solve/by-definition.ts';
import { LoopFound } from '../solve/loop-found.ts';
import { Session } from '../solve/session.ts';
import { writeMove } from '../solve/verdict-of.ts';
import { groupsOf } from './compound-position.ts';
import type { MoveOptions } from './each-move.ts';
import type { OpenQuestion } from './open.ts';

export interface DelayingMove extends WinningMove {
  /** How many moves follow it. */
  readonly movesLeft: number;
}

/** Undefined where the position is not lost, has no move, need not end or is too large to search, or players do not alternate. */
export function delayingMoveOf(question: OpenQuestion, options: MoveOptions): DelayingMove | undefined {
  const { games, setting } = question;
  if (games.some((game) => game.sides() !== undefined)) return undefined;
  const length = setting.play === 'normal' ? remotenessNormal : remotenessMisere;
  const search = new DefinitionSearch(setting, new Session(options));
  try {
    const groups = groupsOf({ games, setting });
    if (length.outcome(search.value(groups, length)) === 'N') return undefined;
    let best: DelayingMove | undefined;
    for (const { label, to } of search.moves(groups)) {
      const movesLeft = Number(search.value(search.toGroups(to()), length));
      if (best === undefined || movesLeft > best.movesLeft) best = { ...writeMove(question, label, to()), movesLeft };
    }
    return best;
  } catch (error) {
    if (error instanceof LimitReached || error instanceof LoopFound) return undefined;
    throw error;
  }
}
