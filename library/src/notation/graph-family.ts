/**
 * Families of graphs as text: `P5 C7 K4 K3,3 S1,2,5 G3x4 Q3 K5oR3 petersen`.
 *
 * They are also read as papers write them: `P_5`, `C_{10}`, `K_{3, 4}`, `G_{3,4}`, `P₅`, `K_5 ∘ R_3`, `Petersen`.
 */
import { MOST_DIGITS_READ } from '../core/digits.ts';
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { type Family, LARGEST_DIMENSION } from '../structures/graph-family.ts';
import { isDigit, isNumeral, isSpace, skipSpace } from './tokens.ts';

/** Whether the text reads as a family, however large its numbers are. */
export function isFamily(text: string): boolean {
  return splitFamily(text) !== undefined;
}

/** Whether the text reads as copies of a family, as in `2K_2`. */
export function isCopies(text: string): boolean {
  const digits = countDigits(text, 0);
  return digits > 0 && isFamily(text.slice(digits));
}

/** How many digits there are from this place on. */
export function countDigits(text: string, from: number): number {
  let end = from;
  while (isDigit(text.charCodeAt(end))) end++;
  return end - from;
}

/**
 * A letter of a family without its numbers or with a letter in their place (`P`, `K_n`, `G3x`), families with nothing between them
 * (`P4P5`), or a family in small letters (`p5`).
 */
const NEARLY_FAMILY = /^(?:[PCKQSG](?:_*|_?[a-z]|_*\d[\dxoR_]*)|(?:[PCKQSG]_?\d+)+|[pckqsg]_?\d+(?:[xo]r?_?\d+)*)$/;
/** The English name of a family, with numbers or without: `path5`, `grid_3x3`. */
const IN_ENGLISH = /^(path|cycle|complete|clique|star|grid|cube|hypercube)_?[\dxn]*$/i;

const EXAMPLES: Readonly<Record<string, string>> = {
  P: 'P5 for a path',
  C: 'C5 for a cycle',
  K: 'K4 or K3,4 for a complete graph',
  S: 'S1,2,5 for a star',
  G: 'G3x4 for a grid',
  Q: 'Q3 for a cube',
};

/** The letter of the family that is called so. */
const CALLED: Readonly<Record<string, string>> = {
  path: 'P',
  cycle: 'C',
  complete: 'K',
  clique: 'K',
  star: 'S',
  grid: 'G',
  cube: 'Q',
  hypercube: 'Q',
};

/** Where a name alone looks like a family that is not finished: what may be meant. */
export function nearlyFamily(name: string): string | undefined {
  const called = IN_ENGLISH.exec(name)?.[1]?.toLowerCase() ?? '';
  return EXAMPLES[CALLED[called] ?? (NEARLY_FAMILY.test(name) ? name.charAt(0).toUpperCase() : '')];
}

/** Where the word that begins here ends: at white space, `+`, `∪` or a parenthesis, which are not inside `K_{3, 4}` or `K_3 ∘ R_21`. */
export function graphWordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code === 123 && text[end - 1] === '_') end = subscriptEnd(text, end);
    else if (isSpace(code)) {
      const next = skipSpace(text, end);
      if (text[end - 1] !== '∘' && text[next] !== '∘') return end;
      end = next;
    } else if (code === 40 || code === 41 || code === 43 || code === 0x222a) return end;
    else end++;
  }
  return end;
}

/** The place after `{3, 4}`; after the brace alone where it holds anything but numbers. */
function subscriptEnd(text: string, open: number): number {
  let end = open + 1;
  while (isSubscript(text.charCodeAt(end))) end++;
  return text[end] === '}' ? end + 1 : open + 1;
}

/** Digits, white space, `,`, `x` and `×`. */
function isSubscript(code: number): boolean {
  return isDigit(code) || isSpace(code) || code === 44 || code === 120 || code === 0xd7;
}

/** The family that the text is; undefined where it reads as none. */
export function parseFamily(text: string, at: number): Result<Family> | undefined {
  const split = splitFamily(text);
  if (split === undefined) return undefined;
  if (split.numerals.some((numeral) => numeral.length > MOST_DIGITS_READ)) return numberTooLong(text, at);
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
  return numeral.length > MOST_DIGITS_READ ? numberTooLong(numeral, at) : ok(BigInt(numeral));
}

function numberTooLong(found: string, at: number): Result<never> {
  return bad('number-too-long', 'This number has too many digits.', at, {
    expected: `at most ${MOST_DIGITS_READ} digits`,
    found,
  });
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

/** The first letters of all families but the Petersen graph. */
const LETTERS = 'PCKQSG';

/** What papers write beside letters and digits. */
const PRINTED = /[_∘×₀-₉]/;

/** The text as this file writes families; what is not one stays something else. */
function withoutPrint(text: string): string {
  if (!PRINTED.test(text)) return text;
  return text
    .replace(/(?<=[A-Z])_(?:\{([\d\s,x×]*)\}|(?=\d))/g, (_, inside: string | undefined) => (inside ?? '').replace(/\s+/g, ''))
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replace(/\s*∘\s*/, 'o')
    .replace('×', 'x');
}

function splitFamily(written: string): FamilyText | undefined {
  if (written === '' || !LETTERS.includes(written.charAt(0)))
    return written === 'petersen' ? { kind: 'petersen', numerals: [] } : undefined;
  const text = withoutPrint(written);
  const numbers = text.slice(1);
  switch (text[0]) {
    case 'P':
      return written === 'Petersen' ? { kind: 'petersen', numerals: [] } : withNumerals('path', [numbers]);
    case 'C':
      return withNumerals('cycle', [numbers]);
    case 'Q':
      return withNumerals('cube', [numbers]);
    case 'G':
      return withNumerals('grid', numbers.split(/[x,]/, 3), 2);
    case 'S':
      return starText(numbers.split(','));
    default:
      if (text.includes('o')) return withNumerals('rays', numbers.split('oR', 3), 2);
      if (text.includes(',')) return withNumerals('bipartite', numbers.split(',', 3), 2);
      return withNumerals('complete', [numbers]);
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
