/**
 * Certificates checked by separate code: the kind reads the certificate, checks it and says what it claims of the question.
 *
 * Nothing here asks the theorem that wrote the certificate, and no kind is known by name: which there are comes with the options. A
 * certificate that cannot be checked inside the limits is reported as not done.
 */
import type { Certificate } from '../../core/certificate.ts';
import type { ByPlay, CertificateKind, CheckTools, Claim } from '../../core/certificate-kind.ts';
import { LimitReached } from '../../core/limits.ts';
import type { Outcome } from '../../core/outcome.ts';
import { excerpt } from '../../core/result.ts';
import type { Setting } from '../../core/setting.ts';
import type { Verdict } from '../../core/verdict.ts';
import { evidenceData, SCHEMA, verdictData } from '../../core/verdict-json.ts';
import { findHole } from '../../notation/question.ts';
import { openQuestion } from '../moves/open.ts';
import { type OwnOptionNames, unknownOption } from '../refusal.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { toCheckTools } from './check-tools.ts';
import { compareFamily } from './compare-family.ts';
import { type ClaimedVerdict, type Compared, compareVerdict, type MovePlay } from './compare-verdict.ts';
import { type Check, toCheck } from './verify.ts';

export interface CertificateOptions extends SolveOptions {
  /** The kinds that can be checked; `certificates.ts` lists ours. */
  readonly certificateKinds: readonly CertificateKind<Certificate>[];
  /** Whether an answer may make claims that nothing covers. Default false. */
  readonly allowUncovered?: boolean;
}

const OWN_OPTIONS: OwnOptionNames<CertificateOptions> = { certificateKinds: true, allowUncovered: true };

/** The version that is read here; a certificate that names none has this one. */
const VERSION = 1;

/**
 * Checks a certificate, or the one inside an answer as `solve` gives it and `solve --json` and `period --json` print it: then also what
 * the answer says. An answer to no question is refused: whatever else it says would pass unseen.
 */
export function verifyCertificateWith(json: unknown, options: CertificateOptions): Check {
  const unknown = unknownOption(options, OWN_OPTIONS);
  if (unknown !== undefined) return fault('the options are known', unknown.message);
  const fields = answerFields(json);
  const { certificate, question, schema = SCHEMA } = fields;
  if (certificate === undefined && question !== undefined && fields.kind === undefined)
    return fault('the answer has a certificate', `it has none: ${whyBare(fields)}`);
  if (fieldsOf(certificate) === undefined) return checkCertificate(json, undefined, options);
  if (schema !== SCHEMA)
    return fault('the schema of the answer is known', `expected ${SCHEMA}, found ${excerpt(String(schema))}`);
  if (typeof question !== 'string') return fault('the answer has a question', 'expected a text in the field "question"');
  return checkCertificate(certificate, { question, fields }, options);
}

function whyBare({ outcome, error }: Readonly<Record<string, unknown>>): string {
  if (error !== undefined) return 'the question was refused';
  return outcome === 'unknown' ? 'the outcome is unknown' : 'nothing that it says can be checked without asking again';
}

/** A verdict that `solve` has given makes its certificate now. */
function answerFields(json: unknown): Readonly<Record<string, unknown>> {
  return isVerdict(json) ? { ...verdictData(json), ...evidenceData(json) } : (fieldsOf(json) ?? {});
}

/** The functions of a verdict are hidden, which no data from elsewhere has. */
function isVerdict(json: unknown): json is Verdict {
  try {
    const property = Object.getOwnPropertyDescriptor(Object(json), 'certificate');
    return property?.enumerable === false && typeof property.value === 'function';
  } catch {
    return false;
  }
}

function checkCertificate(json: unknown, answer: ClaimedVerdict | undefined, options: CertificateOptions): Check {
  const { kind: name, version = VERSION } = fieldsOf(json) ?? {};
  if (typeof name !== 'string') return fault('the file holds a certificate', 'expected an object with a field "kind"');
  if (version !== VERSION)
    return fault('the version of the certificate is known', `expected version ${VERSION} or none, ${foundVersion(version)}`);
  const kind = options.certificateKinds.find((each) => each.kind === name);
  if (kind === undefined) return fault('the kind of certificate is known', `found ${excerpt(name)}`);
  const read = kind.parse(json);
  if (!read.ok) return fault('the certificate is well formed', read.why);
  const tools = toCheckTools(options, {
    valueByCertificate: (line, inner, setting) => valueProved(line, inner, setting, options),
    outcomeByCertificate: (line, inner) => outcomeProved(line, inner, options),
  });
  const { steps } = within('the certificate is checked', () => ({ steps: kind.check(read.value, tools), notCovered: [] }));
  const unread = Object.keys(fieldsOf(json) ?? {}).filter((field) => field !== 'version' && !Object.hasOwn(read.value, field));
  // What a certificate says of a family takes as long as its numbers are large, and these may be anything until they are found to be true.
  const isNothingToCompare =
    answer === undefined || (findHole(answer.question) >= 0 && !steps.every(({ result }) => result === 'holds'));
  if (isNothingToCompare) return toCheck(steps, unread, options.allowUncovered);
  // Beside a certificate that does not hold, only position and outcome are compared: no move needs to be played out.
  const hasFailed = steps.some(({ result }) => result === 'fails');
  const asked = hasFailed ? { ...answer, fields: { outcome: answer.fields.outcome } } : answer;
  const compared = within('the certificate is about the position of the question', () =>
    compareAnswer(asked, kind, read.value, tools, options),
  );
  const notCovered = [...unread.map((field) => `certificate.${field}`), ...compared.notCovered];
  return toCheck([...steps, ...compared.steps], notCovered, options.allowUncovered);
}

