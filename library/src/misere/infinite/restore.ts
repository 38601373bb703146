/**
 * A proof that a quotient is infinite, put together from its certificate, so that it says who wins.
 *
 * It is well formed then, and nothing more: the conditions of the theorem take a minute to check for a large one. So it is for
 * certificates that were checked before, of which `shipped-proof.ts` has the list.
 */
import type { CertificateOf } from '../../core/certificate.ts';
import { anyText, listOf, oneOf, pairOf, plain, type Read, readJson, record, wholeNumber } from '../../core/read-json.ts';
import { monoidFrom } from '../monoid.ts';
import type { Quotient } from '../quotient.ts';
import type { Frame } from './frame.ts';
import { Keys } from './keys.ts';
import { type InfiniteProof, IS_N, IS_P, type OutcomeTable } from './proof.ts';

/** What of the certificate the proof is made of. */
type Written = Omit<CertificateOf<'misere-infinite'>, 'kind' | 'code' | 'scope' | 'smaller'> & { readonly scope: 'all' };

const small = wholeNumber(0, 65_535);

const readWritten = record<Written>({
  heap: small,
  scope: oneOf('all'),
  carriers: listOf(small),
  weights: listOf(plain('a whole number', (json): json is number => Number.isSafeInteger(json))),
  tail: small,
  period: wholeNumber(1, 100),
  clip: small,
  generators: listOf(small),
  actions: listOf(listOf(small)),
  images: listOf(listOf(small)),
  outcomes: listOf(anyText),
  witness: record<Written['witness']>({ sum: listOf(pairOf(small, small)), more: small, against: small }),
});

/** The proof as `infiniteCertificate` wrote it, of scope `all`; `before` and `states` are not in it. */
export function restoreProof(json: unknown, before: Quotient, states: number): Read<InfiniteProof> {
  const read = readJson(json, readWritten);
  if (!read.ok) return read;
  const { heap, scope, weights, tail, period, clip, witness } = read.value;
  const carriers = { heaps: read.value.carriers, weights };
  const { frame, elements } = frameOf(read.value);
  const keys = new Keys(frame.monoid, carriers, { tail, period, clip });
  const outcomes = tableOf(
    keys,
    elements.map((x) => read.value.outcomes[x] ?? ''),
  );
  const sum = witness.sum.map(([each, count]) => ({ heap: each, count }));
  return { ok: true, value: { heap, scope, carriers, frame, keys, outcomes, states, witness: { ...witness, sum }, before } };
}

/** B with the images, and which element of the certificate each of its elements is. */
function frameOf({ actions, generators, images, carriers }: Written): {
  readonly frame: Frame;
  readonly elements: readonly number[];
} {
  const order = actions[0]?.length ?? 1;
  const times = (x: number, letter: number) => actions[letter]?.[x] ?? 0;
  const { letters, words, elements, placeOf, products } = monoidFrom(order, actions.length, times);
  const monoid: Quotient = {
    order,
    generators: letters.map((letter) => generators[letter] as number),
    words,
    products,
    isP: new Uint8Array(order),
    phi: [0, ...images.map(([x = 0]) => placeOf[x] as number)],
  };
  return { frame: { monoid, counts: [carriers.map(() => 0), ...images.map(([, ...counts]) => counts)] }, elements };
}

/** Texts have P or N for each code and each difference that is attained. */
function tableOf(keys: Keys, texts: readonly string[]): OutcomeTable {
  const { clip } = keys.cuts;
  const width = 2 * clip + 1;
  const table = new Uint8Array(keys.size * width);
  const places = Array.from({ length: keys.codes }, (_, code) => keys.attained(code).map((c) => code * width + c + clip)).flat();
  for (const [x, text] of texts.entries())
    for (const [at, place] of places.entries()) table[x * keys.codes * width + place] = text[at] === 'P' ? IS_P : IS_N;
  return table;
}
