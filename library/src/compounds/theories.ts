/** The theory of each setting. Disjunctive misère play has none: outcomes of sums do not follow from any small value. */
import type { Setting } from '../core/setting.ts';
import { foreclosedMisere, foreclosedNormal } from './foreclosed.ts';
import { grundyTheory } from './grundy.ts';
import { remotenessMisere, remotenessNormal } from './remoteness.ts';
import { selectiveNormal, shortenedSelectiveMisere, shortenedSelectiveNormal } from './selective.ts';
import { selectiveMisere } from './selective-misere.ts';
import { suspenseMisere, suspenseNormal } from './suspense.ts';
import type { Theory } from './theory.ts';

export const theories: readonly Theory[] = [
  grundyTheory,
  foreclosedNormal,
  foreclosedMisere,
  remotenessNormal,
  remotenessMisere,
  suspenseNormal,
  suspenseMisere,
  selectiveNormal,
  selectiveMisere,
  shortenedSelectiveNormal,
  shortenedSelectiveMisere,
];

export function theoryOf({ compound, play }: Setting): Theory | undefined {
  return theories.find(({ setting }) => setting.compound === compound && setting.play === play);
}
