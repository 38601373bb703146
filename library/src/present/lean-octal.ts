/** The period of an octal game as a file for Lean 4: the theorem, proved once, then digits and values, then what follows. */
import { LEAN_OCTAL_PRELUDE } from './lean-octal-prelude.ts';

export interface ShownPeriodTable {
  readonly question: string;
  readonly code: string;
  readonly shift: number;
  readonly digits: readonly number[];
  readonly period: number;
  readonly from: number;
  readonly values: readonly number[];
  readonly bound: number;
}

/** The values are one number in hexadecimal, the last value first: a kernel finds an entry of it by one division. */
export function periodTableToLean({ question, code, shift, digits, period, from, values, bound }: ShownPeriodTable): string {
  const width = Math.max(...values).toString(16).length;
  const packed = values.map((value) => value.toString(16).padStart(width, '0')).reverse();
  const member = shift === 0 ? 'n' : shift > 0 ? `n - ${shift}` : `n + ${-shift}`;
  const value = `(extend ${16 ** width} values ${from} ${period})`;
  return [
    LEAN_OCTAL_PRELUDE,
    `/- ${question.replace(/\s+/g, ' ').replaceAll('-/', '- /')}: the heap of ${member} in ${code}. -/`,
    'namespace Impartial.Question\n',
    `def digits : List Nat := [${digits.join(', ')}]\n`,
    `/-- The values of the heaps ${values.length - 1} down to 0, in base ${16 ** width}. -/`,
    `def values : Nat := 0x${packed.join('')}\n`,
    `theorem differ : allBelow (differs digits ${value}) ${bound} = true := by decide +kernel\n`,
    `theorem reach : allBelow (reached digits ${value}) ${bound} = true := by decide +kernel\n`,
    `/-- The values, repeated, are the Grundy function. -/`,
    `theorem grundy : ∀ n, IsMex digits ${value} n :=`,
    `  octal_period (bound := ${bound}) (by decide) (by decide) (by first | decide | simp [digits]) differ reach\n`,
    `theorem answer (g : Nat → Nat) (hg : ∀ n, IsMex digits g n) : ∀ n, ${from} ≤ n → g (n + ${period}) = g n :=`,
    '  fun n h => period_of_grundy grundy g hg n h\n',
    'end Impartial.Question\n',
  ].join('\n');
}
