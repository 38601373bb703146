/** Proofs and certificates for the second checker, and what becomes of them when a field is altered. */

import { answerToJson } from '../src/entry-points/present.ts';
import { COMPOUNDS, catalogue, PLAYS, period, prove, solve } from '../src/index.ts';
import { toJsonLine } from '../src/present/json.ts';

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

/** Questions whose certificates are of kinds, or prove by rules, that no sample has. */
const OTHERS = [
  'dancing-mania 3>2 3>1 2>1 1>0 : 3 [misere]',
  'dancing-mania partitions 3',
  'nimania 5^3 2 [sweeping 3, stage 4]',
  'nimania 1000 3 [sweeping 3, stage 2]',
  'dancing-mania 1>0 2>1 3>0 3>1 4>2 4>3 : 4 [misere]',
  'hackendot 2>1 3>2 4 5>3',
  'node-kayles K16,16',
  'geodetic 3*petersen',
  'geodetic C22 [hull]',
  'geodetic K1,30 [misere]',
  'octal 4.76: 6 3 5^10 2^8 [misere]',
  'geodetic K4oR6 : 2.3 2.4 [misere]',
  'kayles 50',
  'kayles 1000',
  'kayles 5 14',
  'nim 3^2 1000000000000000000000',
  'subtraction 1,3,4: 1000000000000000000 1000000000000000003',
  'subtraction all-but 2,5: 1000000000000000000 17 [misere]',
  'lasker-nim 1000000000000000000 7 1 [misere]',
  'moore-nim 3 5 6 7 9',
  'moore-nim 1000000000000000000 7 [heaps 1]',
  'moore-nim 1000000000000000000 7 5^2 [heaps 4]',
  'nim 1000000000000000000 + kayles 5',
  'lasker-nim 10000000000 + nim 4',
  'moore-nim 1000000000000000000 3 5^3 [heaps 3, misere]',
  'fibonacci-nim 100 : 7',
  'fibonacci-nim 1000000 : 25 [factor 5/2, misere]',
  'nim-on-graphs 1-2=4 2-3=2 1-4=0 @1',
  'nim-on-graphs 1-2=5 2-3=1 3-4=8 3-5=2 5-6=7 @1',
  'nim-on-graphs 2-100=1 0-100=1 0-101=2 2-101=1 2-102=3 0-102=1 @0',
  'nim-on-graphs 0-100=3 1-100=1 1-101=1 0-101=3 @1',
  'nim-on-graphs 1-2=3 1-3=1 1-4=1 5-2=1 5-3=1 5-4=1 @2',
  'nim-on-graphs 1-4=1 1-5=1 1-6=1 1-7=1 2-4=1 2-5=1 2-6=1 2-7=1 3-4=1 3-5=1 3-6=1 3-7=1 @1',
  'nim-on-graphs 1-4=1 1-5=1 1-6=1 2-4=1 2-5=1 2-6=1 3-4=1 3-5=1 @3',
  'nim-on-graphs 1-1=4 1-1=6 1-1={kayles 5} 2-3=5 @1',
  'survivor-nim 0 112 [take 1-2, player 2]',
  'survivor-nim 30 11221122112211221122112212 [take 1-2]',
  'survivor-nim 100 1212 [take 1-3]',
  'survivor-nim 30 12 [take 2-5]',
  'kayles 3 + node-kayles P5 [conjunctive]',
  'selective-node-kayles P2 + 2*P3 [longest-first]',
  'welter 1 4 9 + 0 3 5 [misere]',
  'welter 3 1000000000000000000 1000000000000000007',
  'turning-corners 5,7 1000000000000000000,12345678901',
  'tartan 1-4 x 2C: 2,3 + nim 3',
];

/** The same, without winning moves: these would be played out for long. */
const WITHOUT_MOVES = ['survivor-nim 1000000000000000000 11212 [take 1|3-4]', 'dancing-mania 1>0 2>1 3>0 3>1 4>2 4>3 5>4 : 5 1'];

const FAMILIES = [
  'kayles {n}',
  'octal 0.07: {n}',
  'nim {n} 5',
  'subtraction all-but 2,5: {n}',
  'node-kayles P{n} [conjunctive]',
  'node-kayles P{n} [selective, misere]',
  'node-kayles C{n}',
  'node-kayles C{n} [conjunctive]',
];

