/** The map with its tools: what colours it, in which order its rows stand, how large they are. On a phone one column at a time. */
import { useId, useMemo, useRef, useState } from 'react';
import { useLetters } from '../letters.ts';
import { useNarrow } from '../use-narrow.ts';
import { type Measure, measuresOf, spelled } from './cell.ts';
import { MapGrid } from './map-grid.tsx';
import { MapOverview } from './map-overview.tsx';
import type { SurveyMap } from './survey-map.ts';
import type { SurveyInfo, SurveyRow } from './survey-source.ts';

const HEIGHTS = [10, 17, 24, 32] as const;
const FOR_FINGERS = 44;

const ORDERS = ['Question', 'Largest first'] as const;
type Order = (typeof ORDERS)[number];

interface Properties {
  readonly info: SurveyInfo;
  readonly map: SurveyMap;
  readonly rows: readonly SurveyRow[];
  readonly chosen: SurveyRow | undefined;
  onChoose(row: SurveyRow): void;
  onOpen(row: SurveyRow): void;
  onPlay(row: SurveyRow): void;
  onTable(): void;
}

export function MapSight({ info, map, rows, chosen, onChoose, onOpen, onPlay, onTable }: Properties) {
  const isNarrow = useNarrow();
  const [letters] = useLetters();
  const box = useRef<HTMLDivElement>(null);
  const measures = measuresOf(rows);
  const [measure = measures[0]?.[0] ?? 'value', setMeasure] = useState<Measure>();
  const [order, setOrder] = useState<Order>('Question');
  const [size, setSize] = useState(2);
  const [column, setColumn] = useState(0);
  const sorted = useMemo(() => inOrder(map, order, measure), [map, order, measure]);
  const shown = useMemo(() => (isNarrow ? oneColumn(sorted, column) : sorted), [sorted, isNarrow, column]);
  const rowHeight = isNarrow ? FOR_FINGERS : (HEIGHTS[size] as number);
  const fit = () => {
    const room = (box.current?.clientHeight ?? 560) / Math.max(1, map.rows.length + 3);
    setSize(
      Math.max(
        0,
        HEIGHTS.findLastIndex((height) => height <= room),
      ),
    );
  };
  const isInHand = (task: number) => info.working?.some(({ first, last }) => first <= task && task <= last) === true;
  const onLetter = (letter: string, row: SurveyRow | undefined) => {
    if (!letters) return;
    if (letter === 'f') fit();
    else if (letter === 't') onTable();
    else if (letter === 'p' && row !== undefined) onPlay(row);
  };
  return (
    <>
      <div className="survey-tools">
        {isNarrow && map.columns.length > 1 && (
          <Choice
            name="Rule"
            value={String(column)}
            options={map.columns.map((each, index) => [String(index), columnName(each)] as const)}
            onChange={(index) => setColumn(Number(index))}
          />
        )}
        <Choice name="Colour" value={measure} options={measures} onChange={(each) => setMeasure(each as Measure)} />
        <Choice
          name="Rows by"
          value={order}
          options={ORDERS.map((each) => [each, each] as const)}
          onChange={(each) => setOrder(each as Order)}
        />
        {!isNarrow && (
          <span className="survey-zoom">
            <button type="button" aria-label="Smaller" disabled={size === 0} onClick={() => setSize(size - 1)}>
              −
            </button>
            <button type="button" aria-label="Larger" disabled={size === HEIGHTS.length - 1} onClick={() => setSize(size + 1)}>
              +
            </button>
            <button type="button" onClick={fit}>
              Fit
            </button>
          </span>
        )}
      </div>
      <div className="survey-map">
        {!isNarrow && <MapOverview {...{ map: shown, measure, rowHeight, box }} />}
        <MapGrid {...{ map: shown, measure, rowHeight, box, chosen, isInHand, onChoose, onOpen, onLetter }} />
      </div>
    </>
  );
}

interface ChoiceProperties {
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  onChange(value: string): void;
}

function Choice({ name, value, options, onChange }: ChoiceProperties) {
  const field = useId();
  return (
    <span className="survey-choice">
      <label htmlFor={field}>{name}</label>
      <select id={field} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}

function columnName({ words, group }: SurveyMap['columns'][number]): string {
  return spelled([...words, ...(group === undefined ? [] : [group])].join(', '));
}

function oneColumn({ columns, rows }: SurveyMap, column: number): SurveyMap {
  const at = Math.min(column, columns.length - 1);
  return {
    columns: columns.slice(at, at + 1),
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(at, at + 1) })).filter(({ cells }) => cells[0] !== null),
  };
}

function inOrder(map: SurveyMap, order: Order, measure: Measure): SurveyMap {
  if (order === 'Question') return map;
  const largest = (row: SurveyMap['rows'][number]) => Math.max(...row.cells.map((cell) => Number(cell?.[measure] ?? -1)));
  const keyed = map.rows.map((row) => [largest(row), row] as const).sort(([a, x], [b, y]) => b - a || x.task - y.task);
  return { ...map, rows: keyed.map(([, row]) => row) };
}
