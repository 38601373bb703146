/** One task asked of the library, and what is recorded of the answer. */
import { asOutcomes, misere, type Options, period, sequence, solve, structureOf } from 'impartial';
import { RulesetFault } from 'impartial/define';
import { termData, toJsonLine } from 'impartial/present';
import type { SurveyDefinition } from '../define/definition.ts';
import { type AskedTask, sha256, type TaskResult } from './result.ts';

/** What a task takes besides its question: the part of the definition that matters, and the games. */
export type Asking = Pick<SurveyDefinition, 'ask' | 'limits' | 'to' | 'evidence'> & { readonly options: Options };

/** Quotients of more elements are wild: those of Nim heaps are small, as long as their heaps are. */
const LARGEST_ANALYSED = 2_000;

/** Two periods may be chance: suspense numbers, whose runs double, look arithmetic where they are cut off. */
const FEWEST_SEEN = 3;

type Asked = Omit<TaskResult, 'certificate'> & { readonly certificate?: object };

/** Never throws: a bug in one answer must not cost the others. */
export function askTask(task: number, question: string, asking: Asking): AskedTask {
  const begun = performance.now();
  const { certificate, ...found } = askSafely(question, asking);
  const milliseconds = Math.round(1000 * (performance.now() - begun)) / 1000;
  if (certificate === undefined) return { ...found, task, milliseconds };
  const certificateText = toJsonLine(certificate);
  return { ...found, task, milliseconds, certificate: sha256(certificateText), certificateText };
}

function askSafely(question: string, asking: Asking): Asked {
  try {
    return ASKED[asking.ask](question, asking);
  } catch (error) {
    if (error instanceof RulesetFault) return { status: 'failed', reason: error.message };
    return {
      status: 'failed',
      reason: `Unexpected error: ${error instanceof Error ? error.message.slice(0, 200) : 'no message'}`,
    };
  }
}

const ASKED: Readonly<Record<SurveyDefinition['ask'], (question: string, asking: Asking) => Asked>> = {
  solve: askSolve,
  sequence: askSequence,
  period: askPeriod,
  misere: askMisere,
};

/** Without a time limit of the survey's own the clock ends nothing: the same task gives the same result everywhere. */
function optionsOf({ limits, options }: Asking): Options {
  return {
    ...options,
    limits: {
      milliseconds: limits.seconds === undefined ? Number.MAX_SAFE_INTEGER : 1000 * limits.seconds,
      ...(limits.positions !== undefined && { positions: limits.positions }),
      ...(limits.megabytes !== undefined && { megabytes: limits.megabytes }),
      ...(limits.values !== undefined && { heap: limits.values }),
    },
  };
}

function askSolve(question: string, asking: Asking): Asked {
  const verdict = solve(question, { ...optionsOf(asking), moves: 1 });
  if ('error' in verdict) return { status: 'failed', reason: verdict.error.message };
  const { outcome, reason, values, because } = verdict;
  if (outcome === 'unknown') return { status: 'unknown', ...(reason !== undefined && { reason }) };
  const certificate = verdict.certificate?.({ short: asking.evidence === false });
  const value = values.grundy ?? values.foreclosed ?? values.remoteness ?? values.suspense;
  return {
    status: 'proved',
    kind: outcome,
    ...(value !== undefined && value !== null && { value: String(value) }),
    ...(because[0] !== undefined && { theorem: because[0].theorem }),
    ...(certificate !== undefined && { certificate }),
  };
}

function askSequence(question: string, asking: Asking): Asked {
  const { to = asking.limits.values ?? 100 } = asking;
  const terms = sequence(question, { ...optionsOf(asking), to });
  if ('error' in terms) return { status: 'failed', reason: terms.error.message };
  const values: unknown[] = [];
  for (const { value, reason, error } of asOutcomes([...terms])) {
    if (error !== undefined) return { status: 'failed', value: JSON.stringify(values), reason: error.message };
    if (reason !== undefined) return { status: 'unknown', value: JSON.stringify(values), reason };
    values.push(termData(value));
  }
  return { status: 'proved', value: JSON.stringify(values) };
}

function askPeriod(question: string, asking: Asking): Asked {
  const { values } = asking.limits;
  const found = period(question, { ...optionsOf(asking), observe: true, ...(values !== undefined && { limit: values }) });
  if ('error' in found) return { status: 'failed', reason: found.error.message };
  const { arithmetic, certificate, because, reason, observed } = found;
  const proof = {
    ...(because[0] !== undefined && { theorem: because[0].theorem }),
    ...(certificate !== undefined && { certificate, ...neededOf(certificate) }),
  };
  if (found.period !== undefined && found.preperiod !== undefined)
    return { status: 'proved', kind: 'periodic', period: found.period, preperiod: found.preperiod, ...proof };
  if (arithmetic !== undefined)
    return { status: 'proved', kind: 'arithmetic', ...arithmetic, saltus: String(arithmetic.saltus), ...proof };
  if (because[0] !== undefined) return { status: 'proved', kind: 'levels', ...proof, ...(reason !== undefined && { reason }) };
  if (observed?.repetition !== undefined && observed.repetition.seen >= FEWEST_SEEN) {
    const { saltus, seen: _, ...repeated } = observed.repetition;
    const seen = { status: 'found', ...repeated, needed: observed.to - observed.from + 1 } as const;
    return saltus === 0 ? { ...seen, kind: 'periodic' } : { ...seen, kind: 'arithmetic', saltus: String(saltus) };
  }
  return { status: 'none', ...(reason !== undefined && { reason }) };
}

function neededOf(certificate: object): { readonly needed?: number } {
  return 'valuesNeeded' in certificate && typeof certificate.valuesNeeded === 'number'
    ? { needed: certificate.valuesNeeded }
    : {};
}

function askMisere(question: string, asking: Asking): Asked {
  const { to } = asking;
  const found = misere(question, { ...optionsOf(asking), ...(to !== undefined && { to }) });
  if ('error' in found) return { status: 'failed', reason: found.error.message };
  const { quotient } = found;
  const kind = quotient.order <= LARGEST_ANALYSED && structureOf(quotient).tame !== undefined ? 'tame' : 'wild';
  const heaps = { value: String(quotient.order), needed: found.first + found.classes.length - 1 };
  if (found.infinite !== undefined) {
    const { member, certificate } = found.infinite;
    return { ...heaps, status: 'proved', kind: 'infinite', needed: member, certificate };
  }
  if (found.period !== undefined) return { ...heaps, status: 'proved', kind, ...found.period };
  if (found.reason !== undefined) return { ...heaps, status: 'unknown', kind, reason: found.reason };
  return { ...heaps, status: 'found', kind };
}
