/** Proofs and certificates for the second checker, and what becomes of them when a field is altered. */

import { answerToJson } from '../src/doors/present.ts';
import { COMPOUNDS, catalogue, PLAYS, prove, solve } from '../src/index.ts';

/** A proof as text, or an answer with its certificate as data: what a checker is given. */
export type Claim = { readonly proof: string } | { readonly certificate: Record<string, unknown> };

const LIMITS = { positions: 400, steps: 4000 };

/** The samples of the catalogue in every setting. */
function questions(): readonly string[] {
  const settings = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => `${compound}, ${play}`));
  return catalogue.entries.flatMap(({ facts }) =>
    facts.samples.flatMap((sample) =>
      settings
        .filter((setting) => !facts.indivisible || setting.startsWith('disjunctive'))
        .map((setting) => withSetting(`${facts.id} ${sample}`, setting)),
    ),
  );
}

function withSetting(line: string, setting: string): string {
  const [, text = '', bracket = ''] = /^(.*?)(?:\s\[(.*)\])?$/.exec(line) ?? [];
  const own = bracket
    .split(', ')
    .filter((option) => option !== '' && !/^(normal|misere)$/.test(option) && !(option in COMPOUNDS));
  return `${text} [${[...own, setting].join(', ')}]`;
}

export function genuineClaims(): readonly Claim[] {
  return questions().flatMap((question) => {
    const verdict = solve(question, { moves: 1, limits: LIMITS });
    const hasCertificate = !('error' in verdict) && verdict.certificate !== undefined;
    return [...proofOf(question), ...(hasCertificate ? [{ certificate: JSON.parse(answerToJson(verdict)) }] : [])];
  });
}

function proofOf(question: string): readonly Claim[] {
  const proof = prove(question, { limits: LIMITS });
  if (!('lines' in proof)) return [];
  let text = '';
  for (let next = proof.lines.next(); ; next = proof.lines.next()) {
    if (next.done === true) return next.value === undefined ? [{ proof: text }] : [];
    text += next.value;
  }
}

/** The claim with one field altered, for every field and in several ways. */
export function* alterations(claim: Claim): Iterable<Claim> {
  if ('proof' in claim) for (const proof of alteredProofs(claim.proof.trimEnd().split('\n'))) yield { proof };
  else for (const certificate of alteredData(claim.certificate)) yield { certificate: certificate as Record<string, unknown> };
}

function* alteredProofs(lines: readonly string[]): Iterable<string> {
  for (const [index, line] of lines.entries()) {
    const put = (...instead: string[]) => [...lines.slice(0, index), ...instead, ...lines.slice(index + 1)].join('\n');
    yield put();
    yield put(line, line);
    const fields = line.split('\t');
    for (const [place, field] of fields.entries())
      for (const other of alteredText(field)) yield put(fields.with(place, other).join('\t'));
    if (fields.length > 2) yield put(fields.slice(0, 2).join('\t'));
  }
}

/** What no certificate decides and no checker claims to look at. */
const NOT_DECIDED = ['because', 'winningMoves', 'winningMovesComplete', 'method', 'passedOver'];

function* alteredData(data: unknown): Iterable<unknown> {
  if (typeof data === 'number') {
    yield data + 1;
    yield data - 1;
  } else if (typeof data === 'boolean') yield !data;
  else if (typeof data === 'string') yield* alteredText(data);
  else if (Array.isArray(data)) {
    yield data.slice(1);
    yield [...data, ...data.slice(0, 1)];
    for (const [index, item] of data.entries()) for (const other of alteredData(item)) yield data.with(index, other);
  } else if (data !== null && typeof data === 'object')
    for (const [name, value] of Object.entries(data)) {
      if (NOT_DECIDED.includes(name)) continue;
      const { [name]: _, ...rest } = data as Record<string, unknown>;
      yield rest;
      for (const other of alteredData(value)) yield { ...data, [name]: other };
    }
}

const OPPOSITES: Record<string, string> = { N: 'P', P: 'N', next: 'previous', previous: 'next', n: 'p', p: 'n', v: 'p' };

function* alteredText(text: string): Iterable<string> {
  const opposite = OPPOSITES[text];
  if (opposite !== undefined) yield opposite;
  if (text.includes('misere')) yield text.replace('misere', 'normal');
  if (text.includes('normal')) yield text.replace('normal', 'misere');
  for (const match of text.matchAll(/\d+/g)) {
    const [at, end] = [match.index, match.index + match[0].length];
    for (const other of [Number(match[0]) + 1, Number(match[0]) - 1]) yield text.slice(0, at) + other + text.slice(end);
  }
}
