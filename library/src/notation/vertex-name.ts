/**
 * Vertex names: letters, digits, `_` and `.`, but nothing that reads as a family or as copies of one.
 *
 * A name neither begins nor ends with a dot and has no two dots in a row, so that `1..400` can only be a range.
 */
import { bad, excerpt, type Result } from '../core/result.ts';
import { isCopies, isFamily } from './graph-family.ts';

/** The error that the name makes, or nothing where it is a name. */
export function nameError(name: string, at: number): Result<never> | undefined {
  if (!isVertexName(name)) {
    return bad('bad-name', 'A vertex name is made of letters, digits, _ and single dots inside.', at, {
      expected: 'a vertex name',
      found: name,
    });
  }
  if (isFamily(name) || isCopies(name)) {
    return bad('reserved-name', `${excerpt(name)} is a graph and cannot be the name of a vertex.`, at, {
      expected: 'a vertex name',
      found: name,
    });
  }
  return undefined;
}

export function isVertexName(name: string): boolean {
  let dot = true;
  for (let index = 0; index < name.length; index++) {
    const code = name.charCodeAt(index);
    if (code === 46) {
      if (dot) return false;
      dot = true;
    } else if (isNameCode(code)) dot = false;
    else return false;
  }
  return !dot;
}

function isNameCode(code: number): boolean {
  const lower = code | 32;
  return (code >= 48 && code <= 57) || (lower >= 97 && lower <= 122) || code === 95;
}
