/** The bar under the board where a compound move is put together, judged and played: one chip for each component. */
import { shownIn } from '../boards/shown-move.ts';
import type { Hint, Look } from '../solver/tasks.ts';
import { groupNumbers } from '../words.ts';
import { componentOf, keyOf, listComponents, type MoveIn, missingToWin, partsOf, withoutNumber } from './compose.ts';
import type { Composition } from './use-composition.ts';

interface Properties {
  readonly look: Look;
  readonly composition: Composition;
  /** How whole moves end; empty where hints are off. */
  readonly hints: ReadonlyMap<string, Hint>;
  onPlay(): void;
}

/** Components that have a chip of their own. */
const MOST_CHIPS = 12;
/** Ways to win that are named. */
const MOST_WAYS = 3;

/** What may be combined, said before anything is. */
const INVITATIONS: Readonly<Record<MoveIn, string>> = {
  one: 'Tap a move.',
  all: 'Move in every component at once: tap a move in each, then Play this move.',
  some: 'Move in any of the components you like, at least one: tap moves, then Play this move.',
};

export function Composer({ look, composition, hints, onPlay }: Properties) {
  const { staged, moveIn, whole, places } = composition;
  const components = listComponents(places);
  const key = keyOf(places, staged);
  const hint = staged.length === 0 ? undefined : [...hints.values()].find(({ move }) => keyOf(places, partsOf(move)) === key);
  const ways = staged.length === 0 || hint?.wins === true ? [] : missingToWin(hints, places, staged);
  const wanted = new Set(ways.flat().map((label) => componentOf(places, label).key));
  const stagedIn = (each: string) => staged.filter((label) => componentOf(places, label).key === each);
  const lacking = components.filter(({ key: each, copies }) => stagedIn(each).length < copies);
  const placed = (label: string) => groupNumbers(placeWords(shownIn(look, label)));
  const named = (label: string) => `${groupNumbers(componentOf(places, label).name)} ${placed(label)}`;
  return (
    <section className="composer" aria-label="Your move so far">
      <p className={staged.length === 0 ? 'invitation' : 'small'}>
        {staged.length === 0 ? INVITATIONS[moveIn] : 'Your move so far'}
      </p>
      <div className="choices">
        {components.slice(0, MOST_CHIPS).map(({ key: each, name, copies }) => {
          const chosen = stagedIn(each);
          const word = moveIn === 'all' || wanted.has(each) || staged.length === 0 ? 'choose' : 'untouched';
          return (
            <span className="chips" key={each}>
              {chosen.map((label, index) => (
                <button
                  type="button"
                  className="chip"
                  key={`${label} ${
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal moves in equal heaps are told apart by their place alone.
                    index
                  }`}
                  onClick={() => composition.unstage(label)}
                >
                  {groupNumbers(name)} {placed(label)} <span aria-hidden="true">✕</span>
                  <span className="hidden">take back</span>
                </button>
              ))}
              {chosen.length < copies && (
                <span className="chip empty">
                  {groupNumbers(name)}: {word}
                </span>
              )}
            </span>
          );
        })}
      </div>
      <p className="judgement" aria-live="polite">
        {hint !== undefined && (
          <b className={hint.wins ? 'wins' : 'loses'}>{hint.wins ? '✓ As it stands this wins.' : '✕ As it stands this loses.'}</b>
        )}
        {ways.length > 0 && ` Add ${waysToWords(ways, named)} to win.`}
        {moveIn === 'all' && staged.length > 0 && lacking.length > 0 && (
          <>
            {' '}
            Conjunctive play:{' '}
            {lacking
              .map(({ name }) => name)
              .slice(0, 3)
              .join(', ')}{' '}
            still {lacking.length === 1 ? 'needs' : 'need'} a move.
          </>
        )}
      </p>
      <div className="composer-buttons">
        <button type="button" onClick={composition.clear} disabled={staged.length === 0}>
          Clear
        </button>
        <button type="button" className="primary" onClick={onPlay} disabled={whole === undefined}>
          Play this move
        </button>
      </div>
    </section>
  );
}

/** Where in its component a move is made: `at 6`, `→ 2`. */
function placeWords(label: string): string {
  const own = withoutNumber(label);
  const arrow = own.indexOf('>');
  return arrow < 0 ? `at ${own}` : `→ ${own.slice(arrow + 1)}`;
}

/** `P8 at 13 or 18`, `P4 at 2 and P8 at 13`. */
function waysToWords(ways: readonly (readonly string[])[], named: (label: string) => string): string {
  const shown = ways.slice(0, MOST_WAYS).map((parts) => parts.map(named).join(' and '));
  const [first = '', ...others] = shown;
  const head = first.slice(0, first.lastIndexOf(' ') + 1);
  return [first, ...others.map((way) => (way.startsWith(head) ? way.slice(head.length) : way))].join(' or ');
}
