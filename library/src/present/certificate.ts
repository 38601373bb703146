/** Certificates in words: what they claim, as their kind says it. */
import type { Certificate } from '../core/certificate.ts';
import type { CertificateKind } from '../core/certificate-kind.ts';

export type CertificateKinds = readonly CertificateKind<Certificate>[];

/** Nothing where the kind is none of these. */
export function certificateToText(certificate: Certificate, kinds: CertificateKinds): readonly string[] {
  return kinds.find(({ kind }) => kind === certificate.kind)?.toText(certificate) ?? [];
}
