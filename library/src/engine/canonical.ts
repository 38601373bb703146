/**
 * The canonical form of a position in misère play: what it is equal to beside everything, not only beside its own kind.
 *
 * Each kind of component has its form from those of its options; a sum has the form of the sum.
 */
import { type Bounds, DEFAULT_LIMITS, LimitReached, type ReachedLimit } from '../core/limits.ts';
import { toLook } from '../core/look.ts';
import type { BadQuestion } from '../core/verdict.ts';
import { CanonicalForms, type Form } from '../misere/canonical-form.ts';
import { Effort } from '../misere/effort.ts';
import { type NamedForms, nameForms, nimHeapOf } from '../misere/form-names.ts';
import { openQuestion } from './moves/open.ts';
import { type OwnOptionNames, refusalOf } from './refusal.ts';
import { ComponentKinds } from './solve/component-kinds.ts';
import { LoopFound } from './solve/loop-found.ts';
import { Session } from './solve/session.ts';
import type { SolveOptions } from './solve/solve.ts';
import { whyNoSum } from './sums-only.ts';

const MOST_KINDS = 2_000;
const MOST_COPIES = 100n;

export interface CanonicalOptions extends SolveOptions {
  /** Another question: whether the two are equal beside everything. */
  readonly equalTo?: string;
}

export interface CanonicalAnswer {
  readonly question: string;
  /** `*2`, or the options, `{0, *2, A}`. */
  readonly form?: string;
  /** The heap of Nim that it is equal to. */
  readonly nim?: number;
  /** The longest play of the form. */
  readonly birthday?: number;
  readonly outcome?: 'N' | 'P';
  /** With it the position is lost. */
  readonly mate?: string;
  /** What the letters in the form and in its mate stand for. */
  readonly followers?: NamedForms['followers'];
  readonly equal?: boolean;
  readonly reason?: string;
  readonly limit?: ReachedLimit;
}

const OWN_OPTIONS: OwnOptionNames<CanonicalOptions> = { equalTo: true };

export function canonicalWith(line: string, options: CanonicalOptions): CanonicalAnswer | BadQuestion {
  const refused = refusalOf(line, options, OWN_OPTIONS);
  if (refused !== undefined) return refused;
  const limits: Bounds = { ...DEFAULT_LIMITS, ...options.limits, onLook: toLook(options) };
  const effort = new Effort(limits, 'the search for the form');
  const forms = new CanonicalForms((stored) => effort.look(stored));
  const session = new Session(options);
  try {
    const found = formOf(line, options, session, forms);
    if ('error' in found) return found;
    const other = options.equalTo === undefined ? undefined : formOf(options.equalTo, options, session, forms);
    if (other !== undefined && 'error' in other) return other;
    const nim = nimHeapOf(found.form);
    const { texts, followers } = nameForms([found.form, forms.mate(found.form)]);
    const [form = '', mate = ''] = texts;
    return {
      question: line,
      form,
      ...(nim !== undefined && { nim }),
      birthday: found.form.birthday,
      outcome: found.form.isWon ? 'N' : 'P',
      mate,
      followers,
      ...(other !== undefined && { equal: other.form === found.form }),
    };
  } catch (error) {
    if (error instanceof LoopFound) return { question: line, reason: 'the game need not end' };
    if (!(error instanceof LimitReached)) throw error;
    return { question: line, reason: error.message, limit: error.limit };
  }
}

/** Throws `LimitReached` and `LoopFound`. */
function formOf(
  line: string,
  options: SolveOptions,
  session: Session,
  forms: CanonicalForms,
): { readonly form: Form } | BadQuestion {
  const opened = openQuestion(line, options.catalogue);
  if (!opened.ok) return { question: line, error: opened.error };
  const refused = whyNoSum('A canonical form', line, opened.value);
  if (refused !== undefined) return { question: line, error: refused };
  const kinds = new ComponentKinds(session, MOST_KINDS);
  const known: Form[] = [forms.zero];
  const sumOf = (heaps: readonly number[]) => heaps.reduce((sum, heap) => forms.plus(sum, known[heap] as Form), forms.zero);
  const heaps = opened.value.games.flatMap((game) =>
    game.components().flatMap(({ item, count }) => {
      if (count > MOST_COPIES) throw new LimitReached('program', Number(MOST_COPIES), 'there are too many equal components');
      return new Array<number>(Number(count)).fill(kinds.numberOf(item));
    }),
  );
  for (let heap = 1; heap < kinds.games.length; heap++) known.push(forms.of(kinds.options(heap).map(sumOf)));
  return { form: sumOf(heaps) };
}
