/** What the editor knows of the kits: completion while one types, and a sentence where the pointer rests. The words are those of the library. */
import { autocompletion, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view';
import kitWords from './kit-words.json';

/** A signature and a sentence or two. */
interface Word {
  readonly is: string;
  readonly says: string;
}
type Words = Readonly<Record<string, Word>>;

const KITS: Readonly<Record<string, { readonly says: string; readonly has: Words }>> = kitWords.kits;
const GIVEN: Readonly<Record<string, Words>> = kitWords.given;

/** What a definition may have, by the kit that the code calls. */
function partsOf(code: string): Words {
  const kit = Object.keys(KITS).find((name) => new RegExp(`\\b${name}\\s*[(<]`).test(code));
  return { ...kitWords.facts, ...(kit !== undefined && KITS[kit]?.has) };
}

function toOptions(words: Words, before = ''): Completion[] {
  return Object.entries(words).map(([label, { is, says }]) => ({
    label,
    type: is.startsWith(`${label}(`) || is.startsWith(`${label}?(`) ? 'function' : 'property',
    detail: is.slice(label.length),
    info: () => described(`${before}${is}`, says),
  }));
}

/** `board.` has what a board can be asked; elsewhere there are the parts of a definition, the kits, and what rules are given. */
export function complete(
  context: Pick<CompletionContext, 'matchBefore' | 'explicit' | 'pos' | 'state'>,
): CompletionResult | null {
  const member = context.matchBefore(/\b(\w+)\.\w*$/);
  const [owner = ''] = member?.text.split('.') ?? [];
  const asked = GIVEN[owner];
  if (member !== null)
    return asked === undefined
      ? null
      : { from: member.from + owner.length + 1, options: toOptions(asked, `${owner}.`), validFor: /^\w*$/ };
  const word = context.matchBefore(/\w+$/);
  if (word === null && !context.explicit) return null;
  const kits = Object.entries(KITS).map(([label, { says }]) => ({
    label,
    type: 'function',
    info: () => described(`${label}({ … })`, says),
  }));
  const given = Object.keys(GIVEN).map((label) => ({ label, type: 'variable' }));
  const options = [...toOptions(partsOf(context.state.doc.toString())), ...kits, ...given];
  return { from: word?.from ?? context.pos, options, validFor: /^\w*$/ };
}

/** What is known of the word at this place in a line; undefined for words of the visitor's own. */
export function wordAt(
  line: string,
  at: number,
  code: string,
): (Word & { readonly from: number; readonly to: number }) | undefined {
  for (const { 0: word, index: from } of line.matchAll(/\w+/g)) {
    const to = from + word.length;
    if (at < from || at > to) continue;
    const owner = /(\w+)\.$/.exec(line.slice(0, from))?.[1];
    if (owner !== undefined) {
      const found = Object.hasOwn(GIVEN, owner) ? GIVEN[owner]?.[word] : undefined;
      return found && { from: from - owner.length - 1, to, is: `${owner}.${found.is}`, says: found.says };
    }
    if (Object.hasOwn(KITS, word)) return { from, to, is: `${word}({ … })`, says: KITS[word]?.says ?? '' };
    const parts = partsOf(code);
    const found = /^\s*[:(,]/.test(line.slice(to)) && Object.hasOwn(parts, word) ? parts[word] : undefined;
    return found && { from, to, ...found };
  }
  return undefined;
}

function describeAt(view: EditorView, pos: number): Tooltip | null {
  const line = view.state.doc.lineAt(pos);
  const found = wordAt(line.text, pos - line.from, view.state.doc.toString());
  if (found === undefined) return null;
  const { from, to, is, says } = found;
  return { pos: line.from + from, end: line.from + to, above: true, create: () => ({ dom: described(is, says) }) };
}

function described(is: string, says: string): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-kit-word';
  const code = dom.appendChild(document.createElement('code'));
  code.textContent = is;
  const words = dom.appendChild(document.createElement('p'));
  words.textContent = says.replaceAll('`', '');
  return dom;
}

export const kitHelp: Extension = [autocompletion({ override: [complete] }), hoverTooltip(describeAt, { hoverTime: 250 })];
