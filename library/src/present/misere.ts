/** A misère quotient for people, as data, and in LaTeX: order, generators, relations, what is lost, the classes of heaps. */
import type { ReachedLimit } from '../core/limits.ts';
import { indexAndPeriod, type Quotient } from '../misere/quotient.ts';
import { type Relation, relationsOf, structureOf } from '../misere/structure.ts';
import { letterOf, wordToTex, wordToText } from '../misere/words.ts';
import { besideLabel, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

export interface ShownQuotient {
  readonly question: string;
  readonly quotient: Quotient;
  readonly first: number;
  readonly classes: readonly number[];
  readonly generators: readonly string[];
  readonly period?: { readonly period: number; readonly preperiod: number };
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
    ...(period === undefined
      ? []
      : [['period', `${period.period} from n = ${period.preperiod} on, proved for every n`] as [string, string]]),
    ...(reason === undefined ? [] : [['ended', `${reason}: what is shown holds for sums of these members`] as [string, string]]),
  ];
  const lines = rows.flatMap(([label, text]) => besideLabel(label, LABEL, wrapWords(text, width - LABEL - 4), paint.dim));
  return `${[paint.strong(`${answer.question} in misère play`), '', ...lines].join('\n')}\n`;
}

function orderInWords({ quotient, period, first, classes }: ShownQuotient): string {
  const of = period === undefined ? `of the members up to n = ${first + classes.length - 1}` : 'of all members';
  const lost = lostElements(quotient).length;
  return `${quotient.order} ${quotient.order === 1 ? 'element' : 'elements'}, ${lost} of them lost, ${of}`;
}

function generatorsInWords({ generators }: ShownQuotient): string {
  return generators.length === 0 ? 'none' : generators.map((name, at) => `${letterOf(at)}${NARROW}=${NARROW}${name}`).join(', ');
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
  const { tame, kernel, idempotents } = structureOf(quotient);
  const relations = relationsOf(quotient);
  return [
    [
      'relations',
      relations.length > MOST_NAMED ? `${relations.length} relations` : relations.map(relationToText).join(', ') || 'none',
    ],
    ['idempotents', elementsInWords(quotient, idempotents)],
    ['kernel', `a group of ${kernel.length}: ${elementsInWords(quotient, kernel)}`],
    ['it is', tame === undefined ? 'wild: no quotient of Nim heaps' : `tame: the quotient of Nim heaps below ${2 ** tame}`],
  ];
}

function relationToText({ from, to }: Relation): string {
  return `${wordToText(from)}${NARROW}=${NARROW}${wordToText(to)}`;
}

function classesInWords({ quotient, first, classes }: ShownQuotient): string {
  return classes.map((x, at) => `${first + at}:${NARROW}${wordToText(quotient.words[x] as readonly number[])}`).join(', ');
}

/** Everything as data, elements by their words. */
export function misereToData(answer: ShownQuotient): object {
  const { question, quotient, first, classes, generators, period, reason, limit } = answer;
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
      kernel: structure.kernel.map(word),
      tame: structure.tame !== undefined,
    }),
    first,
    classes: classes.map(word),
    period: period ?? null,
    ...{ reason, limit },
  };
}

/** A presentation of the monoid, its P-portion and the classes, for a paper. */
export function misereToLatex(answer: ShownQuotient): string {
  const { quotient, first, classes, generators, period } = answer;
  const tex = (x: number) => wordToTex(quotient.words[x] as readonly number[]);
  const letters = generators.map((_, at) => letterOf(at)).join(', ');
  const relations = relationsOf(quotient).map(({ from, to }) => `${wordToTex(from)} = ${wordToTex(to)}`);
  const ends =
    period === undefined ? '' : `, \\quad \\Phi(n + ${period.period}) = \\Phi(n) \\text{ for } n \\ge ${period.preperiod}`;
  return `${[
    '\\[',
    `  \\mathcal{Q} = \\langle ${letters} \\mid ${relations.join(',\\; ')} \\rangle, \\quad |\\mathcal{Q}| = ${quotient.order}`,
    '\\]',
    '\\[',
    `  \\mathcal{P} = \\{ ${lostElements(quotient).map(tex).join(', ')} \\}`,
    '\\]',
    '\\[',
    `  \\Phi(${first}), \\dots, \\Phi(${first + classes.length - 1}) = ${classes.map(tex).join(', ')}${ends}`,
    '\\]',
  ].join('\n')}\n`;
}
