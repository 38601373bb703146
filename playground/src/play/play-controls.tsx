/** The buttons under the board: undo, redo, best move, a new position, and who plays whom. */
import { Icon } from '../icon.tsx';
import type { Opponent, Wish } from '../solver/tasks.ts';

interface Properties {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canMove: boolean;
  readonly you: 'first' | 'second';
  readonly against: Opponent;
  /** The alliance of the player who began, where there are alliances. */
  readonly firstAlliance: 1 | 2 | undefined;
  onUndo(): void;
  onRedo(): void;
  onBest(): void;
  onNew(wish: Wish): void;
  onRestart(): void;
  onYou(you: 'first' | 'second'): void;
  onAgainst(against: Opponent): void;
}

const OPPONENT_WORDS: readonly (readonly [Opponent, string])[] = [
  ['perfect', 'Perfect computer'],
  ['random', 'Random computer'],
  ['delaying', 'Delaying computer'],
  ['friend', 'Friend at this screen'],
];

const WISHES: readonly (readonly [Wish, string])[] = [
  ['same', 'of the same size'],
  ['smaller', 'smaller'],
  ['larger', 'larger'],
  ['won', 'a won one'],
  ['lost', 'a lost one'],
];

export function PlayControls(properties: Properties) {
  const { canUndo, canRedo, canMove, you, against, firstAlliance } = properties;
  const sides =
    firstAlliance === undefined
      ? ['You go first', 'You go second']
      : [`You are alliance ${firstAlliance}`, `You are alliance ${3 - firstAlliance}`];
  return (
    <div className="controls">
      <button type="button" className="under-board" onClick={properties.onUndo} disabled={!canUndo}>
        <Icon name="undo" /> Undo
      </button>
      <button type="button" onClick={properties.onRedo} disabled={!canRedo}>
        <Icon name="redo" /> Redo
      </button>
      <button type="button" className="under-board" onClick={properties.onBest} disabled={!canMove}>
        <Icon name="play" /> Best move
      </button>
      <span className="split">
        <button type="button" onClick={() => properties.onNew('same')}>
          <Icon name="dice" /> {firstAlliance === undefined ? 'New position' : 'New table'}
        </button>
        <select
          aria-label="New position"
          value=""
          onChange={({ target: { value } }) =>
            value === 'restart' ? properties.onRestart() : value !== '' && properties.onNew(value as Wish)
          }
        >
          <option value="">▾</option>
          <option value="restart">restart this one</option>
          {WISHES.map(([wish, word]) => (
            <option key={wish} value={wish}>
              {word}
            </option>
          ))}
        </select>
      </span>
      <span className="spacer" />
      <select
        aria-label="Who goes first"
        value={you}
        onChange={(event) => properties.onYou(event.target.value as 'first' | 'second')}
      >
        <option value="first">{sides[0]}</option>
        <option value="second">{sides[1]}</option>
      </select>
      <select aria-label="Opponent" value={against} onChange={(event) => properties.onAgainst(event.target.value as Opponent)}>
        {OPPONENT_WORDS.map(([id, word]) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}
