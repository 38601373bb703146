/** The certificate of the misère quotient of a code. */
import type { Certificate } from '../core/certificate.ts';
import type { MiserePeriod } from './periodicity.ts';
import { monoidOf, type Quotient } from './quotient.ts';

/** What generators do, the lost elements and the classes of the heaps: up to the end of the first period, where there is one. */
export function quotientCertificate(code: string, quotient: Quotient, period: MiserePeriod | undefined): Certificate {
  const last = period === undefined ? quotient.phi.length : period.preperiod + period.period;
  return { kind: 'misere-quotient', code, ...monoidOf(quotient), classes: quotient.phi.slice(1, last), ...period };
}