function compareAnswer(
  answer: ClaimedVerdict,
  kind: CertificateKind<Certificate>,
  certificate: Certificate,
  tools: CheckTools,
  options: CertificateOptions,
): Compared {
  const { question, fields } = answer;
  if (findHole(question) >= 0) {
    const claim = kind.claimOfFamily?.(certificate, question, tools);
    const what = 'the certificate is about a family of questions';
    return claim === undefined ? { steps: [{ what, result: 'fails' }], notCovered: [] } : compareFamily(fields, claim);
  }
  const claim = kind.claim(certificate, question, tools);
  const what = 'the certificate is about a single position';
  if (claim === undefined) return { steps: [{ what, result: 'fails' }], notCovered: [] };
  return compareVerdict(answer, claim, tools, movePlay(options));
}

/** The value that a certificate inside of another one proves, as the theory of the setting encodes it. */
function valueProved(
  question: string,
  json: unknown,
  setting: Setting,
  options: CertificateOptions,
): ReturnType<CheckTools['valueByCertificate']> {
  const claim = claimProved(question, json, options);
  if ('why' in claim) return claim;
  const isGrundy = setting.compound === 'disjunctive' && setting.play === 'normal';
  const value = claim.value.encoded ?? (isGrundy ? claim.value.values?.grundy : undefined);
  if (value === undefined || value === null) return { why: 'its certificate proves no value' };
  const encodedOf = claim.value.encodedOf?.bind(claim.value);
  return { value: String(value), ...(encodedOf !== undefined && { encodedOf }) };
}

/** Who wins by a certificate inside of another one. */
function outcomeProved(question: string, json: unknown, options: CertificateOptions): ByPlay<Outcome> {
  const claim = claimProved(question, json, options);
  if ('why' in claim) return claim;
  const { outcome } = claim.value;
  return outcome === undefined ? { why: 'its certificate proves no outcome' } : { value: outcome };
}

/** What a certificate inside of another one claims of a question, once it has been checked. It holds no others in turn. */
function claimProved(question: string, json: unknown, options: CertificateOptions): ByPlay<Claim> {
  const { kind: name } = fieldsOf(json) ?? {};
  const kind = options.certificateKinds.find((each) => each.kind === name);
  const read = kind?.parse(json);
  if (kind === undefined || read?.ok !== true) return { why: 'its certificate is of no known kind, or not well formed' };
  const tooDeep = () => ({ why: 'a certificate inside of one inside of another' });
  const tools = toCheckTools(options, { valueByCertificate: tooDeep, outcomeByCertificate: tooDeep });
  const wrong = kind.check(read.value, tools).find(({ result }) => result !== 'holds');
  if (wrong !== undefined)
    return { why: `${wrong.what}: ${wrong.result}`, ...(wrong.limit !== undefined && { limit: wrong.limit }) };
  const claim = kind.claim(read.value, question, tools);
  const isAbout =
    claim !== undefined && compareVerdict({ question, fields: { outcome: claim.outcome } }, claim, tools, movePlay(options));
  if (claim === undefined || isAbout === false || isAbout.steps.some(({ result }) => result !== 'holds'))
    return { why: 'its certificate is about another position' };
  return { value: claim };
}

/** How many positions are looked at to decide moves, unless the options say otherwise. */
const MOVE_POSITIONS = 50_000;

function movePlay({ catalogue, limits, signal }: CertificateOptions): MovePlay {
  return {
    open(line) {
      const opened = openQuestion(line, catalogue);
      return opened.ok ? opened.value : undefined;
    },
    limits: { ...limits, positions: limits?.positions ?? MOVE_POSITIONS },
    ...(signal !== undefined && { signal }),
  };
}

function fault(what: string, detail: string): Check {
  return toCheck([{ what, result: 'fails', detail }]);
}

function foundVersion(version: unknown): string {
  return typeof version === 'string' || typeof version === 'number' ? `found ${excerpt(String(version))}` : 'found no number';
}

/** Steps that pass a limit are not done. */
function within(what: string, compare: () => Compared): Compared {
  try {
    return compare();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return { steps: [{ what, result: 'not done', detail: error.message, limit: error.limit }], notCovered: [] };
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
