/**
 * Terms of a family of octal heaps in settings that have other values than Grundy's: from one table of all heaps, stretch by stretch.
 *
 * A heap is valued once, in a walk over its splits, where a question of its own would build every option. Where the values found
 * prove a period (`theory.ts`), all later ones are copies; it is looked for each time their number has doubled.
 */
import { theoryOf } from '../../compounds/theories.ts';
import type { TermValue } from '../../core/verdict.ts';
import { lastPlace, lookForPeriod } from '../../numeric/octal-period.ts';
import type { HeapFamily } from './heap.ts';
import { termOfTheory } from './term.ts';
import type { TheoryValues } from './theory.ts';

const FIRST_LOOK = 64;
/** Splits that are walked over between two looks at the clock: some tens of milliseconds. */
const SPLITS = 10_000_000;

/** The terms of the heaps 0, 1, 2 …, in stretches that follow one another, without end; undefined where the setting has no theory. */
export function theoryTerms(
  { digits, setting }: HeapFamily,
  values: TheoryValues<unknown> | undefined,
): Generator<readonly TermValue[], never> | undefined {
  const theory = theoryOf(setting);
  if (theory === undefined || values === undefined || digits.some((digit) => digit > 7)) return undefined;
  return termsOf(values, digits, (value) => termOfTheory(theory, value));
}

function* termsOf<V>(
  values: TheoryValues<V>,
  digits: Uint8Array,
  show: (value: V) => TermValue,
): Generator<readonly TermValue[], never> {
  let look = FIRST_LOOK;
  // Somebody else may have computed more of them already.
  for (let from = 0; ; ) {
    const to = Math.min(look, from + Math.ceil(SPLITS / (from + FIRST_LOOK)));
    const known = values.extend(to).slice(0, to);
    yield known.slice(from).map(show);
    from = to;
    if (to < look) continue;
    look *= 2;
    const { proved } = lookForPeriod(values.numbered().subarray(0, to), lastPlace(digits));
    if (proved !== undefined) yield* repeated(known.map(show), proved.period);
  }
}

/** What follows on these terms, whose last `period` ones come again and again. */
function* repeated(terms: readonly TermValue[], period: number): Generator<readonly TermValue[], never> {
  const whole = period * Math.ceil(FIRST_LOOK / period);
  const last = terms.slice(terms.length - period);
  const stretch = Array.from({ length: whole }, (_, index) => last[index % period] as TermValue);
  for (;;) yield stretch;
}
