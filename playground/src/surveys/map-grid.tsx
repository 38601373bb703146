/** The map: a grid of cells of which only the rows in sight are made, one stop of the Tab key, moved about in by arrows. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNarrow } from '../use-narrow.ts';
import { lookOf, type MapRow, type SurveyMap, textOf, wordsOf } from './survey-map.ts';
import type { SurveyRow } from './survey-source.ts';

/** As in the style sheet. */
const [ROW_FOR_MOUSE, ROW_FOR_FINGERS] = [24, 44] as const;
const AROUND = 12;

interface Properties {
  readonly map: SurveyMap;
  readonly chosen: SurveyRow | undefined;
  onChoose(row: SurveyRow): void;
  onOpen(row: SurveyRow): void;
}

export function MapGrid({ map, chosen, onChoose, onOpen }: Properties) {
  const [top, setTop] = useState(0);
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0]);
  const box = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const isNarrow = useNarrow();
  const rowHeight = isNarrow ? ROW_FOR_FINGERS : ROW_FOR_MOUSE;
  const shown = Math.ceil((box.current?.clientHeight ?? 480) / rowHeight) + 2 * AROUND;
  const first = Math.max(0, Math.min(map.rows.length - shown, Math.floor(top / rowHeight) - AROUND));

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  function go(row: number, column: number) {
    const next = [clamp(row, map.rows.length), clamp(column, map.columns.length)] as const;
    setAt(next);
    wantsFocus.current = true;
    const place = next[0] * rowHeight;
    const { current } = box;
    if (current !== null && (place < current.scrollTop || place > current.scrollTop + current.clientHeight - 3 * rowHeight))
      current.scrollTop = place - current.clientHeight / 2;
    const cell = map.rows[next[0]]?.cells[next[1]];
    if (cell !== undefined && cell !== null) onChoose(cell);
  }

  function onKey(event: KeyboardEvent) {
    const [row, column] = at;
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 480) / rowHeight) - 2);
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      PageUp: [row - page, column],
      PageDown: [row + page, column],
      Home: [0, column],
      End: [map.rows.length - 1, column],
    };
    const step = steps[event.key];
    const cell = map.rows[row]?.cells[column];
    if (step !== undefined) go(...step);
    else if (event.key === 'Enter' && cell !== undefined && cell !== null) onOpen(cell);
    else return;
    event.preventDefault();
  }

  return (
    <div
      className={`survey-grid ${isNarrow ? 'wide-rows' : ''}`}
      ref={box}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: rows out of sight are not there, which a table cannot say. */}
      <div role="grid" aria-label="Map of the survey" aria-rowcount={map.rows.length + 1} onKeyDown={onKey} tabIndex={-1}>
        <Heads map={map} />
        <div style={{ height: first * rowHeight }} />
        {map.rows.slice(first, first + shown).map((row, index) => (
          <Row key={row.name} row={row} map={map} number={first + index} at={at} chosen={chosen} onGo={go} />
        ))}
        <div style={{ height: Math.max(0, map.rows.length - first - shown) * rowHeight }} />
      </div>
    </div>
  );
}

function Heads({ map: { columns } }: { map: SurveyMap }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid.
    <div role="row" className="survey-heads" tabIndex={-1}>
      {/* biome-ignore lint/a11y/useSemanticElements: as the grid. */}
      <span role="columnheader" className="survey-name" tabIndex={-1}>
        <span className="hidden">Row</span>
      </span>
      {columns.map(({ words }) => (
        // biome-ignore lint/a11y/useSemanticElements: as the grid.
        <span role="columnheader" key={words.join(' ')} tabIndex={-1}>
          {words.join(' ').replaceAll('-', ' ').replaceAll('misere', 'misère') || 'result'}
        </span>
      ))}
    </div>
  );
}

interface RowProperties {
  readonly row: MapRow;
  readonly map: SurveyMap;
  readonly number: number;
  readonly at: readonly [number, number];
  readonly chosen: SurveyRow | undefined;
  onGo(row: number, column: number): void;
}

function Row({ row, map, number, at, chosen, onGo }: RowProperties) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid.
    <div role="row" aria-rowindex={number + 2} className="survey-row" tabIndex={-1}>
      {/* biome-ignore lint/a11y/useSemanticElements: as the grid. */}
      <span role="rowheader" className="survey-name" tabIndex={-1}>
        {row.name}
      </span>
      {row.cells.map((cell, column) => (
        // biome-ignore lint/a11y/useSemanticElements: as the grid.
        <button
          type="button"
          role="gridcell"
          key={map.columns[column]?.words.join(' ')}
          className={`survey-cell ${lookOf(cell)}`}
          tabIndex={at[0] === number && at[1] === column ? 0 : -1}
          aria-selected={cell !== undefined && cell === chosen}
          aria-label={`${[row.name, ...(map.columns[column]?.words ?? [])].join(', ')}: ${wordsOf(cell)}`}
          onClick={() => onGo(number, column)}
        >
          {textOf(cell)}
        </button>
      ))}
    </div>
  );
}

function clamp(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place));
}
