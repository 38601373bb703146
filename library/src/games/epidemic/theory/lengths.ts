/**
 * How long Dancing Mania lasts where one vertex is labelled at a time: shortest, optimal and longest play.
 *
 * The longest play is that of Nimania with the longest ways down for numbers, the shortest that with the shortest ways to a dead
 * end; proofs in docs/theory/epidemiography.md. Optimal play is searched for few labels, where it is soon known who wins.
 */
import type { Limits } from '../../../core/limits.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import type { Values } from '../../../core/verdict.ts';
import type { DancingPosition } from '../position.ts';
import { analyse } from './analysis.ts';
import { countTypes, winsByTypes } from './decider.ts';
import { longestPlay, shortestPlay } from './loops/lengths.ts';
import { optimalPlay } from './loops/optimal.ts';
import { MOST_POSITIONS } from './nimania-lengths.ts';

/** The most types and labels that optimal play is searched for. */
const MOST_TYPES = 12;
const MOST_LABELS = 1_000_000n;
/** Positions of a race that are searched to know who wins on the way. */
const MOST_SEARCHED = 50_000;

export function dancingLengths(position: DancingPosition, play: Play, limits: Limits): Values {
  if (position.ground.spread.choice !== 'one') return {};
  const { heights, depths } = analyse(position);
  const counted = (lengths: Uint32Array) =>
    position.labels.map(({ vertex, count }) => ({ height: BigInt(lengths[vertex] as number), count }));
  const shortest = shortestPlay(counted(depths), position.stage);
  const longest = longestPlay(counted(heights), position.stage);
  const optimal = optimalLength(position, play, limits);
  return {
    length: {
      ...(shortest !== undefined && { shortest: toNimber(shortest) }),
      ...(optimal !== undefined && { optimal }),
      ...(longest !== undefined && { longest: toNimber(longest) }),
    },
  };
}

function optimalLength(position: DancingPosition, play: Play, limits: Limits): number | undefined {
  const analysis = analyse(position);
  const { types, depths, order } = analysis;
  if (types === undefined || types.moves.length > MOST_TYPES || position.stage > MOST_LABELS) return undefined;
  const counts = countTypes(position, types);
  if (counts.some((count) => count > MOST_LABELS)) return undefined;
  const ends = types.moves.map(() => 1);
  for (const vertex of order.mortal) {
    const type = types.typeOf[vertex] as number;
    if (type >= 0) ends[type] = depths[vertex] as number;
  }
  const most = Math.min(MOST_POSITIONS, limits.positions);
  const wins = winsByTypes(types, analysis, play, { ...limits, positions: Math.min(most, MOST_SEARCHED) });
  return optimalPlay({ types, depths: ends, wins, most }, counts.map(Number), Number(position.stage));
}
