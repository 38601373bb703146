/** The values of a family, streamed in blocks, and the period that a theorem proves for it. */
import type { Certificate, Nimber } from 'impartial';
import { eachStretchWith, periodWith } from 'impartial/on-demand';
import { kindCalled, OUTCOMES, termToNumber } from 'impartial/present';
import { amongGames, games } from './games.ts';
import { citeKey } from './reasons.ts';
import type { SequenceEnd, SequenceKind, SequenceProof, Tasks } from './tasks.ts';

/** Milliseconds between two blocks. */
const BEAT = 100;
/** Values in which a period is looked for at most. */
const MOST_FOR_PERIOD = 200_000;

export function streamSequence(input: Tasks['sequence']['in'], tell: (part: unknown) => void): SequenceEnd {
  const { question, to, from } = input;
  const started = performance.now();
  const stretches = eachStretchWith(question, { to, ...(from !== undefined && { from }), ...amongGames() });
  let values: (Nimber | null)[] = [];
  let first: number | undefined;
  let told = started;
  let kind: string | undefined;
  let isValued = false;
  const outcomes: (Nimber | null)[] = [];
  let reason: string | undefined;
  let error = 'error' in stretches ? stretches.error : undefined;
  for (const stretch of 'error' in stretches ? [] : stretches) {
    error = stretch.error;
    if (error !== undefined) break;
    first ??= stretch.from;
    kind = stretch.kind;
    for (let index = 0; index < stretch.values.length; index++) {
      const value = termToNumber(stretch.values[index] ?? null);
      isValued ||= value !== null;
      values.push(value);
    }
    outcomes.push(termToNumber(stretch.outcome ?? null));
    reason ??= stretch.reason;
    // Before the first value it is open whether these are values or outcomes.
    if (!isValued || performance.now() - told < BEAT) continue;
    tell({ from: first, values });
    [first, values, told] = [undefined, [], performance.now()];
  }
  if (!isValued && outcomes.some((outcome) => outcome !== null)) {
    [values, kind] = [outcomes, OUTCOMES];
    if (outcomes.every((outcome) => outcome !== null)) reason = undefined;
  }
  if (values.length > 0) tell({ from: first, values });
  const facts = games().find(question.trim().split(/\s/, 1)[0] ?? '')?.facts;
  return {
    milliseconds: performance.now() - started,
    ...(reason !== undefined && { reason }),
    ...(kind !== undefined && { kind: kindOf(kind) }),
    ...(error === undefined ? about(question, to) : { error }),
    ...(facts !== undefined && { title: facts.title }),
  };
}

const OUTCOMES_TITLE = 'Outcomes: N if the next player wins, P if the previous player does';

function about(question: string, to: number): Pick<SequenceEnd, 'proof' | 'largestTake'> {
  const proof = proofOf(question, to);
  const largestTake = largestTakeOf(question);
  return {
    ...(proof !== undefined && { proof }),
    ...(largestTake !== undefined && { largestTake }),
  };
}

function kindOf(title: string): SequenceKind {
  if (title === OUTCOMES) return { title: OUTCOMES_TITLE, isOutcome: true, zeroIsLost: true, hasSize: false };
  const shown = kindCalled(title);
  return { title, isOutcome: false, zeroIsLost: shown?.zeroIsLost ?? false, hasSize: shown !== undefined };
}

/** What a theorem proves from as many values as were asked for. */
function proofOf(question: string, to: number): SequenceProof | undefined {
  const found = periodWith(question, {
    limit: Math.min(MOST_FOR_PERIOD, to + 1),
    limits: { milliseconds: 3000 },
    ...amongGames(),
  });
  if ('error' in found) return undefined;
  const { certificate, because, arithmetic } = found;
  const [reason] = because;
  const words = {
    text: reason?.text ?? '',
    theorem: reason?.theorem ?? '',
    cite: citeKey(reason?.source ?? 'guySmith1956'),
    ...(certificate !== undefined && { certificate }),
  };
  if (arithmetic !== undefined) {
    const { period: length, preperiod, saltus } = arithmetic;
    return { period: Number(length), preperiod: Number(preperiod), saltus: Number(saltus), ...words };
  }
  if (found.period === undefined || found.preperiod === undefined) return undefined;
  const checkedTo = certificate === undefined ? undefined : checkedIn(certificate);
  return { period: found.period, preperiod: found.preperiod, saltus: 0, ...words, ...(checkedTo !== undefined && { checkedTo }) };
}

/** Up to where values have to repeat; by the theorem of Guy and Smith the last period need not be seen twice. */
function checkedIn(certificate: Certificate): number | undefined {
  if (!('valuesNeeded' in certificate) || certificate.valuesNeeded === undefined) return undefined;
  const isWindow = certificate.kind === 'octal-period' && certificate.argument === 'window';
  return isWindow ? certificate.valuesNeeded : certificate.valuesNeeded - certificate.period;
}

/** By the code that stands before the colon, or the one that the catalogue gives for the family of a ruleset. */
function largestTakeOf(question: string): number | undefined {
  const [, id = '', text = ''] = /^\s*(\S+)\s+(.*?)\s*$/.exec(question) ?? [];
  const family = games().find(id)?.facts.family;
  if (family?.octal === undefined) return undefined;
  const code = /^(\d*\.\d+)\s*:\s*\{n\}$/.exec(text)?.[1] ?? (text === family.text ? family.octal : undefined);
  return code?.split('.')[1]?.length;
}
