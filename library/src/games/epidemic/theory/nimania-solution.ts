/**
 * What the theorems on Nimania share: positions counted by class, the winning moves found from the classes, the lengths.
 *
 * Each strain puts numbers into few classes, and who wins depends on how many numbers of each class there are. A number may have
 * 10^30 moves, so targets are looked at class by class.
 */

import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { PositionSolution, Told, Tools } from '../../../core/theorem.ts';
import { lowerNumber, type NimaniaPosition } from '../nimania-rules.ts';
import { nimaniaMarks } from './marks.ts';
import { nimaniaCertificate } from './nimania-certificate.ts';
import { nimaniaLengths } from './nimania-lengths.ts';

/** How many numbers there are of each class; class 0 is dead. */
export interface ClassCounts {
  readonly counts: readonly bigint[];
  readonly stageOdd: boolean;
}

/** A theory of one strain. */
export interface ClassTheory {
  classOf(value: bigint): number;
  /** The numbers that a number may become, as ranges of one class, largest first. */
  targets(value: bigint): readonly { readonly from: bigint; readonly to: bigint }[];
  wins(position: ClassCounts): boolean;
}

export function countClasses(position: NimaniaPosition, theory: ClassTheory): ClassCounts {
  const counts = [0n, 0n, 0n, 0n];
  for (const { value, count } of position.numbers) {
    const place = theory.classOf(value);
    counts[place] = (counts[place] ?? 0n) + count;
  }
  return { counts, stageOdd: position.stage % 2n === 1n };
}

export function solveNimania(
  position: NimaniaPosition,
  theory: ClassTheory,
  told: Told,
  play: Play,
  tools: Tools,
): PositionSolution<NimaniaPosition> {
  const before = countClasses(position, theory);
  const won = theory.wins(before);
  return {
    scope: 'position',
    outcome: won ? 'N' : 'P',
    values: tools.wantsLength ? { length: nimaniaLengths(position, theory, tools.limits) } : {},
    *winningMoves() {
      if (won) yield* eachWinning(position, theory, before);
    },
    ...told,
    certificate: () => nimaniaCertificate(position, won, play),
    marks: () => nimaniaMarks(position, play),
  };
}

function* eachWinning(
  position: NimaniaPosition,
  theory: ClassTheory,
  { counts, stageOdd }: ClassCounts,
): Iterable<Move<NimaniaPosition>> {
  for (const { value } of position.numbers) {
    const left = [...counts];
    const own = theory.classOf(value);
    left[own] = (left[own] ?? 0n) - 1n;
    for (const { from, to } of theory.targets(value)) {
      const after = [...left];
      const made = theory.classOf(from);
      after[made] = (after[made] ?? 0n) + position.stage + 1n;
      if (theory.wins({ counts: after, stageOdd: !stageOdd })) continue;
      for (let target = from; target >= to; target--) yield lowerNumber(position, value, target);
    }
  }
}

/** A number for a sentence: not all of it where it is very long. */
export function shown(number: bigint): string {
  return excerpt(String(number));
}

/** `no 1s`, `one 3`, `12 numbers of 2 or more`. */
export function shownCount(count: bigint, one: string, many: string): string {
  return count === 0n ? `no ${many}` : count === 1n ? `one ${one}` : `${shown(count)} ${many}`;
}
