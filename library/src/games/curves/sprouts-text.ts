/** Positions of Sprouts in the question line: a number of spots, or the string `0.ab./0.0.ab.` of regions and boundaries. */
import { bad, ok, type Result } from '../../core/result.ts';
import { hasTooManyRegions, toCurveMap } from '../../structures/curve-map.ts';
import {
  FIRST_LETTER,
  largestSpot,
  leastForm,
  livesIn,
  partsOf,
  type Region,
  type Spot,
  withoutDead,
} from './sprouts-position.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Spots to begin with: play from them never needs more letters than there are. */
const MOST_SPOTS = 17;
/** A form that its own least form changes is written over and over, but not for ever. */
const MOST_ROUNDS = 20;

/** One part, as it is written. */
export function partToText(regions: readonly Region[]): string {
  return regions.map((region) => region.map((boundary) => `${boundary.map(signOf).join('')}.`).join('')).join('/');
}

function signOf(spot: Spot): string {
  return spot < FIRST_LETTER ? String(spot) : (LETTERS[spot - FIRST_LETTER] ?? '?');
}

export function textToRegions(text: string): Region[] {
  return text.split('/').map((region) =>
    region
      .split('.')
      .slice(0, -1)
      .map((boundary) => Array.from(boundary, (sign) => (sign < 'A' ? Number(sign) : FIRST_LETTER + LETTERS.indexOf(sign)))),
  );
}

/** The parts of what is left of regions, each in the form that is written; in no order. */
export function settledParts(regions: readonly Region[]): string[] {
  return formsOf(regions).map(({ text }) => text);
}

function formsOf(regions: readonly Region[]): Form[] {
  return partsOf(withoutDead(regions)).map((part) => settled(asGiven(part)));
}

/** A part with its letters named as they come, and nothing else put in order: most moves give a part that was there before. */
function asGiven(part: readonly Region[]): string {
  const names: Spot[] = [];
  let text = '';
  for (const [place, region] of part.entries()) {
    if (place > 0) text += '/';
    for (const boundary of region) {
      for (const spot of boundary) {
        if (spot < FIRST_LETTER) text += spot;
        else {
          let name = names.indexOf(spot);
          if (name < 0) name = names.push(spot) - 1;
          text += LETTERS[name] ?? '?';
        }
      }
      text += '.';
    }
  }
  return text;
}

/** A part in the form that is written, and how many letters that has. */
interface Form {
  readonly text: string;
  readonly regions: readonly Region[];
  readonly letters: number;
}

/** Forms of parts that came up not long ago. */
const settledForms = new Map<string, Form>();
const MOST_KEPT = 100_000;

/** A part in the form that is written: of the forms that come up when least forms are taken again and again, the first as a word. */
function settled(part: string): Form {
  const known = settledForms.get(part);
  if (known !== undefined) return known;
  if (settledForms.size >= MOST_KEPT) settledForms.clear();
  const text = settle(part);
  const form = settledForms.get(text) ?? formOf(text);
  settledForms.set(part, form);
  return form;
}

function formOf(text: string): Form {
  const regions = textToRegions(text);
  return { text, regions, letters: Math.max(0, largestSpot(regions) - FIRST_LETTER + 1) };
}

function settle(part: string): string {
  const seen = [part];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = partToText(leastForm(textToRegions(seen.at(-1) ?? part)));
    const before = seen.indexOf(next);
    if (before >= 0) return seen.slice(before).reduce((one, other) => (one < other ? one : other));
    seen.push(next);
  }
  return seen.at(-1) ?? part;
}

/** Regions as they are written: parts in the order of their texts, with letters of their own. */
export function settledRegions(regions: readonly Region[]): readonly Region[] {
  const parts = formsOf(regions).sort(byLength);
  let used = 0;
  return parts.flatMap(({ regions: own, letters }) => {
    const by = used;
    used += letters;
    if (by === 0) return own;
    return own.map((region) => region.map((boundary) => boundary.map((spot) => (spot < FIRST_LETTER ? spot : spot + by))));
  });
}

