/**
 * Theorems which say that a component has the moves of one heap of an octal game: a path of some game on graphs, as a rule.
 *
 * The value in disjunctive normal play comes from the sequence of that game, by its period where a prefix of its values proves one. In
 * conjunctive and continued conjunctive play it is what the theorems on large heaps say (`remoteness.ts`, `suspense.ts`).
 */
import { type Nimber, toNimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { Setting } from '../../../core/setting.ts';
import { answerOf, type OctalHeap, pass, refuse, type Theorem, type TheoremFacts } from '../../../core/theorem.ts';
import { toHeaps } from '../../../structures/heaps.ts';
import type { OctalPosition } from '../rules.ts';
import { octalRemoteness } from './remoteness.ts';
import { octalSuspense } from './suspense.ts';
import { heapCertificate, octalPeriod, octalValues, valuesSearched } from './values.ts';

interface HeapTheorem<Pos> extends Omit<TheoremFacts, 'scope'> {
  readonly code: { readonly text: string; readonly digits: Uint8Array };
  /** The size of the heap; undefined where the component is none. */
  sizeOf(position: Pos): bigint | undefined;
  /** What the theorem is about: `one path`. */
  readonly about: string;
  /** True if the parts that a move leaves are not components of the compound: only in disjunctive play that makes no difference. */
  readonly staysOneComponent?: true;
  /** The move that leaves heaps of these sizes; undefined if the position is written so that the move is not known at once. */
  moveLeaving?(position: Pos, parts: readonly Nimber[]): Move<Pos> | undefined;
}

const ON_LARGE_HEAPS = { conjunctive: octalRemoteness, 'continued-conjunctive': octalSuspense } as const;

function onLargeHeaps({ compound }: Setting): Theorem<OctalPosition> | undefined {
  return compound === 'conjunctive' || compound === 'continued-conjunctive' ? ON_LARGE_HEAPS[compound] : undefined;
}

function asOctal({ code, digits, size }: OctalHeap): OctalPosition {
  return { code: { text: code, digits }, heaps: toHeaps([size]) };
}

export function heapTheorem<Pos>({
  code,
  sizeOf,
  about,
  staysOneComponent,
  moveLeaving,
  ...facts
}: HeapTheorem<Pos>): Theorem<Pos> {
  const heapOf = (position: Pos) => {
    const size = sizeOf(position);
    return size === undefined ? undefined : { code: code.text, digits: code.digits, size: toNimber(size) };
  };
  const isAlike = ({ compound }: Setting) => staysOneComponent === undefined || compound === 'disjunctive';
  return {
    ...facts,
    scope: 'component',
    answer(position, setting, tools) {
      const large = isAlike(setting) ? onLargeHeaps(setting) : undefined;
      if (large === undefined && (setting.compound !== 'disjunctive' || setting.play !== 'normal'))
        return pass('it is about disjunctive normal play');
      const heap = heapOf(position);
      if (heap === undefined) return pass(`it is about ${about}`);
      const moves = `it has the moves of ${heap.size === 1 ? '1 counter' : `${excerpt(String(heap.size))} counters`} in the octal game ${code.text}`;
      if (large !== undefined) {
        const answer = answerOf(large, asOctal(heap), setting, tools);
        if (answer.scope === 'position') throw new Error(`${large.id} values components`);
        return answer.scope === 'none' ? answer : { ...answer, text: `${moves}, and ${answer.text}` };
      }
      const found = octalPeriod(code, valuesSearched(heap.size), tools);
      if (found === undefined && heap.size > tools.limits.heap) {
        const why = `No period reaches ${excerpt(String(heap.size))} vertices, and values are computed up to ${tools.limits.heap} only.`;
        return refuse('graph-too-large', why, undefined, { name: 'heap', value: tools.limits.heap });
      }
      const { period = 0n, preperiod = 0n } =
        found === undefined ? {} : { period: BigInt(found.period), preperiod: BigInt(found.preperiod) };
      const size = BigInt(heap.size);
      const same = Number(found === undefined || size < preperiod ? size : preperiod + ((size - preperiod) % period));
      const value = octalValues(code, same, tools)[same] ?? 0;
      const repeated = size === BigInt(same) ? '' : `, and by its period the value of ${same}`;
      return {
        scope: 'component',
        value,
        text: `${moves}${repeated}: ${value}`,
        certificate: () =>
          found !== undefined && size >= preperiod
            ? { kind: 'octal-period', code: code.text, ...found }
            : heapCertificate(code.text, same, value),
      };
    },
    *promisingMoves(position, setting) {
      const heap = heapOf(position);
      if (heap === undefined || moveLeaving === undefined) return;
      for (const { to } of onLargeHeaps(setting)?.promisingMoves?.(asOctal(heap), setting) ?? []) {
        const move = moveLeaving(
          position,
          to.heaps.flatMap(({ size, count }) => Array<Nimber>(Number(count)).fill(size)),
        );
        if (move !== undefined) yield move;
      }
    },
    heapOfSameValue: (position, { compound, play }) =>
      compound === 'disjunctive' && play === 'normal' ? heapOf(position) : undefined,
    heapOfSameMoves: (position, setting) => (isAlike(setting) ? heapOf(position) : undefined),
  };
}
