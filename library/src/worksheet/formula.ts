/**
 * Formulas between dollar signs, for readers without a typesetter: letters slanted, some commands as the signs that they mean, indices
 * and powers of one level. A command that is not known stays as it is written.
 */
import { escapeHtml } from './escape-html.ts';

const SIGNS: Readonly<Record<string, string>> = {
  ast: '∗',
  bigoplus: '⨁',
  cdot: '·',
  cdots: '⋯',
  cup: '∪',
  dots: '…',
  emptyset: '∅',
  equiv: '≡',
  ge: '≥',
  geq: '≥',
  in: '∈',
  infty: '∞',
  ldots: '…',
  le: '≤',
  leq: '≤',
  mapsto: '↦',
  mid: '|',
  ne: '≠',
  neq: '≠',
  notin: '∉',
  oplus: '⊕',
  otimes: '⊗',
  setminus: '∖',
  subset: '⊂',
  sum: '∑',
  times: '×',
  to: '→',
};

/** Words that stay upright. */
const UPRIGHT = ['bmod', 'gcd', 'log', 'max', 'mex', 'min', 'mod'];

export function formulaToHtml(formula: string): string {
  const html = formula.replace(
    /\\([a-zA-Z]+)|\\(.)|([_^])(?:\{([^{}]{1,100})\}|(\w))|[{}]|[a-zA-Z]+|[^\\_^{}a-zA-Z]+|[\\_^]/gs,
    toHtml,
  );
  return `<span class="formula">${html}</span>`;
}

function toHtml(part: string, command?: string, sign?: string, shift?: string, group?: string, single?: string): string {
  if (command !== undefined) return commandToHtml(command, part);
  if (sign !== undefined) return sign === ',' || sign === ' ' ? ' ' : escapeHtml(sign);
  if (shift !== undefined) {
    const tag = shift === '_' ? 'sub' : 'sup';
    return `<${tag}>${escapeHtml(group ?? single ?? '')}</${tag}>`;
  }
  if (part === '{' || part === '}') return '';
  return /^[a-zA-Z]/.test(part) ? `<i>${escapeHtml(part)}</i>` : escapeHtml(part);
}

function commandToHtml(command: string, part: string): string {
  if (UPRIGHT.includes(command)) return `${escapeHtml(command.replace('bmod', 'mod'))} `;
  return escapeHtml(Object.hasOwn(SIGNS, command) ? (SIGNS[command] ?? part) : part);
}
