/** The board of an invention: switches, picture, legend, buttons. It is drawn by what the game says of itself. */
import { COMPOUNDS, type Compound } from 'impartial';
import { Component, type ReactNode, useMemo, useState } from 'react';
import { Board } from '../boards/board.tsx';
import { boardOf } from '../boards/boards.ts';
import { Icon } from '../icon.tsx';
import { Composer } from '../play/composer.tsx';
import { Legend, numberWords } from '../play/legend.tsx';
import { PhoneButtons } from '../play/phone-parts.tsx';
import { useComposition } from '../play/use-composition.ts';
import { readSetting, withSetting } from '../question-options.ts';
import type { Hint } from '../solver/tasks.ts';
import { capital } from '../words.ts';
import { actionsOf, isSquare } from './actions.ts';
import type { LoadedGame } from './use-invention.ts';
import type { Against, OwnGame } from './use-own-game.ts';
import type { OwnPosition } from './use-own-position.ts';

interface Properties {
  readonly game: LoadedGame;
  readonly line: string;
  readonly position: OwnPosition;
  readonly own: OwnGame;
  readonly against: Against;
  readonly hasVerdict: boolean;
  onAgainst(against: Against): void;
  onSay(words: string): void;
}

const NO_HINTS: ReadonlyMap<string, Hint> = new Map();

export function BoardCard({ game, line, position, own, against, hasVerdict, onAgainst, onSay }: Properties) {
  const [wantsHints, setHints] = useState(true);
  const [pointed, setPointed] = useState<string>();
  const { facts } = game;
  const { look } = position;
  const hints = wantsHints && hasVerdict ? position.hints : NO_HINTS;
  const composition = useComposition(look, hints);
  const { play, compound } = readSetting(line, facts.misere ? 'misere' : 'normal');
  const set = (setting: { play: 'normal' | 'misere'; compound: Compound }) =>
    own.begin(withSetting(line, setting, facts.misere ? 'misere' : 'normal'));
  const [first] = look?.shapes ?? [];
  const [clickedAt] = position.clicked;
  const actions = useMemo(() => actionsOf(look, clickedAt), [look, clickedAt]);
  const isNumbered = first !== undefined && (boardOf(first).showsNumbers?.(first) === true || [...actions.keys()].some(isSquare));
  const isOver = look?.question === line && look.moves.length === 0 && look.movesComplete;
  const canMove = hasVerdict && !isOver && look !== undefined;
  const samples = facts.samples.filter((sample) => !sample.includes('{'));
  const moveMade = (label: string) => {
    if (!composition.composes) return own.play(label);
    composition.toggle(label);
  };
  return (
    <section className="invent-card invent-board" aria-label="Board">
      <div className="switches">
        <div className="segmented">
          <button type="button" aria-pressed={play === 'normal'} onClick={() => set({ play: 'normal', compound })}>
            Normal
          </button>
          <button type="button" aria-pressed={play === 'misere'} onClick={() => set({ play: 'misere', compound })}>
            Misère
          </button>
        </div>
        {!facts.indivisible && (
          <select
            aria-label="Compound"
            value={compound}
            onChange={(event) => set({ play, compound: event.target.value as Compound })}
          >
            {Object.keys(COMPOUNDS).map((name) => (
              <option key={name} value={name}>
                {capital(name.replace('-', ' '))}
              </option>
            ))}
          </select>
        )}
        <span className="spacer" />
        <button type="button" aria-pressed={wantsHints} onClick={() => setHints(!wantsHints)}>
          <Icon name="eye" /> Hints
        </button>
      </div>
      {look === undefined ? (
        <div className="board waiting" aria-busy="true" />
      ) : (
        <Drawn key={look.question}>
          <Board
            shapes={look.shapes}
            moves={composition.singles}
            owners={composition.places}
            hints={composition.hints}
            staged={composition.staged}
            actions={actions}
            clicked={position.clicked}
            pointed={pointed}
            overlay={undefined}
            onMove={moveMade}
            onRefuse={onSay}
            onPoint={setPointed}
          />
        </Drawn>
      )}
      <Legend
        wantsHints={wantsHints}
        numbers={isNumbered ? numberWords(composition.hints) : ''}
        pointed={pointed === undefined ? '' : `move ${pointed}`}
        standing={isOver ? overWords(play) : own.isComputers ? 'The computer’s turn.' : 'Your turn.'}
        signs={(first && boardOf(first).signs?.(first)) ?? []}
      />
      {composition.composes && look !== undefined && (
        <Composer
          look={look}
          composition={composition}
          hints={hints}
          onPlay={() => {
            const { whole } = composition;
            composition.clear();
            if (whole !== undefined) own.play(whole);
          }}
        />
      )}
      <PhoneButtons
        canUndo={own.canUndo}
        canMove={canMove}
        hints={wantsHints}
        onUndo={own.undo}
        onHints={() => setHints(!wantsHints)}
        onBest={own.best}
      />
      <div className="controls">
        <button type="button" onClick={own.undo} disabled={!own.canUndo}>
          <Icon name="undo" /> Undo
        </button>
        <button type="button" onClick={own.best} disabled={!canMove}>
          <Icon name="play" /> Best move
        </button>
        <select aria-label="Position" value="" onChange={(event) => own.begin(`${facts.id} ${event.target.value}`)}>
          <option value="">Position…</option>
          {samples.map((sample) => (
            <option key={sample}>{sample}</option>
          ))}
        </select>
        <span className="spacer" />
        <select aria-label="Opponent" value={against} onChange={(event) => onAgainst(event.target.value as Against)}>
          <option value="perfect">Perfect</option>
          <option value="friend">A friend</option>
        </select>
      </div>
      <p className="hidden" role="status">
        {own.said}
      </p>
    </section>
  );
}

function overWords(play: 'normal' | 'misere'): string {
  return play === 'normal' ? 'No move is left: who moved last wins.' : 'No move is left: who moved last loses.';
}

/** A picture that cannot be drawn takes nothing with it. */
class Drawn extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p className="note board">This position cannot be drawn.</p> : this.props.children;
  }
}
