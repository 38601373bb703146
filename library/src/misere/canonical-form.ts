/**
 * Canonical forms of games in misère play: equal forms, equal games beside everything [conway1976, ch. 12, after Grundy and Smith 1956].
 *
 * A game with options A… and B… is equal to H = {A…} when every B has an option equal to H and, where H is 0, some B is lost (the proviso:
 * 0 itself is won). A game that allows no such reduction is in canonical form, and games in canonical form are equal only if they are the
 * same. Forms are kept once each, so that equality is that of objects.
 */

export interface Form {
  /** In the order in which forms were made; 0 is the game without moves. */
  readonly number: number;
  /** Canonical, each once, by rising numbers. */
  readonly options: readonly Form[];
  /** Whether the player to move wins. */
  readonly isWon: boolean;
  /** The longest play. */
  readonly birthday: number;
}

export class CanonicalForms {
  private readonly forms = new Map<string, Form>();
  private readonly sums = new Map<string, Form>();
  private readonly mates = new Map<Form, Form>();
  /** Told how many forms and sums are kept, as each is found; throws where these are too many. */
  private readonly onKept: (stored: number) => void;
  /** The game without moves. */
  readonly zero: Form = this.keep([]);

  constructor(onKept: (stored: number) => void = () => undefined) {
    this.onKept = onKept;
  }

  /** How many were made. */
  get size(): number {
    return this.forms.size;
  }

  /** The canonical form of the game with these options, themselves canonical. */
  of(options: Iterable<Form>): Form {
    const distinct = [...new Set(options)].sort((a, b) => a.number - b.number);
    return this.forms.get(keyOf(distinct)) ?? this.reduced(distinct) ?? this.keep(distinct);
  }

  /** The mate: with it a game is lost. */
  mate(form: Form): Form {
    let mate = this.mates.get(form);
    if (mate === undefined) {
      mate = form === this.zero ? this.of([this.zero]) : this.of(form.options.map((option) => this.mate(option)));
      this.mates.set(form, mate);
    }
    return mate;
  }

  /** The sum of two forms. */
  plus(one: Form, other: Form): Form {
    if (one === this.zero) return other;
    if (other === this.zero) return one;
    const key = one.number < other.number ? `${one.number} ${other.number}` : `${other.number} ${one.number}`;
    let sum = this.sums.get(key);
    if (sum === undefined) {
      sum = this.of([
        ...one.options.map((option) => this.plus(option, other)),
        ...other.options.map((option) => this.plus(one, option)),
      ]);
      this.sums.set(key, sum);
      this.onKept(this.sums.size + this.forms.size);
    }
    return sum;
  }

  /** The form that the game with these options reverses to: one whose options are among them, and the others have it as an option. */
  private reduced(options: readonly Form[]): Form | undefined {
    const candidates = new Set(options.flatMap((option) => option.options));
    const own = new Set(options);
    for (const form of candidates) {
      if (!form.options.every((option) => own.has(option))) continue;
      const others = options.filter((option) => !form.options.includes(option));
      const isReversed = others.every((option) => option.options.includes(form));
      if (others.length > 0 && isReversed && (form !== this.zero || others.some(({ isWon }) => !isWon))) return form;
    }
    return undefined;
  }

  private keep(options: readonly Form[]): Form {
    const form = {
      number: this.forms.size,
      options,
      isWon: options.length === 0 || options.some(({ isWon }) => !isWon),
      birthday: 1 + Math.max(-1, ...options.map(({ birthday }) => birthday)),
    };
    this.forms.set(keyOf(options), form);
    return form;
  }
}

function keyOf(options: readonly Form[]): string {
  return options.map(({ number }) => number).join(' ');
}

/** The latest day whose games can be counted: on the next there are 2 to the power of these. */
const LAST_DAY = 6;

/** How many games there are with birthday at most so many days. Throws a RangeError beyond the last day that can be counted. */
export function formsBornBy(day: number): bigint {
  if (day > LAST_DAY) throw new RangeError(`games are counted up to day ${LAST_DAY}, not ${day}`);
  const forms = new CanonicalForms();
  let known: readonly Form[] = [forms.zero];
  for (let today = 1; today <= Math.min(day, 4); today++) {
    const born = new Set<Form>();
    for (let mask = 0; mask < 2 ** known.length; mask++) born.add(forms.of(known.filter((_, at) => ((mask >>> at) & 1) === 1)));
    known = [...born];
  }
  if (day <= 4) return BigInt(known.length);
  const nextDay = setsInForm(known, forms.zero);
  return day === 5 ? BigInt(nextDay.count) : countByReductions(nextDay);
}

/** The sets of known forms that are the options of a canonical form, counted. */
interface SetsInForm {
  readonly count: number;
  /** For each known form, how many of the sets have it; 0 comes first. */
  readonly having: readonly number[];
  /** How many won games have the option 0. */
  readonly wonHavingZero: number;
}

/** The sets that reduce to none of the forms. */
function setsInForm(known: readonly Form[], zero: Form): SetsInForm {
  const bit = new Map(known.map((form, at) => [form, 1 << at]));
  const maskOf = (forms: readonly Form[]) => forms.reduce((mask, form) => mask | (bit.get(form) ?? 0), 0);
  const lost = maskOf(known.filter(({ isWon }) => !isWon));
  const targets = known.map((form) => ({
    own: maskOf(form.options),
    above: maskOf(known.filter(({ options }) => options.includes(form))),
    isZero: form === zero,
  }));
  const having = known.map(() => 0);
  let [count, wonHavingZero] = [0, 0];
  for (let mask = 0; mask < 2 ** known.length; mask++) {
    const reduces = targets.some(({ own, above, isZero }) => {
      const others = mask & ~own;
      return (mask & own) === own && others !== 0 && (others & ~above) === 0 && (!isZero || (others & lost) !== 0);
    });
    if (reduces) continue;
    count++;
    for (let at = 0; at < known.length; at++) if (((mask >>> at) & 1) === 1) having[at] = (having[at] as number) + 1;
    if ((mask & maskOf([zero])) !== 0 && (mask & lost) !== 0) wonHavingZero++;
  }
  return { count, having, wonHavingZero };
}

/**
 * How many sets of the next day's games are in form. A set reduces to H when it has the options of H and besides them only games with the
 * option H, at least one, and for H = 0 a lost one among them; no set reduces to two. So all sets less, for each H, the sets of games that
 * have the option H, but for the empty one and, for H = 0, those of won games alone.
 */
function countByReductions({ count, having, wonHavingZero }: SetsInForm): bigint {
  const powers = having.map((games) => 2n ** BigInt(games));
  const reducing = powers.reduce((sum, power) => sum + power - 1n, 0n) - (2n ** BigInt(wonHavingZero) - 1n);
  return 2n ** BigInt(count) - reducing;
}
