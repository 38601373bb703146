/**
 * How a limit is raised on the command line. The library says which limit was reached; the name of the option is put to the
 * sentence here, at the edge.
 */
import type { BadQuestion, Check, Explanation, InputError, LimitName, PassedOver, ReachedLimit, Verdict } from 'impartial';
import { changedVerdict } from 'impartial/command';

const OPTIONS: Partial<Record<LimitName, string>> = {
  positions: '--max-positions',
  milliseconds: '--max-seconds',
  megabytes: '--max-memory',
  heap: '--max-heap',
};

/** The sentence with the option that raises the limit, before a full stop that it may end with. */
export function withOption(sentence: string, limit: ReachedLimit | undefined): string {
  const option = limit === undefined ? undefined : OPTIONS[limit.name];
  if (option === undefined) return sentence;
  const stop = sentence.endsWith('.') ? '.' : '';
  return `${sentence.slice(0, sentence.length - stop.length)} (${option} raises this limit)${stop}`;
}

export function errorWithOption(error: InputError): InputError {
  return error.limit === undefined ? error : { ...error, message: withOption(error.message, error.limit) };
}

export function answerWithOption(answer: Verdict | BadQuestion): Verdict | BadQuestion {
  return 'error' in answer ? { ...answer, error: errorWithOption(answer.error) } : verdictWithOption(answer);
}

export function explanationWithOption(told: Explanation | BadQuestion): Explanation | BadQuestion {
  return 'error' in told
    ? { ...told, error: errorWithOption(told.error) }
    : { ...told, verdict: verdictWithOption(told.verdict) };
}

export function checkWithOption({ steps, ...check }: Check): Check {
  const named = steps.map((step) =>
    step.detail === undefined ? step : { ...step, detail: withOption(step.detail, step.limit) },
  );
  return { ...check, steps: named };
}

function verdictWithOption(verdict: Verdict): Verdict {
  const { reason, limit, passedOver } = verdict;
  if (limit === undefined && passedOver.every((passed) => passed.limit === undefined)) return verdict;
  return changedVerdict(verdict, {
    passedOver: passedOver.map(passedWithOption),
    ...(reason !== undefined && { reason: withOption(reason, limit) }),
  });
}

function passedWithOption(passed: PassedOver): PassedOver {
  return { ...passed, why: withOption(passed.why, passed.limit) };
}
