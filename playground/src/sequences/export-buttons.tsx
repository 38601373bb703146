/** A sequence as files: b-file, CSV, JSON, and the picture as SVG. */
import type { Nimber } from 'impartial';
import { termsToBFile, termsToCsv } from 'impartial/present';
import { Icon } from '../icon.tsx';
import { saveFile } from '../save-file.ts';

interface Properties {
  readonly question: string;
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly count: number;
  /** The picture that is shown, if there is one. */
  picture(): SVGElement | null | undefined;
}

export function ExportButtons({ question, from, values, count, picture }: Properties) {
  const terms = () => Array.from({ length: count }, (_, index) => ({ n: from + index, value: values[index] ?? null }));
  const json = () => {
    const plain = values.slice(0, count).map((value) => (typeof value === 'bigint' ? String(value) : value));
    return JSON.stringify({ question, from, values: plain });
  };
  const saveSvg = () => {
    const svg = picture();
    if (svg === null || svg === undefined) return;
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    saveFile('sequence.svg', new XMLSerializer().serializeToString(copy), 'image/svg+xml');
  };
  const files: readonly (readonly [string, () => void])[] = [
    ['b-file', () => saveFile('b-file.txt', termsToBFile(terms()))],
    ['CSV', () => saveFile('sequence.csv', termsToCsv(terms()), 'text/csv')],
    ['JSON', () => saveFile('sequence.json', json(), 'application/json')],
    ['SVG', saveSvg],
  ];
  return (
    <>
      <span className="small">Export</span>
      {files.map(([name, save]) => (
        <button type="button" key={name} onClick={save} disabled={count === 0 || (name === 'SVG' && picture() === undefined)}>
          <Icon name="download" /> {name}
        </button>
      ))}
    </>
  );
}
