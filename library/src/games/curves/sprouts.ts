/**
 * Sprouts, of Conway and Paterson [berlekampConwayGuy2003, Ch. 17]: draw a curve from a spot to a spot, through no other curve, with a
 * new spot on it; no spot has more than three ends.
 *
 * Every place where a region meets a spot has a number, counted along the string; a move names the two places where its curve ends.
 * Where the curve divides its region it also names, in brackets, the boundaries on the side of the stretch from the first place to the
 * second, each by its first place: `1-1(2,3)` is a loop at 1 around 2 and 3.
 */
import type { Drawing } from '../../core/drawing.ts';
import { ok } from '../../core/result.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { counted } from '../../core/words.ts';
import { type Curve, drawCurve, eachCurve } from './sprouts-moves.ts';
import { type Boundary, FIRST_LETTER, livesIn, type Region, type Spot } from './sprouts-position.ts';
import { formatSprouts, parseSprouts, partToText, settledRegions } from './sprouts-text.ts';

export interface SproutsPosition {
  readonly regions: readonly Region[];
  /** The number of the first place of each region, where it is part of a larger position. Default: counted from 1. */
  readonly starts?: readonly number[];
}

export const sprouts: Ruleset<SproutsPosition> = {
  id: 'sprouts',
  title: 'Sprouts',
  rule: 'Draw a curve from a spot to a spot that crosses no other, and put a new spot on it; at most three curves end in a spot.',
  inShort: 'curves between spots',
  notation:
    'A number of spots, or regions such as `0.ab./0.0.ab.`: each boundary ends with a point; 0, 1 and 2 are spots with so many ends that are met once, letters are spots with two ends that are met twice.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 17' }, { key: 'applegateJacobsonSleator1991' }],
  samples: ['2', '0.ab./ab.', '0.1a1a.', '1a2a./0.2.', '0.2.', '0'],
  example: '3',
  // Regions in which play is over are written no more, so that compounds that end with the first of them could not be written down.
  indivisible: true,
  family: { text: '{n}', from: 0 },
  parse({ text, at }) {
    const parsed = parseSprouts(text, at);
    return parsed.ok ? ok({ regions: parsed.value }) : parsed;
  },
  format: ({ regions }) => formatSprouts(regions),
  moves: eachMove,
  onBoard: ({ regions }) => positionInWords(regions),
  toMove: () => 'draw a curve from a spot to a spot that crosses no other curve, and put a new spot on it',
  draw: drawPosition,
};

/** The number of the first place of each region. */
export function startsOf({ regions, starts }: SproutsPosition): readonly number[] {
  if (starts !== undefined) return starts;
  let next = 1;
  return regions.map((region) => {
    const start = next;
    next += region.flat().length;
    return start;
  });
}

/** The number of a place: a boundary of a region, and how far along. */
function placeOf(region: Region, start: number, boundary: number, at: number): number {
  return region.slice(0, boundary).reduce((sum, { length }) => sum + length, start + at);
}

/** Of curves between the same places one for each different result. */
function* eachMove(position: SproutsPosition): Iterable<Move<SproutsPosition>> {
  const starts = startsOf(position);
  let ends = '';
  const seen = new Set<string>();
  for (const curve of eachCurve(position.regions)) {
    const names = curveName(position.regions, starts, curve);
    if (names.ends !== ends) seen.clear();
    ends = names.ends;
    const to = settledRegions(drawCurve(position.regions, curve));
    const text = partToText(to);
    if (seen.has(text)) continue;
    seen.add(text);
    yield { label: names.ends + names.around, to: { regions: to } };
  }
}

function curveName(regions: readonly Region[], starts: readonly number[], { region, from, to, enclosed }: Curve) {
  const [own, start] = [regions[region] as Region, starts[region] as number];
  const inside = enclosed.map((boundary) => placeOf(own, start, boundary, 0));
  const around = inside.length === 0 ? '' : `(${inside.join(',')})`;
  return { ends: `${placeOf(own, start, ...from)}-${placeOf(own, start, ...to)}`, around };
}

function positionInWords(regions: readonly Region[]): string {
  if (regions.length === 0) return 'nobody can draw a curve';
  const spots = new Set<Spot>();
  let once = 0;
  for (const spot of regions.flat(2)) {
    if (spot < FIRST_LETTER) once++;
    else spots.add(spot);
  }
  const all = `${counted(once + spots.size, 'spot')} with room for ${counted(livesIn(regions), 'end')} in all`;
  return regions.length === 1 ? all : `${all}, in ${counted(regions.length, 'region')}`;
}

function drawPosition(position: SproutsPosition): Drawing {
  const starts = startsOf(position);
  const corner = (region: Region, index: number, boundary: number, at: number, spot: Spot) => ({
    name: String(placeOf(region, starts[index] as number, boundary, at)),
    ends: Math.min(spot, 2),
    ...(spot >= FIRST_LETTER && { spot: String(spot) }),
  });
  return {
    picture: 'curves',
    text: formatSprouts(position.regions),
    regions: position.regions.map((region, index) =>
      region.map((boundary: Boundary, place) => boundary.map((spot, at) => corner(region, index, place, at, spot))),
    ),
  };
}
