/**
 * Texts for LaTeX: sentences with their signs put into mathematics mode, and question lines in a fixed width.
 *
 * What comes out needs no package and no engine but pdfLaTeX: letters with accents are left as they are, which LaTeX reads since 2018,
 * and characters that it may not know are written by their number.
 */

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '"': "''",
};

const SIGNS: Readonly<Record<string, string>> = {
  '−': '$-$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '≠': '$\\ne$',
  '⊕': '$\\oplus$',
  '·': '$\\cdot$',
  '×': '$\\times$',
  '∪': '$\\cup$',
  '∘': '$\\circ$',
  '⌊': '$\\lfloor$',
  '⌋': '$\\rfloor$',
  '⌈': '$\\lceil$',
  '⌉': '$\\rceil$',
  '→': '$\\to$',
  '★': '$\\star$',
  '∞': '$\\infty$',
  ℓ: '$\\ell$',
  μ: '$\\mu$',
  𝓔: '$\\mathcal{E}$',
  '′': "$'$",
  '⁺': '$^{+}$',
  '⁻': '$^{-}$',
  ᵏ: '$^{k}$',
  '²': '$^{2}$',
  '₁': '$_{1}$',
  '₂': '$_{2}$',
  '₃': '$_{3}$',
  '…': '\\ldots{}',
  '–': '\\textendash{}',
  '—': '\\textemdash{}',
  '`': '\\textasciigrave{}',
  '’': "'",
  '‘': '`',
  '“': '``',
  '”': "''",
  '§': '\\S{}',
  '\u00a0': '~',
};

/** Letters of Latin alphabets, with their accents. */
const LETTER = /^[\u00a1-\u017f]$/;

/** A sentence. Every character comes out as itself, and none as a command; what stands between grave accents is in a fixed width. */
export function escapeTex(text: string): string {
  return text
    .split(/`([^`]*)`/)
    .map((part, index) => (index % 2 === 1 ? lineToTex(part) : escapePlain(part)))
    .join('');
}

function escapePlain(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const known = ESCAPED[character] ?? SIGNS[character];
    if (known !== undefined) return known;
    if ((code >= 32 && code < 127) || LETTER.test(character)) return character;
    return /\s/.test(character) ? ' ' : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  })
    .join('')
    .replaceAll('--', '-{}-');
}

/** A question line or a move: `\texttt{node-kayles P5}`, with spaces that are all alike. */
export function lineToTex(line: string): string {
  const plain = escapePlain(line).replaceAll('$<$', '<').replaceAll('$>$', '>').replaceAll('$|$', '|');
  return `\\texttt{${plain.replace(/([:.,;!?]) /g, '$1\\ ')}}`;
}
