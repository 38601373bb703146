/** A sequence as files: b-file, CSV, JSON, and the picture as SVG. */
import type { Nimber } from 'impartial';
import { OUTCOMES, termsToBFile, termsToCsv } from 'impartial/present';
import { Icon } from '../icon.tsx';
import { saveFile } from '../save-file.ts';
import type { SequenceKind } from '../solver/tasks.ts';
import { valueWord } from './value-word.ts';

interface Properties {
  readonly question: string;
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly count: number;
  readonly kind: SequenceKind | undefined;
  /** The picture that is shown, if there is one. */
  picture(): SVGElement | null | undefined;
}

export function ExportButtons({ question, from, values, count, kind, picture }: Properties) {
  const name = kind?.isOutcome ? OUTCOMES : (kind?.title ?? 'Values');
  const written = (value: Nimber | null | undefined) =>
    kind?.isOutcome && value !== null ? valueWord(value, kind) : (value ?? null);
  const terms = () => Array.from({ length: count }, (_, index) => ({ n: from + index, value: written(values[index]) }));
  const json = () => {
    const plain = terms().map(({ value }) => (typeof value === 'bigint' ? String(value) : value));
    return JSON.stringify({ question, kind: name, from, values: plain });
  };
  const saveSvg = () => {
    const svg = picture();
    if (svg === null || svg === undefined) return;
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    saveFile('sequence.svg', new XMLSerializer().serializeToString(copy), 'image/svg+xml');
  };
  const files: readonly (readonly [string, () => void])[] = [
    ['b-file', () => saveFile('b-file.txt', termsToBFile(terms(), name))],
    ['CSV', () => saveFile('sequence.csv', termsToCsv(terms(), name), 'text/csv')],
    ['JSON', () => saveFile('sequence.json', json(), 'application/json')],
    ['SVG', saveSvg],
  ];
  return (
    <>
      <span className="small">Export</span>
      {files.map(([form, save]) => (
        <button type="button" key={form} onClick={save} disabled={count === 0 || (form === 'SVG' && picture() === undefined)}>
          <Icon name="download" /> {form}
        </button>
      ))}
    </>
  );
}
