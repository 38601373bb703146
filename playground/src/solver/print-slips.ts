/** Which slip in print belongs to a verdict. */
import type { Verdict } from 'impartial';
import { findSlips, type Slip } from 'impartial-papers';
import { shownSlips } from '../papers/shown-slips.ts';
import { games } from './games.ts';

/** At most one: the panel links to all others. */
export function slipsAbout(verdict: Verdict): readonly Slip[] {
  return findSlips(shownSlips, verdict, games()).slice(0, 1);
}
