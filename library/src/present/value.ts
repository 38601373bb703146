/**
 * Values in words: `*3` for a nimber, `0` for the zero game.
 */
import type { Nimber } from '../core/nimber.ts';
import type { Values } from '../core/verdict.ts';

export function nimberToText(value: Nimber): string {
  return value === 0 ? '0' : `*${value}`;
}

/** Everything that is known besides the outcome: `value *3`, `remoteness 4`. */
export function listValues(values: Values): string[] {
  const known: string[] = [];
  if (values.grundy !== undefined) known.push(`value ${nimberToText(values.grundy)}`);
  if (values.foreclosed === null) known.push('foreclosed value undefined');
  else if (values.foreclosed !== undefined) known.push(`foreclosed value ${nimberToText(values.foreclosed)}`);
  if (values.remoteness !== undefined) known.push(`remoteness ${values.remoteness}`);
  if (values.suspense !== undefined) known.push(`suspense ${values.suspense}`);
  for (const [name, length] of Object.entries(values.length ?? {})) known.push(`length (${name}) ${length}`);
  return known;
}
