/** A file as it is named to the reader: from the current folder on, where it lies inside. */
import { relative, sep } from 'node:path';

export function shownPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path === '' || path.startsWith(`..${sep}`) ? file : path;
}
