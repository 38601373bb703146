/** The slips in print that a position shows. The build puts the data itself in the place of this file: see `vite.config.ts`. */
import { listSlips, papers, type Slip } from 'impartial-papers';

export const shownSlips: readonly Slip[] = listSlips(papers).filter(
  ({ theorems, counterexample: { outcome } }) => outcome !== undefined && theorems.length > 0,
);
