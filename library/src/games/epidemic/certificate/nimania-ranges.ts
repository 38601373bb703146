/**
 * The kind `nimania-ranges`: the numbers of Nimania by ranges, each with its class and with the classes of what its numbers can become.
 *
 * Four to six ranges tell all numbers there are, so that numbers of any size have a certificate. The check moves the ends of each range
 * by the rule: either every number of a range has a target in a class, or none. The outcome is what the camp theorem or the race of
 * the germs states (`check-outcome.ts`).
 */
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import type { Play } from '../../../core/outcome.ts';
import { listOf, oneOf, orNull, pairOf, playName, readJson, record, textLike, winner } from '../../../core/read-json.ts';
import { checkedOutcome } from './check-outcome.ts';
import { inAnyCompound } from './in-any-compound.ts';
import { need, outcomeStep } from './wrong.ts';

type Class = 'dead' | 'one' | 'heavy';

export interface NumberRange {
  readonly from: string;
  /** The last number of the range; null where it never ends. */
  readonly to: string | null;
  readonly class: Class;
  /** The classes of the numbers that a move can leave, the same for all of the range. */
  readonly leaves: readonly Class[];
}

export interface NimaniaRangesCertificate {
  readonly kind: 'nimania-ranges';
  readonly spread: 'raving' | 'sweeping';
  readonly reach: string;
  readonly play: Play;
  readonly stage: string;
  /** Numbers, and how often each is there. */
  readonly numbers: readonly (readonly [value: string, count: string])[];
  readonly ranges: readonly NumberRange[];
  readonly outcome: 'N' | 'P';
}

const number = textLike(/^(0|[1-9]\d{0,99999})$/, 'a whole number of at most 100000 digits, as text');
const fromOne = textLike(/^[1-9]\d{0,99999}$/, 'a number from 1 on, of at most 100000 digits, as text');
const className = oneOf('dead', 'one', 'heavy');

const readRanges = record<NimaniaRangesCertificate>({
  kind: oneOf('nimania-ranges'),
  spread: oneOf('raving', 'sweeping'),
  reach: fromOne,
  play: playName,
  stage: fromOne,
  numbers: listOf(pairOf(fromOne, fromOne)),
  ranges: listOf(record<NumberRange>({ from: number, to: orNull(number), class: className, leaves: listOf(className) })),
  outcome: winner,
});

export const nimaniaRanges: CertificateKind<NimaniaRangesCertificate> = {
  kind: 'nimania-ranges',
  parse: (json) => readJson(json, readRanges),
  claim(certificate, question, tools) {
    const { spread, reach, play, stage, numbers, outcome } = certificate;
    const text = numbers.map(([value, count]) => `${value}^${count}`).join(' ') || '0';
    return {
      about: inAnyCompound(`nimania ${text} [${spread} ${reach}, stage ${stage}, ${play}]`, question, tools),
      outcome,
      outcomeOf: (components) => outcomeAfter(certificate, components),
    };
  },
  check: (certificate) => [outcomeStep(certificate.outcome, () => checkRanges(certificate))],
  toText: ({ ranges }) => [
    `All numbers fall into ${ranges.length} ranges, listed with the classes of what a move can leave; the outcome follows from ` +
      'how many numbers there are of each.',
  ],
};

function checkRanges(certificate: NimaniaRangesCertificate): string {
  const { ranges, numbers, stage, outcome } = certificate;
  need(ranges[0]?.from === '0' && ranges.at(-1)?.to === null, 'the ranges do not go from 0 on for ever');
  for (const [index, { to }] of ranges.slice(0, -1).entries()) {
    const next = ranges[index + 1];
    need(to !== null && next?.from === String(BigInt(to) + 1n), `range ${index + 2} does not begin where the one before ends`);
    need(BigInt(to) >= BigInt(ranges[index]?.from ?? 0), `range ${index + 1} ends before it begins`);
  }
  for (const [index, range] of ranges.entries()) {
    const found = leftBy(range, certificate);
    need(found !== undefined && found.join() === range.leaves.join(), `the numbers of range ${index + 1} leave others`);
    const own = found.length === 0 ? 'dead' : found.join() === 'dead' ? 'one' : 'heavy';
    need(range.class === own, `the numbers of range ${index + 1} are not ${range.class}`);
  }
  const won = wonWith(
    certificate,
    numbers.map(([value, count]) => [BigInt(value), BigInt(count)] as const),
    BigInt(stage),
  );
  need(won !== undefined, 'no theorem decides it');
  need(outcome === (won ? 'N' : 'P'), `the theorem gives ${won ? 'N' : 'P'}`);
  return `${ranges.length} ranges`;
}

