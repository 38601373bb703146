/** Files for pictures: an SVG must not get a name that says it is something else. */
import { extname } from 'node:path';
import { UsageError } from './usage-error.ts';

const OTHER_PICTURES = ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.bmp', '.tif', '.tiff', '.pdf', '.eps', '.ps'];

/** Refuses, before any work is done, a file whose name promises a picture of another kind. */
export function checkSvgFile(option: string, path: string | undefined): void {
  const kind = extname(path ?? '').toLowerCase();
  if (path === undefined || !OTHER_PICTURES.includes(kind)) return;
  const name = path.slice(0, -kind.length);
  throw new UsageError(`${option} writes SVG, not ${kind.slice(1).toUpperCase()}: name the file ${name}.svg`);
}
