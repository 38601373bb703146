/** A misère quotient for people, as data, and in LaTeX: order, generators, relations, what is lost, the classes of heaps. */
import type { ReachedLimit } from '../core/limits.ts';
import { genusTextToTex } from '../misere/genus.ts';
import type { Published } from '../misere/infinite/proof.ts';
import { indexAndPeriod, type Quotient } from '../misere/quotient.ts';
import { type Relation, relationsOf, type Structure, structureOf } from '../misere/structure.ts';
import { letterOf, wordToTex, wordToText } from '../misere/words.ts';
import { besideLabel, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';
import { lineToTex } from './tex.ts';

export interface ShownQuotient {
  readonly question: string;
  readonly quotient: Quotient;
  readonly first: number;
  readonly classes: readonly number[];
  readonly generators: readonly string[];
  readonly components?: readonly { readonly component: string; readonly element: number }[];
  readonly position?: number;
  /** The genera of the members, from `first` on, as far as they were found. */
  readonly genera?: readonly string[];
  readonly period?: { readonly period: number; readonly preperiod: number };
  readonly infinite?: {
    readonly code: string;
    readonly heap: number;
    readonly scope: 'one' | 'all';
    readonly states: number;
    readonly published?: Published;
    readonly certificate: object;
  };
  readonly reason?: string;
  readonly limit?: ReachedLimit;
}

const LABEL = 13;
/** Between words that stay on one line. */
const NARROW = '\u00a0';
/** Elements and relations beyond which only their number is said. */
const MOST_NAMED = 60;
/** Structure is worked out for quotients up to this order. */
const LARGEST_ANALYSED = 2_000;

export function misereToText(answer: ShownQuotient, look: Look = PLAIN_LOOK): string {
  const { paint, width } = look;
  const { quotient, period, reason } = answer;
  const rows: [string, string][] = [
    ['quotient', orderInWords(answer)],
    ['generators', generatorsInWords(answer)],
    ['lost', elementsInWords(quotient, lostElements(quotient))],
    ...structureRows(quotient),
    ['classes', classesInWords(answer)],
    ...(answer.genera === undefined ? [] : [['genera', generaInWords(answer)] as [string, string]]),
    ...(answer.position === undefined ? [] : [['position', positionInWords(quotient, answer.position)] as [string, string]]),
    ...(period === undefined
      ? []
      : [['period', `${period.period} from n = ${period.preperiod} on, proved for every n`] as [string, string]]),
    ...(answer.infinite === undefined ? [] : [['infinite', infiniteInWords(answer.infinite)] as [string, string]]),
    ...(reason === undefined
      ? []
      : [
          [
            'ended',
            `${reason}: what is shown holds for sums of these ${answer.components === undefined ? 'members' : 'components'}`,
          ] as [string, string],
        ]),
  ];
  const lines = rows.flatMap(([label, text]) => besideLabel(label, LABEL, wrapWords(text, width - LABEL - 4), paint.dim));
  return `${[paint.strong(`${answer.question} in misère play`), '', ...lines].join('\n')}\n`;
}

function orderInWords({ quotient, period, first, classes, components }: ShownQuotient): string {
  const of =
    components !== undefined
      ? `of ${components.length} ${components.length === 1 ? 'kind' : 'kinds'} of components`
      : period === undefined
        ? `of the members up to n = ${first + classes.length - 1}`
        : 'of all members';
  const lost = lostElements(quotient).length;
  return `${quotient.order} ${quotient.order === 1 ? 'element' : 'elements'}, ${lost} of them lost, ${of}`;
}

/** `Q_17(0.041) is infinite: a proof with 1,001 states, which …`. */
function infiniteInWords({ code, heap, scope, states, published }: NonNullable<ShownQuotient['infinite']>): string {
  const sums = scope === 'all' ? `every sum of heaps to ${heap}` : `every sum of smaller heaps with at most one heap of ${heap}`;
  return `Q_${heap}(${code}) is infinite: a proof with ${grouped(states)} states, which also says who wins ${sums}${
    published === undefined ? '' : `; ${publishedInWords(published)}`
  }`;
}

function publishedInWords({ where, checked, of }: Published): string {
  const about = of === undefined ? '' : `, about ${of}, which is the same game with other heaps`;
  return `it is ${where}${about}, checked on ${checked} and not anew`;
}

function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

function generatorsInWords({ generators }: ShownQuotient): string {
  return generators.length === 0
    ? 'none'
    : generators.map((name, at) => `${letterOf(at)}${NARROW}=${NARROW}${joined(name)}`).join(', ');
}

function lostElements({ order, isP }: Quotient): readonly number[] {
  return Array.from({ length: order }, (_, x) => x).filter((x) => isP[x] === 1);
}

function elementsInWords({ words }: Quotient, elements: readonly number[]): string {
  if (elements.length > MOST_NAMED) return `${elements.length} elements`;
  return elements.map((x) => wordToText(words[x] as readonly number[])).join(', ') || 'none';
}

function structureRows(quotient: Quotient): [string, string][] {
  if (quotient.order > LARGEST_ANALYSED) return [];
  const structure = structureOf(quotient);
  const { tame, kernel, idempotents } = structure;
  const relations = relationsOf(quotient);
  return [
    [
      'relations',
      relations.length > MOST_NAMED ? `${relations.length} relations` : relations.map(relationToText).join(', ') || 'none',
    ],
    ['idempotents', elementsInWords(quotient, idempotents)],
    ...(idempotents.length > 1 ? [['semilattice', semilatticeInWords(quotient, structure)] as [string, string]] : []),
    ['kernel', `a group of ${kernel.length}: ${elementsInWords(quotient, kernel)}`],
    ['it is', tame === undefined ? 'wild: no quotient of Nim heaps' : `tame: the quotient of Nim heaps below ${2 ** tame}`],
  ];
}

/** Which idempotents lie directly below which: e ≤ f where ef = e. */
function coversOf({ words }: Quotient, { idempotents, below }: Structure): readonly (readonly [string, string])[] {
  const word = (x: number) => wordToText(words[x] as readonly number[]);
  return idempotents.flatMap((upper, at) => (below[at] ?? []).map((lower) => [word(lower), word(upper)] as const));
}

/** `b² < c², c² < 1`. */
function semilatticeInWords(quotient: Quotient, structure: Structure): string {
  const covers = coversOf(quotient, structure).map(([lower, upper]) => `${lower}${NARROW}<${NARROW}${upper}`);
  return covers.length > MOST_NAMED ? `${covers.length} pairs of neighbours` : covers.join(', ');
}

function generaInWords({ first, classes, genera = [] }: ShownQuotient): string {
  const listed = genera.map((genus, at) => `${first + at}:${NARROW}${genus}`).join(', ');
  const last = first + genera.length - 1;
  return genera.length < classes.length ? `${listed}; they are found by play, here to n = ${last}` : listed;
}

function relationToText({ from, to }: Relation): string {
  return `${wordToText(from)}${NARROW}=${NARROW}${wordToText(to)}`;
}

/** Short names stay on one line. */
function joined(component: string): string {
  return component.length < 20 ? component.replaceAll(' ', NARROW) : component;
}

/** Components that are listed with their classes. */
const MOST_COMPONENTS = 200;

function positionInWords({ words, isP }: Quotient, position: number): string {
  const isLost = isP[position] === 1;
  return `${wordToText(words[position] as readonly number[])}, which is ${isLost ? '' : 'not '}lost: the ${isLost ? 'previous' : 'next'} player wins`;
}

function classesInWords({ quotient, first, classes, components }: ShownQuotient): string {
  if (components !== undefined) {
    const word = (x: number) => wordToText(quotient.words[x] as readonly number[]);
    const named = components
      .slice(0, MOST_COMPONENTS)
      .map(({ component, element }) => `${joined(component)}:${NARROW}${word(element)}`);
    const more = components.length > MOST_COMPONENTS ? [`and ${components.length - MOST_COMPONENTS} more`] : [];
    return [...named, ...more].join(', ') || 'none';
  }
  return classes.map((x, at) => `${first + at}:${NARROW}${wordToText(quotient.words[x] as readonly number[])}`).join(', ');
}

/** Everything as data, elements by their words. */
export function misereToData(answer: ShownQuotient): object {
  const { question, quotient, first, classes, generators, components, position, period, reason, limit } = answer;
  const word = (x: number) => wordToText(quotient.words[x] as readonly number[]);
  const structure = quotient.order > LARGEST_ANALYSED ? undefined : structureOf(quotient);
  return {
    question,
    order: quotient.order,
    lost: lostElements(quotient).map(word),
    generators: generators.map((component, at) => ({
      letter: letterOf(at),
      component,
      ...indexAndPeriod(quotient, quotient.phi[quotient.generators[at] as number] as number),
    })),
    ...(structure !== undefined && {
      relations: relationsOf(quotient).map(({ from, to }) => [wordToText(from), wordToText(to)]),
      idempotents: structure.idempotents.map(word),
      semilattice: coversOf(quotient, structure),
      kernel: structure.kernel.map(word),
      tame: structure.tame !== undefined,
    }),
    first,
    classes: classes.map(word),
    ...(components !== undefined && {
      components: components.map(({ component, element }) => ({ component, element: word(element) })),
    }),
    ...(position !== undefined && { position: word(position) }),
    ...(answer.genera !== undefined && { genera: answer.genera }),
    period: period ?? null,
    ...(answer.infinite !== undefined && { infinite: answer.infinite }),
    ...{ reason, limit },
  };
}

/** A presentation of the monoid, its P-portion and the classes, for a paper. */
export function misereToLatex(answer: ShownQuotient): string {
  const { quotient, first, classes, generators, period, genera, infinite } = answer;
  const tex = (x: number) => wordToTex(quotient.words[x] as readonly number[]);
  const letters = generators.map((_, at) => letterOf(at)).join(', ');
  const relations = relationsOf(quotient).map(({ from, to }) => `${wordToTex(from)} = ${wordToTex(to)}`);
  const values =
    answer.components === undefined
      ? `\\Phi(${first}), \\dots, \\Phi(${first + classes.length - 1}) = ${classes.map(tex).join(', ')}`
      : answer.components.map(({ component, element }) => `\\Phi(${lineToTex(component)}) = ${tex(element)}`).join(', ');
  const ends =
    period === undefined ? '' : `, \\quad \\Phi(n + ${period.period}) = \\Phi(n) \\textrm{ for } n \\ge ${period.preperiod}`;
  return `${[
    '\\[',
    `  \\mathcal{Q} = \\langle ${letters} \\mid ${relations.join(',\\; ')} \\rangle, \\quad |\\mathcal{Q}| = ${quotient.order}`,
    '\\]',
    '\\[',
    `  \\mathcal{P} = \\{ ${lostElements(quotient).map(tex).join(', ')} \\}`,
    '\\]',
    '\\[',
    `  ${values}${ends}`,
    '\\]',
    ...(infinite === undefined
      ? []
      : ['\\[', `  |\\mathcal{Q}_{${infinite.heap}}(\\mathbf{${infinite.code}})| = \\infty`, '\\]']),
    ...(genera === undefined
      ? []
      : ['\\[', `  \\Gamma(${first}), \\dots = ${genera.map((genus) => genusTextToTex(genus) ?? genus).join(', ')}`, '\\]']),
  ].join('\n')}\n`;
}
