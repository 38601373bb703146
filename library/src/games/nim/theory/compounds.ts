/**
 * One Nim heap as a component of each compound: closed forms for a heap of any size.
 *
 * A heap of s has the options 0 … s − 1, so every value follows from those of 0, 1 and 2 by induction:
 * - Grundy value s; foreclosed under misère play s − 1 (no move may end it), under normal play none (it can always be ended).
 * - Remoteness and suspense under normal play: 0 has 0, and every other heap moves to 0, the only lost one: 1.
 *   Under misère play 1 must move to 0: 1; every larger heap moves to 1, the only lost one: 2.
 * - Outcomes: normal play is won from every heap but 0; misère play from every heap but 1.
 * The encodings are those of `compounds/`.
 */
import type { Nimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Compound, Setting } from '../../../core/setting.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { type Heaps, lessen } from '../../../structures/heaps.ts';
import { heapsCertificate } from './certificate.ts';

type ValueOfHeap = (size: Nimber) => Nimber;

/** The values of the heaps 0, 1 and 2; every larger heap has that of 2. */
function settled(none: number, one: number, more: number): ValueOfHeap {
  return (size) => (size === 0 ? none : size === 1 ? one : more);
}

const VALUES: Readonly<Record<Compound, { readonly normal: ValueOfHeap; readonly misere?: ValueOfHeap }>> = {
  disjunctive: { normal: (size) => size },
  'diminished-disjunctive': { normal: settled(-2, -1, -1), misere: (size) => (size === 0 ? -2 : lessen(size, 1)) },
  conjunctive: { normal: settled(0, 1, 1), misere: settled(0, 1, 2) },
  'continued-conjunctive': { normal: settled(0, 1, 1), misere: settled(0, 1, 2) },
  selective: { normal: settled(0, 1, 1), misere: settled(0, 3, 4) },
  'shortened-selective': { normal: settled(-1, 1, 1), misere: settled(-1, 0, 1) },
};

function valueIn({ compound, play }: Setting): ValueOfHeap | undefined {
  return VALUES[compound][play];
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
  answer(heaps, setting) {
    const [heap] = heaps;
    if (heaps.length !== 1 || heap?.count !== 1n) return pass('it is about one heap');
    const closedForm = valueIn(setting);
    if (closedForm === undefined) return pass('disjunctive misère play has no theory of components');
    const { size } = heap;
    const value = closedForm(size);
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
