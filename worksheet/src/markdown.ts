/**
 * Markdown as HTML, for worksheets that are read in a browser: headings, paragraphs, lists, quotations, tables, code, rules; inside of
 * them emphasis, code, links and formulas.
 *
 * It is safe before it is complete. Nothing of the text reaches the result but through `escapeHtml`: HTML in a text is shown as it is
 * written. Links lead to pages, mails and places of the same site, and to nothing else; a picture is its description, since a file that
 * is opened shall fetch nothing. A typesetter for formulas may be given, which is trusted. What is not known here stays as text. Patterns are bounded, and so is the depth of what is in each other.
 */
import { closingLine, openingFence } from './cells.ts';
import { escapeHtml } from './escape-html.ts';
import { type FormulaToHtml, formulaToHtml } from './formula.ts';

/** Lists in lists, quotations in quotations, emphasis in links. */
const DEEPEST = 6;

/** Where one is in a text, and what sets its formulas. */
interface Around {
  readonly depth: number;
  readonly formula: FormulaToHtml;
}

export function markdownToHtml(markdown: string, formula: FormulaToHtml = formulaToHtml): string {
  return blocksToHtml(
    markdown.split('\n').map((line) => line.replace(/\r$/, '')),
    { depth: 0, formula },
  );
}

function deeper({ depth, formula }: Around): Around {
  return { depth: depth + 1, formula };
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const QUOTED = /^ {0,3}> ?/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])[ \t]+/;
const DELIMITERS = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** What a block became, and the line after it. */
interface Block {
  readonly html: string;
  readonly end: number;
}

function blocksToHtml(lines: readonly string[], around: Around): string {
  const blocks: string[] = [];
  for (let index = 0; index < lines.length; ) {
    if (isBlank(lines[index])) {
      index++;
      continue;
    }
    const { html, end } = readBlock(lines, index, around);
    blocks.push(html);
    index = end;
  }
  return blocks.join('\n');
}

function readBlock(lines: readonly string[], at: number, around: Around): Block {
  const line = lines[at] ?? '';
  const fence = openingFence(line);
  if (fence !== undefined) {
    const end = closingLine(lines, at + 1, fence.marks);
    return { html: codeBlock(lines.slice(at + 1, end).join('\n')), end: end + 1 };
  }
  const [heading, marks = '', title = ''] = HEADING.exec(line) ?? [];
  if (heading !== undefined) return { html: `<h${marks.length}>${inlineToHtml(title, around)}</h${marks.length}>`, end: at + 1 };
  if (RULE.test(line)) return { html: '<hr>', end: at + 1 };
  if (around.depth < DEEPEST && QUOTED.test(line)) return readQuotation(lines, at, around);
  if (around.depth < DEEPEST && ITEM.test(line)) return readList(lines, at, around);
  if (line.includes('|') && DELIMITERS.test(lines[at + 1] ?? '')) return readTable(lines, at, around);
  return readParagraph(lines, at, around);
}

export function codeBlock(code: string): string {
  return `<pre><code>${escapeHtml(code)}</code></pre>`;
}

function readParagraph(lines: readonly string[], at: number, around: Around): Block {
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end]) && !startsBlock(lines[end] ?? '')) end++;
  const text = lines.slice(at, end).map((line) => line.trim());
  return { html: `<p>${inlineToHtml(text.join('\n'), around)}</p>`, end };
}

function startsBlock(line: string): boolean {
  return [HEADING, RULE, QUOTED, ITEM].some((pattern) => pattern.test(line)) || openingFence(line) !== undefined;
}

function readQuotation(lines: readonly string[], at: number, around: Around): Block {
  let end = at;
  while (end < lines.length && QUOTED.test(lines[end] ?? '')) end++;
  const inside = lines.slice(at, end).map((line) => line.replace(QUOTED, ''));
  return { html: `<blockquote>${blocksToHtml(inside, deeper(around))}</blockquote>`, end };
}

