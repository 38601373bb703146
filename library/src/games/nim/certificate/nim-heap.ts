/**
 * The kind `nim-heap`: the value of one heap of Nim in any of Conway's compounds, whatever its size.
 *
 * A heap has all smaller heaps as options. The check values the heaps 0, 1, 2 … from the definition of the compound; as soon as one has a value
 * that a smaller one has too, the next has the same values among its options, so that all larger heaps have this value.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Play } from '../../../core/outcome.ts';
import { compoundName, oneOf, playName, readJson, record, textLike } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import type { Compound } from '../../../core/setting.ts';
import { encodedValue, valuingOf } from '../../heaps/certificate/compound-valuing.ts';
import { sizeOfNim } from './nim-heaps.ts';

export interface NimHeapCertificate {
  readonly kind: 'nim-heap';
  readonly compound: Compound;
  readonly play: Play;
  readonly size: string;
  /** As the theory of the compound writes it. */
  readonly value: string;
}

const readHeap = record<NimHeapCertificate>({
  kind: oneOf('nim-heap'),
  compound: compoundName,
  play: playName,
  size: textLike(/^(0|[1-9]\d{0,9999})$/, 'a whole number as text'),
  value: textLike(/^-?\d{1,10000}$/, 'a value as text'),
});

export const nimHeap: CertificateKind<NimHeapCertificate> = {
  kind: 'nim-heap',
  parse: (json) => readJson(json, readHeap),
  claim: ({ compound, play, size, value }) => ({
    about: { parts: [{ line: `nim ${size} [${compound}, ${play}]`, count: 1n }] },
    encoded: value,
    encodedOf(component) {
      const other = sizeOfNim(component);
      const found = other === undefined ? undefined : valueOfHeap(compound, play, BigInt(other));
      return found === undefined ? undefined : encodedValue(found, compound, play);
    },
  }),
  check: (certificate) => [checkHeap(certificate)],
  toText: ({ size, value }) => [`The heap of ${excerpt(size)} has the value ${excerpt(value)}, as smaller ones have.`],
};

/** Heaps that are valued one by one: in most compounds the third has a value that is there already. */
const MOST_VALUED = 10_000;

function checkHeap({ compound, play, size, value }: NimHeapCertificate): CheckStep {
  const what = `the heap of ${excerpt(size)} has the value ${excerpt(value)}`;
  if (valuingOf(compound, play === 'misere') === undefined)
    return { what, result: 'fails', detail: 'components have no values in this setting' };
  const found = valueOfHeap(compound, play, BigInt(size));
  if (found === undefined) return { what, result: 'not done', detail: `${MOST_VALUED} smaller heaps have different values` };
  const encoded = encodedValue(found, compound, play);
  return { what, result: encoded === value ? 'holds' : 'fails', detail: `computed again, it has ${encoded}` };
}

/** Undefined if components have no values in this setting, or too many smaller heaps have different ones. */
function valueOfHeap(compound: Compound, play: Play, size: bigint): string | undefined {
  const valuing = valuingOf(compound, play === 'misere');
  if (valuing === undefined) return undefined;
  const before = new Set<string>();
  let found = valuing.ended;
  for (let heap = 0; BigInt(heap) < size && !(heap > 0 && before.has(found)); heap++) {
    if (heap === MOST_VALUED) return undefined;
    before.add(found);
    found = valuing.of(before);
  }
  return found;
}
