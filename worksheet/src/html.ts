/**
 * A worksheet with its answers as one HTML file: no script, nothing that is fetched, and every text escaped. Plots are SVG pictures and
 * tables are tables. It prints well: no cell is broken over two pages.
 */
import { kindInWords, termsToSvg, termToNumber } from 'impartial/internal';
import { type CellAnswer, tableRows, valueText } from './answer.ts';
import { cellsOf, type Worksheet } from './cells.ts';
import { escapeHtml } from './escape-html.ts';
import type { FormulaToHtml } from './formula.ts';
import { codeBlock, markdownToHtml } from './markdown.ts';
import type { AnsweredCell } from './run.ts';

/** Nothing may be fetched or run, whatever a text holds. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE = `
body { margin: 2rem auto; max-width: 52rem; padding: 0 1rem; background: #fff; color: #1c1b18; font: 1rem/1.5 Georgia, serif; }
h1, h2, h3 { line-height: 1.25; }
a { color: #0b5cad; }
code, pre { font: 0.9em/1.5 ui-monospace, Menlo, Consolas, monospace; }
pre { background: #f5f3ee; border-radius: 4px; overflow-x: auto; padding: 0.75rem; }
ol.cells { border-top: 1px solid #ddd9cf; list-style: none; padding: 0; }
ol.cells > li { border-bottom: 1px solid #ddd9cf; break-inside: avoid; display: grid; gap: 0 1rem; grid-template-columns: 2rem 1fr 1fr; padding: 0.4rem 0; }
ol.cells .number { color: #6b675e; text-align: right; }
ol.cells .answer { overflow-wrap: anywhere; }
ol.cells .below { grid-column: 2 / -1; overflow-x: auto; }
.error { color: #a1260d; }
.formula { font-family: Georgia, serif; }
math[display='block'] { margin: 0.75rem 0; overflow-x: auto; }
svg { height: auto; max-width: 100%; }
table { border-collapse: collapse; margin: 0.5rem 0; }
th, td { border: 1px solid #ddd9cf; padding: 0.1rem 0.5rem; text-align: right; }
.lost { font-weight: bold; outline: 2px solid #1c1b18; outline-offset: -2px; }
@media (max-width: 40rem) { ol.cells > li { grid-template-columns: 2rem 1fr; } ol.cells .answer { grid-column: 2; } }
@media print { body { margin: 0; max-width: none; } pre, table, svg { break-inside: avoid; } a { color: inherit; } }
`;

export interface HtmlOptions {
  /** The title where the notes have no heading; the name of the file, as a rule. */
  readonly title: string;
  /** What sets formulas: `mathmlBy(katex.renderToString)`. Default: signs and letters alone. It is trusted. */
  readonly formula?: FormulaToHtml;
}

export function worksheetToHtml(sheet: Worksheet, answers: readonly AnsweredCell[], { title, formula }: HtmlOptions): string {
  const numbers = new Map(answers.map((each, index) => [each.cell, { ...each, number: index + 1 }]));
  const body = sheet.pieces.map((piece) => {
    if (piece.kind === 'text') return markdownToHtml(piece.markdown, formula);
    const items = cellsOf(piece)
      .map((cell) => numbers.get(cell))
      .map((each) => (each === undefined ? '' : cellToHtml(each)));
    return items.length === 0 ? '' : `<ol class="cells">${items.join('\n')}</ol>`;
  });
  const heading = /^#[ \t]+(.+)$/m.exec(sheet.lines.join('\n'))?.[1]?.trim();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading ?? title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body.join('\n')}
</body>
</html>
`;
}

function cellToHtml({ cell, answer, text, number }: AnsweredCell & { readonly number: number }): string {
  const asked = cell.kind === 'game' ? codeBlock(cell.code.trimEnd()) : `<code>${escapeHtml(cell.text)}</code>`;
  const tone = answer.kind === 'error' ? 'answer error' : 'answer';
  const below = belowToHtml(cell.kind === 'line' ? cell.text : '', answer);
  // The values of a table are seen below.
  const said = answer.kind === 'table' ? '' : escapeHtml(answer.kind === 'game' ? `game ${text}` : text);
  return `<li value="${number}"><span class="number">${number}</span><div>${asked}</div><div class="${tone}">${said}</div>${below}</li>`;
}

function belowToHtml(title: string, answer: CellAnswer): string {
  const inside = answer.kind === 'plot' ? plotToHtml(title, answer) : answer.kind === 'table' ? tableToHtml(answer) : '';
  return inside === '' ? '' : `<div class="below">${inside}</div>`;
}

/** Terms that are words have no place in a plot. */
function plotToHtml(title: string, { terms }: Extract<CellAnswer, { kind: 'plot' }>): string {
  const largest = terms.reduce((most, { value }) => Math.max(most, Number(termToNumber(value) ?? 0)), 0);
  const range = { from: terms[0]?.n ?? 0, to: terms.at(-1)?.n ?? 0, largest };
  return termsToSvg(title, terms, range, { x: 'n', y: kindInWords(terms[0]?.kind ?? 'value') });
}

function tableToHtml({ table }: Extract<CellAnswer, { kind: 'table' }>): string {
  const columns = table.holes.at(-1);
  const rows = table.holes.length > 1 ? table.holes[0] : undefined;
  const corner = rows === undefined ? (columns?.name ?? '') : `${rows.name} \\ ${columns?.name}`;
  const head = [corner, ...(columns?.values ?? [])].map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = tableRows(table).map((row, index) => {
    const cells = row.map((cell) => {
      const tone = cell.outcome === 'P' ? ' class="lost"' : '';
      return `<td${tone} title="${escapeHtml(cell.question)}">${escapeHtml(valueText(cell))}</td>`;
    });
    return `<tr><th scope="row">${escapeHtml(rows?.values[index] ?? '')}</th>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
