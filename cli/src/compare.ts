/** `sequence --compare`: a sequence beside a b-file, or beside all that the catalogue knows. */
import { compareSequence, compareWithFile, type FileTerm, type Options, parseBFile } from 'impartial';
import { answerLine, catalogueComparisonToText, fileComparisonToText } from 'impartial/present';
import { readText } from './read-file.ts';
import type { TermList } from './term-list.ts';
import { answer, lookOf } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** The word that stands for the catalogue; a file of this name is `./catalogue`. */
const CATALOGUE = 'catalogue';
const MOST_BYTES = 200_000_000;

export type Comparer = (
  question: string,
  terms: TermList,
  options: Options,
) => { readonly text: string; readonly json: string; readonly isSame: boolean };

/** Reads the file before anything is computed: what is wrong with it is said at once. */
export function openComparison(other: string): Comparer {
  if (other === CATALOGUE) return compareCatalogue;
  const there = readBFile(other);
  return (question, terms) => {
    const found = compareWithFile({ from: terms.from, values: Array.from(terms, ({ value }) => value) }, there);
    return {
      text: fileComparisonToText(found, other === '-' ? 'standard input' : other, lookOf(process.stdout)),
      json: answerLine({ question, comparedWith: other, ...found }),
      isSame: found.difference === undefined && found.count > 0,
    };
  };
}

const compareCatalogue: Comparer = (question, terms, options) => {
  const run = { from: terms.from, values: Array.from(terms, ({ value }) => value) };
  const found = compareSequence(question, run, options);
  return {
    text: catalogueComparisonToText(found, lookOf(process.stdout)),
    json: answerLine({ question, comparedWith: CATALOGUE, ...(found ?? { tried: 0, terms: 0, same: [] }) }),
    isSame: (found?.same.length ?? 0) > 0,
  };
};

function readBFile(path: string): readonly FileTerm[] {
  const content = readText(path === '-' ? '/dev/stdin' : path, MOST_BYTES);
  if ('why' in content) throw new UsageError(`cannot read ${path}: ${content.why}`);
  const read = parseBFile(content.text);
  if (read.ok) return read.value;
  const { message, at, expected, found } = read.error;
  const before = content.text.slice(0, at).split('\n');
  const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  const detail = [expected === undefined ? '' : `expected ${expected}`, found === undefined ? '' : `found ${found}`];
  throw new UsageError(`${path}, ${place}: ${message} ${detail.filter((part) => part !== '').join('; ')}`.trimEnd());
}

export async function writeComparison(found: ReturnType<Comparer>, json: boolean): Promise<void> {
  if (!found.isSame) process.exitCode = 1;
  await answer(json ? `${found.json}\n` : found.text);
}
