/** KaTeX with its letters and signs; nothing of a formula makes links, fetches anything, or grows beyond measure. */
import 'katex/dist/katex.min.css';
import { type FormulaToHtml, mathmlBy } from 'impartial-worksheet';
import katex from 'katex';

const OPTIONS = { trust: false, maxExpand: 200, maxSize: 20, throwOnError: false, strict: false } as const;

export function typeset(tex: string, place: HTMLElement, isBlock: boolean): void {
  katex.render(tex, place, { ...OPTIONS, displayMode: isBlock, errorColor: 'var(--lose)' });
}

/** For a page that is saved: MathML, which needs nothing of what this page has. */
export const formulaToMathml: FormulaToHtml = mathmlBy(katex.renderToString);
