/**
 * Positions of Sprouts as strings [applegateJacobsonSleator1991]: what each region meets along its boundaries.
 *
 * A spot is 0, 1 or 2 where so many curves end in it and it is met once; a larger number stands for a spot with two ends that is met
 * twice, and is written as a letter. A region has boundaries, each the spots met on the way around with the region on one side; all
 * boundaries of a region may be turned round together. Spots with three ends take no part any more and are left out, and so are
 * regions in which nobody can move. Parts that share no letter have nothing to do with each other.
 *
 * Positions that differ only by names and turns should be written alike. `leastForm` sees to it by classes of letters that are made
 * finer by what is around them, as colours in graphs; now and then two forms of one position are left, which costs a little time.
 */
export type Spot = number;
export type Boundary = readonly Spot[];
export type Region = readonly Boundary[];

/** The first number that stands for a letter. */
export const FIRST_LETTER = 3;
/** The curves that may still end in a spot. */
export function livesOf(spot: Spot): number {
  return spot < FIRST_LETTER ? 3 - spot : 1;
}

export function livesIn(regions: readonly Region[]): number {
  const letters = new Set<Spot>();
  let lives = 0;
  for (const spot of regions.flat(2)) {
    if (!letters.has(spot)) lives += livesOf(spot);
    if (spot >= FIRST_LETTER) letters.add(spot);
  }
  return lives;
}

/** Without what takes part no more: regions with fewer than two lives, and second sights of a spot that change nothing. */
export function withoutDead(regions: readonly Region[]): Region[] {
  let left = regions.map((region) => region.map(mergeNeighbours).filter(({ length }) => length > 0));
  left = left.filter(hasTwoLives);
  const seen: number[] = [];
  for (const region of left)
    for (const boundary of region) for (const spot of boundary) if (spot >= FIRST_LETTER) seen[spot] = (seen[spot] ?? 0) + 1;
  if (!seen.includes(1)) return left;
  return left.map((region) => region.map((boundary) => boundary.map((spot) => (seen[spot] === 1 ? 2 : spot))));
}

function hasTwoLives(region: Region): boolean {
  let lives = 0;
  for (const boundary of region) for (const spot of boundary) lives += livesOf(spot);
  return lives >= 2;
}

/** The largest number of a spot. */
export function largestSpot(regions: readonly Region[]): number {
  let largest = 0;
  for (const region of regions) for (const boundary of region) for (const spot of boundary) if (spot > largest) largest = spot;
  return largest;
}

/** A spot that is met twice with nothing between is met once. */
function mergeNeighbours(boundary: Boundary): Boundary {
  const twice = boundary.findIndex(
    (spot, at) => spot >= FIRST_LETTER && boundary.length > 1 && spot === boundary[(at + 1) % boundary.length],
  );
  if (twice < 0) return boundary;
  return mergeNeighbours(boundary.flatMap((spot, at) => (at === (twice + 1) % boundary.length ? [] : [at === twice ? 2 : spot])));
}

/** The regions of each part: those that share letters, directly or through others. */
export function partsOf(regions: readonly Region[]): Region[][] {
  if (regions.length === 1) return [[...regions]];
  let parts: { readonly regions: Region[]; readonly letters: Set<Spot> }[] = [];
  for (const region of regions) {
    const joined = { regions: [region], letters: new Set(region.flat().filter((spot) => spot >= FIRST_LETTER)) };
    parts = parts.filter((part) => {
      if (sharesNone(part.letters, joined.letters)) return true;
      joined.regions.push(...part.regions);
      for (const letter of part.letters) joined.letters.add(letter);
      return false;
    });
    parts.push(joined);
  }
  return parts.map((part) => part.regions);
}

function sharesNone(some: ReadonlySet<Spot>, others: ReadonlySet<Spot>): boolean {
  for (const letter of some) if (others.has(letter)) return false;
  return true;
}

