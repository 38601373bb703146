/**
 * Epidemics in letters: 1 for a one, g2 and g3 for the germs of 2 and 3, H for other heavy vertices, and nothing for dead ones;
 * and a sentence about the camp, which says when the parity of the stage decides.
 */
import { MOST_DIGITS_WRITTEN } from '../../../core/digits.ts';
import { type Marks, type MarkTable, MOST_MARKED, MOST_ROWS, marksOf, type Said } from '../../../core/marks.ts';
import type { Play } from '../../../core/outcome.ts';
import { digraphVertexName } from '../../../structures/digraph.ts';
import type { NimaniaPosition } from '../nimania-rules.ts';
import type { DancingPosition } from '../position.ts';
import { analyse, classifyLabels } from './analysis.ts';
import { GERM_2, GERM_3, HEAVY, LIGHT_EVEN, ONE, RACE, TOUCHES_HEAVY } from './loops/camps.ts';
import { epidemicOrder } from './loops/order.ts';

const LETTERS = ['1', 'g2', 'g3', 'H'] as const;
type Letter = (typeof LETTERS)[number] | 'dead';

const MEANING: Readonly<Record<Letter, string>> = {
  dead: 'dead',
  1: '1 one move left',
  g2: 'g2 germ of 2',
  g3: 'g3 germ of 3',
  H: 'H heavy',
};

/** What the camp of a position depends on. */
interface Camp {
  /** Which germs are in reach. */
  readonly reach: number;
  readonly heavy: bigint;
  /** Heavy labels that can leave heavy ones. */
  readonly bombs: bigint;
  readonly stage: bigint;
}

export function campMarks(position: DancingPosition, play: Play): Marks | undefined {
  const { ground, labels, stage } = position;
  const analysis = analyse(position);
  if (analysis.order.mortal.length > MOST_MARKED || String(stage).length > MOST_DIGITS_WRITTEN) return undefined;
  const { mortal } = epidemicOrder(
    ground.spread,
    labels.map(({ vertex }) => vertex),
  );
  const { kinds, flags } = analysis.classes;
  const letterAt = (vertex: number): Letter => {
    if (kinds[vertex] !== HEAVY) return kinds[vertex] === ONE ? '1' : 'dead';
    if (((flags[vertex] as number) & TOUCHES_HEAVY) !== 0) return 'H';
    return ((flags[vertex] as number) & LIGHT_EVEN) !== 0 ? 'g3' : 'g2';
  };
  const letters = Array.from(mortal, (vertex) => ({
    vertex: digraphVertexName(ground.digraph, vertex),
    letter: letterAt(vertex),
  }));
  const used = LETTERS.filter((letter) => letters.some((each) => each.letter === letter));
  const { heavy, bombs } = classifyLabels(position);
  const camp = { reach: analysis.germs(labels) & RACE, heavy, bombs, stage };
  const says = campSays(camp, play);
  const picture = {
    caption: used.map((letter) => MEANING[letter]).join(', '),
    marks: letters
      .filter(({ letter }) => letter !== 'dead')
      .map(({ vertex, letter }) => ({ kind: 'badge', vertex, text: letter }) as const),
    ...(says !== undefined && { says }),
  };
  const pictures = used.length === 0 ? [] : [picture];
  return marksOf([{ id: 'camps', name: 'Camps', part: 'camp', isDefault: false, pictures }], undefined, campSentence(camp, play));
}

/** The numbers of Nimania with their letters; a table stands where others have a picture. */
export function nimaniaMarks({ numbers, strain, stage }: NimaniaPosition, play: Play): Marks | undefined {
  if (numbers.length > MOST_ROWS || String(stage).length > MOST_DIGITS_WRITTEN) return undefined;
  const isRaving = strain.spread === 'raving';
  const germ = isRaving ? 'g2' : 'g3';
  const letterOf = (value: bigint): Letter => {
    const height = isRaving ? value / strain.reach : value;
    return height === 0n ? 'dead' : height === 1n ? '1' : height === 2n ? germ : 'H';
  };
  const count = (wanted: readonly Letter[]) =>
    numbers.reduce((sum, { value, count }) => (wanted.includes(letterOf(value)) ? sum + count : sum), 0n);
  const [heavy, bombs] = [count(['g2', 'g3', 'H']), count(['H'])];
  const camp = { reach: heavy === 0n ? 0 : isRaving ? GERM_2 : GERM_3, heavy, bombs, stage };
  const says = campSays(camp, play);
  const table: MarkTable = {
    kind: 'cells',
    headings: ['labels', 'class'],
    rows: numbers.map(({ value, count }) => ({
      name: `number ${value}`,
      cells: [String(count), letterOf(value)],
    })),
    ...(says !== undefined && { says }),
  };
  return marksOf([], table, campSentence(camp, play));
}

/** Who wins, where the camp and the parity of the stage decide by themselves. */
function campSays({ reach, heavy, bombs, stage }: Camp, play: Play): Said | undefined {
  const isOdd = stage % 2n === 1n;
  if (reach === GERM_3) return heavy > 1n ? { outcome: isOdd ? 'P' : 'N' } : undefined;
  if (reach !== GERM_2) return undefined;
  return (play === 'misere' ? bombs > 0n : heavy > 1n) ? { outcome: isOdd ? 'N' : 'P' } : undefined;
}

/** Which germs are in reach, and the parity of the stage. */
function campSentence({ reach, stage }: Camp, play: Play): string {
  return `${campWords(reach, play)} Stage ${stage} is ${stage % 2n === 0n ? 'even' : 'odd'}.`;
}

function campWords(reach: number, play: Play): string {
  if (reach === RACE) return 'Germs of 2 and of 3 are in reach: a race of two camps.';
  if (reach === GERM_3)
    return 'Only germs of 3 are in reach: the even camp, which wins at even stages once two labels are heavy.';
  if (reach !== GERM_2) return 'No germ is in reach: only ones are left to count.';
  return play === 'misere'
    ? 'Only germs of 2 are in reach: the odd camp, which wins at odd stages while a label can leave heavy ones.'
    : 'Only germs of 2 are in reach: the odd camp, which wins at odd stages once two labels are heavy.';
}
