/** What the values of a sequence, a table or a period are, for a title. */
import { OUTCOMES } from '../compounds/show.ts';

/** `Grundy values`; outcomes with what their letters mean. */
export function kindInWords(kind: string): string {
  return kind === OUTCOMES ? `${OUTCOMES} (N: the player to move wins, P: loses)` : kind;
}

/** As it is inside a sentence: `Grundy values`, `outcomes`, `remoteness`. */
export function kindInside(kind: string): string {
  return kind.startsWith('Grundy') ? kind : kind.charAt(0).toLowerCase() + kind.slice(1);
}
