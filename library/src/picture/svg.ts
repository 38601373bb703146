/** Pictures as standalone SVG: well-formed XML with no style sheet, no script and generic fonts. */
import type { Point } from './place.ts';
import { DARK, type Item, LIGHT, type Paint, type Palette, type Scene, type Words } from './scene.ts';
import type { Shape } from './shape.ts';
import { shapesToScene } from './shape-to-scene.ts';
import type { Show } from './show.ts';

export function shapesToSvg(shapes: readonly Shape[], show: Show = {}): string {
  return sceneToSvg(shapesToScene(shapes, show), { title: 'A position', ...show });
}

export function sceneToSvg(scene: Scene, show: { readonly title: string; readonly dark?: boolean }): string {
  const palette = show.dark === true ? DARK : LIGHT;
  const { items, left, top, width, height } = scene;
  const box = [left, top, width, height].map(round).join(' ');
  const hasArrows = items.some((item) => item.kind === 'path' && item.arrow === true);
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${round(width)}" height="${round(height)}" role="img" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${escapeXml(show.title)}</title>`,
    `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" fill="${palette.panel}"/>`,
    ...(hasArrows ? [arrowHeads(items, palette)] : []),
    ...items.map((item) => toElement(item, palette)),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

/** One head for each colour of an arrow. */
function arrowHeads(items: readonly Item[], palette: Palette): string {
  const inks = new Set(
    items.flatMap((item) => (item.kind === 'path' && item.arrow === true && item.stroke ? [item.stroke] : [])),
  );
  const markers = [...inks].map(
    (ink) =>
      `<marker id="arrow-${ink}" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="12" markerHeight="12" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 1 L9 5 L0 9 Z" fill="${palette[ink]}"/></marker>`,
  );
  return `<defs>${markers.join('')}</defs>`;
}

function toElement(item: Item, palette: Palette): string {
  switch (item.kind) {
    case 'path': {
      const segments = item.segments.map(({ to, bend }) =>
        bend === undefined ? `L${pair(to)}` : `C${pair(bend[0])} ${pair(bend[1])} ${pair(to)}`,
      );
      const head = item.arrow === true && item.stroke !== undefined ? ` marker-end="url(#arrow-${item.stroke})"` : '';
      return `<path d="M${pair(item.from)} ${segments.join(' ')}${item.closed === true ? ' Z' : ''}"${paintOf(item, palette)}${head}/>`;
    }
    case 'ellipse':
      return `<ellipse cx="${round(item.at.x)}" cy="${round(item.at.y)}" rx="${round(item.rx)}" ry="${round(item.ry)}"${paintOf(item, palette)}/>`;
    case 'box': {
      const radius = item.radius === undefined ? '' : ` rx="${round(item.radius)}"`;
      return `<rect x="${round(item.at.x)}" y="${round(item.at.y)}" width="${round(item.across)}" height="${round(item.height)}"${radius}${paintOf(item, palette)}/>`;
    }
    case 'words':
      return toText(item, palette);
  }
}

const FONTS = {
  bold: 'font-family="serif" font-weight="600"',
  italic: 'font-family="serif" font-style="italic" font-weight="600"',
  mono: 'font-family="monospace"',
  plain: 'font-family="sans-serif"',
} as const;

function toText({ at, text, size, ink, anchor = 'middle', style = 'plain', halo }: Words, palette: Palette): string {
  const outline = halo === true ? ` stroke="${palette.panel}" stroke-width="3.5" paint-order="stroke"` : '';
  const place = `x="${round(at.x)}" y="${round(at.y + 0.35 * size)}" text-anchor="${anchor}"`;
  return `<text ${place} ${FONTS[style]} font-size="${size}" fill="${palette[ink]}"${outline} xml:space="preserve">${escapeXml(text)}</text>`;
}

function paintOf({ fill, stroke, width, dash, opacity }: Paint, palette: Palette): string {
  const parts = [` fill="${fill === undefined ? 'none' : palette[fill]}"`];
  if (stroke !== undefined) parts.push(` stroke="${palette[stroke]}" stroke-width="${round(width ?? 1)}"`);
  if (dash !== undefined) parts.push(` stroke-dasharray="${dash.join(' ')}"`);
  if (opacity !== undefined) parts.push(` opacity="${opacity}"`);
  return parts.join('');
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(number: number): string {
  return String(Math.round(number * 100) / 100 + 0);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML does not allow are shown as a box. */
function escapeXml(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\u25a1').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
