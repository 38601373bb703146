/**
 * Pictures of what a certificate says, for terminals and as SVG. One line per kind of certificate that has one.
 */
import type { Certificate } from '../core/certificate.ts';
import type { Look } from './look.ts';
import { survivorBlocksToText, toDrawnTable } from './survivor-blocks.ts';
import { survivorBlocksToSvg } from './survivor-svg.ts';

export interface Picture {
  readonly title: string;
  toText(look: Look): readonly string[];
  toSvg(): string;
}

/** Missing where there is nothing to draw. */
export function pictureOf(certificate: Certificate | undefined): Picture | undefined {
  const table = certificate === undefined ? undefined : toDrawnTable(certificate);
  if (table === undefined) return undefined;
  return { title: 'The table', toText: (look) => survivorBlocksToText(table, look), toSvg: () => survivorBlocksToSvg(table) };
}
