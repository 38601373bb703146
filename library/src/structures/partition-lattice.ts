/**
 * The lattice of the partitions of n things, arcs down to the partitions that split one block in two.
 *
 * A partition is called by the blocks of the things in turn, blocks numbered as they appear: `1121` puts the third thing apart
 * from the other three. The top, one block, is `11…1` and comes first; the bottom is `12…n`. Nine things at most, a digit for each.
 */
import { bad, ok, type Result } from '../core/result.ts';
import { buildDigraph, type Digraph } from './digraph.ts';
import { graphTooLarge } from './graph-family-build.ts';

const MOST_THINGS = 9n;

/** The digraph, or the error `graph-too-large` at this place. */
export function buildPartitionLattice(things: bigint, limit: number, at: number): Result<Digraph> {
  if (things > MOST_THINGS)
    return bad('graph-too-large', 'The lattice of these partitions is too large to be built.', at, {
      expected: `partitions of at most ${MOST_THINGS} things`,
    });
  const list = [...eachPartition(Number(things))];
  if (list.length > limit) return graphTooLarge(limit, at);
  const place = new Map(list.map((partition, index) => [partition, index]));
  const eachArc = (visit: (from: number, to: number) => void) => {
    for (const [index, partition] of list.entries())
      for (const finer of eachSplit(partition)) visit(index, place.get(finer) as number);
  };
  return ok(buildDigraph(list.length, eachArc, { kind: 'listed', list }));
}

/** All partitions, ascending as numbers. */
function* eachPartition(things: number, start = '', blocks = 0): Iterable<string> {
  if (start.length === things) yield start;
  else for (let block = 1; block <= blocks + 1; block++) yield* eachPartition(things, start + block, Math.max(blocks, block));
}

/** The partitions in which one block is split: its first thing stays, and some of the others leave. */
function* eachSplit(partition: string): Iterable<string> {
  const blocks = [...partition];
  for (const block of new Set(blocks)) {
    const [, ...others] = blocks.flatMap((each, thing) => (each === block ? [thing] : []));
    for (let leaving = 1; leaving < 2 ** others.length; leaving++) {
      const split = blocks.map((each, thing) =>
        (leaving >> others.indexOf(thing)) & 1 && others.includes(thing) ? 'new' : each,
      );
      yield renumber(split);
    }
  }
}

function renumber(blocks: readonly string[]): string {
  const numbers = new Map<string, number>();
  return blocks
    .map((block) => {
      const number = numbers.get(block) ?? numbers.size + 1;
      numbers.set(block, number);
      return number;
    })
    .join('');
}
