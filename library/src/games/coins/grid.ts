/** Coins on a board without an end, of which some show heads: `3,5 2,0` are two, each by its column and its row. */
import type { CoinGridDrawing } from '../../core/drawing.ts';
import type { Nimber } from '../../core/nimber.ts';
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import { parsePlaceNumber } from '../../notation/place-number.ts';
import { listWords, type Word } from '../../notation/tokens.ts';
import { NO_HEADS } from './turning.ts';

export interface Place {
  readonly x: Nimber;
  readonly y: Nimber;
}

/** The coins that show heads, by columns, then by rows. */
export type HeadsOnGrid = readonly Place[];

export function placeToText({ x, y }: Place): string {
  return `${x},${y}`;
}

export function formatPlaces(heads: HeadsOnGrid): string {
  return heads.length === 0 ? NO_HEADS : heads.map(placeToText).join(' ');
}

function byPlace(a: Place, b: Place): number {
  if (a.x !== b.x) return a.x < b.x ? -1 : 1;
  return a.y < b.y ? -1 : a.y > b.y ? 1 : 0;
}

/** The heads after these coins have been turned over. */
export function togglePlaces(heads: HeadsOnGrid, turned: Iterable<Place>): HeadsOnGrid {
  const left = new Map(heads.map((place) => [placeToText(place), place]));
  for (const place of turned) {
    const name = placeToText(place);
    if (!left.delete(name)) left.set(name, place);
  }
  return [...left.values()].sort(byPlace);
}

export function parsePlaces(text: string, at: number): Result<HeadsOnGrid> {
  const words = listWords(text, at);
  if (words.length === 0)
    return bad('empty-position', `No coin is named; where none shows heads, write ${NO_HEADS}.`, at, {
      expected: 'coins that show heads, such as 3,5 2,0',
    });
  if (words.length === 1 && words[0]?.text === NO_HEADS) return ok([]);
  const heads = new Map<string, Place>();
  for (const word of words) {
    const place = parsePlace(word);
    if (!place.ok) return place;
    const name = placeToText(place.value);
    if (heads.has(name))
      return bad(
        'coin-named-twice',
        `Coin ${excerpt(name)} is named already; each coin that shows heads is named once.`,
        word.at,
        {
          expected: 'another coin',
          found: word.text,
        },
      );
    heads.set(name, place.value);
  }
  return ok([...heads.values()].sort(byPlace));
}

function parsePlace({ text, at }: Word): Result<Place> {
  const comma = text.indexOf(',');
  if (comma < 0)
    return bad('bad-place', 'A coin on the board is named by its column and its row.', at, {
      expected: 'two numbers with a comma between them, such as 3,5',
      found: text,
    });
  const x = parsePlaceNumber({ text: text.slice(0, comma), at }, 'column');
  if (!x.ok) return x;
  const y = parsePlaceNumber({ text: text.slice(comma + 1), at: at + comma + 1 }, 'row');
  return y.ok ? ok({ x: x.value, y: y.value }) : y;
}

export function drawPlaces(heads: HeadsOnGrid): CoinGridDrawing {
  return { picture: 'coin-grid', heads };
}
