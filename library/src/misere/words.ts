/** Elements of a quotient as words: generators are letters in the order of their heaps, `a` the first. */

/** `a`, `b` … `z`, then `a1`, `b1` and so on. */
export function letterOf(generator: number): string {
  const letter = String.fromCharCode(97 + (generator % 26));
  return generator < 26 ? letter : letter + Math.floor(generator / 26);
}

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** `1`, `a`, `b²c`. */
export function wordToText(word: readonly number[]): string {
  const factors = word.flatMap((count, at) => (count === 0 ? [] : [letterOf(at) + raised(count)]));
  return factors.length === 0 ? '1' : factors.join('');
}

function raised(exponent: number): string {
  return exponent === 1 ? '' : [...String(exponent)].map((digit) => RAISED[Number(digit)]).join('');
}

/** The same for TeX: `b^{2}c`. */
export function wordToTex(word: readonly number[]): string {
  const factors = word.flatMap((count, at) => {
    if (count === 0) return [];
    const [letter, index] = [letterOf(at).charAt(0), letterOf(at).slice(1)];
    return [`${letter}${index === '' ? '' : `_{${index}}`}${count === 1 ? '' : `^{${count}}`}`];
  });
  return factors.length === 0 ? '1' : factors.join('');
}
