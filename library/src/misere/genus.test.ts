/** Genera and canonical forms: known values from the literature. */
import { describe, expect, it } from 'vitest';
import { CanonicalForms, type Form, formsBornBy } from './canonical-form.ts';
import { ENDED_GENUS, type Genus, genusFromOptions, genusToText, isTameGenus, misereValue } from './genus.ts';

/** The options of Kayles positions. */
function* kaylesOptions(rows: readonly number[]): Iterable<readonly number[]> {
  for (const [at, row] of rows.entries())
    for (const taken of [1, 2])
      for (let left = 0; left <= (row - taken) / 2; left++)
        yield [...rows.toSpliced(at, 1), left, row - taken - left].filter((each) => each > 0).sort((a, b) => a - b);
}

function overPositions<V>(fromOptions: (options: readonly V[]) => V): (rows: readonly number[]) => V {
  const known = new Map<string, V>();
  const played = (rows: readonly number[]): V => {
    const key = rows.join(' ');
    const value = known.get(key) ?? fromOptions([...kaylesOptions(rows)].map(played));
    known.set(key, value);
    return value;
  };
  return played;
}

const nimHeap = (size: number): Genus => {
  const smaller: Genus[] = [];
  for (let each = 0; each < size; each++) smaller.push(nimHeap(each));
  return genusFromOptions(smaller);
};

describe('the genus', () => {
  it('of Nim heaps is tame', () => {
    expect([0, 1, 2, 3, 4, 5].map((size) => genusToText(nimHeap(size)))).toEqual([
      '0^120',
      '1^031',
      '2^20',
      '3^31',
      '4^46',
      '5^57',
    ]);
    expect([0, 1, 2, 3].every((size) => isTameGenus(nimHeap(size)))).toBe(true);
    expect(ENDED_GENUS).toEqual(nimHeap(0));
  });

  // Winning Ways, vol. 2, ch. 13, table of genera of Kayles: the first wild heap is 5.
  it('of Kayles heaps is known', () => {
    const genusOf = overPositions(genusFromOptions);
    const heaps = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((size) => genusOf([size]));
    expect(heaps.map(genusToText)).toEqual(['1^031', '2^20', '3^31', '1^031', '4^146', '3^31', '2^20', '1^13', '4^046']);
    expect(heaps.map(isTameGenus)).toEqual([true, true, true, true, false, true, true, true, false]);
  });

  it('says which Nim heap makes a position lost, by play', () => {
    const genusOf = overPositions(genusFromOptions);
    let seen = 0;
    for (const rows of [[5], [5, 2], [3, 4], [9], [5, 5], [7, 5]]) {
      const genus = genusOf(rows);
      const isWon = withNim();
      for (let twos = 0; twos < 4; twos++) {
        const lost = misereValue(genus, twos);
        for (let heap = 0; heap <= 8; heap++) {
          const nim = [...Array.from({ length: twos }, () => 2), heap].filter((each) => each > 0).sort();
          expect(isWon(rows, nim), `${rows} with ${nim}`).toBe(heap !== lost);
          seen++;
        }
      }
    }
    expect(seen).toBe(216);
  });
});

/** Who wins Kayles rows beside Nim heaps in misère play. */
function withNim(): (rows: readonly number[], nim: readonly number[]) => boolean {
  const known = new Map<string, boolean>();
  const isWon = (rows: readonly number[], nim: readonly number[]): boolean => {
    const key = `${rows} | ${nim}`;
    let won = known.get(key);
    if (won === undefined) {
      const options: [readonly number[], readonly number[]][] = [...kaylesOptions(rows)].map((left) => [left, nim]);
      for (const [at, heap] of nim.entries())
        for (let left = 0; left < heap; left++)
          options.push([
            rows,
            nim
              .with(at, left)
              .filter((each) => each > 0)
              .sort(),
          ]);
      won = options.length === 0 || options.some(([left, others]) => !isWon(left, others));
      known.set(key, won);
    }
    return won;
  };
  return isWon;
}

describe('canonical forms', () => {
  // On Numbers and Games, ch. 12: 1, 2, 3, 5, 22, 4171780 games are born by days 0 to 5.
  it('are as many as are known', () => {
    expect([0, 1, 2, 3, 4, 5].map(formsBornBy)).toEqual([1n, 2n, 3n, 5n, 22n, 4171780n]);
    expect(() => formsBornBy(7)).toThrow(RangeError);
  });

  // C. Thompson, sci.math, "Counting impartial misère games": On Numbers and Games, p. 140, has some of the powers wrong.
  it('of day 6 are as many as Thompson has counted', () => {
    const less = [
      ...[2096640, 2095104, 2094593, 2094080, 2091523, 2091522, 2088960, 2088705, 2088448, 2088193, 2086912, 2086657],
      ...[2086401, 2086145, 2085888, 2079234],
    ];
    const counted = less.reduce((sum, power) => sum - 2n ** BigInt(power), 2n ** 4171780n + 2n ** 1960962n + 21n);
    expect(formsBornBy(6) === counted).toBe(true);
  });

  it('follow the laws of Nim heaps where these hold in misère play, and only there', () => {
    const forms = new CanonicalForms();
    const nim: Form[] = [];
    for (let size = 0; size < 7; size++) nim.push(forms.of(nim.slice(0, size)));
    const heap = (size: number) => nim[size] as Form;
    expect(forms.plus(heap(1), heap(1))).toBe(forms.zero);
    expect(forms.plus(heap(2), heap(1))).toBe(heap(3));
    expect(forms.plus(heap(2), heap(2))).not.toBe(forms.zero);
    expect(forms.plus(heap(4), heap(2))).not.toBe(heap(6));
    for (const form of nim) expect(forms.plus(form, forms.mate(form)).isWon).toBe(false);
    expect(forms.of([heap(0), heap(1), heap(3)])).toBe(heap(2));
    expect(forms.of([heap(2), heap(3)])).not.toBe(heap(0));
  });

  it('win as the games that they are forms of: all games of day 4 beside all of day 4', () => {
    const forms = new CanonicalForms();
    const day3 = bornNext(bornNext(bornNext([forms.zero], forms), forms), forms);
    const day4 = bornNext(day3, forms);
    expect([day3.length, day4.length]).toEqual([5, 22]);
    let seen = 0;
    for (const options of subsets(day3)) {
      const form = forms.of(options);
      for (const beside of day4) {
        expect(isWonBeside(options, beside, forms)).toBe(forms.plus(form, beside).isWon);
        seen++;
      }
    }
    expect(seen).toBe(32 * 22);
    for (const one of day3)
      for (const other of day3) {
        const isTold = day4.some((beside) => forms.plus(one, beside).isWon !== forms.plus(other, beside).isWon);
        expect(isTold, `${one.number} and ${other.number}`).toBe(one !== other);
      }
  });
});

function* subsets(forms: readonly Form[]): Iterable<readonly Form[]> {
  for (let mask = 0; mask < 2 ** forms.length; mask++) yield forms.filter((_, at) => ((mask >>> at) & 1) === 1);
}

function bornNext(known: readonly Form[], forms: CanonicalForms): readonly Form[] {
  return [...new Set([...subsets(known)].map((options) => forms.of(options)))];
}

/** Who wins the game with these options, not reduced, beside a form. */
function isWonBeside(options: readonly Form[], beside: Form, forms: CanonicalForms): boolean {
  if (options.length === 0 && beside.options.length === 0) return true;
  return (
    options.some((option) => !forms.plus(option, beside).isWon) ||
    beside.options.some((option) => !isWonBeside(options, option, forms))
  );
}
