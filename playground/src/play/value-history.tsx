/** The value history: two lanes, one node for each position; a slip is a move that changed lanes. */
import type { Outcome } from 'impartial';
import { useEffect, useRef } from 'react';
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
  /** Whether values are kept to oneself. */
  readonly isSecret: boolean;
  /** What the two sides are called, and whose move is next; nothing where the game is over. */
  readonly names: { readonly sides: readonly [string, string]; readonly next: string };
  readonly sideNames: readonly [string, string];
  onJump(at: number): void;
}

const STEP = 104;
const LANES = { 1: 38, 2: 78, unknown: 58 } as const;
const RADIUS = 13;

export function ValueHistory({ game, known, isSecret, names, sideNames, onJump }: Properties) {
  const { steps, at } = game;
  const nodes = steps.map(({ question, move }, index) => {
    const remembered = isSecret ? undefined : known.get(question);
    const winner = remembered === undefined ? undefined : winnerOf(remembered, remembered.mover);
    return { move, index, remembered, winner, x: 50 + index * STEP, y: LANES[winner ?? 'unknown'] };
  });
  const slip = nodes.findLast(({ index, winner }) => {
    const before = nodes[index - 1];
    return index <= at && before?.winner !== undefined && winner !== undefined && before.winner !== winner;
  });
  const before = slip === undefined ? undefined : nodes[slip.index - 1];
  const kept = before?.remembered?.winning ?? [];
  const head = nodes.at(-1);
  const nextWord = at === steps.length - 1 ? names.next : '';
  const width = (nodes.length + 1) * STEP + (slip !== undefined && slip.index === nodes.length - 1 ? 3 * STEP : 0);
  const moverName = (index: number) => (nodes[index - 1]?.remembered?.mover ?? (index % 2 === 1 ? 1 : 2)) - 1;
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (at > 0) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <section className="history" aria-label="Value history">
      <div className="lanes" aria-hidden="true">
        <span>Value history</span>
        <span>{sideNames[0]}</span>
        <span>{sideNames[1]}</span>
      </div>
      <div className="history-scroll">
        <div className="history-track" style={{ width }}>
          <svg height="96" aria-hidden="true">
            <line className="lane" x1="0" x2="100%" y1={LANES[1]} y2={LANES[1]} />
            <line className="lane" x1="0" x2="100%" y1={LANES[2]} y2={LANES[2]} />
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
            {nextWord !== '' && head !== undefined && (
              <line className="step future" x1={head.x} y1={head.y} x2={head.x + STEP} y2={head.y} />
            )}
          </svg>
          {nodes.map(({ move, index, remembered, winner, x, y }) => (
            <button
              type="button"
              key={`node ${index}`}
              ref={index === at ? current : undefined}
              className={`node ${index === at ? 'current' : ''} ${index > at ? 'future' : ''}`}
              style={{ left: x - RADIUS, top: y - RADIUS }}
              aria-current={index === at ? 'step' : undefined}
              aria-label={`${remembered?.value === undefined ? '' : `${remembered.value}, `}${index === 0 ? 'Start' : `Move ${index}, ${move}`}: ${winner === undefined ? 'not known' : sideNames[winner - 1]}`}
              onClick={() => onJump(index)}
              onKeyDown={(event) => {
                const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
                if (by === 0) return;
                event.preventDefault();
                onJump(index + by);
                const others = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('button.node');
                others?.[index + by]?.focus();
              }}
            >
              {remembered?.value ?? (winner === undefined ? '?' : '')}
            </button>
          ))}
          {nextWord !== '' && head !== undefined && (
            <span className="next-node" style={{ left: head.x + STEP - RADIUS, top: head.y - RADIUS }} aria-hidden="true" />
          )}
          {nodes.map(({ move, index, x }) => (
            <span
              key={`word ${index}`}
              className={`node-word ${index === at ? 'current' : ''}`}
              style={{ left: x - 50 }}
              aria-hidden="true"
            >
              {index === 0 ? 'start' : `${names.sides[moverName(index)]}: ${move}`}
            </span>
          ))}
          {nextWord !== '' && head !== undefined && (
            <span className="node-word" style={{ left: head.x + STEP - 50 }} aria-hidden="true">
              {nextWord}
            </span>
          )}
          {slip !== undefined && before !== undefined && (
            <p className="slip" style={{ left: slip.x + 16, top: LANES[before.winner ?? 1] - 10 }}>
              <span aria-hidden="true">✕ </span>
              {slip.move} was a slip{kept.length > 0 ? `: ${kept.slice(0, 3).join(' or ')} would have kept the win` : ''}.
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
