/**
 * One Nim heap as a component of each compound: closed forms for a heap of any size.
 *
 * A heap of s has the options 0 … s − 1, so every value follows from those of 0, 1 and 2 by induction; where no value grows with the heap,
 * all heaps from 2 on have that of 2:
 * - Grundy value s; foreclosed under misère play s − 1 (no move may end it), under normal play none (it can always be ended).
 * - Remoteness and suspense under normal play: 0 has 0, and every other heap moves to 0, the only lost one: 1.
 *   Under misère play 1 must move to 0: 1; every larger heap moves to 1, the only lost one: 2.
 * - Outcomes: normal play is won from every heap but 0; misère play from every heap but 1.
 */
import type { Nimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Setting } from '../../../core/setting.ts';
import { pass, type Theorem, type Tools } from '../../../core/theorem.ts';
import { type Heaps, lessen } from '../../../structures/heaps.ts';
import { heapsCertificate } from './certificate.ts';

/** The value of a heap; undefined for disjunctive misère play. */
function valueOfHeap(size: Nimber, setting: Setting, tools: Tools): Nimber | undefined {
  const theory = tools.theoryOf(setting);
  if (theory === undefined || size === 0) return theory?.ended;
  if (grows(setting)) return setting.play === 'normal' ? size : lessen(size, 1);
  const one = theory.fromOptions([theory.ended]);
  return size === 1 ? one : theory.fromOptions([theory.ended, one]);
}

/** Where larger heaps have larger values; theorems on whole positions of Nim answer there. */
function grows({ compound, play }: Setting): boolean {
  return compound === 'disjunctive' || (compound === 'diminished-disjunctive' && play === 'misere');
}

export const nimCompounds: Theorem<Heaps> = {
  id: 'nim-compounds',
  title: 'One Nim heap in every compound',
  statement:
    'A Nim heap of s counters has Grundy value s, foreclosed value s − 1 under misère play, remoteness and suspense 1 under normal play and 2 under misère play (a single counter 1); alone it is lost under misère play only when s = 1.',
  sources: [
    { key: 'impartial', where: 'games/nim/theory/compounds.ts' },
    { key: 'conway1976', where: 'Ch. 14' },
  ],
  scope: 'component',
  answer(heaps, setting, tools) {
    const [heap] = heaps;
    if (heaps.length !== 1 || heap?.count !== 1n) return pass('it is about one heap');
    const { size } = heap;
    const value = valueOfHeap(size, setting, tools);
    if (value === undefined) return pass('disjunctive misère play has no theory of components');
    return {
      scope: 'component',
      value,
      certificate: () =>
        setting.compound === 'disjunctive'
          ? heapsCertificate(heaps, { compound: 'disjunctive', play: 'normal', outcome: size === 0 ? 'P' : 'N' }, size)
          : grows(setting)
            ? undefined
            : { kind: 'nim-heap', ...setting, size: String(size), value: String(value) },
      text: `a Nim heap of ${excerpt(String(size))} has its value by a closed form`,
    };
  },
};
