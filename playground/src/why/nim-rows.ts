/** The rows of a nim-sum table: what a certificate of component values lists, or the heaps of Nim. */
import type { Answer } from '../solver/tasks.ts';

export interface NimRow {
  readonly name: string;
  readonly value: number;
}

const MOST_ROWS = 200;
/** Values that fit a machine word. */
const LARGEST = 2 ** 30;

export function listRows({ verdict, certificate }: Answer): readonly NimRow[] {
  if (verdict.because.some(({ theorem }) => theorem === 'bouton-nim')) return heapRows(verdict.question);
  if (certificate?.kind !== 'component-values' || certificate.compound !== 'disjunctive' || certificate.play !== 'normal')
    return [];
  if (!Array.isArray(certificate.components)) return [];
  const rows = (certificate.components as readonly { question: string; count: string; value: string }[]).flatMap(
    ({ question, count, value }) => repeat(question.replace(/^\S+\s/, '').slice(0, 24), count, value),
  );
  return rows.every(({ value }) => value < LARGEST) ? rows : [];
}

function heapRows(question: string): readonly NimRow[] {
  const rows = question
    .replace(/\[.*$/, '')
    .trim()
    .split(/\s+/)
    .slice(1)
    .flatMap((word) => {
      const [size = '', count = '1'] = word.split('^');
      return repeat(`heap ${size}`, count, size);
    });
  return rows.every(({ value }) => value < LARGEST) ? rows : [];
}

function repeat(name: string, count: string, value: string): readonly NimRow[] {
  return Array.from({ length: Math.min(MOST_ROWS, Number(count)) }, () => ({ name, value: Number(value) }));
}
