/** Pictures as TikZ: one `tikzpicture` that needs no library beyond TikZ itself. */
import type { Point } from './place.ts';
import { DARK, type Ink, type Item, LIGHT, type Paint, type Words } from './scene.ts';
import type { Shape } from './shape.ts';
import { shapesToScene } from './shape-to-scene.ts';
import type { Show } from './show.ts';

/** Centimetres and points of one pixel. */
const CENTIMETRES = 0.02;
const POINTS = 0.57;

export function shapesToTikz(shapes: readonly Shape[], show: Show = {}): string {
  const { items, left, top, width, height } = shapesToScene(shapes, show);
  const palette = show.dark === true ? DARK : LIGHT;
  const inks = [...new Set(['panel' as const, ...items.flatMap(inksOf)])].sort();
  const colours = inks.map((ink) => `  \\definecolor{${colourName(ink)}}{HTML}{${palette[ink].slice(1).toUpperCase()}}`);
  const corner = pair({ x: left + width, y: top + height });
  const parts = [
    ...(show.title === undefined ? [] : [`% ${show.title.replace(/[^\x20-\x7e]/g, '?')}`]),
    `\\begin{tikzpicture}[x=${CENTIMETRES}cm, y=-${CENTIMETRES}cm, line cap=round, line join=round, inner sep=0pt]`,
    ...colours,
    `  \\fill[${colourName('panel')}] ${pair({ x: left, y: top })} rectangle ${corner};`,
    ...items.map((item) => `  ${toCommand(item)}`),
    '\\end{tikzpicture}',
  ];
  return `${parts.join('\n')}\n`;
}

function inksOf(item: Item): readonly Ink[] {
  if (item.kind === 'words') return [item.ink];
  return [item.fill, item.stroke].filter((ink) => ink !== undefined);
}

/** Letters only: `impartial-cert-a-fill` would be a colour expression of xcolor only with care. */
function colourName(ink: Ink): string {
  return `impartial${ink.replace('2', 'two').replace(/-/g, '')}`;
}

function toCommand(item: Item): string {
  switch (item.kind) {
    case 'path': {
      const segments = item.segments.map(({ to, bend }) =>
        bend === undefined ? `-- ${pair(to)}` : `.. controls ${pair(bend[0])} and ${pair(bend[1])} .. ${pair(to)}`,
      );
      const arrow = item.arrow === true ? ['->'] : [];
      return `\\path[${[...arrow, ...paintOf(item)].join(', ')}] ${pair(item.from)} ${segments.join(' ')}${item.closed === true ? ' -- cycle' : ''};`;
    }
    case 'ellipse':
      return `\\path[${paintOf(item).join(', ')}] ${pair(item.at)} ellipse [x radius=${size(item.rx)}, y radius=${size(item.ry)}];`;
    case 'box': {
      const to = pair({ x: item.at.x + item.across, y: item.at.y + item.height });
      const radius = Math.min(item.radius ?? 0, item.across / 2, item.height / 2);
      const corners = radius === 0 ? [] : [`rounded corners=${size(radius)}`];
      return `\\path[${[...corners, ...paintOf(item)].join(', ')}] ${pair(item.at)} rectangle ${to};`;
    }
    case 'words':
      return toNode(item);
  }
}

const FONTS = { bold: '\\bfseries', italic: '\\itshape', mono: '\\ttfamily', plain: '\\sffamily' } as const;

function toNode({ at, text, size: pixels, ink, anchor = 'middle', style = 'plain', halo }: Words): string {
  const points = round(pixels * POINTS);
  const side = anchor === 'start' ? ['anchor=west'] : anchor === 'end' ? ['anchor=east'] : [];
  const outline = halo === true ? [`fill=${colourName('panel')}`, 'fill opacity=0.8', 'text opacity=1', 'inner sep=1pt'] : [];
  const font = `font=\\fontsize{${points}}{${round(pixels * POINTS * 1.2)}}\\selectfont${FONTS[style]}`;
  const options = [...side, ...outline, `text=${colourName(ink)}`, font];
  return `\\node[${options.join(', ')}] at ${pair(at)} {\\strut ${escapeTex(text)}};`;
}

function paintOf({ fill, stroke, width = 1, dash, opacity }: Paint): readonly string[] {
  return [
    ...(fill === undefined ? [] : [`fill=${colourName(fill)}`]),
    ...(stroke === undefined ? [] : [`draw=${colourName(stroke)}`, `line width=${round(width * POINTS)}pt`]),
    ...(dash === undefined ? [] : [`dash pattern=${dashes(dash)}`]),
    ...(opacity === undefined ? [] : [`opacity=${opacity}`]),
  ];
}

function dashes(lengths: readonly number[]): string {
  return lengths.map((length, index) => `${index % 2 === 0 ? 'on' : 'off'} ${round(length * POINTS)}pt`).join(' ');
}

function pair({ x, y }: Point): string {
  return `(${round(x)}, ${round(y)})`;
}

function size(pixels: number): string {
  return `${round(pixels * CENTIMETRES * 100) / 100}cm`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100 + 0;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '&': '\\&',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '"': "''",
  '♚': 'K',
  '♛': 'Q',
  '♜': 'R',
  '♝': 'B',
  '♞': 'N',
  '×': '$\\times$',
  '→': '$\\to$',
  '…': '\\dots{}',
  '−': '$-$',
  '⊕': '$\\oplus$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '≠': '$\\ne$',
  '·': '$\\cdot$',
  '’': "'",
  '“': '``',
  '”': "''",
  '–': '--',
};

/** Digits below and above the line. */
const SMALL = '₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹';

/** What Latin letters and TeX's own fonts do not have is written by its number. */
function escapeTex(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (ESCAPED[character] !== undefined) return ESCAPED[character];
    if (SMALL.includes(character)) return `$${SMALL.indexOf(character) < 10 ? '_' : '^'}{${SMALL.indexOf(character) % 10}}$`;
    if ((code >= 0x20 && code < 0x7f) || (code >= 0xc0 && code <= 0x17e && /\p{L}/u.test(character))) return character;
    return /\s/u.test(character) ? ' ' : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }).join('');
}