function readList(lines: readonly string[], at: number, around: Around): Block {
  const isOrdered = /^\s*\d/.test(lines[at] ?? '');
  const items: string[] = [];
  let index = at;
  while (index < lines.length) {
    const [head] = ITEM.exec(lines[index] ?? '') ?? [];
    if (head === undefined || /^\s*\d/.test(head) !== isOrdered) break;
    const inside = [(lines[index] ?? '').slice(head.length)];
    index++;
    while (index < lines.length && belongsToItem(lines, index, head.length)) {
      inside.push((lines[index] ?? '').replace(new RegExp(`^ {0,${head.length}}`), ''));
      index++;
    }
    const [only, ...others] = inside;
    items.push(`<li>${others.length === 0 ? inlineToHtml(only ?? '', around) : blocksToHtml(inside, deeper(around))}</li>`);
  }
  const tag = isOrdered ? 'ol' : 'ul';
  return { html: `<${tag}>${items.join('')}</${tag}>`, end: index };
}

/** A line that is indented as the item is, goes on with its paragraph, or is blank before such a line. */
function belongsToItem(lines: readonly string[], index: number, indent: number): boolean {
  const line = lines[index] ?? '';
  if (isBlank(line)) return indentOf(lines[index + 1] ?? '') >= indent;
  return indentOf(line) >= Math.min(indent, 2) || (!isBlank(lines[index - 1]) && !startsBlock(line));
}

function indentOf(line: string): number {
  return Math.max(0, line.search(/\S/));
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

function readTable(lines: readonly string[], at: number, around: Around): Block {
  let end = at + 2;
  while (end < lines.length && lines[end]?.includes('|') === true) end++;
  const row = (line: string, tag: string) =>
    `<tr>${splitRow(line)
      .map((cell) => `<${tag}>${inlineToHtml(cell, around)}</${tag}>`)
      .join('')}</tr>`;
  const body = lines.slice(at + 2, end).map((line) => row(line, 'td'));
  return { html: `<table><thead>${row(lines[at] ?? '', 'th')}</thead><tbody>${body.join('')}</tbody></table>`, end };
}

/** Cells are between strokes; one with a backslash before it belongs to its cell. */
function splitRow(line: string): string[] {
  const inside = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** In this order: code, a sign with a backslash, a formula with a line of its own, a formula, a picture or link, an address, strong and emphasised words. */
const INLINE =
  /(`{1,3})(?!`)(.{1,500}?)(?<!`)\1(?!`)|\\([!-/:-@[-`{-~])|\$\$([^$]{1,2000})\$\$|\$(?!\s)([^$]{1,500}?)(?<!\s)\$(?!\d)|(!?)\[([^[\]]{0,500})\]\(([^()\s]{0,1000})\)|<(https?:\/\/[^\s<>]{1,1000})>|\*\*(?!\s)([^*]{1,500})\*\*|\*(?!\s)([^*]{1,500})\*|(?<!\w)_(?!\s)([^_]{1,500})_(?!\w)/gs;

function inlineToHtml(text: string, around: Around): string {
  return marksToHtml(text, { ...around, depth: 0 });
}

/** Marks inside of marks. */
function marksToHtml(text: string, around: Around): string {
  if (around.depth > DEEPEST) return escapeHtml(text);
  let html = '';
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    html += escapeHtml(text.slice(end, match.index)) + markToHtml(match, deeper(around));
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}

function markToHtml(match: RegExpMatchArray, around: Around): string {
  const [whole, , code, sign, block, formula, picture, label, target = '', address, strong, starred, underlined] = match;
  const emphasised = starred ?? underlined;
  if (code !== undefined) return `<code>${escapeHtml(code)}</code>`;
  if (sign !== undefined) return escapeHtml(sign);
  if (block !== undefined) return around.formula(block.trim(), true);
  if (formula !== undefined) return around.formula(formula, false);
  if (label !== undefined) {
    if (picture === '!') return escapeHtml(label);
    return isHarmless(target) ? link(target, marksToHtml(label, around)) : escapeHtml(whole);
  }
  if (address !== undefined) return link(address, escapeHtml(address));
  if (strong !== undefined) return `<strong>${marksToHtml(strong, around)}</strong>`;
  return emphasised === undefined ? escapeHtml(whole) : `<em>${marksToHtml(emphasised, around)}</em>`;
}

function link(target: string, html: string): string {
  return `<a href="${escapeHtml(target)}" rel="noopener noreferrer">${html}</a>`;
}

/** A page, a mail, or a place that begins where the file lies. */
function isHarmless(target: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(target) || /^[#\w./-][^:\\]*$/.test(target);
}
