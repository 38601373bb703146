/** A small strict reader of XML and of TikZ: what is wrong with a text, or nothing. */

const TOKEN = /<\?xml [^<>]*\?>|<(\/?)([a-z]+)((?: [A-Za-z:-]+="[^"<>&]*")*)(\/?)>|&(?:amp|lt|gt|quot|apos);|[^<>&]/y;

export function xmlFault(text: string): string | undefined {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    const match = TOKEN.exec(text);
    if (match === null) return `no XML at ${at}: ${text.slice(at, at + 40)}`;
    const [, closes, name, attributes = '', isEmpty] = match;
    const names = Array.from(attributes.matchAll(/ ([A-Za-z:-]+)=/g), ([, each]) => each);
    if (new Set(names).size < names.length) return `an attribute comes twice: ${match[0]}`;
    if (name === undefined || isEmpty === '/') continue;
    if (closes !== '/') open.push(name);
    else if (open.pop() !== name) return `${name} is closed and was not open`;
  }
  if (/NaN|undefined|Infinity/.test(text)) return 'a number is none';
  return open.length === 0 ? undefined : `${open.join(' ')} stay open`;
}

/** Braces and brackets close, every command ends, and no character is left that means something else to TeX. */
export function tikzFault(text: string): string | undefined {
  const lines = text.trimEnd().split('\n');
  const body = lines.filter((line) => !line.startsWith('%'));
  if (!body[0]?.startsWith('\\begin{tikzpicture}') || body.at(-1) !== '\\end{tikzpicture}') return 'it is no tikzpicture';
  if (/NaN|undefined|Infinity/.test(body.join('\n'))) return 'a number is none';
  for (const line of body) {
    const plain = line.replace(/\\[\\{}%&$#_]|\$[_^]\{\d\}\$/g, '');
    let depth = 0;
    for (const character of plain) {
      if (character === '{') depth++;
      if (character === '}') depth--;
      if (depth < 0) return `a brace too many: ${line}`;
    }
    if (depth > 0) return `a brace stays open: ${line}`;
    if (/[%&#_^~]/.test(plain) || (plain.match(/\$/g) ?? []).length % 2 === 1) return `something is not escaped: ${line}`;
    if (/^ {2}\\(path|node|fill)/.test(line) && !line.endsWith(';')) return `a command does not end: ${line}`;
  }
  return undefined;
}
