/**
 * The question in the address: `#q=node-kayles%20P5` is a whole link.
 *
 * Read from `location.href` and decoded once, since `location.hash` is decoded differently by different browsers.
 * Keys that this page does not know are kept.
 */
function fragmentOf(href: string): string {
  const hash = href.indexOf('#');
  return hash < 0 ? '' : href.slice(hash + 1);
}

/** The question of a link; undefined where there is none or its encoding is broken. */
export function questionOfAddress(href: string): string | undefined {
  const pair = fragmentOf(href)
    .split('&')
    .find((part) => part.startsWith('q='));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(2));
  } catch {
    return undefined;
  }
}

/** The same link, asking this question. */
export function addressOfQuestion(href: string, question: string): string {
  const others = fragmentOf(href)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('q='));
  const hash = href.indexOf('#');
  const page = hash < 0 ? href : href.slice(0, hash);
  return `${page}#${[`q=${encodeURIComponent(question)}`, ...others].join('&')}`;
}
