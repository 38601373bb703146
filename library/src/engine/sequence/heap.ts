/**
 * Families that are the heaps of one octal game, such as `octal 0.16: {n}`, `kayles {n}` or `node-kayles P{n}`.
 *
 * Their values come from a sequence instead of one question for each n, and a period of theirs can be proved. That a component is
 * such a heap is said by a theorem. How its size depends on n is read off three questions: the hole has to be a whole number of
 * the line, alone or as the order of a path or cycle, so that the size is n less a constant or the family is left to single questions.
 */
import type { AppliedTheorem, Game } from '../../core/game.ts';
import type { Setting } from '../../core/setting.ts';
import type { OctalHeap, TheoremFacts } from '../../core/theorem.ts';
import type { Family } from './family.ts';

export interface HeapFamily {
  readonly code: string;
  readonly digits: Uint8Array;
  /** The member n of the family is the heap of n − shift. */
  readonly shift: number;
  readonly setting: Setting;
  /** What says so. */
  readonly theorem: TheoremFacts;
}

const NUMBER_HOLE = /(?:[\s:]|\s[CP])\{n\}(?=\s|$)/;
const PROBES = [7, 100, 12_345] as const;

/**
 * In which sense: the heaps have the Grundy values of the members, or their moves, or each is what every move in a member leads to.
 */
export type HeapKind = 'same-values' | 'same-moves' | 'only-options';

const ASK: Readonly<Record<HeapKind, (theorem: AppliedTheorem, setting: Setting) => OctalHeap | undefined>> = {
  'same-values': (theorem, setting) => theorem.heapOfSameValue(setting),
  'same-moves': (theorem, setting) => theorem.heapOfSameMoves(setting),
  'only-options': (theorem) => theorem.heapOfOnlyOption(),
};

interface Found {
  readonly heap: OctalHeap;
  readonly theorem: TheoremFacts;
}

export function heapFamily(members: Family, kind: HeapKind): HeapFamily | undefined {
  let family: HeapFamily | undefined;
  for (const { n, game, setting } of probesOf(members) ?? []) {
    const found = findHeap(game, kind, setting);
    if (found === undefined) return undefined;
    const { code, digits, size } = found.heap;
    const shift = n - Number(size);
    if (family !== undefined && (family.code !== code || family.shift !== shift)) return undefined;
    family = { code, digits, shift, setting, theorem: found.theorem };
  }
  return family;
}

interface Probe {
  readonly n: number;
  readonly game: Game;
  readonly setting: Setting;
}

/** Three members of the family that are one component each; undefined where its members may be something else. */
export function probesOf(members: Family): readonly Probe[] | undefined {
  const { line } = members;
  if (!NUMBER_HOLE.test(line) || line.indexOf('{n}') !== line.lastIndexOf('{n}')) return undefined;
  const probes: Probe[] = [];
  for (const n of PROBES) {
    const opened = members.probe(n);
    if (!opened.ok || opened.value.games.length > 1) return undefined;
    const { games, setting } = opened.value;
    const [component, ...others] = games[0].components();
    if (component === undefined || others.length > 0 || component.count !== 1n) return undefined;
    probes.push({ n, game: component.item, setting });
  }
  return probes;
}

function findHeap(game: Game, kind: HeapKind, setting: Setting): Found | undefined {
  for (const theorem of game.theorems()) {
    const heap = ASK[kind](theorem, setting);
    if (heap !== undefined) return { heap, theorem: theorem.facts };
  }
  return undefined;
}
