/**
 * Camps of an epidemic in letters: 1 for a one, g2 and g3 for the germs of 2 and 3, H for other heavy vertices, and nothing for
 * dead ones. Classes come with the certificate; which heavy vertices are germs follows from their targets.
 */
import type { Certificate } from 'impartial';
import type { Picture } from './layers.ts';

interface CampVertex {
  readonly vertex: string;
  readonly class: 'dead' | 'one' | 'heavy';
  /** The sets of targets that one move chooses from. */
  readonly sets: readonly (readonly string[])[];
}

interface Camps {
  readonly choice: 'one' | 'some' | 'all';
  readonly stage: string;
  readonly labels: readonly { readonly vertex: string; readonly count: string }[];
  readonly vertices: readonly CampVertex[];
}

export type Letter = 'dead' | '1' | 'g2' | 'g3' | 'H';

export function readCamps(certificate: Certificate): { readonly camps: Camps; readonly letters: ReadonlyMap<string, Letter> } {
  const camps = certificate as unknown as Camps;
  const classes = new Map(camps.vertices.map((each) => [each.vertex, each.class]));
  return { camps, letters: new Map(camps.vertices.map((each) => [each.vertex, letterOf(each, classes, camps.choice)])) };
}

function letterOf({ class: own, sets }: CampVertex, classes: ReadonlyMap<string, string>, choice: Camps['choice']): Letter {
  if (own === 'dead') return 'dead';
  if (own === 'one') return '1';
  let [odd, even] = [false, false];
  for (const set of sets) {
    if (set.some((target) => classes.get(target) === 'heavy')) return 'H';
    const ones = set.filter((target) => classes.get(target) === 'one').length;
    if (choice === 'all') [odd, even] = ones % 2 === 1 ? [true, even] : [odd, true];
    else [odd, even] = [odd || ones > 0, even || ones < set.length || (choice === 'some' && ones > 1)];
  }
  return odd && even ? 'g3' : 'g2';
}

const MEANING: Readonly<Record<Letter, string>> = {
  dead: 'dead',
  1: '1 one move left',
  g2: 'g2 germ of 2',
  g3: 'g3 germ of 3',
  H: 'H heavy',
};

/** Which germs are in reach, and the parity of the stage. */
export function campSentence(certificate: Certificate): string {
  const { camps, letters } = readCamps(certificate);
  const all = new Set(letters.values());
  const parity = BigInt(camps.stage) % 2n === 0n ? 'even' : 'odd';
  const camp =
    all.has('g2') && all.has('g3')
      ? 'Germs of 2 and of 3 are in reach: a race of two camps.'
      : all.has('g2')
        ? 'Only germs of 2 are in reach: the odd camp, which wins at odd stages once two labels are heavy.'
        : all.has('g3')
          ? 'Only germs of 3 are in reach: the even camp, which wins at even stages once two labels are heavy.'
          : 'No germ is in reach: only ones are left to count.';
  return `${camp} Stage ${camps.stage} is ${parity}.`;
}

export function campLetters(certificate: Certificate): readonly Picture[] {
  const { letters } = readCamps(certificate);
  const used = (['1', 'g2', 'g3', 'H'] as const).filter((letter) => [...letters.values()].includes(letter));
  const notes = new Map([...letters].flatMap(([name, letter]) => (letter === 'dead' ? [] : [[name, letter] as const])));
  return [{ caption: used.map((letter) => MEANING[letter]).join(', '), overlay: { notes } }];
}
