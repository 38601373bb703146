/**
 * A referee for sums of paths, cycles and stars in Node-Kayles under the twelve settings, for tests.
 *
 * It knows the moves on these graphs and the three words of a setting, and nothing else: no theory, no value, no bit sets.
 */
import { COMPOUNDS, type Setting } from '../../../core/setting.ts';

type Kind = 'P' | 'C' | 'S';
export interface Component {
  readonly kind: Kind;
  readonly order: number;
}
export const P = (order: number): Component => ({ kind: 'P', order });
export const ended = P(0);

/** What each move in a component leaves: at least one component, ended where nothing is left. S has `order` leaves. */
function options({ kind, order }: Component): Component[][] {
  if (kind === 'C' && order >= 3) return [[P(order - 3)]];
  if (kind === 'S' && order >= 1) return [[ended], order === 1 ? [ended] : Array.from({ length: order - 1 }, () => P(1))];
  const length = kind === 'S' ? 1 : order;
  return Array.from({ length }, (_, vertex) => {
    const parts = [vertex - 1, length - vertex - 2].filter((part) => part > 0).map(P);
    return parts.length === 0 ? [ended] : parts;
  });
}

const isEnded = ({ kind, order }: Component) => order === 0 && kind !== 'S';
export const keyOf = (components: readonly Component[]) =>
  components
    .map(({ kind, order }) => kind + order)
    .sort()
    .join(' ');

export class Referee {
  private readonly memo = new Map<string, boolean>();
  private readonly setting: Setting;

  constructor(setting: Setting) {
    this.setting = setting;
  }

  isWon(components: readonly Component[]): boolean {
    const { moveIn, ends } = COMPOUNDS[this.setting.compound];
    const live = components.filter((component) => !isEnded(component));
    const over = ends === 'first' ? live.length < components.length : live.length === 0;
    if (over) return this.setting.play === 'misere';
    const key = keyOf(live);
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    let won = false;
    for (const option of moveIn === 'one' ? inOne(live) : inMany(live, moveIn === 'some')) {
      won = !this.isWon(option);
      if (won) break;
    }
    this.memo.set(key, won);
    return won;
  }
}

function* inOne(live: readonly Component[]): Iterable<Component[]> {
  for (const [index, component] of live.entries()) {
    for (const parts of options(component)) yield live.toSpliced(index, 1, ...parts);
  }
}

/** A move in every component, or in some but not none. */
function* inMany(live: readonly Component[], mayStay: boolean): Iterable<Component[]> {
  const choices = live.map((component) => [...(mayStay ? [undefined] : []), ...options(component)]);
  const places = live.map(() => 0);
  for (;;) {
    if (!mayStay || places.some((place) => place > 0)) {
      yield places.flatMap((place, index) => choices[index]?.[place] ?? [live[index] as Component]);
    }
    let index = 0;
    for (; index < places.length; index++) {
      places[index] = (places[index] as number) + 1;
      if ((places[index] as number) < (choices[index]?.length ?? 0)) break;
      places[index] = 0;
    }
    if (index === places.length) return;
  }
}
