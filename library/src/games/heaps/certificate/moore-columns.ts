/**
 * The kind `moore-columns`: the heaps of a position of Moore's Nim, for each binary column the number of ones modulo k + 1, and who wins.
 *
 * The check counts the columns anew. Moore's theorem in normal and misère play is trusted (`theory/moore.ts`).
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, Claim } from '../../../core/certificate-kind.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { listOf, oneOf, playName, readJson, record, wholeNumber, winner } from '../../../core/read-json.ts';
import { type CountedHeaps, countedHeaps, heapsText, numeral } from './counted-heaps.ts';

export interface MooreColumnsCertificate {
  readonly kind: 'moore-columns';
  readonly play: Play;
  /** From how many heaps a move may take: k. */
  readonly most: number;
  readonly heaps: CountedHeaps;
  /** The number of ones in each column, modulo k + 1, the highest column first. */
  readonly columns: readonly string[];
  readonly outcome: 'N' | 'P';
}

const readCertificate = record<MooreColumnsCertificate>({
  kind: oneOf('moore-columns'),
  play: playName,
  most: wholeNumber(1, 100_000),
  heaps: countedHeaps,
  columns: listOf(numeral),
  outcome: winner,
});

export const mooreColumns: CertificateKind<MooreColumnsCertificate> = {
  kind: 'moore-columns',
  parse: (json) => readJson(json, readCertificate),
  claim: ({ play, most, heaps, outcome }) => ({
    about: { parts: [{ line: `moore-nim ${heapsText(heaps)} [heaps ${most}, ${play}]`, count: 1n }] },
    outcome,
    ...(play === 'normal' && valuesOf(heaps, most, outcome)),
    outcomeOf([component, ...others]) {
      if (component?.item.ruleset !== 'moore-nim' || component.count > 1n || others.length > 0) return undefined;
      return decide(readHeaps(component.item.text()), most, play).outcome;
    },
  }),
  check: (certificate) => [checkColumns(certificate)],
  toText: ({ most, columns }) => [`Modulo ${most + 1} the columns have ${columns.join(', ')} ones, the highest first.`],
};

/** The value of a lost position, of one heap at a time, and of heaps that one move may all change: then it is how many counters there are. */
function valuesOf(heaps: CountedHeaps, most: number, outcome: 'N' | 'P'): Pick<Claim, 'values'> {
  if (outcome === 'P') return { values: { grundy: 0 } };
  const live = heaps.filter(([size]) => size !== '0').map(([size, count]) => [BigInt(size), BigInt(count)] as const);
  if (most === 1)
    return { values: { grundy: toNimber(live.reduce((sum, [size, count]) => (count % 2n === 1n ? sum ^ size : sum), 0n)) } };
  if (live.reduce((all, [, count]) => all + count, 0n) > BigInt(most)) return {};
  return { values: { grundy: toNimber(live.reduce((total, [size, count]) => total + size * count, 0n)) } };
}

type Heap = readonly [size: bigint, count: bigint];

/** `3^2 5` as a line has it. */
function readHeaps(text: string): readonly Heap[] {
  return text.split(' ').map((word): Heap => {
    const [size = '0', count = '1'] = word.split('^');
    return [BigInt(size), BigInt(count)];
  });
}

function checkColumns({ play, most, heaps, columns, outcome }: MooreColumnsCertificate): CheckStep {
  const found = decide(
    heaps.map(([size, count]) => [BigInt(size), BigInt(count)]),
    most,
    play,
  );
  const isSame = found.columns.join() === columns.join() && found.outcome === outcome;
  return {
    what: `the columns have these numbers of ones modulo ${most + 1}, and the outcome is ${outcome}`,
    result: isSame ? 'holds' : 'fails',
    detail: `counted anew: ${found.outcome}`,
  };
}

function decide(heaps: readonly Heap[], most: number, play: Play) {
  const modulus = BigInt(most) + 1n;
  const width = Math.max(1, ...heaps.map(([size]) => size.toString(2).length));
  const columns = Array.from({ length: width }, (_, index) => {
    const place = BigInt(width - 1 - index);
    return heaps.reduce((ones, [size, count]) => ones + ((size >> place) & 1n) * count, 0n) % modulus;
  });
  const isSmall = heaps.every(([size]) => size < 2n);
  const single = heaps.reduce((ones, [size, count]) => ones + size * count, 0n) % modulus;
  const isLost = play === 'misere' && isSmall ? single === 1n : columns.every((ones) => ones === 0n);
  return { columns, outcome: isLost ? ('P' as const) : ('N' as const) };
}
