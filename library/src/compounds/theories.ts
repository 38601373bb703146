/**
 * The theory of each setting, a line each. Disjunctive misère play has none here: there is one for each misère quotient, made where the
 * quotient is found (`engine/solve/quotient-theory.ts`).
 *
 * Here the types of their values end; whoever takes a theory from this list gives its values back to it and looks into none.
 */
import type { Setting } from '../core/setting.ts';
import { foreclosedMisere, foreclosedNormal } from './foreclosed.ts';
import { grundyTheory } from './grundy.ts';
import { remotenessMisere, remotenessNormal } from './remoteness.ts';
import { selectiveNormal, shortenedSelectiveMisere, shortenedSelectiveNormal } from './selective.ts';
import { selectiveMisere } from './selective-misere.ts';
import { suspenseMisere, suspenseNormal } from './suspense.ts';
import type { Theory } from './theory.ts';

export const theories: readonly Theory<unknown>[] = [
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

export function theoryOf({ compound, play }: Setting): Theory<unknown> | undefined {
  return theories.find(({ setting }) => setting.compound === compound && setting.play === play);
}
