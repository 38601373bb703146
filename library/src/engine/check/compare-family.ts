/** Whether a certificate speaks of the family of a period, and whether the answer around it has the period that it proves. */
import type { CheckStep } from '../../core/certificate.ts';
import type { FamilyClaim } from '../../core/certificate-kind.ts';
import { excerpt } from '../../core/result.ts';
import type { Compared } from './compare-verdict.ts';

/** Fields of an answer about a family that say what its period is. */
const PERIODS = ['period', 'preperiod', 'arithmetic'];

export function compareFamily(answer: Readonly<Record<string, unknown>>, { about, fields }: FamilyClaim): Compared {
  const steps = PERIODS.flatMap((name): readonly CheckStep[] => {
    if (!Object.hasOwn(answer, name)) return [];
    const [found, claimed] = [sorted(answer[name]), sorted(fields[name])];
    const what = `the answer's ${name} ${excerpt(found)} is the certificate's`;
    return [{ what, result: found === claimed ? 'holds' : 'fails', detail: `the certificate says ${excerpt(claimed)}` }];
  });
  const other = Object.keys(answer).filter((name) => !['schema', 'question', 'certificate', ...PERIODS].includes(name));
  return { steps: [...about, ...steps], notCovered: other };
}

/** Plain data as text, whatever the order of its fields; what is not there is null in files. */
function sorted(json: unknown): string {
  if (json === undefined || json === null) return 'none';
  if (typeof json !== 'object') return JSON.stringify(json);
  return Object.entries(json)
    .map(([name, value]) => `${name} ${String(value)}`)
    .sort()
    .join(', ');
}