export function genuineClaims(): readonly Claim[] {
  const samples = questions().flatMap((question) => [
    ...proofOf(question),
    ...certified(solve(question, { moves: 3, limits: LIMITS })),
  ]);
  const others = [
    ...OTHERS.flatMap((question) => certified(solve(question, { moves: 3 }))),
    ...WITHOUT_MOVES.flatMap((question) => certified(solve(question, { moves: 0 }))),
  ];
  const families = FAMILIES.flatMap((family) => certified(period(family)));
  if (others.length < OTHERS.length + WITHOUT_MOVES.length || families.length < FAMILIES.length)
    throw new Error('a listed question has no certificate');
  return [...samples, ...others, ...families];
}

function certified(answer: ReturnType<typeof solve> | ReturnType<typeof period>): readonly Claim[] {
  const claim = JSON.parse('outcome' in answer ? answerToJson(answer, { certificate: true }) : toJsonLine(answer));
  return claim.certificate === undefined ? [] : [{ certificate: claim }];
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

/**
 * A claim with one field altered, and which: its path without the places in lists, behind the kind of the certificate. The claim is made
 * when it is asked for: of some hundred thousand few are.
 */
export interface Altered {
  readonly claim: Claim;
  readonly field: string;
}

/** What no certificate decides and both checkers name as not covered. */
export const NOT_DECIDED = ['because', 'method', 'passedOver', 'valuesComputed', 'reason'];

/** The claim with one field altered, for every field and in several ways; but for the name of the format, which decides nothing. */
export function* alterations(claim: Claim): Iterable<Altered> {
  if ('proof' in claim) yield* alteredProofs(claim.proof.trimEnd().split('\n'));
  else {
    const { kind } = claim.certificate.certificate as { readonly kind: string };
    for (const { make, path } of alteredData(claim.certificate, []))
      yield {
        get claim() {
          return { certificate: make() as Record<string, unknown> };
        },
        field: [kind, ...path].join('.'),
      };
  }
}

function* alteredProofs(lines: readonly string[]): Iterable<Altered> {
  for (const [index, line] of lines.entries()) {
    const [kind = '', ...fields] = line.split('\t');
    const altered = (field: string, ...instead: string[]): Altered => ({
      get claim() {
        return { proof: [...lines.slice(0, index), ...instead, ...lines.slice(index + 1)].join('\n') };
      },
      field: `proof.${kind}.${field}`,
    });
    yield altered('line');
    yield altered('line', line, line);
    for (const other of alteredText(kind)) yield altered('kind', [other, ...fields].join('\t'));
    for (const [place, field] of fields.entries())
      for (const other of alteredText(field)) yield altered(String(place), [kind, ...fields.with(place, other)].join('\t'));
    if (fields.length > 1) yield altered('1', [kind, fields[0]].join('\t'));
  }
}

interface AlteredData {
  readonly make: () => unknown;
  readonly path: readonly string[];
}

function* alteredData(data: unknown, path: readonly string[]): Iterable<AlteredData> {
  if (typeof data === 'number') {
    yield { make: () => data + 1, path };
    yield { make: () => data - 1, path };
  } else if (typeof data === 'boolean') yield { make: () => !data, path };
  else if (typeof data === 'string') for (const other of alteredText(data)) yield { make: () => other, path };
  else if (Array.isArray(data)) {
    yield { make: () => data.slice(1), path };
    yield { make: () => [...data, ...data.slice(0, 1)], path };
    for (const [index, item] of data.entries())
      for (const other of alteredData(item, path)) yield { make: () => data.with(index, other.make()), path: other.path };
  } else if (data !== null && typeof data === 'object')
    for (const [name, value] of Object.entries(data)) {
      if (path.length === 0 && (name === 'schema' || NOT_DECIDED.includes(name))) continue;
      yield { make: () => without(data, name), path: [...path, name] };
      for (const other of alteredData(value, [...path, name]))
        yield { make: () => ({ ...data, [name]: other.make() }), path: other.path };
    }
}

function without(data: object, name: string): object {
  const { [name]: _, ...rest } = data as Record<string, unknown>;
  return rest;
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
