/**
 * Theorems which say that a component has the moves of one heap of an octal game: a path of some game on graphs, as a rule.
 *
 * The value in disjunctive normal play comes from the sequence of that game, by its period where a prefix of its values proves one.
 */
import { toNimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import { pass, refuse, type Theorem, type TheoremFacts } from '../../../core/theorem.ts';
import { heapCertificate, octalPeriod, octalValues, valuesSearched } from './values.ts';

interface HeapTheorem<Pos> extends Omit<TheoremFacts, 'scope'> {
  readonly code: { readonly text: string; readonly digits: Uint8Array };
  /** The size of the heap; undefined where the component is none. */
  sizeOf(position: Pos): bigint | undefined;
  /** What the theorem is about: `one path`. */
  readonly about: string;
}

export function heapTheorem<Pos>({ code, sizeOf, about, ...facts }: HeapTheorem<Pos>): Theorem<Pos> {
  const heapOf = (position: Pos) => {
    const size = sizeOf(position);
    return size === undefined ? undefined : { code: code.text, digits: code.digits, size: toNimber(size) };
  };
  return {
    ...facts,
    scope: 'component',
    answer(position, { compound, play }, tools) {
      if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about disjunctive normal play');
      const heap = heapOf(position);
      if (heap === undefined) return pass(`it is about ${about}`);
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
        text: `it has the moves of ${size === 1n ? '1 counter' : `${excerpt(String(size))} counters`} in the octal game ${code.text}${repeated}: ${value}`,
        ...(found !== undefined && size >= preperiod
          ? { certificate: { kind: 'octal-period', code: code.text, ...found } }
          : heapCertificate(code.text, same, value)),
      };
    },
    heapOfSameValue: (position, { compound, play }) =>
      compound === 'disjunctive' && play === 'normal' ? heapOf(position) : undefined,
    heapOfSameMoves: heapOf,
  };
}
