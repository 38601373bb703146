/**
 * A check for people: each step with its sign, then the sum.
 */
import { claimsAmong } from '../core/claims.ts';
import { wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

export interface ShownCheck {
  readonly ok: boolean;
  readonly steps: readonly { readonly what: string; readonly result: 'holds' | 'fails' | 'not done'; readonly detail?: string }[];
  /** What was not looked at. */
  readonly notCovered?: readonly string[];
}

export function checkToText({ ok, steps, notCovered = [] }: ShownCheck, look: Look = PLAIN_LOOK): string {
  const { paint } = look;
  const sign = { holds: paint.good('✓'), fails: paint.bad('✗'), 'not done': paint.bad('?') };
  const lines = steps.flatMap(({ what, result, detail }) => {
    const [first = '', ...rest] = wrapWords(detail === undefined ? what : `${what}: ${detail}`, look.width - 4);
    return [`  ${sign[result]} ${first}`, ...rest.map((line) => `    ${line}`)];
  });
  const count = (wanted: string) => steps.filter(({ result }) => result === wanted).length;
  const parts = [`${count('holds')} of ${steps.length} steps hold`];
  if (count('fails') > 0) parts.push(`${count('fails')} fail`);
  if (count('not done') > 0) parts.push(`${count('not done')} not done`);
  // Steps that do not hold say it themselves.
  const claims = !ok && count('holds') === steps.length ? claimsAmong(notCovered) : [];
  if (claims.length > 0) parts.push(`and nothing covers ${claims.join(' and ')}`);
  const sum = `${ok ? 'Checked' : 'Not confirmed'}: ${parts.join(', ')}.`;
  const left = notCovered.length === 0 ? [] : wrapWords(`Not covered: ${notCovered.join(', ')}.`, look.width);
  return `${[...lines, ...wrapWords(sum, look.width).map(ok ? paint.good : paint.bad), ...left].join('\n')}\n`;
}
