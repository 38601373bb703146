/**
 * The word that was probably meant: the one that fewest slips of the hand turn into what was written, or else the shortest one that
 * begins with it or has it for one of its parts (`grundy` for `grundys-game`, `node` for `node-kayles`).
 */

/** Longer words than this are not compared: nobody mistypes them. */
const LONGEST = 40;

/** Fewer letters than this are the beginning of too many words. */
const SHORTEST = 3;

/** Undefined where more than a third of the letters would be wrong, and no word begins so. */
export function nearestWord(written: string, words: Iterable<string>): string | undefined {
  if (written.length > LONGEST) return undefined;
  let nearest: string | undefined;
  let fewest = Math.floor(written.length / 3) + 1;
  for (const word of words) {
    const slips = countSlips(written.toLowerCase(), word);
    if (slips >= fewest) continue;
    fewest = slips;
    nearest = word;
  }
  return nearest ?? shortestAround(written.toLowerCase(), words);
}

function shortestAround(written: string, words: Iterable<string>): string | undefined {
  if (written.length < SHORTEST) return undefined;
  const around = [...words].filter((word) => word.startsWith(written) || word.split('-').includes(written));
  return around.sort((a, b) => a.length - b.length)[0];
}

/** Letters left out, added or changed (the distance of Levenshtein). */
function countSlips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