/** The classes that a move from this range can leave, if that is the same for all its numbers. */
function leftBy(range: NumberRange, { spread, reach, ranges }: NimaniaRangesCertificate): readonly Class[] | undefined {
  const left: Class[] = [];
  for (const each of ['heavy', 'one', 'dead'] as const) {
    const own = ranges.filter((other) => other.class === each);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (ranges.indexOf(last) - ranges.indexOf(first) !== own.length - 1) return undefined;
    const hit = hits(range, { from: first.from, to: last.to }, spread, BigInt(reach));
    if (hit === undefined) return undefined;
    if (hit) left.push(each);
  }
  return left;
}

type Ends = Pick<NumberRange, 'from' | 'to'>;

/** Whether a move leads from each number of a range into another one; undefined where it does from some and not from others. */
function hits(range: Ends, into: Ends, spread: 'raving' | 'sweeping', reach: bigint): boolean | undefined {
  const [least, most] = [BigInt(range.from), range.to === null ? undefined : BigInt(range.to)];
  const [low, high] = [BigInt(into.from), into.to === null ? undefined : BigInt(into.to)];
  const nearest = spread === 'raving' ? reach : 1n;
  // The targets of n go from n − reach, or 0 where a sweep ends there, to n − nearest.
  const lowest = (from: bigint) => (spread === 'sweeping' && from < reach ? 0n : from - reach);
  const all = least - nearest >= low && (high === undefined || (most !== undefined && lowest(most) <= high));
  if (all) return true;
  const none = (most !== undefined && most - nearest < low) || (high !== undefined && lowest(least) > high);
  return none ? false : undefined;
}

/** What a number outside of all ranges would be; there is none once they go from 0 on for ever. */
const NO_RANGE: Pick<NumberRange, 'class' | 'leaves'> = { class: 'dead', leaves: [] };

/** Who wins with these numbers; undefined where no theorem says so. */
function wonWith(
  { ranges, play }: NimaniaRangesCertificate,
  numbers: readonly (readonly [value: bigint, count: bigint])[],
  stage: bigint,
): boolean | undefined {
  const labels = numbers.map(([value, count]) => {
    const { class: kind, leaves } = ranges.findLast(({ from }) => BigInt(from) <= value) ?? NO_RANGE;
    const left = { heavy: leaves.includes('heavy'), odd: leaves.includes('one'), even: leaves.includes('dead') };
    return { kind, count, isDouble: false, ...left };
  });
  const largest = numbers.reduce((most, [value]) => (value > most ? value : most), 0n);
  const reached = ranges.filter(({ from, class: kind }) => kind === 'heavy' && BigInt(from) <= largest);
  const germs = reached.filter(({ leaves }) => !leaves.includes('heavy'));
  const reach = {
    odd: germs.some(({ leaves }) => !leaves.includes('dead')),
    even: germs.some(({ leaves }) => leaves.includes('dead')),
    mixed: reached.some(({ leaves }) => leaves.includes('heavy') && leaves.length > 1),
  };
  const won = checkedOutcome(labels, reach, stage, play === 'misere');
  return typeof won === 'boolean' ? won : undefined;
}

/** Who wins after a move, read off the position that the rules give. */
function outcomeAfter(certificate: NimaniaRangesCertificate, components: readonly Counted<Game>[]): 'N' | 'P' | undefined {
  const [only, ...others] = components;
  if (only === undefined || others.length > 0 || only.count !== 1n || only.item.ruleset !== 'nimania') return undefined;
  const numbers = only.item
    .text()
    .split(' ')
    .map((word) => word.split('^'));
  const stage =
    only.item
      .options()
      .find((option) => option.startsWith('stage '))
      ?.slice('stage '.length) ?? '1';
  const won = wonWith(
    certificate,
    numbers.map(([value = '0', count = '1']) => [BigInt(value), BigInt(count)] as const),
    BigInt(stage),
  );
  return won === undefined ? undefined : won ? 'N' : 'P';
}
