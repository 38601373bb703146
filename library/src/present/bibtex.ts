/**
 * The bibliography as BibTeX.
 *
 * The bibliography says where a work is in one line, as a reader expects it; what kind of work it is follows from that line. Letters
 * with accents become commands, since BibTeX itself knows no others.
 */
import { bibliography, type CitationKey } from '../literature/bibliography.ts';
import type { Reference } from '../literature/reference.ts';

type Fields = readonly (readonly [name: string, value: string])[];

/** Entries for these keys, in the order of the bibliography. */
export function bibliographyToBibtex(keys: Iterable<CitationKey> = Object.keys(bibliography) as CitationKey[]): string {
  const wanted = new Set(keys);
  return (Object.keys(bibliography) as CitationKey[])
    .filter((key) => wanted.has(key))
    .map((key) => entryToBibtex(key, bibliography[key]))
    .join('\n');
}

function entryToBibtex(key: CitationKey, { authors, title, where, year, doi }: Reference): string {
  const { kind, fields } = placeOf(where);
  const all: Fields = [
    ['author', key === 'impartial' ? `{${authors}}` : authors.split(', ').join(' and ')],
    ['title', `{${title}}`],
    ...fields,
    ['year', String(year)],
    ...(doi === undefined ? [] : [['doi', doi] as const]),
  ];
  const lines = all.map(([name, value]) => `  ${name} = {${name === 'doi' ? value : toAscii(value)}}`);
  return `@${kind}{${key},\n${lines.join(',\n')}\n}\n`;
}

/** `Annals of Mathematics 3, 35–39` is in a journal, `arXiv 2409.20505` a preprint, `Academic Press` a publisher. */
function placeOf(where: string): { readonly kind: string; readonly fields: Fields } {
  const [, journal = '', volume = '', pages] = /^(.+) (\d+), (\d+–\d+|article \d+)$/.exec(where) ?? [];
  if (pages !== undefined) {
    return {
      kind: 'article',
      fields: [
        ['journal', journal],
        ['volume', volume],
        ['pages', pages.replace('–', '--')],
      ],
    };
  }
  const [, preprint] = /^arXiv (\S+)$/.exec(where) ?? [];
  if (preprint !== undefined)
    return {
      kind: 'misc',
      fields: [
        ['eprint', preprint],
        ['archiveprefix', 'arXiv'],
      ],
    };
  const [, series, number = '', house = ''] = /^(.+) (\d+), (.+)$/.exec(where) ?? [];
  if (series !== undefined)
    return {
      kind: 'book',
      fields: [
        ['series', series],
        ['volume', number],
        ['publisher', house],
      ],
    };
  if (/\bPress\b|\bPeters\b|\bSociety\b/.test(where)) return { kind: 'book', fields: [['publisher', where]] };
  return { kind: 'misc', fields: [['note', where]] };
}

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '=',
  '\u0308': '"',
  '\u030a': 'r',
  '\u030c': 'v',
  '\u0327': 'c',
};

const LETTERS: Readonly<Record<string, string>> = {
  '–': '--',
  '’': "'",
  ß: '{\\ss}',
  ø: '{\\o}',
  Ø: '{\\O}',
  ł: '{\\l}',
  Ł: '{\\L}',
  '&': '\\&',
};

function toAscii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(\p{L})(\p{M})/gu, (whole, letter: string, mark: string) =>
      ACCENTS[mark] === undefined ? whole : `{\\${ACCENTS[mark]}{${letter}}}`,
    )
    .replace(/[–’ßøØłŁ&]/g, (sign) => LETTERS[sign] ?? sign);
}
