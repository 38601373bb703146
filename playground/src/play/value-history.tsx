/** The value history: two lanes, one node for each position; a slip is a move that changed lanes. */
import type { Outcome } from 'impartial';
import { useEffect, useRef } from 'react';
import { groupDigits, groupNumbers } from '../words.ts';
import type { Game } from './game.ts';
import { slipsOf, slipWords } from './slips.ts';
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

const STEP = 180;
const LANES = { 1: 54, 2: 94, unknown: 74 } as const;
const RADIUS = 13;
/** Half of the room for words. */
const HALF = 86;

export function ValueHistory({ game, known, isSecret, names, sideNames, onJump }: Properties) {
  const { steps, at } = game;
  const nodes = steps.map(({ question, move, shown = move, told }, index) => {
    const remembered = isSecret ? undefined : known.get(question);
    const winner = remembered === undefined ? undefined : winnerOf(remembered, remembered.mover);
    return {
      move: groupNumbers(shown ?? ''),
      told,
      index,
      remembered,
      winner,
      x: HALF + 3 + index * STEP,
      y: LANES[winner ?? 'unknown'],
    };
  });
  const slip = isSecret ? undefined : slipsOf(game, known).at(-1);
  const head = nodes.at(-1);
  const nextWord = at === steps.length - 1 ? names.next : '';
  const width = (nodes.length + 1) * STEP;
  const moverOf = (index: number) => nodes[index - 1]?.remembered?.mover ?? (index % 2 === 1 ? 1 : 2);
  /** `First took 3 in the second path`. */
  const wordsOf = (index: number) => `${names.sides[moverOf(index) - 1]} ${nodes[index]?.told ?? `played ${nodes[index]?.move}`}`;
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (at > 0) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <>
      {slip !== undefined && (
        <p className="slip">
          <span aria-hidden="true">✕ </span>
          {slipWords(slip)}
        </p>
      )}
      <section className="history" aria-label="Value history">
        <div className="lanes" aria-hidden="true">
          <span>Value history</span>
          <span>{sideNames[0]}</span>
          <span>{sideNames[1]}</span>
        </div>
        <div className="history-scroll">
          <div className="history-track" style={{ width }}>
            <svg height="112" aria-hidden="true">
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
            {nodes.map(({ index, remembered, winner, x, y }) => (
              <button
                type="button"
                key={`node ${index}`}
                ref={index === at ? current : undefined}
                className={`node ${(remembered?.value?.length ?? 0) > 2 ? 'wide' : ''} ${index === at ? 'current' : ''} ${index > at ? 'future' : ''}`}
                style={{ left: x - RADIUS, top: y - RADIUS }}
                aria-current={index === at ? 'step' : undefined}
                aria-label={`${remembered?.value === undefined ? '' : `${remembered.value}, `}${index === 0 ? 'Start' : `Move ${index}, ${wordsOf(index)}`}: ${winner === undefined ? 'not known' : sideNames[winner - 1]}`}
                title={index === 0 ? undefined : wordsOf(index)}
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
                {remembered?.value === undefined ? (winner === undefined ? '?' : '') : groupDigits(remembered.value)}
              </button>
            ))}
            {nextWord !== '' && head !== undefined && (
              <span className="next-node" style={{ left: head.x + STEP - RADIUS, top: head.y - RADIUS }} aria-hidden="true" />
            )}
            {nodes.map(({ index, x }) => (
              <span
                key={`word ${index}`}
                className={`node-word ${index === at ? 'current' : ''}`}
                style={{ left: x - HALF }}
                aria-hidden="true"
              >
                {index === 0 ? 'start' : wordsOf(index)}
              </span>
            ))}
            {nextWord !== '' && head !== undefined && (
              <span className="node-word" style={{ left: head.x + STEP - HALF }} aria-hidden="true">
                {nextWord}
              </span>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