/** One part in a form that depends little on how it was given; letters are numbered as they come. */
export function leastForm(regions: readonly Region[]): Region[] {
  let classes = new Map<Spot, number>();
  for (const spot of regions.flat(2)) if (spot >= FIRST_LETTER) classes.set(spot, FIRST_LETTER);
  const isLettered = classes.size > 0;
  for (let round = 0; isLettered && round < 2; round++) classes = refined(regions, classes);
  let form = ordered(regions, classes);
  for (let round = 0; isLettered && round < 2; round++) form = ordered(form, numbered(form));
  return renamed(form, numbered(form));
}

type Classes = ReadonlyMap<Spot, number>;

/** Letters by their first sight. */
function numbered(regions: readonly Region[]): Map<Spot, number> {
  const numbers = new Map<Spot, number>();
  for (const spot of regions.flat(2))
    if (spot >= FIRST_LETTER && !numbers.has(spot)) numbers.set(spot, FIRST_LETTER + numbers.size);
  return numbers;
}

function renamed(regions: readonly Region[], names: Classes): Region[] {
  return regions.map((region) => region.map((boundary) => boundary.map((spot) => names.get(spot) ?? spot)));
}

/** One sign a spot: its class, which orders as its sign does. */
function signsOf(boundary: Boundary, classes: Classes): string {
  let signs = '';
  for (const spot of boundary) signs += String.fromCharCode(48 + (classes.get(spot) ?? spot));
  return signs;
}

/** Turned so that the signs come first in the order of words. */
function leastTurn(boundary: Boundary, classes: Classes): { readonly boundary: Boundary; readonly signs: string } {
  const signs = signsOf(boundary, classes);
  const twice = signs + signs;
  let [best, least] = [0, signs];
  for (let start = 1; start < signs.length; start++) {
    const turned = twice.slice(start, start + signs.length);
    if (turned < least) [best, least] = [start, turned];
  }
  return { boundary: best === 0 ? boundary : [...boundary.slice(best), ...boundary.slice(0, best)], signs: least };
}

interface Ordered {
  readonly region: Region;
  readonly signs: string;
}

function inOrder(region: Region, classes: Classes): Ordered {
  const turned = region.map((boundary) => leastTurn(boundary, classes)).sort(bySigns);
  return { region: turned.map(({ boundary }) => boundary), signs: turned.map(({ signs }) => signs).join('.') };
}

function bySigns(one: { readonly signs: string }, other: { readonly signs: string }): number {
  return one.signs < other.signs ? -1 : one.signs > other.signs ? 1 : 0;
}

/** The region or its mirror image, whichever comes first. */
function leastImage(region: Region, classes: Classes): Ordered {
  const one = inOrder(region, classes);
  const other = inOrder(
    region.map((boundary) => [...boundary].reverse()),
    classes,
  );
  return bySigns(one, other) <= 0 ? one : other;
}

function ordered(regions: readonly Region[], classes: Classes): Region[] {
  return regions
    .map((region) => leastImage(region, classes))
    .sort(bySigns)
    .map(({ region }) => region);
}

/** Letters told apart by the region and by what is met from them on, either way round. */
function refined(regions: readonly Region[], classes: Classes): Map<Spot, number> {
  const sights = new Map<Spot, string[]>();
  for (const region of regions) {
    const { signs } = leastImage(region, classes);
    for (const boundary of region) {
      for (const [at, spot] of boundary.entries()) {
        if (spot < FIRST_LETTER) continue;
        const onward = signsOf([...boundary.slice(at), ...boundary.slice(0, at)], classes);
        const back = onward.charAt(0) + [...onward.slice(1)].reverse().join('');
        sights.set(spot, [...(sights.get(spot) ?? []), `${onward < back ? onward : back} ${signs}`]);
      }
    }
  }
  const signatures = new Map([...sights].map(([spot, each]) => [spot, each.sort().join('|')]));
  const ranks = [...new Set(signatures.values())].sort();
  return new Map([...signatures].map(([spot, signature]) => [spot, FIRST_LETTER + ranks.indexOf(signature)]));
}
