/**
 * `verifyCertificate` for many claims beside few certificates: each certificate is checked once, since nothing of that depends on the
 * answer around it, and every claim is compared with it.
 */
import { catalogue } from '../catalogue.ts';
import { type Certificate, certificateKinds } from '../certificates.ts';
import type { CertificateKind } from '../core/certificate-kind.ts';
import { byClock } from '../core/clock.ts';
import type { Read } from '../core/read-json.ts';
import type { Check } from '../engine/check/verify.ts';
import { type CertificateOptions, verifyCertificateWith } from '../engine/check/verify-certificate.ts';

/** Certificates that are kept: altered ones come between the genuine one and the next claim beside it. */
const MOST_KEPT = 200;

export function checkingOnce(options: Omit<CertificateOptions, 'catalogue' | 'certificateKinds'>): (json: unknown) => Check {
  const kinds = (certificateKinds as readonly CertificateKind<Certificate>[]).map(checkedOnce);
  return (json) => byClock(options.now, () => verifyCertificateWith(json, { ...options, catalogue, certificateKinds: kinds }));
}

/** Kinds keep what they have checked under the certificate that they have read, so that reading gives the same object again. */
function checkedOnce(kind: CertificateKind<Certificate>): CertificateKind<Certificate> {
  const read = new Map<string, Read<Certificate>>();
  const steps = new WeakMap<Certificate, ReturnType<typeof kind.check>>();
  return {
    ...kind,
    parse(json) {
      const text = JSON.stringify(json);
      const known = read.get(text) ?? kind.parse(json);
      if (read.size >= MOST_KEPT) read.clear();
      read.set(text, known);
      return known;
    },
    check(certificate, tools) {
      const known = steps.get(certificate) ?? kind.check(certificate, tools);
      steps.set(certificate, known);
      return known;
    },
  };
}
