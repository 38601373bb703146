/**
 * What the theorems on Survivor Nim share: the answer for a table, put together from who loses.
 */
import type { Certificate } from '../../../core/certificate.ts';
import type { Marks } from '../../../core/marks.ts';
import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { PositionSolution } from '../../../core/theorem.ts';
import { survivorNim, type TablePosition, takeCounters } from '../rules.ts';
import { allianceAt } from '../seating.ts';

/** Winning takes that are listed, also where all are asked for: a player may have 10^18 of them. */
const MOST_LISTED = 200_000;

interface Found {
  readonly loser: 1 | 2;
  /** Takes that win, in increasing order; asked for only where the player to move wins. */
  winningTakes(): Iterable<bigint>;
  /** The take that holds out longest, where the player to move loses and it is known. */
  readonly delayingTake?: bigint | undefined;
  readonly text: string;
  readonly why: string;
  certificate?(): Certificate;
  /** What a picture should show, given who wins and the takes that win. */
  marks?(outcome: 'N' | 'P', winningTakes: Iterable<bigint>): Marks | undefined;
}

export function tableSolution(position: TablePosition, found: Found): PositionSolution<TablePosition> {
  const { loser, winningTakes, delayingTake, text, why, certificate, marks } = found;
  const won = loser !== allianceAt(position.table, position.player);
  return {
    scope: 'position',
    outcome: won ? 'N' : 'P',
    values: {},
    *winningMoves(): Iterable<Move<TablePosition>, boolean> {
      let left = MOST_LISTED;
      for (const take of won ? winningTakes() : []) {
        if (left-- === 0) return false;
        yield takeCounters(position, take);
      }
      return true;
    },
    ...(!won && delayingTake !== undefined && { delayingMove: takeCounters(position, delayingTake) }),
    text,
    why,
    ...(certificate !== undefined && { certificate }),
    ...(marks !== undefined && { marks: () => marks(won ? 'N' : 'P', won ? winningTakes() : []) }),
  };
}

/** No counters are left: who took the last one is the seat before. */
export function endedSolution(position: TablePosition, play: Play): PositionSolution<TablePosition> {
  const last = allianceAt(position.table, position.player - 1);
  const loser = play === 'misere' ? last : other(last);
  return tableSolution(position, {
    loser,
    winningTakes: () => [],
    text: `no counters are left, and the seat before, of alliance ${last}, has taken the last one`,
    why: `the game is over: alliance ${last} took the last counter, which ${play === 'misere' ? 'loses' : 'wins'}`,
    certificate: () => lastCounterCertificate(position, play, last),
  });
}

/** The certificate where it is known who takes the last counter. */
export function lastCounterCertificate(position: TablePosition, play: Play, alliance: 1 | 2): Certificate {
  const options = [...(survivorNim.formatOptions?.(position) ?? []), play];
  return {
    kind: 'survivor-last-counter',
    question: `${survivorNim.id} ${survivorNim.format(position)} [${options.join(', ')}]`,
    play,
    alliance,
    loser: play === 'misere' ? alliance : other(alliance),
  };
}

export function other(alliance: 1 | 2): 1 | 2 {
  return alliance === 1 ? 2 : 1;
}

/** A number for a sentence: not all of it where it is very long. */
export function shown(number: bigint): string {
  return excerpt(String(number));
}
