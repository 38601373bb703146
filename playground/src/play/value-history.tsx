/** The value history: two lanes, one node for each position; a slip is a move that changed lanes. */
import type { Outcome } from 'impartial';
import type { Game } from './game.ts';
import { winnerOf } from './turn.ts';

/** What is known of a position that was on the board. */
export interface Remembered {
  readonly outcome: Outcome;
  readonly value?: string;
  readonly winning: readonly string[];
  readonly mover: 1 | 2;
}

interface Properties {
  readonly game: Game;
  readonly known: ReadonlyMap<string, Remembered>;
  readonly sideNames: readonly [string, string];
  onJump(at: number): void;
}

const STEP = 92;
const LANES = { 1: 38, 2: 78, unknown: 58 } as const;

export function ValueHistory({ game, known, sideNames, onJump }: Properties) {
  const { steps, at } = game;
  const nodes = steps.map(({ question, move }, index) => {
    const remembered = known.get(question);
    const winner = remembered === undefined ? undefined : winnerOf(remembered, remembered.mover);
    return { move, index, remembered, winner, x: 30 + index * STEP, y: LANES[winner ?? 'unknown'] };
  });
  const slip = nodes.findLast(({ index, winner }) => {
    const before = nodes[index - 1];
    return index <= at && before?.winner !== undefined && winner !== undefined && before.winner !== winner;
  });
  const before = slip === undefined ? undefined : nodes[slip.index - 1];
  const width = Math.max(300, nodes.length * STEP + 60);
  return (
    <section className="history" aria-label="Value history">
      <div className="lanes" aria-hidden="true">
        <span>Value history</span>
        <span>{sideNames[0]}</span>
        <span>{sideNames[1]}</span>
      </div>
      <div className="history-scroll">
        <div className="history-track" style={{ width }}>
          <svg width={width} height="96" aria-hidden="true">
            <line className="lane" x1="0" x2={width} y1={LANES[1]} y2={LANES[1]} />
            <line className="lane" x1="0" x2={width} y1={LANES[2]} y2={LANES[2]} />
            {nodes.slice(1).map((node, index) => (
              <line
                key={`to ${node.index}`}
                className={node.index > at ? 'step future' : 'step'}
                x1={nodes[index]?.x}
                y1={nodes[index]?.y}
                x2={node.x}
                y2={node.y}
              />
            ))}
          </svg>
          {nodes.map(({ move, index, remembered, winner, x, y }) => (
            <button
              type="button"
              key={`node ${index}`}
              className={`node ${index === at ? 'current' : ''} ${index > at ? 'future' : ''}`}
              style={{ left: x - 14, top: y - 14 }}
              aria-current={index === at ? 'step' : undefined}
              aria-label={`${remembered?.value === undefined ? '' : `${remembered.value}, `}${index === 0 ? 'Start' : `Move ${index}, ${move}`}: ${winner === undefined ? 'not known' : sideNames[winner - 1]}`}
              onClick={() => onJump(index)}
            >
              {remembered?.value ?? (winner === undefined ? '?' : '')}
            </button>
          ))}
          {nodes.map(({ move, index, x }) => (
            <span
              key={`word ${index}`}
              className={`node-word ${index === at ? 'current' : ''}`}
              style={{ left: x - 40 }}
              aria-hidden="true"
            >
              {index === 0 ? 'start' : move}
            </span>
          ))}
        </div>
      </div>
      <p className="slip">
        {slip !== undefined && before !== undefined && (
          <>
            <span aria-hidden="true">✕ </span>
            {slip.move} was a slip
            {before.remembered !== undefined && before.remembered.winning.length > 0
              ? `: ${before.remembered.winning.slice(0, 3).join(' or ')} would have kept the win`
              : ''}
            .
          </>
        )}
      </p>
    </section>
  );
}
