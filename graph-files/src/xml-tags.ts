/**
 * The tags of an XML text, one after another, with their places. No document is built, nothing is run or fetched, and the only
 * entities are the five of XML and numbers of characters, so that a few bytes cannot grow into many.
 */
import { Slip } from './file-error.ts';

export interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'whole';
  readonly attributes: ReadonlyMap<string, string>;
  readonly at: number;
  /** Where what follows the tag begins. */
  readonly end: number;
}

const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const DEEPEST = 200;

/** Throws where tags are not well formed or do not match. */
export function* listTags(content: string): Generator<Tag> {
  const open: Tag[] = [];
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', at)) {
    const next = skipFrom(content, at);
    if (next > at) {
      at = next;
      continue;
    }
    const tag = readTag(content, at);
    if (tag.kind === 'open' && open.push(tag) > DEEPEST)
      throw new Slip(`Tags are more than ${DEEPEST} deep here, the most that is read`, at);
    if (tag.kind === 'close') {
      const { name } = open.pop() ?? { name: undefined };
      if (name !== tag.name) throw new Slip(name === undefined ? 'This tag closes nothing' : `Expected </${name}>`, at);
    }
    yield tag;
    at = tag.end;
  }
  const last = open.at(-1);
  if (last !== undefined) throw new Slip(`This <${last.name}> is not closed`, last.at);
}

function readTag(content: string, at: number): Tag {
  TAG.lastIndex = at;
  const match = TAG.exec(content);
  if (match === null) throw new Slip('This tag is not well formed', at);
  const [whole, closing, name = '', text = '', selfClosing] = match;
  const kind = closing === '/' ? 'close' : selfClosing === '/' ? 'whole' : 'open';
  return { name: name.replace(/^.*:/, ''), kind, attributes: attributesOf(text, at), at, end: at + whole.length };
}

/** Past a comment, a declaration or plain characters; types of documents that define anything are refused. */
function skipFrom(content: string, at: number): number {
  for (const [open, close] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<!', '>'],
  ] as const) {
    if (!content.startsWith(open, at)) continue;
    const end = content.indexOf(close, at + open.length);
    if (end < 0) throw new Slip(`${open} is not closed`, at);
    if (open === '<!' && content.slice(at, end).includes('['))
      throw new Slip('Document types and entities are not read here', at);
    return end + close.length;
  }
  return at;
}

function attributesOf(text: string, at: number): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single] of text.matchAll(ATTRIBUTE))
    attributes.set(key, decode((double ?? single ?? '').replace(/\s/g, ' '), at));
  return attributes;
}

export function decode(text: string, at: number): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;]{0,10});?/g, (_, name: string) => {
    const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const number = code === null ? undefined : Number.parseInt(code[1] ?? code[2] ?? '', code[1] === undefined ? 10 : 16);
    if (number !== undefined && number <= 0x10ffff) return String.fromCodePoint(number);
    const character = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
    if (character === undefined) throw new Slip('Entities are not read here', at);
    return character;
  });
}
