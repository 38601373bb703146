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

/** What makes HTML of a formula; `isBlock` where it has a line of its own. */
export type FormulaToHtml = (tex: string, isBlock: boolean) => string;

/** How KaTeX is asked: nothing of a formula makes links, fetches anything, or grows beyond measure; a mistake is thrown. */
interface RenderOptions {
  readonly output: 'mathml';
  readonly displayMode: boolean;
  readonly trust: false;
  readonly maxExpand: number;
  readonly maxSize: number;
  readonly throwOnError: true;
  readonly strict: false;
}

const OPTIONS = { output: 'mathml', trust: false, maxExpand: 200, maxSize: 20, throwOnError: true, strict: false } as const;

/**
 * Formulas as MathML by KaTeX, whose `renderToString` is handed in: this library has no dependencies. MathML needs neither fonts nor a style
 * sheet, and every browser of today shows it: a page stays one small file. What KaTeX cannot read is shown as without it.
 */
export function mathmlBy(render: (tex: string, options: RenderOptions) => string): FormulaToHtml {
  return (tex, isBlock) => {
    try {
      return render(tex, { ...OPTIONS, displayMode: isBlock });
    } catch {
      return formulaToHtml(tex);
    }
  };
}

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
