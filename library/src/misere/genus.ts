/**
 * The genus of a position: its Grundy value and its misère Grundy values beside any number of Nim heaps of two
 * [conway1976, ch. 12; berlekampConwayGuy2003a, ch. 13].
 *
 * γ_i is the misère Grundy value of G + i·*2: the n for which G + i·*2 + *n is lost. From the options, γ_0 = mex γ_0(G′) and
 * γ_{i+1} = mex of all γ_{i+1}(G′) with γ_i and γ_i ⊕ 1; a game without moves has 1, 2, 0, 2, 0 … Once the options repeat in pairs and so does G for
 * one pair, it does so for ever, since each value follows from the one before. Genera are written up to that pair: 0^120.
 */

export interface Genus {
  readonly grundy: number;
  /** γ_0, γ_1 …; the last two repeat. */
  readonly misere: readonly number[];
}

/** The genus of a position without moves. */
export const ENDED_GENUS: Genus = { grundy: 0, misere: [1, 2, 0] };

export function genusFromOptions(options: readonly Genus[]): Genus {
  if (options.length === 0) return ENDED_GENUS;
  const settled = Math.max(...options.map(({ misere }) => misere.length - 2));
  const misere: number[] = [mex(options.map((option) => misereValue(option, 0)))];
  for (let i = 1; i < settled + 2 || misere[i - 1] !== misere[i - 3]; i++) {
    const before = misere[i - 1] as number;
    misere.push(mex([...options.map((option) => misereValue(option, i)), before, before ^ 1]));
  }
  return { grundy: mex(options.map(({ grundy }) => grundy)), misere: upToPair(misere) };
}

/** The misère Grundy value beside so many heaps of two. */
export function misereValue({ misere }: Genus, heapsOfTwo: number): number {
  const last = misere.length - 1;
  return misere[heapsOfTwo <= last ? heapsOfTwo : last - ((heapsOfTwo - last) % 2)] as number;
}

/** Whether it is one of a Nim position: 0^120, 1^031, or g^(g, g ⊕ 2). */
export function isTameGenus(genus: Genus): boolean {
  const text = genusToText(genus);
  const { grundy } = genus;
  return text === '0^120' || text === '1^031' || text === genusToText({ grundy, misere: [grundy, grundy ^ 2] });
}

/** `4^146`; values of two digits are set off by commas. */
export function genusToText({ grundy, misere }: Genus): string {
  return `${grundy}^${misere.join(misere.some((value) => value > 9) ? ',' : '')}`;
}

/** The same for TeX, of a genus as text: `4^{146}`; undefined where the text is none. */
export function genusTextToTex(text: string): string | undefined {
  const [, grundy, misere] = /^(\d+)\^(\d[\d,]*)$/.exec(text) ?? [];
  return misere === undefined ? undefined : `${grundy}^{${misere}}`;
}

/** The Nim heaps that have the genus; undefined where it is wild. The end is no heaps. */
export function nimHeapsOf(genus: Genus): readonly number[] | undefined {
  if (!isTameGenus(genus)) return undefined;
  const { grundy, misere } = genus;
  if (grundy > 1) return [grundy];
  if (misere.length > 2) return grundy === 0 ? [] : [1];
  return grundy === 0 ? [2, 2] : [2, 3];
}

/** Without what the last pair repeats. */
function upToPair(misere: readonly number[]): readonly number[] {
  let end = misere.length;
  while (end > 2 && misere[end - 1] === misere[end - 3]) end--;
  return misere.slice(0, Math.max(2, end));
}

function mex(values: readonly number[]): number {
  const present = new Set(values);
  let least = 0;
  while (present.has(least)) least++;
  return least;
}
