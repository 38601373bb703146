/** The map: a grid of cells of which only the rows in sight are made, one stop of the Tab key, moved about in by arrows. */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { lookOf, type Measure, spelled, textOf, wordsOf } from './cell.ts';
import type { MapRow, SurveyMap } from './survey-map.ts';
import type { SurveyRow } from './survey-source.ts';

const AROUND = 12;
/** The least width of a column, as in the style sheet, with the gaps. */
const COLUMN = 76;
/** Rows lower than this have no text in their cells. */
const LOWEST_WITH_TEXT = 17;

export interface GridProperties {
  readonly map: SurveyMap;
  readonly measure: Measure;
  readonly rowHeight: number;
  /** What scrolls; the overview looks at it, too. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly chosen: SurveyRow | undefined;
  isInHand(task: number): boolean;
  onChoose(row: SurveyRow): void;
  onOpen(row: SurveyRow): void;
  /** A letter that was typed on a cell. */
  onLetter(letter: string, row: SurveyRow | undefined): void;
}

type Place = readonly [row: number, column: number];

export function MapGrid({ map, measure, rowHeight, box, chosen, isInHand, onChoose, onOpen, onLetter }: GridProperties) {
  const [top, setTop] = useState(0);
  const [at, setAt] = useState<Place>(() => placeOf(map, chosen));
  const wantsFocus = useRef(false);
  const shown = Math.ceil((box.current?.clientHeight ?? 560) / rowHeight) + 2 * AROUND;
  const first = Math.max(0, Math.min(map.rows.length - shown, Math.floor(top / rowHeight) - AROUND));

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    box.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address named is brought into sight.
  useEffect(() => show(at[0]), []);

  function show(row: number) {
    const { current } = box;
    const place = row * rowHeight;
    if (current !== null && (place < current.scrollTop || place > current.scrollTop + current.clientHeight - 3 * rowHeight))
      current.scrollTop = place - current.clientHeight / 2;
  }

  function go(row: number, column: number) {
    const next = [clamp(row, map.rows.length), clamp(column, map.columns.length)] as const;
    setAt(next);
    wantsFocus.current = true;
    show(next[0]);
    const cell = map.rows[next[0]]?.cells[next[1]];
    if (cell !== undefined && cell !== null) onChoose(cell);
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [row, column] = at;
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 480) / rowHeight) - 2);
    const steps: Readonly<Record<string, Place>> = {
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
    const cell = map.rows[row]?.cells[column] ?? undefined;
    if (step !== undefined) go(...step);
    else if (event.key === 'Enter' && cell !== undefined) onOpen(cell);
    else if (/^[a-z]$/i.test(event.key)) onLetter(event.key.toLowerCase(), cell);
    else return;
    event.preventDefault();
  }

  const rowOf = (row: MapRow, number: number) => (
    <Row
      key={row.task}
      {...{ row, map, number, at, chosen, measure, isInHand, onGo: go, hasText: rowHeight >= LOWEST_WITH_TEXT }}
    />
  );
  return (
    <div
      className="survey-grid"
      ref={box}
      style={{ ['--row' as string]: `${rowHeight}px` }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: rows out of sight are not there, which a table cannot say. */}
      <div
        role="grid"
        aria-label="Map of the survey"
        aria-rowcount={map.rows.length + 1}
        onKeyDown={onKey}
        tabIndex={-1}
        style={{ minWidth: 104 + COLUMN * map.columns.length }}
      >
        <Heads map={map} />
        <div style={{ height: first * rowHeight }} />
        {map.rows.slice(first, first + shown).map((row, index) => rowOf(row, first + index))}
        <div style={{ height: Math.max(0, map.rows.length - first - shown) * rowHeight }} />
      </div>
    </div>
  );
}

function Heads({ map: { columns } }: { map: SurveyMap }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid.
    <div role="row" className={`survey-heads ${columns[0]?.group === undefined ? '' : 'grouped'}`} tabIndex={-1}>
      {/* biome-ignore lint/a11y/useSemanticElements: as the grid. */}
      <span role="columnheader" className="survey-name" tabIndex={-1}>
        <span className="hidden">Row</span>
      </span>
      {columns.map(({ words, group, offset }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: as the grid.
        <span role="columnheader" key={offset} className={isFirst(columns, index) ? 'first' : ''} tabIndex={-1}>
          {group !== undefined && isFirst(columns, index, true) && <b>{groupName(group)}</b>}
          {spelled(words.join(' ')) || 'result'}
        </span>
      ))}
    </div>
  );
}

function groupName(group: string): string {
  return group === 'normal' ? 'Normal play' : group === 'misere' ? 'Misère play' : spelled(group);
}

/** Whether a group begins here; the first one needs no distance to the left. */
function isFirst(columns: SurveyMap['columns'], index: number, countsLeft = false): boolean {
  return index === 0 ? countsLeft : columns[index - 1]?.group !== columns[index]?.group;
}

interface RowProperties extends Pick<GridProperties, 'map' | 'measure' | 'chosen' | 'isInHand'> {
  readonly row: MapRow;
  readonly number: number;
  readonly at: Place;
  readonly hasText: boolean;
  onGo(row: number, column: number): void;
}

function Row({ row, map, number, at, chosen, measure, isInHand, hasText, onGo }: RowProperties) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid.
    <div role="row" aria-rowindex={number + 2} className="survey-row" tabIndex={-1}>
      {/* biome-ignore lint/a11y/useSemanticElements: as the grid. */}
      <span role="rowheader" className="survey-name" tabIndex={-1} title={row.name}>
        {row.name}
      </span>
      {row.cells.map((cell, index) => {
        const { words, group, offset } = map.columns[index] as SurveyMap['columns'][number];
        const inHand = cell === undefined && isInHand(row.task + offset);
        const named = [row.name, ...words, ...(group === undefined ? [] : [group])].map(spelled);
        return (
          // biome-ignore lint/a11y/useSemanticElements: as the grid.
          <button
            type="button"
            role="gridcell"
            key={offset}
            className={`survey-cell ${lookOf(cell, measure, inHand)} ${isFirst(map.columns, index) ? 'first' : ''}`}
            tabIndex={at[0] === number && at[1] === index ? 0 : -1}
            aria-selected={cell !== undefined && cell !== null && cell.task === chosen?.task}
            aria-label={`${named.join(', ')}: ${wordsOf(cell, inHand)}`}
            onClick={() => onGo(number, index)}
          >
            {hasText && textOf(cell, measure, inHand)}
          </button>
        );
      })}
    </div>
  );
}

function placeOf(map: SurveyMap, chosen: SurveyRow | undefined): Place {
  const row = map.rows.findIndex(({ cells }) => cells.some((cell) => cell?.task === chosen?.task && chosen !== undefined));
  return row < 0 ? [0, 0] : [row, map.rows[row]?.cells.findIndex((cell) => cell?.task === chosen?.task) ?? 0];
}

function clamp(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place));
}
