/** Which slips in print belong to a verdict: those about the theorem that decides it, shown by a position of the same setting. */
import {
  epidemiographySlips,
  geodeticSlips,
  nimOnGraphsSlips,
  type Slip,
  slips,
  survivorNimSlips,
  type Verdict,
} from 'impartial';
import { readSetting } from '../question-options.ts';
import type { PrintSlip } from './tasks.ts';

/** Theorems with the statements of print that they set right. */
export const SLIPS_OF: Readonly<Record<string, readonly string[]>> = {
  'dawsons-chess-period': ['§3.1 and Table 3, losing paths'],
  'path-remoteness': ['§3.3, unions under normal play', 'Theorem 5'],
  'suspense-normal': ['§2, continued conjunctive play, normal'],
  'suspense-misere': ['§2, continued conjunctive play, misère'],
  'path-selective': ['§3.5, misère play, and Theorem 13', '§3.6, single vertices', 'Lemma 16'],
  'path-shortened-selective': ['Theorem 17 and Corollary 18', '§3.6, unions', '§3.6, exceptions'],
  'geodetic-cycle': ['abstract, the rule, with Theorem 2'],
  'geodetic-cycle-misere': ['abstract, the rule, with Theorem 3'],
  'nim-on-graphs-flow': ['Lemma 3.4, condition (iii)', 'Definition 2.1'],
  'survivor-blocks': ['Proposition 17', 'Proposition 13', 'Corollary 15', 'Proposition 8', 'Proposition 10', 'last paragraph'],
  'dancing-camps': ['Theorem 3'],
  'dancing-levels': ['Theorem 3'],
  'dancing-semimodular': ['Corollary 3, the bottom'],
};

export const ALL_SLIPS: readonly Slip[] = [
  ...slips,
  ...geodeticSlips,
  ...nimOnGraphsSlips,
  ...survivorNimSlips,
  ...epidemiographySlips,
];

/** At most one: the panel links to all others. */
export function slipsAbout({ because, question }: Verdict): readonly PrintSlip[] {
  const names = because.flatMap(({ theorem }) => SLIPS_OF[theorem] ?? []);
  const found = names.flatMap((name) =>
    ALL_SLIPS.filter(({ statement, outcome }) => statement === name && outcome !== undefined),
  );
  const here = settingOf(question);
  return found
    .filter(({ counterexample }) => settingOf(counterexample) === here)
    .slice(0, 1)
    .map(({ statement, printed, truth, counterexample }) => ({ statement, printed, truth, counterexample }));
}

function settingOf(question: string): string {
  const { compound, play } = readSetting(question, 'normal');
  return `${question.trim().split(/\s/)[0]} ${compound} ${play}`;
}
