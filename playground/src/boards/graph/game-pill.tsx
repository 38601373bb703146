/** The game that an edge carries: its line on the edge. At the piece it is a button that opens the game's own board. */
import type { KeyboardEvent } from 'react';
import type { Edge, GraphShape } from '../../shape/shape.ts';
import type { EdgeGame } from '../board-properties.ts';

/** Characters of a line that fit on an edge. */
const SHOWN = 16;

interface Properties {
  readonly shape: GraphShape;
  readonly edge: Edge;
  readonly x: number;
  readonly y: number;
  onOpenGame(game: EdgeGame): void;
  onRefuse(why: string): void;
}

/** What the moves along an edge begin with: `a-b:5>`. */
export function prefixOf({ vertices }: GraphShape, { from, to, weight, game }: Edge): string {
  return `${vertices[from]?.name}-${vertices[to]?.name}:${weight ?? `{${game}}`}>`;
}

export function GamePill({ shape, edge, x, y, onOpenGame, onRefuse }: Properties) {
  const question = edge.game ?? '';
  const shown = question.length > SHOWN ? `${question.slice(0, SHOWN - 1)}…` : question;
  const width = 22 + 7.6 * shown.length;
  const at = shape.vertices[shape.piece ?? -1]?.name;
  const isHere = edge.from === shape.piece || edge.to === shape.piece;
  const open = () =>
    isHere
      ? onOpenGame({ question, prefix: prefixOf(shape, edge) })
      : onRefuse(`The piece is at ${at}: only games on edges at ${at} can be played.`);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    open();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
    <g
      className={`pill game ${isHere ? 'move' : ''}`}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={isHere ? -1 : undefined}
      aria-label={`Edge with the game ${question}${isHere ? ': open it' : ''}`}
      {...(isHere && { 'data-stop': '' })}
      onClick={open}
      onKeyDown={press}
    >
      <title>{question}</title>
      <rect className="halo" x={-width / 2 - 4} y="-18" width={width + 8} height="36" rx="18" />
      <rect x={-width / 2} y="-14" width={width} height="28" rx="14" />
      <text textAnchor="middle" dy="0.35em">
        {shown}
      </text>
    </g>
  );
}