function byLength({ text: one }: Form, { text: other }: Form): number {
  return other.length - one.length || (one < other ? -1 : one > other ? 1 : 0);
}

/** `3` for three spots and nothing else, `0` where nothing is left. */
export function formatSprouts(regions: readonly Region[]): string {
  const [first, ...others] = regions;
  if (first === undefined) return '0';
  const isBeginning = others.length === 0 && first.every((boundary) => boundary.length === 1 && boundary[0] === 0);
  return isBeginning ? String(first.length) : partToText(regions);
}

const EXPECTED = 'a number of spots, or regions such as 0.ab./0.0.ab.';

export function parseSprouts(text: string, at: number): Result<readonly Region[]> {
  const word = text.trim();
  const start = at + text.indexOf(word);
  if (/^\d+$/.test(word)) {
    if (Number(word) > MOST_SPOTS) return tooMany(start, word);
    return ok(word === '0' ? [] : settledRegions([Array.from({ length: Number(word) }, () => [0])]));
  }
  const wrong = word.search(/[^0-2a-zA-Z./]/);
  if (word === '' || wrong >= 0)
    return bad('no-sprouts', 'This is no position of Sprouts.', start + Math.max(0, wrong), {
      expected: EXPECTED,
      found: word.slice(Math.max(0, wrong)),
    });
  const fault = faultOfForm(word, start) ?? faultOfLetters(word, start);
  if (fault !== undefined) return fault;
  const regions = textToRegions(word);
  if (livesIn(regions) > 3 * MOST_SPOTS) return tooMany(start, word);
  if (!hasDrawing(regions))
    return bad('no-drawing', 'No drawing in the plane has these boundaries.', start, {
      expected: 'letters of two regions in orders that fit each other',
      found: word,
    });
  return ok(settledRegions(regions));
}

/** Whether some drawing has these boundaries; of very many regions that is not asked. */
function hasDrawing(regions: readonly Region[]): boolean {
  let met = 0;
  const toCorner = (spot: Spot) =>
    spot < FIRST_LETTER ? { spot: LETTERS.length + met++, ends: spot } : { spot: spot - FIRST_LETTER, ends: 2 };
  return partsOf(regions).every((part) => {
    const corners = part.map((region) => region.map((boundary) => boundary.map(toCorner)));
    return hasTooManyRegions(part) || toCurveMap(corners) !== undefined;
  });
}

function tooMany(at: number, found: string): Result<never> {
  return bad('too-many-spots', `Sprouts begins with at most ${MOST_SPOTS} spots here.`, at, { found });
}

/** Every boundary ends with a point and has a spot. */
function faultOfForm(word: string, at: number): Result<never> | undefined {
  const open = word.search(/[^./](?=\/|$)/);
  if (open >= 0)
    return bad('no-point', 'Every boundary ends with a point.', at + open + 1, {
      expected: '.',
      found: word.slice(open + 1) || 'the end',
    });
  const empty = word.search(/(?<=^|[./])\.|(?<=^|\/)\/|\/$/);
  if (empty < 0) return undefined;
  return bad('empty-boundary', 'Every boundary has a spot.', at + empty, {
    expected: 'a spot: 0, 1, 2 or a letter',
    found: word.slice(empty),
  });
}

/** A letter stands for a spot that is met twice. */
function faultOfLetters(word: string, at: number): Result<never> | undefined {
  for (const [place, sign] of [...word].entries()) {
    if (!/[a-zA-Z]/.test(sign)) continue;
    const times = word.split(sign).length - 1;
    if (times === 2) continue;
    return bad(
      'letter-not-twice',
      `The spot ${sign} is met ${times === 1 ? 'once' : `${times} times`}; letters are for spots met twice.`,
      at + place,
      {
        expected: times === 1 ? '2, which is a spot with two ends that is met once' : 'another letter',
        found: sign,
      },
    );
  }
  return undefined;
}
