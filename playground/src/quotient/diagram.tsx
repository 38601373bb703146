/**
 * The diagram of a quotient: boxes of elements that divide each other, lines to their multiples, and arrows for the moves that win.
 *
 * Elements are buttons that a move leads to or not; arrow keys walk over all of them, since all of them can be asked about.
 */
import type { QuotientLayout } from 'impartial/picture';
import type { KeyboardEvent } from 'react';
import { Mark } from '../boards/mark.tsx';
import type { ShownQuotient } from '../solver/quotient-tasks.ts';
import { arcBetween, type Place } from './arcs.ts';
import { elementWords, moveNames, type Target } from './targets.ts';
import { DrawnWord } from './word.tsx';

interface Properties {
  readonly shown: ShownQuotient;
  readonly layout: QuotientLayout;
  readonly targets: ReadonlyMap<number, Target>;
  readonly hints: boolean;
  /** A move that is pointed at elsewhere. */
  readonly pointed: string | undefined;
  onMove(label: string): void;
  onRefuse(why: string): void;
  onPoint(label: string | undefined): void;
}

/** Room around the boxes for arrows, marks and the name of the kernel. */
const AROUND = { left: 14, top: 30, right: 14, bottom: 30 };
/** Beside stacked boxes there is room for the names of moves. */
const LEFT_OF_STACK = 84;
const MOST_ARCS = 6;

export function Diagram(properties: Properties) {
  const { shown, layout, targets, hints, pointed, onMove, onRefuse, onPoint } = properties;
  const { boxes, links, cell } = layout;
  const left = boxes.length > 1 && links.length === 0 ? LEFT_OF_STACK : AROUND.left;
  const width = layout.width + left + AROUND.right;
  const height = layout.height + AROUND.top + AROUND.bottom;
  const arcs = hints ? arcsOf(shown, layout, targets) : [];
  return (
    <svg
      className="diagram"
      viewBox={`${-left} ${-AROUND.top} ${width} ${height}`}
      style={{ width, minWidth: Math.min(width, width * SMALLEST) }}
    >
      <title>The quotient: elements in one box divide each other, lines lead on to their multiples</title>
      {links.map(({ from, to, start, segments }) => (
        <path key={`${from} ${to}`} className="multiple" d={linkPath(start, segments)} />
      ))}
      {boxes.map(({ at, width, height, cells, isKernel }) => (
        <g key={cells[0]?.word}>
          <rect className="box" x={at.x} y={at.y} width={width} height={height} rx="10" />
          {isKernel && boxes.length > 1 && (
            <text className="kernel" x={at.x + width / 2} y={at.y + height + 18} textAnchor="middle">
              kernel: a group of {cells.length}
            </text>
          )}
        </g>
      ))}
      {arcs.map(({ path, element }) => (
        <path key={element} className="move-arc" d={path} />
      ))}
      {boxes.flatMap(({ cells }) =>
        cells.map(({ element, word, at }) => {
          const target = targets.get(element);
          const isPointed = pointed !== undefined && target?.moves.includes(pointed) === true;
          return (
            <ElementButton
              key={element}
              classes={`${classesOf(shown, element, hints ? target : undefined)} ${isPointed ? 'pointed' : ''}`}
              words={elementWords(shown, element, target)}
              {...{ word, at, cell }}
              mark={hints && target !== undefined ? target.wins : undefined}
              onPlay={() => (target === undefined ? onRefuse(`No move leads to ${word}.`) : onMove(target.moves[0] as string))}
              onPoint={(isOn) => onPoint(isOn ? target?.moves[0] : undefined)}
            />
          );
        }),
      )}
      {arcs.map(({ element, label, anchor, moves }) => (
        <text key={element} className="move-name" x={label.x} y={label.y} textAnchor={anchor}>
          {left === AROUND.left ? moveNames(moves) : `${moves[0]}${moves.length > 1 ? '…' : ''}`}
        </text>
      ))}
      <defs>
        <marker id="arc-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="6" markerHeight="6" orient="auto">
          <path d="M0 0 L10 5 L0 10 z" />
        </marker>
      </defs>
    </svg>
  );
}

/** Words of 17 pixels become 12; what is wider then is scrolled. */
const SMALLEST = 12 / 17;

function classesOf(shown: ShownQuotient, element: number, target: Target | undefined): string {
  const isP = shown.elements[element]?.isP === true;
  const here = element === shown.element ? 'here' : '';
  const move = target === undefined ? '' : `target ${target.wins ? 'wins' : 'loses'}`;
  return `element ${isP ? 'lost' : 'won'} ${here} ${move}`;
}

interface ElementProperties {
  readonly classes: string;
  readonly words: string;
  readonly word: string;
  readonly at: Place;
  readonly cell: QuotientLayout['cell'];
  /** Whether a move that leads here wins; undefined where none does, or nothing is told. */
  readonly mark: boolean | undefined;
  onPlay(): void;
  onPoint(isOn: boolean): void;
}

function ElementButton({ classes, words, word, at, cell, mark, onPlay, onPoint }: ElementProperties) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPlay();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
    <g
      className={classes}
      role="button"
      tabIndex={-1}
      aria-label={words}
      data-stop={word}
      onClick={onPlay}
      onKeyDown={press}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <rect className="halo" x={at.x - 3.5} y={at.y - 3.5} width={cell.width + 7} height={cell.height + 7} rx="8" />
      <rect className="cell" x={at.x} y={at.y} width={cell.width} height={cell.height} rx="5" />
      <DrawnWord text={word} x={at.x + cell.width / 2} y={at.y + cell.height / 2} />
      {mark !== undefined && (
        <Mark
          hint={{ move: '', outcome: mark ? 'P' : 'N', wins: mark }}
          x={at.x + cell.width - (mark ? 1 : 3)}
          y={at.y + (mark ? 1 : 3)}
        />
      )}
    </g>
  );
}

function arcsOf({ element: here }: ShownQuotient, { boxes, links, cell }: QuotientLayout, targets: ReadonlyMap<number, Target>) {
  const places = new Map(boxes.flatMap((box) => box.cells.map(({ element, at }) => [element, { box, at }] as const)));
  const from = here === undefined ? undefined : places.get(here);
  if (from === undefined) return [];
  const isStacked = boxes.length > 1 && links.length === 0;
  const winning = [...targets.values()].filter(({ wins, element }) => wins && element !== here).slice(0, MOST_ARCS);
  return winning.flatMap(({ element, moves }, rank) => {
    const to = places.get(element);
    if (to === undefined) return [];
    const ends = { from: from.at, to: to.at, fromBox: from.box, toBox: to.box };
    return [{ element, moves, ...arcBetween(ends, cell, boxes, { rank, of: winning.length }, isStacked) }];
  });
}

function linkPath(start: Place, segments: QuotientLayout['links'][number]['segments']): string {
  const each = segments.map(({ to, bend }) =>
    bend === undefined ? `L${to.x} ${to.y}` : `C${bend[0].x} ${bend[0].y} ${bend[1].x} ${bend[1].y} ${to.x} ${to.y}`,
  );
  return `M${start.x} ${start.y} ${each.join(' ')}`;
}
