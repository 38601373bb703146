/** Plays that do not end: the least position that one comes back to, and the moves that lead there. */
import type { Entry } from '../core/entry.ts';
import type { Game } from '../core/game.ts';
import { excerpt } from '../core/result.ts';
import { eachPlayed, eachReached, firstMoves, nameOf, openSamples, type Reach } from './reach.ts';

/** Moves of a circle that are named. */
const MOST_NAMED = 8;
const LONGEST = 160;

export interface EndlessPlay {
  readonly position: string;
  readonly message: string;
}

/** Of all that some plays from the samples come to, the one whose position is shortest; undefined where all of them end. */
export function endlessPlay(of: Entry, reach: Reach): EndlessPlay | undefined {
  let least: EndlessPlay | undefined;
  for (const sample of openSamples(of)) {
    for (let seed = 1; seed <= reach.plays; seed++) {
      const found = followed(sample, seed, reach);
      least = shorter(least, found);
    }
  }
  return least === undefined ? undefined : shorter(least, shortestStandstill(of, reach));
}

function shorter(one: EndlessPlay | undefined, other: EndlessPlay | undefined): EndlessPlay | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const [a, b] = [one.position, other.position];
  return b.length < a.length || (b.length === a.length && b < a) ? other : one;
}

/** A move that leads to where it was made, in the shortest position near the samples that has one. */
function shortestStandstill(of: Entry, reach: Reach): EndlessPlay | undefined {
  let least: EndlessPlay | undefined;
  for (const game of eachReached(of, reach)) {
    const move = firstMoves(game, reach.moves).moves.find(({ to }) => to.key === game.key);
    if (move === undefined) continue;
    const message = excerpt(`the move ${move.label} comes back to the same position`, LONGEST);
    least = shorter(least, { position: nameOf(game), message });
  }
  return least;
}

function followed(sample: Game, seed: number, reach: Reach): EndlessPlay | undefined {
  const play = [sample];
  const places = new Map([[sample.key, 0]]);
  for (const game of eachPlayed(sample, seed, reach)) {
    const first = places.get(game.key);
    play.push(game);
    if (first !== undefined) return circle(play.slice(first), reach);
    places.set(game.key, play.length - 1);
  }
  const turns = play.length - 1;
  if (turns < reach.longestPlay) return undefined;
  return { position: nameOf(sample), message: `a play from here has not ended after ${turns} moves` };
}

/** The positions of a circle, the first once more at its end. It begins where it is written shortest. */
function circle(positions: readonly Game[], reach: Reach): EndlessPlay {
  const around = positions.slice(1);
  const names = around.map(nameOf);
  const start = names.reduce((least, name, index) => (name.length < (names[least]?.length ?? 0) ? index : least), 0);
  const turned = [...around.slice(start), ...around.slice(0, start + 1)];
  const labels = turned.slice(1).map((next, index) => labelBetween(turned[index] as Game, next, reach));
  const named = labels.length > MOST_NAMED ? [...labels.slice(0, MOST_NAMED), '…'] : labels;
  const moves = labels.length === 1 ? `the move ${named[0]} comes` : `the moves ${named.join(', ')} come`;
  return { position: names[start] ?? '', message: excerpt(`${moves} back to the same position`, LONGEST) };
}

function labelBetween(from: Game, to: Game, reach: Reach): string {
  return firstMoves(from, reach.moves).moves.find((move) => move.to.key === to.key)?.label ?? '…';
}
