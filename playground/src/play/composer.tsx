/** The bar under the board where a compound move is put together, judged and played. */
import type { Hint } from '../solver/tasks.ts';
import { keyOf, type MoveIn, missingToWin, partsOf } from './compose.ts';

interface Properties {
  readonly staged: readonly string[];
  readonly moveIn: MoveIn;
  /** Whether what is staged is a whole move. */
  readonly isWhole: boolean;
  readonly hints: ReadonlyMap<string, Hint>;
  onUnstage(label: string): void;
  onClear(): void;
  onPlay(): void;
}

export function Composer({ staged, moveIn, isWhole, hints, onUnstage, onClear, onPlay }: Properties) {
  const key = keyOf(staged);
  const hint = [...hints.values()].find(({ move }) => keyOf(partsOf(move)) === key);
  const missing = staged.length === 0 ? undefined : missingToWin(hints, staged);
  return (
    <section className="composer" aria-label="Your move so far">
      <p className="small">Your move so far</p>
      <div className="choices">
        {staged.map((label, index) => {
          const place = `${label} ${index}`;
          return (
            <button type="button" className="chip" key={place} onClick={() => onUnstage(label)}>
              {label.replace('>', ' → ')} <span aria-hidden="true">✕</span>
              <span className="hidden">take back</span>
            </button>
          );
        })}
        <span className="chip empty">{moveIn === 'all' ? 'choose in every component' : 'choose in one component or more'}</span>
      </div>
      <p className="judgement" aria-live="polite">
        {hint !== undefined && (
          <b className={hint.wins ? 'wins' : 'loses'}>{hint.wins ? '✓ As it stands this wins.' : '✕ As it stands this loses.'}</b>
        )}
        {hint?.wins !== true && missing !== undefined && missing.length > 0 && ` Add ${missing.join(' and ')} to win.`}
        {hint === undefined &&
          staged.length > 0 &&
          !isWhole &&
          moveIn === 'all' &&
          'Conjunctive play: every component still needs its move.'}
      </p>
      <div className="composer-buttons">
        <button type="button" onClick={onClear} disabled={staged.length === 0}>
          Clear
        </button>
        <button type="button" className="primary" onClick={onPlay} disabled={!isWhole}>
          Play this move
        </button>
      </div>
    </section>
  );
}
