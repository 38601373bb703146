/** The game that an edge carries, on a board of its own: a move made here is a move along the edge. */
import { useEffect, useRef, useState } from 'react';
import { Board } from '../boards/board.tsx';
import type { EdgeGame } from '../boards/board-properties.ts';
import { useDesk } from '../desk/use-desk.ts';
import type { Hint, Look } from '../solver/tasks.ts';

interface Properties {
  readonly edge: EdgeGame;
  /** The moves of the whole position, and how they end. */
  readonly moves: ReadonlySet<string>;
  readonly hints: ReadonlyMap<string, Hint>;
  onMove(label: string): void;
  onClose(): void;
}

export function EdgeGameSheet({ edge, moves, hints, onMove, onClose }: Properties) {
  const { question, prefix } = edge;
  const dialog = useRef<HTMLDialogElement>(null);
  const desk = useDesk();
  const [look, setLook] = useState<Look>();
  const [pointed, setPointed] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    desk
      .ask('look', { question, narrow: true })
      .then((found) => found !== undefined && !('error' in found) && setLook(found))
      .catch(() => setSaid('The board of this game could not be drawn.'));
  }, [desk, question]);

  /** The move along the edge that each move here stands for. */
  const outer = new Map<string, string>();
  for (const { move, to } of look?.moves ?? []) if (moves.has(`${prefix}{${to}}`)) outer.set(move, `${prefix}{${to}}`);
  const inner = new Map(
    [...outer].flatMap(([move, label]) => {
      const hint = hints.get(label);
      return hint === undefined ? [] : [[move, { ...hint, move }] as const];
    }),
  );
  function play(move: string) {
    const label = outer.get(move);
    if (label === undefined) return setSaid(`${move} is no move here.`);
    dialog.current?.close();
    onMove(label);
  }
  const name = prefix.slice(0, prefix.indexOf(':'));
  return (
    <dialog ref={dialog} className="sheet" onClose={onClose} aria-labelledby="edge-game-title">
      <h2 id="edge-game-title">Edge {name}</h2>
      <p>
        <code>{question}</code>
      </p>
      <p className="sheet-sentence" aria-live="polite">
        {said || ruleWords(look)} A move here takes the piece along the edge.
      </p>
      {look !== undefined && (
        <Board
          id="edge-board"
          shapes={look.shapes}
          moves={new Set(outer.keys())}
          hints={inner}
          staged={[]}
          pointed={pointed}
          overlay={undefined}
          onMove={play}
          onRefuse={setSaid}
          onPoint={setPointed}
        />
      )}
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

/** The first sentence of each rule: who wins is a matter of the whole board. */
function ruleWords(look: Look | undefined): string {
  return look?.rules.map(({ rule }) => rule.split(/(?<=\.) /)[0]).join(' ') ?? '';
}
