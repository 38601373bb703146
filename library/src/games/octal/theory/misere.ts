/**
 * Octal games in misère play by their misère quotients [plambeck2005, plambeckSiegel2008].
 *
 * Every heap counts as an element of a finite commutative monoid, a sum as the product, and the product says who wins. The quotient is
 * computed heap by heap (`misere/`), and where its classes repeat for long enough they do so for ever (`misere/periodicity.ts`):
 * then heaps and numbers of heaps may be of any size. Without a period it answers for sums of the heaps it has reached.
 *
 * A split of a large heap in parts a ≤ b, both at least preperiod plus period, has the class of the split in a − p and b + p. So splits whose
 * smaller part is below that bound stand for all kinds of moves.
 */

import type { Nimber } from '../../../core/nimber.ts';
import type { Move } from '../../../core/ruleset.ts';
import { type PositionSolution, pass, type Theorem } from '../../../core/theorem.ts';
import { whyByWord } from '../../../core/why.ts';
import { quotientCertificate } from '../../../misere/certificate.ts';
import { misereQuotient } from '../../../misere/code-quotient.ts';
import { type MiserePeriod, sameHeap } from '../../../misere/periodicity.ts';
import { power } from '../../../misere/powers.ts';
import { product, type Quotient } from '../../../misere/quotient.ts';
import { NAMED, tellClasses } from '../../../misere/told.ts';
import { wordToText } from '../../../misere/words.ts';
import type { Heaps } from '../../../structures/heaps.ts';
import { eachHeapMove } from '../../heaps/heap-rules.ts';
import { eachOctalOption, type OctalPosition } from '../rules.ts';

/** Of the time the search for a quotient has this part; play by definition has the rest. */
const SHARE = 3;

export const octalMisere: Theorem<OctalPosition> = {
  id: 'misere-quotient',
  title: 'Misère quotient',
  statement:
    'In misère play each heap of an octal game counts as an element of its misère quotient, a commutative monoid; a sum is lost exactly when the product of its elements is in the P-portion. Where the quotient is finite and its classes repeat for long enough, they repeat for ever.',
  sources: [{ key: 'plambeckSiegel2008' }, { key: 'plambeck2005' }, { key: 'impartial', where: 'misere/periodicity.ts' }],
  scope: 'position',
  examples: ['kayles 50 60 [misere]', 'kayles 5000 7000^3 12 [misere]'],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer({ code, heaps }, _setting, { limits }) {
    const largest = BigInt(heaps.at(-1)?.size ?? 0);
    const { quotient, period, stopped } = misereQuotient(code, largest, { ...limits, milliseconds: limits.milliseconds / SHARE });
    if (stopped !== undefined) {
      const reached = `the quotient of the heaps to ${quotient.phi.length - 1} has ${quotient.order} elements`;
      return pass(`${reached}, and that of the next was not found: ${stopped.message}`, stopped.limit);
    }
    return solution({ code, heaps }, { quotient, period });
  },
};

type Found = { readonly quotient: Quotient; readonly period: MiserePeriod | undefined };

function solution(position: OctalPosition, found: Found): PositionSolution<OctalPosition> {
  const { code, heaps } = position;
  const { quotient, period } = found;
  const total = totalOf(heaps, found);
  const isLost = quotient.isP[total] === 1;
  return {
    scope: 'position',
    outcome: isLost ? 'P' : 'N',
    values: {},
    winningMoves: () => (isLost ? [] : winningMoves(position, found)),
    text: reason(position, found, total),
    why: whyByWord(wordOf(quotient, total), quotient.isP[total] === 1),
    certificate: () => quotientCertificate(code.text, quotient, period),
  };
}

function wordOf({ words }: Quotient, x: number): string {
  return wordToText(words[x] as readonly number[]);
}

/** The class of one heap; sizes beyond those of the quotient are lessened by the period. */
function classOfHeap(size: Nimber, { quotient, period }: Found): number {
  const same = period === undefined ? Number(size) : sameHeap(BigInt(size), period);
  return quotient.phi[same] as number;
}

function totalOf(heaps: Heaps, found: Found): number {
  let total = 0;
  for (const { size, count } of heaps)
    total = product(found.quotient, total, power(found.quotient, classOfHeap(size, found), count));
  return total;
}

/** What the heaps count as, and the first winning move. */
function reason(position: OctalPosition, found: Found, total: number): string {
  const { heaps } = position;
  const { quotient } = found;
  const first = quotient.isP[total] === 1 ? undefined : winningMoves(position, found).next().value;
  const move = typeof first === 'object' ? { label: first.label, element: totalOf(first.to.heaps, found) } : undefined;
  const parts = heaps.slice(0, NAMED).map(({ size }) => ({ name: String(size), element: classOfHeap(size, found) }));
  const isOne = heaps.length === 1 && heaps[0]?.count === 1n;
  return tellClasses({ quotient, parts, more: heaps.length - parts.length, isOne, total, move });
}

/** All winning moves, or one of each kind where a heap is beyond the first period: then the generator returns false. */
function* winningMoves({ code, heaps }: OctalPosition, found: Found): Generator<Move<OctalPosition>, boolean> {
  const { quotient, period } = found;
  const bound = period === undefined ? Number.POSITIVE_INFINITY : period.preperiod + period.period;
  const isBounded = heaps.some(({ size }) => size > MOST_SPLIT);
  const winning = function* (size: Nimber): Iterable<readonly Nimber[]> {
    const rest = totalOf(withoutOne(heaps, size), found);
    for (const parts of eachOctalOption(code.digits, size)) {
      if (size > MOST_SPLIT && parts.length > 1 && (parts.at(-2) as Nimber) >= bound) return;
      const left = parts.reduce((x: number, part) => product(quotient, x, classOfHeap(part, found)), rest);
      if (quotient.isP[left] === 1) yield parts;
    }
  };
  yield* eachHeapMove(heaps, winning, (left) => ({ code, heaps: left }));
  return !isBounded;
}

/** Heaps up to this size have all their splits looked at. */
const MOST_SPLIT = 100_000;

function withoutOne(heaps: Heaps, size: Nimber): Heaps {
  return heaps.flatMap((heap) => {
    if (heap.size !== size) return [heap];
    return heap.count === 1n ? [] : [{ size, count: heap.count - 1n }];
  });
}
