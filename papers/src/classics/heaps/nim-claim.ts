/** Whether the heaps of an octal game keep the claim of the misère lemma, by the bare rule. */
import { octalGame, octalOptions } from './plain-play.ts';

/** What is left after a move: its value, and whether some heap has a value of 2 or more. */
interface Weighed {
  readonly value: number;
  readonly isHeavy: boolean;
}

export function keepsClaim(digits: readonly number[], largest: number): boolean {
  const game = octalGame(digits);
  for (let size = 0; size <= largest; size++) {
    const left = Array.from(octalOptions(digits, size), (parts): Weighed => {
      const values = parts.map((part) => game.value(part));
      return { value: values.reduce((a, b) => a ^ b, 0), isHeavy: values.some((value) => value >= 2) };
    });
    if (!(game.value(size) < 2 ? isLightKept(game.value(size), left) : isHeavyKept(left))) return false;
  }
  return true;
}

function isLightKept(own: number, left: readonly Weighed[]): boolean {
  if (left.some(({ value, isHeavy }) => isHeavy && value < 2)) return false;
  return left.length === 0 || left.some(({ value, isHeavy }) => !isHeavy && value === 1 - own);
}

function isHeavyKept(left: readonly Weighed[]): boolean {
  return [0, 1].every((rest) => left.some(({ value, isHeavy }) => value === (isHeavy ? rest : 1 - rest)));
}
