/** The values of a family, streamed in blocks, and the period that a theorem proves for it. */
import { type Certificate, fillHole, type Nimber, type TermValue, type Verdict } from 'impartial';
import { eachStretchWith, periodWith, solveWith } from 'impartial/on-demand';
import { kindOfValue } from 'impartial/present';
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
  let reason: string | undefined;
  let error = 'error' in stretches ? stretches.error : undefined;
  for (const stretch of 'error' in stretches ? [] : stretches) {
    error = stretch.error;
    if (error !== undefined) break;
    first ??= stretch.from;
    for (let index = 0; index < stretch.values.length; index++) values.push(toNumber(stretch.values[index] ?? null));
    reason ??= stretch.reason;
    if (performance.now() - told < BEAT) continue;
    tell({ from: first, values });
    [first, values, told] = [undefined, [], performance.now()];
  }
  if (values.length > 0) tell({ from: first, values });
  const facts = games().find(question.trim().split(/\s/, 1)[0] ?? '')?.facts;
  return {
    milliseconds: performance.now() - started,
    ...(reason !== undefined && { reason }),
    ...(error === undefined ? about(question, to) : { error }),
    ...(facts !== undefined && { title: facts.title }),
  };
}

/** Words have no place in a plot. */
function toNumber(term: TermValue): Nimber | null {
  return typeof term === 'string' ? null : term;
}

/** A member whose verdict shows what the numbers are. */
const SAMPLE = 5;
const OUTCOMES_TITLE = 'Outcomes: 1 where the next player wins, 0 where the previous player does';

function about(question: string, to: number): Pick<SequenceEnd, 'proof' | 'kind' | 'largestTake'> {
  const proof = proofOf(question, to);
  const member = solveWith(fillHole(question, SAMPLE), {
    moves: 0,
    evidence: false,
    limits: { milliseconds: 500, positions: 100_000 },
    ...amongGames(),
  });
  const kind = 'error' in member ? undefined : kindOf(member);
  const largestTake = largestTakeOf(question);
  return {
    ...(proof !== undefined && { proof }),
    ...(kind !== undefined && { kind }),
    ...(largestTake !== undefined && { largestTake }),
  };
}

function kindOf({ values, alliance }: Verdict): SequenceKind {
  const plain = { isOutcome: false, zeroIsLost: false, hasSize: false };
  if (alliance !== undefined) return { ...plain, title: 'The alliance that wins' };
  const kind = kindOfValue(values);
  if (kind !== undefined) return { ...plain, title: kind.plural, zeroIsLost: kind.zeroIsLost, hasSize: true };
  return { title: OUTCOMES_TITLE, isOutcome: true, zeroIsLost: true, hasSize: false };
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
