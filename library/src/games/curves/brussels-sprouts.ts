/**
 * Brussels sprouts, of Conway [berlekampConwayGuy2003, Ch. 17]: join two free arms by a curve that crosses no other, and put a bar
 * across it, which gives two new arms.
 *
 * A region is known by the free arms of the pieces in it. A curve between two pieces makes one of them, with as many arms as both had;
 * a curve from a piece to itself divides the region, with an arm of the bar on each side. Where there are several regions a move is
 * called by the number of its region, too: `2.4+3`. A region in which play is over is written `1`, where that decides something.
 */
import { once } from '../../core/counted.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { counted } from '../../core/words.ts';
import { listItems } from '../../notation/tokens.ts';

/** The free arms of its pieces, most first; none is 0. */
export type Arms = readonly number[];

export interface BrusselsPosition {
  /** With most arms first. */
  readonly regions: readonly Arms[];
  /** The number of the only region, where it is one of several that are played in. */
  readonly number?: number;
}

const MOST_ARMS = 1000;

export const brusselsSprouts: Ruleset<BrusselsPosition> = {
  id: 'brussels-sprouts',
  title: 'Brussels sprouts',
  rule: 'Join two free arms by a curve that crosses no other, and put a bar across it, whose ends are free arms.',
  inShort: 'curves between crosses',
  notation:
    'The free arms of each piece: `4^3` for three crosses; regions apart by a slash: `6 4/3`. A move is `6+4` to join two pieces or `6>5,4/1` to divide a region, with the number of the region where there are several: `2.3>2/1`.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 17' }],
  samples: ['4', '4^2', '3 2', '5/2 1', '3 2 1/3 2', '2^2 1', '1', '3'],
  example: '4^2',
  family: { text: '4^{n}', from: 1 },
  parse: ({ text, at }) => parseRegions(text, at),
  format: ({ regions }) => regions.map(formatRegion).join('/'),
  moves: eachMove,
  components: ({ regions }) =>
    regions.length === 1 ? [] : regions.map((region, place) => once({ regions: [region], number: place + 1 })),
  join: (components) => ({
    regions: inOrder(components.flatMap(({ item, count }) => Array.from({ length: Number(count) }, () => item.regions).flat())),
  }),
  onBoard: positionInWords,
  toMove: () => 'join two free arms by a curve that crosses no other, and put a bar across it',
  draw: ({ regions }) => ({ picture: 'crosses', regions }),
};

function* eachMove({ regions, number }: BrusselsPosition): Iterable<Move<BrusselsPosition>> {
  for (const [place, region] of regions.entries()) {
    const others = regions.toSpliced(place, 1);
    const own = regions.length === 1 ? number : place + 1;
    for (const { label, left } of eachMoveIn(region))
      yield { label: own === undefined ? label : `${own}.${label}`, to: { regions: inOrder([...others, ...left]) } };
  }
}

interface RegionMove {
  readonly label: string;
  readonly left: readonly Arms[];
}

/** `4+3` joins two pieces; `5>2,4/3` divides a region at the piece with five arms into one with pieces of 2 and 4 arms and one of 3. */
function* eachMoveIn(region: Arms): Iterable<RegionMove> {
  const sizes = [...new Set(region)];
  for (const [index, one] of sizes.entries()) {
    const rest = without(region, one);
    for (const other of sizes.slice(index)) {
      if (!rest.includes(other)) continue;
      yield { label: `${one}+${other}`, left: [[...without(rest, other), one + other]] };
    }
    yield* divisions(one, rest);
  }
}

function* divisions(arms: number, rest: Arms): Iterable<RegionMove> {
  const seen = new Set<string>();
  for (let inner = 1; inner <= arms - 1; inner++) {
    for (const inside of eachChoice(rest)) {
      const outside = inside.reduce<Arms>(without, rest);
      const left = inOrder([
        [inner, ...inside],
        [arms - inner, ...outside],
      ]);
      const text = left.map((region) => region.join(',')).join('/');
      if (seen.has(text)) continue;
      seen.add(text);
      yield { label: `${arms}>${text}`, left };
    }
  }
}

/** Every choice of pieces; of equal ones so many. */
function* eachChoice(pieces: Arms): Iterable<Arms> {
  const [first] = pieces;
  if (first === undefined) return yield [];
  const alike = pieces.filter((piece) => piece === first).length;
  for (const others of eachChoice(pieces.filter((piece) => piece !== first)))
    for (let count = 0; count <= alike; count++) yield [...Array<number>(count).fill(first), ...others];
}

function without(pieces: Arms, piece: number): Arms {
  return pieces.toSpliced(pieces.indexOf(piece), 1);
}

/** Pieces with most arms first, regions with most arms first. */
function inOrder(regions: readonly Arms[]): readonly Arms[] {
  const sorted = regions.map((region) => [...region].sort((a, b) => b - a));
  return sorted.sort((one, other) => armsIn(other) - armsIn(one) || (one.join() < other.join() ? 1 : -1));
}

export function armsIn(region: Arms): number {
  return region.reduce((sum, arms) => sum + arms, 0);
}

function formatRegion(region: Arms): string {
  const sizes = [...new Set(region)];
  const times = (size: number) => region.filter((arms) => arms === size).length;
  return sizes.map((size) => (times(size) === 1 ? `${size}` : `${size}^${times(size)}`)).join(' ');
}

function parseRegions(text: string, at: number): Result<BrusselsPosition> {
  const regions: number[][] = [];
  let start = at;
  let total = 0;
  for (const part of text.split('/')) {
    const region: number[] = [];
    const items = listItems(part, start);
    if (!items.ok) return items;
    for (const word of items.value) {
      const [, size = '', , count = '1'] = /^(\d+)(\^(\d+))?$/.exec(word.text) ?? [];
      const [arms, copies] = [Number(size), Number(count)];
      if (size === '' || arms === 0 || copies === 0)
        return bad('no-piece', 'A piece has one free arm or more.', word.at, {
          expected: 'a number such as 4 or 4^3',
          found: word.text,
        });
      total += arms * copies;
      if (total > MOST_ARMS)
        return bad('too-many-arms', `There are at most ${MOST_ARMS} free arms here.`, word.at, { found: word.text });
      for (let copy = 0; copy < copies; copy++) region.push(arms);
    }
    if (region.length === 0)
      return bad('empty-region', 'A region has a piece.', start, { expected: 'a number such as 4 or 4^3' });
    regions.push(region);
    start += part.length + 1;
  }
  return ok({ regions: inOrder(regions) });
}

function positionInWords({ regions }: BrusselsPosition): string {
  const pieces = regions.reduce((sum, { length }) => sum + length, 0);
  const arms = regions.reduce((sum, region) => sum + armsIn(region), 0);
  const all = `${counted(pieces, 'piece')} with ${counted(arms, 'free arm')} in all`;
  return regions.length === 1 ? all : `${all}, in ${counted(regions.length, 'region')}`;
}
