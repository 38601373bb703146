/**
 * Certificates checked by separate code: the kind reads the certificate, checks it and says what it claims of the question.
 *
 * Nothing here asks the theorem that wrote the certificate, and no kind is known by name: which there are comes with the options. A
 * certificate that cannot be checked inside the limits is reported as not done.
 */
import type { Certificate, CheckStep } from '../../core/certificate.ts';
import type { CertificateKind } from '../../core/certificate-kind.ts';
import { LimitReached } from '../../core/limits.ts';
import { excerpt } from '../../core/result.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { toCheckTools } from './check-tools.ts';
import { type ClaimedVerdict, compareVerdict } from './compare-verdict.ts';
import { type Check, toCheck } from './verify.ts';

export interface CertificateOptions extends SolveOptions {
  /** The kinds that can be checked; `certificates.ts` lists ours. */
  readonly certificateKinds: readonly CertificateKind<Certificate>[];
  /** Told now and then, where a check is long, how many of the values that it needs are known. */
  readonly onValues?: (known: number, needed: number) => void;
}

/** The version that is read here; a certificate that names none has this one. */
const VERSION = 1;

/** Checks a certificate, or the one inside a verdict as `solve --json` prints it: then also that the two belong together. */
export function verifyCertificateWith(json: unknown, options: CertificateOptions): Check {
  const { certificate, question, outcome } = fieldsOf(json) ?? {};
  if (fieldsOf(certificate) === undefined) return toCheck(checkCertificate(json, undefined, options));
  const verdict = typeof question === 'string' && outcome !== undefined ? { question, outcome } : undefined;
  return toCheck(checkCertificate(certificate, verdict, options));
}

function checkCertificate(json: unknown, verdict: ClaimedVerdict | undefined, options: CertificateOptions): readonly CheckStep[] {
  const { kind: name, version = VERSION } = fieldsOf(json) ?? {};
  if (typeof name !== 'string') return [fault('the file holds a certificate', 'expected an object with a field "kind"')];
  if (version !== VERSION)
    return [fault('the version of the certificate is known', `expected version ${VERSION} or none, ${foundVersion(version)}`)];
  const kind = options.certificateKinds.find((each) => each.kind === name);
  if (kind === undefined) return [fault('the kind of certificate is known', `found ${excerpt(name)}`)];
  const read = kind.parse(json);
  if (!read.ok) return [fault('the certificate is well formed', read.why)];
  const tools = toCheckTools(options, options.onValues);
  const steps = within('the certificate is checked', () => kind.check(read.value, tools));
  if (verdict === undefined) return steps;
  const compared = within('the certificate is about the position of the question', () => {
    const claim = kind.claim(read.value, verdict.question, tools);
    return claim === undefined ? [] : compareVerdict(verdict, claim, tools);
  });
  return [...steps, ...compared];
}

function fault(what: string, detail: string): CheckStep {
  return { what, result: 'fails', detail };
}

function foundVersion(version: unknown): string {
  return typeof version === 'string' || typeof version === 'number' ? `found ${excerpt(String(version))}` : 'found no number';
}

/** Steps that pass a limit are not done. */
function within(what: string, steps: () => readonly CheckStep[]): readonly CheckStep[] {
  try {
    return steps();
  } catch (error) {
    if (error instanceof LimitReached) return [{ what, result: 'not done', detail: error.message, limit: error.limit }];
    throw error;
  }
}

/** The fields of an object, looked at once; undefined for everything else, and for objects that do not let themselves be looked at. */
function fieldsOf(json: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  try {
    return Array.isArray(json) ? undefined : { ...json };
  } catch {
    return undefined;
  }
}
