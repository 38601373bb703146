/**
 * Markdown on the page: the library writes it as HTML in which every text is escaped, and that is read here into a document of its own that
 * runs and fetches nothing. Only tags and attributes that are listed become elements of the page.
 */
import { markdownToHtml } from 'impartial/worksheet';
import { createElement, type ReactNode, useMemo } from 'react';

const TAGS = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'hr',
    'em',
    'strong',
    'i',
    'sub',
    'sup',
  ],
  ...['span', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const LINK = /^(https?:\/\/|mailto:|#)/i;

export function Markdown({ text }: { readonly text: string }) {
  const nodes = useMemo(() => {
    const parsed = new DOMParser().parseFromString(markdownToHtml(text), 'text/html');
    return [...parsed.body.childNodes].map(toNode);
  }, [text]);
  return <div className="markdown">{nodes}</div>;
}

function toNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) && node.nodeType !== Node.ELEMENT_NODE) return null;
  const element = node as Element;
  const tag = element.tagName.toLowerCase();
  const inside = [...element.childNodes].map(toNode);
  if (!TAGS.includes(tag)) return inside;
  const properties: Record<string, unknown> = { key };
  const target = element.getAttribute('href') ?? '';
  if (tag === 'a' && LINK.test(target)) Object.assign(properties, { href: target, rel: 'noopener noreferrer' });
  if (element.className === 'formula') properties.className = 'formula';
  return tag === 'hr' ? createElement(tag, properties) : createElement(tag, properties, ...inside);
}
