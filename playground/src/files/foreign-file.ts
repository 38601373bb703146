/** What a file is that holds no graph: by how it begins, since its name may say anything. */

/** Bytes that are no text are read as this sign. */
const NO_TEXT = '\ufffd';

/** How they begin, as they are read. */
const BEGINNINGS: readonly (readonly [string, string])[] = [
  [`${NO_TEXT}PNG`, 'a PNG picture'],
  ['GIF8', 'a GIF picture'],
  [NO_TEXT.repeat(3), 'a JPEG picture'],
  ['RIFF', 'a WebP picture or a sound'],
  ['%PDF-', 'a PDF'],
  ['PK\u0003\u0004', 'a ZIP archive or an office document'],
  [`\u001f${NO_TEXT}`, 'a gzip archive'],
  ['<svg', 'an SVG picture'],
  ['<html', 'a web page'],
  ['<!doctype html', 'a web page'],
];

const EXPECTED = 'Expected is a graph (graph6, sparse6, an edge list, DOT, GraphML or JSON) or a question line.';

/** `This is a PNG picture. Expected is …`; undefined where it may well be a graph that is written wrongly. */
export function foreignFile(content: string): string | undefined {
  const start = content
    .trimStart()
    .replace(/^<\?xml[^>]*>\s*/, '')
    .slice(0, 20)
    .toLowerCase();
  const begun = BEGINNINGS.find(([begin]) => start.startsWith(begin.toLowerCase()));
  const found = begun?.[1] ?? jsonWithoutGraph(content) ?? bytes(content);
  return found === undefined ? undefined : `This is ${found}. ${EXPECTED}`;
}

function jsonWithoutGraph(content: string): string | undefined {
  if (!/^\s*[[{]/.test(content)) return undefined;
  try {
    const data: unknown = JSON.parse(content);
    const isGraph = typeof data === 'object' && data !== null && ['edges', 'links', 'nodes', 'graph'].some((key) => key in data);
    return isGraph ? undefined : 'JSON, but no graph';
  } catch {
    return undefined;
  }
}

function bytes(content: string): string | undefined {
  return content.includes('\0') || content.includes(NO_TEXT) ? 'no text' : undefined;
}
