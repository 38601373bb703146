/**
 * Certificates checked by separate code, kind by kind.
 *
 * Nothing here asks the theorem that wrote the certificate: component values are recomputed by play, a period from its own
 * sequence. A certificate that cannot be checked inside the limits is reported as not done.
 */

import { theoryOf } from '../../compounds/theories.ts';
import { combineCopies } from '../../compounds/theory.ts';
import type { CheckStep } from '../../core/certificate.ts';
import { DEFAULT_LIMITS, LimitReached } from '../../core/limits.ts';
import { COMPOUNDS, type Setting } from '../../core/setting.ts';
import { plainKernels } from '../../numeric/plain-kernels.ts';
import { groupsOf, toGroups } from '../moves/compound-position.ts';
import { openQuestion } from '../moves/open.ts';
import { DefinitionSearch } from '../solve/by-definition.ts';
import { Session } from '../solve/session.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { certificateChecks } from './certificate-checks.ts';
import { wrongFieldSteps } from './check-fields.ts';
import { verdictSteps } from './check-verdict.ts';
import { type Check, toCheck } from './verify.ts';

export interface CertificateOptions extends SolveOptions {
  /** Told now and then, where a check is long, how many of the values that it needs are known. */
  readonly onValues?: (known: number, needed: number) => void;
}

/** Checks a certificate, or the one inside a verdict as `solve --json` prints it: then also that the two belong together. */
export function verifyCertificateWith(json: unknown, options: CertificateOptions): Check {
  if (!isRecord(json) || !isRecord(json.certificate)) return checkCertificate(json, options);
  const { certificate } = json;
  const check = toCheck([...checkCertificate(certificate, options).steps, ...verdictSteps(json, certificate, options.catalogue)]);
  // The other fields follow from what was checked, so they are asked about only where that holds.
  return check.ok ? toCheck([...check.steps, ...wrongFieldSteps(json, certificate, options.catalogue)]) : check;
}

function checkCertificate(certificate: unknown, options: CertificateOptions): Check {
  if (!isRecord(certificate) || typeof certificate.kind !== 'string') {
    return toCheck([{ what: 'the file holds a certificate', result: 'fails', detail: 'expected an object with a field "kind"' }]);
  }
  if (certificate.kind === 'component-values') return checkComponents(certificate, options);
  if (certificate.kind === 'search') return checkSearch(certificate, options);
  const check = Object.hasOwn(certificateChecks, certificate.kind) ? certificateChecks[certificate.kind] : undefined;
  const byPlay = (question: string) => valueByPlay(question, { compound: 'disjunctive', play: 'normal' }, options);
  if (check !== undefined) {
    const milliseconds = options.limits?.milliseconds ?? DEFAULT_LIMITS.milliseconds;
    const { onValues } = options;
    return toCheck(check(certificate, byPlay, { milliseconds, ...(onValues !== undefined && { onValues }) }));
  }
  return toCheck([
    { what: 'the kind of certificate is known', result: 'fails', detail: `found ${certificate.kind.slice(0, 40)}` },
  ]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkComponents(certificate: Record<string, unknown>, options: SolveOptions): Check {
  const { compound, play, components, total } = certificate;
  const setting = { compound, play } as Setting;
  const theory = typeof compound === 'string' && Object.hasOwn(COMPOUNDS, compound) ? theoryOf(setting) : undefined;
  if (theory === undefined || !Array.isArray(components)) {
    return toCheck([
      { what: 'the certificate is well formed', result: 'fails', detail: 'expected compound, play and components' },
    ]);
  }
  const steps: CheckStep[] = [];
  let joined: number | bigint | undefined;
  for (const component of components as unknown[]) {
    const { question, count, value } = isRecord(component) ? component : {};
    if (!/^[1-9]\d{0,999}$/.test(String(count))) return toCheck([{ what: 'the certificate is well formed', result: 'fails' }]);
    const found = valueByPlay(String(question), setting, options);
    steps.push({
      what: `${String(question).slice(0, 60)} has ${theory.valueName} ${String(value)}`,
      result: found.value === undefined ? 'not done' : String(found.value) === String(value) ? 'holds' : 'fails',
      detail: found.why ?? `play by definition gives ${found.value}`,
    });
    if (found.value === undefined) continue;
    const copies = combineCopies(theory, found.value, BigInt(String(count)));
    joined = joined === undefined ? copies : theory.combine(joined, copies);
  }
  const result = steps.some((step) => step.result === 'not done')
    ? 'not done'
    : String(joined) === String(total)
      ? 'holds'
      : 'fails';
  return toCheck([...steps, { what: `together they make ${String(total)}`, result }]);
}

function valueByPlay(question: string, setting: Setting, options: SolveOptions): { value?: number | bigint; why?: string } {
  const theory = theoryOf(setting);
  const opened = openQuestion(question, options.catalogue);
  if (!opened.ok || theory === undefined) return { why: opened.ok ? 'no theory' : opened.error.message };
  const search = new DefinitionSearch(setting, new Session(options.kernels ?? plainKernels, options.limits));
  try {
    const components = opened.value.games.flatMap((game) => game.components());
    return { value: search.value(toGroups(components, setting), theory) };
  } catch (error) {
    if (error instanceof LimitReached) return { why: error.message };
    throw error;
  }
}

function checkSearch({ question, outcome }: Record<string, unknown>, options: SolveOptions): Check {
  const opened = openQuestion(String(question), options.catalogue);
  if (!opened.ok) return toCheck([{ what: 'the question reads', result: 'fails', detail: opened.error.message }]);
  const { games, setting } = opened.value;
  const session = new Session(options.kernels ?? plainKernels, options.limits);
  const what = `the outcome is ${String(outcome).slice(0, 10)}`;
  try {
    const search = new DefinitionSearch(setting, session);
    const found = search.outcome(groupsOf({ games, setting }));
    return toCheck([{ what, result: found === outcome ? 'holds' : 'fails', detail: `play by definition gives ${found}` }]);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return toCheck([{ what, result: 'not done', detail: error.message }]);
  }
}
