/**
 * Octal games in misère play where the quotient is infinite, by a proof that tells who wins nevertheless [misere/infinite/proof.ts].
 *
 * A sum counts as an element of a finite monoid, beside numbers of some heaps that are cut, and a whole number, the difference. It is
 * tried where refining the quotient does not end and shows by which steps it goes on.
 */
import type { Nimber } from '../../../core/nimber.ts';
import type { Move } from '../../../core/ruleset.ts';
import { type PositionSolution, pass, type Theorem } from '../../../core/theorem.ts';
import { misereQuotient } from '../../../misere/code-quotient.ts';
import { infiniteProof } from '../../../misere/infinite/of-code.ts';
import type { InfiniteProof } from '../../../misere/infinite/proof.ts';
import { infiniteQuotient } from '../../../misere/infinite/statement.ts';
import { type CountedHeap, type SumValue, valueOfSum } from '../../../misere/infinite/sum-outcome.ts';
import { infiniteCertificate } from '../../../misere/infinite/written.ts';
import { tellDifference, tellScope, whyByDifference } from '../../../misere/told.ts';
import type { Heaps } from '../../../structures/heaps.ts';
import { eachHeapMove } from '../../heaps/heap-rules.ts';
import { eachOctalOption, type OctalPosition } from '../rules.ts';

/** Of the time the search for a quotient, and that for a proof, have this part each. */
const SHARE = 4;

export const octalMisereInfinite: Theorem<OctalPosition> = {
  ...infiniteQuotient,
  examples: ['octal 4.76: 6 3 [misere]', 'octal 4.76: 6 5 2^2 [misere]', 'octal 0.041: 17 5 [misere]'],
  answer(position, { compound, play }, { limits }) {
    const { code, heaps } = position;
    if (compound !== 'disjunctive' || play !== 'misere') return pass('it is about misère play in one heap at a time');
    const share = { ...limits, milliseconds: limits.milliseconds / SHARE };
    const found = misereQuotient(code, BigInt(heaps.at(-1)?.size ?? 0), share);
    if (found.stopped === undefined) return pass('the quotient of these heaps is finite');
    const proof = infiniteProof(code, found, share);
    if (proof === undefined) return pass('no proof was found that the quotient of these heaps is infinite');
    const value = valueOfHeaps(proof, heaps);
    if (value === undefined)
      return pass(`the quotient of the heaps to ${proof.heap} is infinite, and the proof is about ${tellScope(proof)} only`);
    return solution(position, proof, value);
  },
};

function solution(position: OctalPosition, proof: InfiniteProof, value: SumValue): PositionSolution<OctalPosition> {
  const { code } = position;
  return {
    scope: 'position',
    outcome: value.isLost ? 'P' : 'N',
    values: {},
    winningMoves: () => (value.isLost ? [] : winningMoves(position, proof)),
    text: tellDifference(proof, value),
    why: whyByDifference(value),
    certificate: () => infiniteCertificate(code.text, proof),
  };
}

function valueOfHeaps(proof: InfiniteProof, heaps: Heaps): SumValue | undefined {
  if (heaps.some(({ size }) => size > proof.heap)) return undefined;
  const counted: CountedHeap[] = heaps.map(({ size, count }) => ({ heap: Number(size), count }));
  return valueOfSum(
    proof,
    counted.filter(({ heap }) => heap > 0),
  );
}

function* winningMoves({ code, heaps }: OctalPosition, proof: InfiniteProof): Generator<Move<OctalPosition>, boolean> {
  const winning = function* (size: Nimber): Iterable<readonly Nimber[]> {
    const others = heaps.map((each) => (each.size === size ? { size, count: each.count - 1n } : each));
    for (const parts of eachOctalOption(code.digits, size)) {
      const left = [...others, ...parts.map((part) => ({ size: part, count: 1n }))];
      if (valueOfHeaps(proof, left)?.isLost === true) yield parts;
    }
  };
  yield* eachHeapMove(heaps, winning, (left) => ({ code, heaps: left }));
  return true;
}
