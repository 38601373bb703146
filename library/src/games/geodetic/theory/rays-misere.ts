/**
 * Complete graphs with rays under misère play, at every stage of play and any size.
 *
 * Theorem. K_m∘R_n is lost for the player to move in misère play, too, for all m ≥ 2 and n ≥ 2.
 * Proof. Once a vertex of the clique is labelled, the effective rays are heaps of misère Nim, which has the outcome of Nim wherever
 * some heap has two or more. Let m ≥ 3. Before that, all labels are on one ray, or there are none. From there a move leads to a
 * position of the same kind or labels the clique, and then at least m − 2 ≥ 1 rays are whole, heaps of n ≥ 2. So no option, and no
 * position on the way, has another outcome in misère than in normal play, and by induction the position itself has the outcome of normal play, which
 * is lost before the first label (`games/geodetic/theory/loops/rays.ts`). K_2∘R_n is a path of 2n ≥ 4 vertices, no star, and lost by
 * `misere-tree.ts`. ∎  K_m itself is won exactly for even m.
 */

import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyByMoves, whyMisereHeaps, whyOneByOne } from '../../../core/why.ts';
import { misereHeaps } from '../../../numeric/misere-heaps.ts';
import type { GeodeticPart, GeodeticPosition } from '../position.ts';
import { complementOf, rangesSize } from '../vertex-ranges.ts';
import { misereRaysMarks } from './marks-misere.ts';
import { sameInContraction } from './same-game.ts';
import { eachOther, stretchesOf, type TouchedRay, touchedRays } from './stretches.ts';
import { misereSolution, movesIn } from './sum.ts';

export const geodeticRaysMisere: Theorem<GeodeticPosition> = {
  id: 'geodetic-rays-misere',
  title: 'Misère geodetic games on complete graphs with rays',
  statement:
    'Under misère play K_m∘R_n is lost for the player to move for all m ≥ 2 and n ≥ 2, and until a vertex of the clique is labelled every position with m ≥ 3 has the outcome of normal play; after that it is misère Nim on the effective rays.',
  sources: [{ key: 'impartial', where: 'games/geodetic/theory/rays-misere.ts' }],
  scope: 'position',
  examples: [
    'geodetic K3oR1000000000 [misere]',
    'geodetic K5oR21 : 1.5 [misere]',
    'geodetic K8 [misere]',
    'geodetic K4oR3 : 1.1 [misere]',
  ],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(position) {
    const stage = stageOf(position);
    if (stage === undefined) return pass('the position is no complete graph with rays as play makes them');
    return misereSolution(
      position,
      stage.rule,
      stage.isWon,
      stage,
      () => movesIn(position)(0, stage.picks()),
      () => misereRaysMarks(position, stage),
    );
  },
};

interface Stage {
  readonly rule: 'heaps' | 'normal';
  readonly isWon: boolean;
  picks(): Iterable<bigint>;
  readonly text: string;
  readonly why: string;
}

function stageOf({ parts, reading }: GeodeticPosition): Stage | undefined {
  const [only] = parts;
  if (only === undefined || parts.length > 1 || only.count > 1n) return undefined;
  const part = sameInContraction(only.item, reading);
  if (part?.term.kind === 'complete') return completeStage(part.term.order, part);
  return part?.term.kind === 'rays' ? rayStage(part, part.term.clique, part.term.length) : undefined;
}

/** The vertices of a complete graph are labelled one by one, and the last to move loses. */
function completeStage(order: bigint, { given }: GeodeticPart): Stage {
  const left = order - rangesSize(given);
  return {
    rule: 'heaps',
    isWon: left % 2n === 0n,
    *picks() {
      for (const { from, to } of complementOf(given, order)) for (let vertex = from; vertex <= to; vertex++) yield vertex;
    },
    text: `${left} vertices are labelled one by one, and the last to move loses`,
    why: whyOneByOne('no label forces another, so the vertices', left, 'misere'),
  };
}

function rayStage(part: GeodeticPart, clique: bigint, length: bigint): Stage | undefined {
  if (length === 1n) return completeStage(clique, part);
  const touched = touchedRays(length, part.given);
  const [first] = touched;
  const isOnClique = touched.some(({ gaps, count }) => count > 1n || gaps[0]?.from !== 0n);
  if (first === undefined || !isOnClique) {
    if (clique < 3n || touched.length > 1 || (first !== undefined && part.given.length > 1)) return undefined;
    const normal = stretchesOf({ kind: 'rays', clique, length }, part.given);
    if (normal === undefined) return undefined;
    return {
      rule: 'normal',
      isWon: normal.value !== 0n,
      picks: () => normal.picks(0n),
      why: `as long as no vertex of the clique has a label, the player who would win normal play can also choose the moment at which single vertices are left, and leaves an odd number of them; ${whyByMoves(normal.value === 0n)}`,
      text: `no vertex of the clique has a label, so the outcome is that of normal play, where the value is ${normal.value}`,
    };
  }
  const areChains = touched.every(({ gaps }) => gaps.every(({ to }) => to === length - 1n));
  return areChains ? nimStage(clique, length, touched) : undefined;
}

/** Misère Nim on the effective rays: the partly labelled ones, and whole rays of equal length. */
function nimStage(clique: bigint, length: bigint, touched: readonly TouchedRay[]): Stage {
  const chains = touched.flatMap(({ ray, gaps }) => gaps.map(({ from }) => ({ ray, size: length - from })));
  const whole = clique - touched.reduce((sum, { count }) => sum + count, 0n);
  const sum = chains.reduce((all, { size }) => all ^ size, whole % 2n === 1n ? length : 0n);
  const large = whole + BigInt(chains.filter(({ size }) => size > 1n).length);
  const ones = BigInt(chains.filter(({ size }) => size === 1n).length);
  const heaps = misereHeaps(large, ones, sum);
  return {
    rule: 'heaps',
    isWon: heaps.isWon,
    *picks() {
      for (const { ray, size } of chains) {
        const left = heaps.leave(size);
        if (left !== undefined) yield (ray + 1n) * length - 1n - left;
      }
      const left = whole === 0n ? undefined : heaps.leave(length);
      if (left !== undefined) yield* eachOther(clique, touched, (ray) => (ray + 1n) * length - 1n - left);
    },
    why: `a vertex of the clique is labelled, so what is left of each ray is a heap of Nim; ${whyMisereHeaps('the heaps', large, ones, !heaps.isWon)}`,
    text: `a vertex of the clique is labelled, so it is misère Nim on the effective rays, with ${large} heaps of two or more and nim-sum ${sum}`,
  };
}
