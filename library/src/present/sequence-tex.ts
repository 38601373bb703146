/** A sequence for LaTeX: ten terms in a row, as tables of Grundy values are printed; it needs no package. */
import { genusTextToTex } from '../misere/genus.ts';
import { kindInWords } from './kind.ts';
import type { ShownTerm } from './sequence.ts';
import { escapeTex, lineToTex } from './tex.ts';

const PER_ROW = 10;
/** A page has room for so many rows. */
const ROWS_PER_TABLE = 40;

/** @param kind what the terms are: `Grundy values` */
export function termsToTex(question: string, terms: Iterable<ShownTerm>, kind: string): string {
  const rows = new Map<number, string[]>();
  for (const term of terms) {
    const start = PER_ROW * Math.floor(term.n / PER_ROW);
    const row = rows.get(start) ?? Array.from({ length: PER_ROW }, () => '');
    row[term.n - start] = cellToTex(term);
    rows.set(start, row);
  }
  const lines = Array.from(rows, ([start, cells]) => `$${start}+{}$ & ${cells.join(' & ')} \\\\\n`);
  const header = `$n$ & ${Array.from({ length: PER_ROW }, (_, digit) => `$${digit}$`).join(' & ')} \\\\\n\\hline\n`;
  const tables: string[] = [];
  for (let from = 0; from < lines.length; from += ROWS_PER_TABLE) {
    const body = lines.slice(from, from + ROWS_PER_TABLE).join('');
    const caption = `${escapeTex(kindInWords(kind))} of ${lineToTex(question)}${from === 0 ? '' : ', continued'}.`;
    const tabular = `\\begin{tabular}{r|${'r'.repeat(PER_ROW)}}\n${header}${body}\\end{tabular}\n`;
    tables.push(`\\begin{table}[ht]\n\\centering\n${tabular}\\caption{${caption}}\n\\end{table}\n`);
  }
  return tables.join('\n');
}

function cellToTex({ value, reason }: ShownTerm): string {
  if (value === null) return reason === undefined ? '$\\ast$' : '?';
  const tex = typeof value === 'string' ? genusTextToTex(value) : String(value);
  return tex === undefined ? escapeTex(String(value)) : `$${tex}$`;
}
