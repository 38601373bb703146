/** An answer of a worksheet in words: the file has `N by 3, value 3`, the page a sentence. */
import type { SentAnswer } from '../sheet/sent-answer.ts';
import { capital } from '../words.ts';

/** The head of an answer, which is bold, what follows, and what explains it. */
export interface AnswerWords {
  readonly head: string;
  readonly more: string;
  readonly aside: string;
}

const WINNERS = { N: 'The next player wins', P: 'The previous player wins' } as const;
/** Behind who wins: the alliance, the moves, and the values. */
const VERDICT = /^[NP](, alliance \d+)?(?: by (.*?))?((?:, (?:[a-z]+ )*(?:value|remoteness|number|length) [^,]*)*)$/;
const PERIOD = /^((?:arithmetic )?period \d+(?: with saltus \d+)?) from (\d+)$/;

/** `sum` are the values that were added, where they are known. */
export function verdictWords({ text, outcome }: SentAnswer, sum?: readonly number[]): AnswerWords {
  if (outcome !== 'N' && outcome !== 'P') return { head: 'Not known.', more: '', aside: '' };
  const [, alliance = '', by, values = ''] = VERDICT.exec(text) ?? [];
  const moves = by === undefined ? '' : ` by ${by.includes(' or ') ? by : by.split(' ').join(' or ')}`;
  const told = values.split(', ').filter((value) => value !== '');
  const added = sum === undefined ? undefined : sumWords(sum, told[0] ?? '');
  const aside = [...(added === undefined ? told.slice(0, 1).map(toSentence) : [added]), ...told.slice(1).map(toSentence)];
  return {
    head: `${WINNERS[outcome]}${alliance}${moves === '' ? '.' : ''}`,
    more: moves === '' ? '' : `${moves}.`,
    aside: aside.join(' '),
  };
}

function toSentence(text: string): string {
  return `${capital(text)}.`;
}

/** `3 ⊕ 2 ⊕ 1 = 0.`, where that is the value. */
function sumWords(values: readonly number[], told: string): string | undefined {
  const value = values.reduce((sum, each) => sum ^ each, 0);
  return told === `value ${value}` ? `${values.join(' ⊕ ')} = ${value}.` : undefined;
}

/** The values of the summands of a line, where each is a name with a value or heaps of Nim. */
export function summandValues(line: string, valueBy: (name: string) => string | undefined): readonly number[] | undefined {
  const question = line.replace(/^[^\s=]+\s*=\s*/, '').replace(/\s*\[[^\]]*\]\s*$/, '');
  const summands = question.split(/\s\+\s/);
  if (summands.length < 2) return undefined;
  const values = summands.flatMap((summand) => {
    const heaps = /^nim((?:\s+\d{1,9})+)$/.exec(summand.trim())?.[1];
    return heaps === undefined ? [Number(valueBy(summand.trim()) ?? Number.NaN)] : heaps.trim().split(/\s+/).map(Number);
  });
  return values.every((value) => Number.isSafeInteger(value) && value < 2 ** 30) ? values : undefined;
}

export interface Period {
  readonly period: number;
  readonly preperiod: number;
}

/** The period that an answer tells of; an arithmetic one repeats nothing. */
export function periodOf({ text }: SentAnswer): Period | undefined {
  const [, period, preperiod] = /^period (\d+) from (\d+)$/.exec(text) ?? [];
  return period === undefined ? undefined : { period: Number(period), preperiod: Number(preperiod) };
}

export function periodWords({ text }: SentAnswer): AnswerWords {
  const [, head, from] = PERIOD.exec(text) ?? [];
  if (head !== undefined) return { head: capital(head), more: ` from n = ${from} on, proved.`, aside: '' };
  return { head: text === 'unknown' ? 'Not known.' : toSentence(text), more: '', aside: '' };
}

/** How many values of a table are known. */
export function tableWords({ table }: SentAnswer): AnswerWords {
  const cells = table?.cells ?? [];
  const known = cells.filter(({ text }) => text !== '?').length;
  const head = known === cells.length ? `${known} values.` : `${known} of ${cells.length} values.`;
  return { head, more: '', aside: cells.some(({ isLost }) => isLost) ? 'Framed: the previous player wins.' : '' };
}
