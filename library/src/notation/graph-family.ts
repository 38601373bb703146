/**
 * Families of graphs as text: `P5 C7 K4 K3,3 S1,2,5 G3x4 Q3 K5oR3 petersen`.
 */
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { type Family, LARGEST_DIMENSION } from '../structures/graph-family.ts';
import { isNumeral } from './tokens.ts';

/** The digits that a number in a graph may have: every vertex after such a graph carries a number that long. */
const MOST_DIGITS = 100_000;

/** Whether the text reads as a family, however large its numbers are. */
export function isFamily(text: string): boolean {
  return splitFamily(text) !== undefined;
}

/** The family that the text is; undefined where it reads as none. */
export function parseFamily(text: string, at: number): Result<Family> | undefined {
  const split = splitFamily(text);
  if (split === undefined) return undefined;
  if (split.numerals.some((numeral) => numeral.length > MOST_DIGITS)) return numberTooLong(text, at);
  const family = toFamily(split.kind, split.numerals.map(BigInt));
  if (family.kind === 'cube' && family.dimension > LARGEST_DIMENSION) {
    return bad('graph-too-large', 'The dimension of this cube is too large.', at, {
      expected: `a dimension of at most ${LARGEST_DIMENSION}`,
      found: text,
    });
  }
  return ok(family);
}

/** A count of copies, or the error that it has too many digits. The text is a numeral. */
export function parseCopies(numeral: string, at: number): Result<bigint> {
  return numeral.length > MOST_DIGITS ? numberTooLong(numeral, at) : ok(BigInt(numeral));
}

function numberTooLong(found: string, at: number): Result<never> {
  return bad('number-too-long', 'This number has too many digits.', at, { expected: `at most ${MOST_DIGITS} digits`, found });
}

/** The error of a family with a negative number, `P-1`, which would otherwise read as an edge between `P` and `1`. */
export function negativeFamily(text: string, at: number): Result<never> | undefined {
  if (!/^(?:[PCKQSG]|K\d+(?:,|oR)|G\d+x)-\d/.test(text)) return undefined;
  return bad('negative-number', `${excerpt(text)} has a negative number; a graph has no negative size.`, at, {
    expected: 'a number of 0 or more',
    found: text,
  });
}

export function formatFamily(family: Family): string {
  switch (family.kind) {
    case 'path':
      return `P${family.order}`;
    case 'cycle':
      return `C${family.order}`;
    case 'complete':
      return `K${family.order}`;
    case 'bipartite':
      return `K${family.left},${family.right}`;
    case 'star':
      return `S${family.arms.join(',')}`;
    case 'grid':
      return `G${family.rows}x${family.columns}`;
    case 'cube':
      return `Q${family.dimension}`;
    case 'rays':
      return `K${family.clique}oR${family.length}`;
    case 'petersen':
      return 'petersen';
  }
}

interface FamilyText {
  readonly kind: Family['kind'];
  readonly numerals: readonly string[];
}

function splitFamily(text: string): FamilyText | undefined {
  switch (text.charCodeAt(0)) {
    case 80: // P
      return withNumerals('path', [text.slice(1)]);
    case 67: // C
      return withNumerals('cycle', [text.slice(1)]);
    case 81: // Q
      return withNumerals('cube', [text.slice(1)]);
    case 71: // G
      return withNumerals('grid', text.slice(1).split('x', 3), 2);
    case 83: // S
      return starText(text.slice(1).split(','));
    case 75: // K
      if (text.includes('o')) return withNumerals('rays', text.slice(1).split('oR', 3), 2);
      if (text.includes(',')) return withNumerals('bipartite', text.slice(1).split(',', 3), 2);
      return withNumerals('complete', [text.slice(1)]);
    default:
      return text === 'petersen' ? { kind: 'petersen', numerals: [] } : undefined;
  }
}

/** Undefined where a part is no numeral or there are not as many parts as wanted. */
function withNumerals(kind: Family['kind'], numerals: readonly string[], wanted = 1): FamilyText | undefined {
  if (numerals.length !== wanted) return undefined;
  return numerals.every(isNumeral) ? { kind, numerals } : undefined;
}

function starText(arms: readonly string[]): FamilyText | undefined {
  return withNumerals('star', arms, arms.length);
}

function toFamily(kind: Family['kind'], numbers: readonly bigint[]): Family {
  const [first = 0n, second = 0n] = numbers;
  switch (kind) {
    case 'path':
    case 'cycle':
    case 'complete':
      return { kind, order: first };
    case 'bipartite':
      return { kind, left: first, right: second };
    case 'star':
      return { kind, arms: numbers };
    case 'grid':
      return { kind, rows: first, columns: second };
    case 'cube':
      return { kind, dimension: first };
    case 'rays':
      return { kind, clique: first, length: second };
    case 'petersen':
      return { kind };
  }
}
