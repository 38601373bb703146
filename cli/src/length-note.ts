/** A word on `--length` when no length is known, so that nobody waits for one. */
import type { Verdict } from 'impartial';
import { talk } from './terminal.ts';

const NO_LENGTH = 'impartial: --length: no length is known here. Theorems give lengths of epidemic games, such as nimania 4.';

export function noteLength(wanted: boolean | undefined, { values }: Verdict): void {
  if (wanted === true && values.length === undefined) talk(NO_LENGTH);
}
