/**
 * Markdown on the page: read into a tree of CommonMark with tables and formulas, and shown as elements that are made here, one kind of
 * node after another. HTML in a text is shown as it is written, a picture is its description, and links lead to pages and mails only.
 * Fetched with the first text of a sheet.
 */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfmTable } from 'micromark-extension-gfm-table';
import { math } from 'micromark-extension-math';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Typeset } from './typeset.tsx';

const EXTENSIONS = {
  extensions: [gfmTable(), math()],
  mdastExtensions: [gfmTableFromMarkdown(), mathFromMarkdown()],
};
const LINK = /^(https?:\/\/|mailto:|#)/i;
/** What is deeper inside of other things than this is shown as it is written, and so is a text that takes long to read. */
const DEEPEST = 40;
const LONGEST = 100_000;
const NESTED = /^(?:[ \t]*(?:[>*+-]|\d+[.)])){100}|[[*_]{2000}/m;

export function Markdown({ text }: { readonly text: string }) {
  const shown = useMemo(() => {
    if (text.length > LONGEST || NESTED.test(text)) return text;
    const root = fromMarkdown(text, EXTENSIONS);
    const definitions = new Map(root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node]] : [])));
    return toNodes(root, { text, definitions, depth: 0 });
  }, [text]);
  return <div className="markdown">{shown}</div>;
}

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Parent = Root | Extract<Node, { readonly children: unknown }>;
type Table = Extract<Node, { readonly type: 'table' }>;

interface Around {
  readonly text: string;
  /** Where links lead that are written in two places. */
  readonly definitions: ReadonlyMap<string, Extract<Node, { readonly type: 'definition' }>>;
  readonly depth: number;
}

function toNodes({ children }: Parent, around: Around): ReactNode[] {
  const deeper = { ...around, depth: around.depth + 1 };
  // biome-ignore lint/suspicious/noArrayIndexKey: the whole text is read anew when it changes.
  return children.map((node, index) => <Fragment key={index}>{toNode(node, deeper)}</Fragment>);
}

/** Elements that hold what is inside of them and nothing else. */
const PLAIN = { paragraph: 'p', emphasis: 'em', strong: 'strong', blockquote: 'blockquote', listItem: 'li' } as const;

function toNode(node: Node, around: Around): ReactNode {
  if (around.depth > DEEPEST) return around.text.slice(node.position?.start.offset, node.position?.end.offset);
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
    case 'emphasis':
    case 'strong':
    case 'blockquote':
    case 'listItem':
      return createElement(PLAIN[node.type], {}, ...toNodes(node, around));
    case 'heading':
      return createElement(`h${node.depth}`, {}, ...toNodes(node, around));
    case 'list':
      return node.ordered === true ? <ol start={node.start ?? 1}>{toNodes(node, around)}</ol> : <ul>{toNodes(node, around)}</ul>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'math':
      return <Typeset tex={node.value} isBlock />;
    case 'inlineMath':
      // Two signs on either side ask for a line of its own, as in TeX.
      return <Typeset tex={node.value} isBlock={around.text.startsWith('$$', node.position?.start.offset)} />;
    case 'link':
      return toLink(node.url, toNodes(node, around));
    case 'linkReference':
      return toLink(around.definitions.get(node.identifier)?.url ?? '', toNodes(node, around));
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'table':
      return toTable(node, around);
    default:
      return 'children' in node ? toNodes(node, around) : null;
  }
}

function toLink(target: string, inside: ReactNode): ReactNode {
  if (!LINK.test(target)) return inside;
  return (
    <a href={target} rel="noopener noreferrer">
      {inside}
    </a>
  );
}

function toTable({ children, align = [] }: Table, around: Around): ReactNode {
  const [head, ...body] = children;
  const side = (column: number): { textAlign?: 'left' | 'right' | 'center' } => {
    const found = align?.[column];
    return found === null || found === undefined ? {} : { textAlign: found };
  };
  const row = (cells: Table['children'][number]['children'], tag: 'th' | 'td') =>
    cells.map((cell, column) => createElement(tag, { key: column, style: side(column) }, ...toNodes(cell, around)));
  return (
    <div className="sheet-table">
      <table>
        <thead>
          <tr>{row(head?.children ?? [], 'th')}</tr>
        </thead>
        <tbody>
          {body.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <tr key={index}>{row(line.children, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
