/**
 * The six ways of valuing a component of one of Conway's compounds, for the checks of certificates: written from their definitions [conway1976,
 * Ch. 14], and not from the theories that solve. Values are texts.
 */
import type { Play } from '../../../core/outcome.ts';
import type { Compound } from '../../../core/setting.ts';

/** Values are kept as text: the check compares them and nothing else. */
export interface Valuing {
  readonly ended: string;
  of(options: ReadonlySet<string>): string;
  both(a: string, b: string): string;
  shown(value: string): string;
}

const ENDED = 'ended';

/** How components are valued; undefined in disjunctive misère play, where they have no values. */
export function valuingOf(compound: Compound, misere: boolean): Valuing | undefined {
  const itself = (value: string) => value;
  const wins = (options: ReadonlySet<string>) => [...options].filter((each) => (Number(each) % 2 === 0) !== misere).map(Number);
  switch (compound) {
    case 'disjunctive':
      return misere ? undefined : { ended: '0', of: least, both: nim, shown: itself };
    case 'diminished-disjunctive': {
      const isNumber = (value: string) => /^\d/.test(value);
      return {
        ended: ENDED,
        of: (options) => (options.has(ENDED) && !misere ? 'soon' : least(new Set([...options].filter(isNumber)))),
        both: (a, b) => (isNumber(a) && isNumber(b) ? nim(a, b) : [a, b].includes(ENDED) ? ENDED : 'soon'),
        shown: (value) => (isNumber(value) ? value : ''),
      };
    }
    case 'conjunctive':
    case 'continued-conjunctive': {
      const isShort = compound === 'conjunctive';
      const pick = (numbers: readonly number[], small: boolean) => (small ? Math.min(...numbers) : Math.max(...numbers));
      return {
        ended: '0',
        of: (options) => {
          const good = wins(options);
          return String(1 + (good.length > 0 ? pick(good, isShort) : pick([...options].map(Number), !isShort)));
        },
        both: (a, b) => String(pick([Number(a), Number(b)], isShort)),
        shown: itself,
      };
    }
    case 'selective':
    case 'shortened-selective':
      return selective(compound === 'selective', misere);
    default:
      return undefined;
  }
}

/** Long rule: the outcome in normal play, and the outcome of the component alone; short rule: one outcome. `W`: the player to move wins. */
function selective(isLong: boolean, misere: boolean): Valuing {
  const lost = (value: string) => (value === ENDED ? !misere : value.at(-1) === 'L');
  const lostInNormal = (value: string) => value === ENDED || value[0] === 'L';
  const letter = (won: boolean) => (won ? 'W' : 'L');
  return {
    ended: ENDED,
    of(options) {
      const own = letter([...options].some(lost));
      return isLong ? letter([...options].some(lostInNormal)) + own : own;
    },
    both(a, b) {
      if (a === ENDED || b === ENDED) return isLong ? (a === ENDED ? b : a) : ENDED;
      const won = letter([a, b].some((each) => each[0] === 'W'));
      return isLong ? won + won : won;
    },
    shown: (value) => letter(!lost(value)),
  };
}

function least(values: ReadonlySet<string>): string {
  let value = 0;
  while (values.has(String(value))) value++;
  return String(value);
}

function nim(a: string, b: string): string {
  return String(Number(a) ^ Number(b));
}

/** A value of this check as the theories of compounds write theirs. */
export function encodedValue(value: string, compound: Compound, play: Play): string {
  const isWon = (letter: string | undefined) => (letter === 'W' ? 1 : 0);
  switch (compound) {
    case 'diminished-disjunctive':
      return value === ENDED ? '-2' : value === 'soon' ? '-1' : value;
    case 'selective':
      if (value === ENDED) return '0';
      return String(play === 'normal' ? isWon(value[0]) : 1 + 2 * isWon(value[0]) + isWon(value[1]));
    case 'shortened-selective':
      return value === ENDED ? '-1' : String(isWon(value[0]));
    default:
      return value;
  }
}
