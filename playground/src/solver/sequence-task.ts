/** The values of a family, streamed in blocks, and the period that a theorem proves for it. */
import { type Certificate, fillHole, type Nimber, sequence, solve } from 'impartial';
import { citeKey } from './reasons.ts';
import type { SequenceEnd, SequenceProof, Tasks } from './tasks.ts';

/** Milliseconds between two blocks. */
const BEAT = 100;

export function streamSequence(input: Tasks['sequence']['in'], tell: (part: unknown) => void): SequenceEnd {
  const { question, to, from } = input;
  const started = performance.now();
  const terms = sequence(question, { to, ...(from !== undefined && { from }) });
  let values: (Nimber | null)[] = [];
  let first: number | undefined;
  let told = started;
  let reason: string | undefined;
  let next = terms.next();
  for (; !next.done; next = terms.next()) {
    first ??= next.value.n;
    values.push(next.value.value);
    reason ??= next.value.reason;
    if (performance.now() - told < BEAT) continue;
    tell({ from: first, values });
    [first, values, told] = [undefined, [], performance.now()];
  }
  if (values.length > 0) tell({ from: first, values });
  const proof = next.value === undefined ? proofOf(question, to) : undefined;
  return {
    milliseconds: performance.now() - started,
    ...(reason !== undefined && { reason }),
    ...(next.value !== undefined && { error: next.value.error }),
    ...(proof !== undefined && { proof }),
  };
}

/** A member so far off that only a proved period answers for it. */
const FAR = 1_000_000_007;

/** What a very large member of the family says about all of them, where they are heaps of a periodic game. */
function proofOf(question: string, to: number): SequenceProof | undefined {
  const limits = { heap: Math.min(100_000, Math.max(1000, to)), milliseconds: 3000, positions: 1000 };
  const verdict = solve(fillHole(question, FAR), { moves: 0, limits });
  if ('error' in verdict) return undefined;
  const found = verdict.certificate === undefined ? undefined : periodIn(verdict.certificate);
  if (found === undefined) return undefined;
  return { ...found, cite: citeKey(verdict.because[0]?.source ?? 'guySmith1956') };
}

function periodIn({ kind, period, preperiod, valuesNeeded }: Certificate): Omit<SequenceProof, 'cite'> | undefined {
  if (kind !== 'octal-period') return undefined;
  return { period: Number(period), preperiod: Number(preperiod), checkedTo: Number(valuesNeeded) - Number(period) };
}
