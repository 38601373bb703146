/**
 * Pictures of what marks show without a picture of the position, for terminals and as SVG.
 */
import type { Marks } from '../core/marks.ts';
import type { Look } from './look.ts';
import { survivorBlocksToText } from './survivor-blocks.ts';
import { survivorBlocksToSvg } from './survivor-svg.ts';

export interface Picture {
  readonly title: string;
  toText(look: Look): readonly string[];
  toSvg(): string;
}

/** Missing where there is nothing to draw. */
export function pictureOf(marks: Marks | undefined): Picture | undefined {
  const drawn = marks?.layers.flatMap(({ pictures }) => pictures.flatMap((picture) => picture.marks));
  const table = drawn?.find((mark) => mark.kind === 'blocks')?.blocks;
  if (table === undefined) return undefined;
  return { title: 'The table', toText: (look) => survivorBlocksToText(table, look), toSvg: () => survivorBlocksToSvg(table) };
}
