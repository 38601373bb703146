/** The check of an octal period from JSON on, with what it found. */
import type { CheckTools } from '../../../core/certificate-kind.ts';
import { checkOctalPeriod, octalPeriod } from './octal-period.ts';
import type { PeriodCheck } from './period-step.ts';

export function readAndCheck(
  json: unknown,
  limits: Pick<CheckTools, 'milliseconds' | 'onLook'> = { milliseconds: Number.POSITIVE_INFINITY },
): PeriodCheck {
  const read = octalPeriod.parse(json);
  return read.ok ? checkOctalPeriod(read.value, limits) : { result: 'fails', why: read.why };
}
